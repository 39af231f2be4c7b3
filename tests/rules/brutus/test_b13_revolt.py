"""Chapter B-13: the Gladiators' Revolt."""

import pytest

from ludus.core.message import say
from rules.brutus.build import keys, lead, play, seat_ref, seen, table, told
from rules.brutus.build_effects import A, C, D, O, ended, give, walk, won

# B-13.1


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_b_13_1_last_cards_that_are_twos_bring_two_points_each(count: int) -> None:
    state = table({O: f"2x{count}"}, revolt=True)
    log = play(state, f"0: 2x{count}")
    assert seen(state).scores == (6 + 2 * count, 0, 0, 0)
    assert seen(state).gains.revolt == [2 * count, 0, 0, 0]
    assert told(log, "brutus-revolt") == [say("brutus-revolt", seat=seat_ref(O), points=2 * count)]


def test_b_13_1_up_to_sixteen_points() -> None:
    state = table({O: "2x8"}, players=9, revolt=True)
    play(state, "0: 2x8")
    assert seen(state).scores[O] == 16 + 16


def test_b_13_1_only_the_last_combination_counts() -> None:
    state = table({O: "2 2 2"}, revolt=True)
    lead(state, "2x2")
    assert seen(state).scores[O] == 0
    play(state, "0: 2x1")
    assert seen(state).scores[O] == 6 + 2


@pytest.mark.parametrize("value", [1, *range(3, 14)])
def test_b_13_1_other_values_bring_none(value: int) -> None:
    state = table({O: f"{value}x2"}, revolt=True)
    play(state, f"0: {value}x2")
    assert seen(state).scores[O] == 6


def test_b_13_1_without_the_variant_twos_bring_none() -> None:
    state = table({O: "2x2"})
    log = play(state, "0: 2x2")
    assert seen(state).scores[O] == 6
    assert "brutus-revolt" not in keys(log)


# B-13.2


@pytest.mark.parametrize(("place", "points"), [(1, 12), (2, 10), (3, 8), (4, 6), (5, 4), (6, 2)])
def test_b_13_2_it_applies_to_every_place_but_the_last(place: int, points: int) -> None:
    out = [6, 1, 4, 2, 5][: place - 1]
    state = table({O: "2"}, players=7, out=out, revolt=True, end={"manches": 1})
    play(state, "0: 2x1")
    assert seen(state).places[O] == place
    assert seen(state).scores[O] == points + 2


def test_b_13_2_the_last_player_never_gets_it() -> None:
    state = table({O: "3", A: "2 2"}, out=[C, D], revolt=True, end={"manches": 1})
    play(state, "0: 3x1")
    assert ended(state).scores == (2, 0, 6, 4)
    assert seen(state).manches[0].revolt == (0, 0, 0, 0)


# B-13.3


@pytest.mark.parametrize("value", [9, 10, 11, 12])
def test_b_13_3_going_out_by_an_effect_never_earns_it(value: int) -> None:
    state = won(f"{value}x1", "2", revolt=True)
    if value in (9, 11):
        give(state, (2, C))
    else:
        play(state, "0: discard 2")
    assert seen(state).places[O] == 1
    assert seen(state).scores[O] == 6
    assert seen(state).gains.revolt == [0, 0, 0, 0]


# B-13.4


def test_b_13_4_the_combination_need_not_win_the_round() -> None:
    state = table({O: "2 2", A: "3 3 4"}, revolt=True)
    play(state, "0: 2x2")
    assert seen(state).scores[O] == 6 + 4  # before anybody has replied
    play(state, "1: 3x2")
    assert seen(state).scores[O] == 6 + 4


def test_b_13_4_a_reply_on_ones_counts() -> None:
    state = table({O: "1 1 5", A: "2 2"}, revolt=True)
    play(state, "0: 1x2", "1: 2x2")
    assert seen(state).scores[A] == 6 + 4


def test_b_13_4_an_equal_reply_on_twos_counts() -> None:
    state = table({O: "2 2 5", A: "2 2"}, revolt=True, power=True)
    play(state, "0: 2x2", "1: 2x2")
    assert seen(state).scores == (0, 6 + 4, 0, 0)


# B-13.5


def test_b_13_5_it_is_scored_when_the_exit_ends_the_manche() -> None:
    state = table({C: "2 2", D: "5 6"}, turn=C, out=[O, A], revolt=True, end={"manches": 2})
    play(state, "2: 2x2")
    assert seen(state).manche == 2
    assert seen(state).scores == (6, 4, 2 + 4, 0)
    assert seen(state).manches[0].revolt == (0, 0, 4, 0)


def test_b_13_5_a_manche_keeps_it_apart_from_the_position_points() -> None:
    hands = {O: "13 13", A: "2", C: "3", D: "4"}
    state = table(hands, turn=A, revolt=True, end={"manches": 1})
    walk(state, A, C, D)
    (manche,) = seen(state).manches
    assert (manche.position, manche.revolt) == ((0, 6, 4, 2), (0, 2, 0, 0))
    assert ended(state).scores == (0, 8, 4, 2)
