"""Chapter B-10: who leads the next round."""

import pytest

from rules.brutus.build import all_pass, hand, play, seen, table
from rules.brutus.build_effects import A, C, D, O, give, to_lead, won

NO_EFFECT = (1, 2, 3, 4, 5, 6, 7, 8, 13)


# B-10.1


@pytest.mark.parametrize("value", NO_EFFECT)
@pytest.mark.parametrize("winner", range(4))
def test_b_10_1_a_winner_who_is_in_leads(value: int, winner: int) -> None:
    assert to_lead(won(f"{value}x1", "9", winner=winner)) == winner


def test_b_10_1_the_winner_and_not_who_led() -> None:
    state = table({O: "4 9", C: "7 9"})
    play(state, "0: 4x1", "1: pass", "2: 7x1")
    all_pass(state)
    assert to_lead(state) == C


# B-10.2


@pytest.mark.parametrize("value", NO_EFFECT)
@pytest.mark.parametrize("winner", range(4))
def test_b_10_2_if_the_winner_is_out_the_left_neighbour_leads(value: int, winner: int) -> None:
    assert to_lead(won(f"{value}x1", winner=winner)) == (winner + 1) % 4


# B-10.3


def test_b_10_3_a_dux_who_is_in_leads() -> None:
    state = won("9x1", "3 4", winner=C)
    give(state, (3, D))
    assert to_lead(state) == C


def test_b_10_3_a_dux_leads_whoever_got_the_gifts() -> None:
    state = won("9x1", "3 4 5", winner=C)
    give(state, (3, A), (4, O))
    assert to_lead(state) == C


def test_b_10_3_a_censor_who_is_in_leads() -> None:
    state = won("10x1", "3 4", winner=C)
    play(state, "2: discard 3")
    assert to_lead(state) == C


# B-10.4


@pytest.mark.parametrize("value", [9, 10])
def test_b_10_4_a_dux_or_censor_out_before_the_effect_leaves_it_to_the_left(value: int) -> None:
    assert to_lead(won(f"{value}x2", winner=C)) == D


# B-10.5


@pytest.mark.parametrize("gifts", [[(3, A)], [(3, A), (4, O)], [(4, A), (3, A)]])
def test_b_10_5_a_dux_out_by_the_effect_leaves_it_to_the_left(gifts: list[tuple[int, int]]) -> None:
    state = won("9x1", " ".join(f"{value}" for value, _ in gifts), winner=C)
    give(state, *gifts)
    assert seen(state).places[C] == 1
    assert to_lead(state) == D  # nobody who got a card


def test_b_10_5_a_censor_out_by_the_effect_leaves_it_to_the_left() -> None:
    state = won("10x1", "3", winner=C)
    play(state, "2: discard 3")
    assert seen(state).places[C] == 1
    assert to_lead(state) == D


# B-10.6


@pytest.mark.parametrize("recipient", [O, A, D])
def test_b_10_6_the_recipient_of_a_senator_leads(recipient: int) -> None:
    state = won("11x1", "3 4", winner=C)
    give(state, (3, recipient))
    assert (to_lead(state), hand(state, C)) == (recipient, "4")


# B-10.7


@pytest.mark.parametrize("recipient", [O, A, D])
def test_b_10_7_also_of_a_senator_out_by_the_gift(recipient: int) -> None:
    state = won("11x1", "3", winner=C)
    give(state, (3, recipient))
    assert seen(state).places[C] == 1
    assert to_lead(state) == recipient


# B-10.8


def test_b_10_8_a_senator_out_before_the_effect_leaves_it_to_the_left() -> None:
    state = won("11x2", winner=C)
    assert seen(state).places[C] == 1
    assert to_lead(state) == D


# B-10.9


@pytest.mark.parametrize("winner", range(4))
@pytest.mark.parametrize("rest", ["3 4", "3", ""])
def test_b_10_9_after_a_vestalis_the_right_neighbour_leads(winner: int, rest: str) -> None:
    state = won("12x1", rest, winner=winner)
    if rest:
        play(state, f"{winner}: discard 3")
    assert bool(seen(state).places[winner]) == (rest in ("", "3"))
    assert to_lead(state) == (winner - 1) % 4


# B-10.10


@pytest.mark.parametrize(
    ("out", "left", "right"),
    [([], 1, 5), ([1], 2, 5), ([1, 2, 3], 4, 5), ([5], 1, 4), ([4, 5, 3], 1, 2), ([5, 1], 2, 4)],
)
def test_b_10_10_left_and_right_pass_over_who_is_out(out: list[int], left: int, right: int) -> None:
    assert to_lead(won("5x1", players=6, out=out)) == left
    assert to_lead(won("12x1", players=6, out=out)) == right


def test_b_10_10_round_the_table_as_well() -> None:
    assert to_lead(won("5x1", winner=4, players=6, out=[5, 0])) == 1
    assert to_lead(won("12x1", winner=1, players=6, out=[0, 5])) == 4


# B-10.11


def test_b_10_11_after_several_exits_the_winners_neighbour_counts() -> None:
    state = table({O: "4", A: "7 2", C: "5", D: "6"}, players=5)
    play(state, "0: 4x1", "1: pass", "2: 5x1", "3: 6x1")
    all_pass(state)
    assert seen(state).places == (1, 0, 2, 3, 0)
    assert to_lead(state) == 4  # left of seat 3


def test_b_10_11_though_a_later_winner_is_still_in() -> None:
    state = table({O: "4", A: "5", C: "12 2 3", D: "7 8"})
    play(state, "0: 4x1", "1: 5x1", "2: 12x1", "3: pass", "2: discard 2")
    assert seen(state).places == (1, 2, 0, 0)
    assert to_lead(state) == D  # right of seat 2, past seats 1 and 0
