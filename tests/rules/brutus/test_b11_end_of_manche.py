"""Chapter B-11: the end of a manche."""

import pytest

from ludus.core.message import say
from ludus.games.brutus import GAME
from rules.brutus.build import (
    PLAYERS,
    deal,
    fresh,
    hand,
    keys,
    lead,
    past,
    play,
    play_manche,
    seat_ref,
    seen,
    table,
    told,
)
from rules.brutus.build_effects import (
    POINTS,
    A,
    C,
    D,
    O,
    ended,
    finish,
    give,
    known,
    parade,
    walk,
    won,
)

# B-11.1


def test_b_11_1_the_last_player_gets_no_reply() -> None:
    state = table({A: "4", D: "5 6"}, turn=A, out=[O, C], end={"manches": 2})
    log = play(state, "1: 4x1")  # seat 3 could beat it
    assert seen(state).places == (0, 0, 0, 0)
    assert (seen(state).manche, seen(state).phase) == (2, "announce")
    assert told(log, "brutus-last") == [say("brutus-last", seat=seat_ref(D))]
    assert not told(log, "brutus-wins")


def test_b_11_1_an_exit_by_a_reply_ends_it_too() -> None:
    state = table({A: "4 5", D: "6"}, turn=A, out=[O, C], end={"manches": 1})
    play(state, "1: 4x1", "3: 6x1")
    assert ended(state).scores == (6, 0, 4, 2)
    assert hand(state, A) == "5"


@pytest.mark.parametrize("value", [9, 10, 11, 12])
def test_b_11_1_and_so_does_an_exit_by_an_effect(value: int) -> None:
    state = won(f"{value}x1", "3", others={A: "2 2"}, out=[C, D], end={"manches": 1})
    if value in (9, 11):
        give(state, (3, A))
    else:
        play(state, "0: discard 3")
    assert seen(state).places == (3, 4, 1, 2)
    assert ended(state).scores == (2, 0, 6, 4)


def test_b_11_1_it_goes_on_while_two_are_in() -> None:
    state = table({A: "4", C: "2 3", D: "5 6"}, turn=A, out=[O], end={"manches": 1})
    play(state, "1: 4x1", "2: pass")
    assert (seen(state).phase, seen(state).turn) == ("reply", D)


# B-11.2


@pytest.mark.parametrize("players", PLAYERS)
def test_b_11_2_the_last_player_takes_servus_and_scores_nothing(players: int) -> None:
    order = [*range(1, players), 0]
    state = finish(order, end={"manches": 1})
    assert seen(state).places[0] == players
    assert seen(state).ranks[-1] == 0
    assert (seen(state).scores[0], seen(state).manches[0].position[0]) == (0, 0)


# B-11.3


def test_b_11_3_the_last_player_keeps_the_points_of_caesar() -> None:
    hands = {C: "3", O: "4", A: "5", D: "13 12 6 7"}
    state = table(hands, turn=D, end={"manches": 1})
    lead(state, "13x1")
    lead(state, "12x1")
    play(state, "3: discard 7")
    walk(state, C, O, A)
    assert ended(state).scores == (4, 2, 6, 1)
    assert seen(state).manches[0].caesar == (0, 0, 0, 1)


def test_b_11_3_and_those_of_benevolence() -> None:
    for seed in range(100):
        state = fresh(benevolence=True, end={"manches": 1})
        play(state, "0: forum 1", *(f"{seat}: lay {hand(state, seat)[0]}" for seat in range(4)))
        play(state, "0: mercy yes")
        play_manche(state, seed)
        (manche,) = seen(state).manches
        assert manche.mercy == (2, 0, 0, 0)
        assert seen(state).scores[O] == 2 + manche.position[O] + manche.caesar[O]
        if manche.places[O] == 4:
            return
    pytest.fail("the Imperator is never last")


# B-11.4


@pytest.mark.parametrize("first", range(4))
def test_b_11_4_the_first_player_out_has_won_the_manche(first: int) -> None:
    order = [(first + step) % 4 for step in range(4)]
    state = finish(order, end={"manches": 2})
    assert seen(state).won == tuple(int(seat == first) for seat in range(4))


def test_b_11_4_whatever_others_gained() -> None:
    """Seat 2 has more points in this manche, by Revolt, but was second out."""
    state = table({O: "1", A: "9 9", C: "2", D: "9 9"}, revolt=True, end={"manches": 2})
    play(state, "0: 1x1", "1: pass", "2: 2x1", "3: pass", "1: pass")
    assert seen(state).scores == (6, 0, 6, 0)
    play_manche(state)
    assert seen(state).won == (1, 0, 0, 0)


# B-11.5


def test_b_11_5_ranks_are_the_places_just_obtained_and_not_the_totals() -> None:
    history = [past([0, 1, 2, 3]), past([0, 1, 2, 3])]
    state = finish([3, 2, 0, 1], history, end={"manches": 4})
    assert seen(state).scores == (14, 8, 8, 6)
    assert seen(state).ranks == (3, 2, 0, 1)
    assert seen(state).turn == D  # the new Imperator speaks first


# B-11.6


@pytest.mark.parametrize("order", [[0, 1, 2, 3], [3, 1, 0, 2], [2, 3, 1, 0]])
def test_b_11_6_the_next_manche_starts_with_the_deal_by_the_new_servus(order: list[int]) -> None:
    state = parade(order, end={"manches": 2})
    hands = {seat: f"{seat + 1}x5" for seat in range(4)}
    log = walk(state, *order[:-1], fate=deal(4, hands, order))  # from the left of the new Servus
    assert (seen(state).manche, seen(state).phase, seen(state).turn) == (2, "announce", order[0])
    assert seen(state).sizes == (16, 16, 16, 16)
    assert all(hand(state, seat).startswith(" ".join([f"{seat + 1}"] * 5)) for seat in range(4))
    assert [event.facts["seat"] for event in told(log, "brutus-rank-of")] == list(
        map(seat_ref, order)
    )
    heard = keys(log)
    assert heard.index("brutus-last") < heard.index("brutus-total") < heard.index("brutus-manche")


def test_b_11_6_it_begins_with_a_clean_table() -> None:
    history = [past([0, 1, 2, 3], {3: 1})]
    state = finish([1, 2, 0, 3], history, power=True, end={"manches": 3})
    view = seen(state)
    assert (view.power, view.top, view.plays, view.before) == (False, None, (), ())
    assert (sum(view.gone), sum(map(sum, view.known)), view.asked) == (0, 0, 0)
    assert view.mercy is None
    gains = view.gains
    assert (gains.caesar, gains.revolt, gains.mercy) == ([0] * 4, [0] * 4, [0] * 4)
    assert [manche.places for manche in view.manches] == [(1, 2, 3, 4), (3, 1, 2, 4)]


def test_b_11_6_nothing_is_remembered_of_the_manche_before() -> None:
    state = table({O: "3", A: "11 8 5", C: "4", D: "2 13 13"}, turn=A, end={"manches": 2})
    lead(state, "11x1")
    give(state, (8, D))
    play(state, "3: 2x1")
    assert known(state, A) == {D: "8"}
    assert seen(state).before != ()
    walk(state, O, C, A)
    assert (seen(state).manche, seen(state).before, seen(state).plays) == (2, (), ())
    assert [known(state, seat) for seat in (*range(4), None)] == [{}] * 5


@pytest.mark.parametrize("players", PLAYERS)
def test_b_11_6_the_totals_are_told_from_servus_to_imperator(players: int) -> None:
    """Who won the manche comes last, where a folded log shows it."""
    order = [*range(1, players), 0]
    log = walk(parade(order, end={"manches": 1}), *order[:-1])
    assert told(log, "brutus-total") == [
        say("brutus-total", seat=seat_ref(seat), points=points)
        for seat, points in reversed(list(zip(order, POINTS[players], strict=True)))
    ]


def test_b_11_6_no_manche_follows_the_last_one() -> None:
    state = parade([0, 1, 2, 3], end={"manches": 1})
    walk(state, 0, 1, 2, fate=[])  # chance is asked for nothing
    assert GAME.to_act(state) == ()
