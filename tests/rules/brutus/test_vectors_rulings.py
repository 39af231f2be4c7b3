"""T-01 to T-22 of the specification, section 6.2: the rulings.

Four players, the power off, all in; O leads and the others pass, unless said.
"""

import pytest

from ludus.core.outcome import Outcome
from rules.brutus.build import (
    all_pass,
    fresh,
    hand,
    lay,
    lead,
    past,
    play,
    refused,
    seen,
    table,
    texts,
    turns,
    turns_before,
)
from rules.brutus.build_effects import A, C, D, O, conspire, ended, finish, give, to_lead, won


def test_t_01_out_with_a_senator() -> None:
    state = won("11x1")
    assert (seen(state).places, seen(state).scores) == ((1, 0, 0, 0), (6, 0, 0, 0))
    assert seen(state).sizes == (0, 2, 2, 2)  # no gift
    assert to_lead(state) == A


def test_t_02_a_senator_who_gives_the_last_card() -> None:
    state = won("11x1", "3")
    give(state, (3, C))
    assert seen(state).places == (1, 0, 0, 0)
    assert to_lead(state) == C


def test_t_03_out_with_a_vestalis() -> None:
    state = won("12x1")
    assert seen(state).places == (1, 0, 0, 0)
    assert to_lead(state) == D


def test_t_04_a_vestalis_who_discards_the_last_card_past_a_player_out() -> None:
    state = won("12x1", "3", out=[D])
    play(state, "0: discard 3")
    assert seen(state).places == (2, 0, 0, 1)
    assert to_lead(state) == C


def test_t_05_a_dux_who_gives_the_last_cards() -> None:
    state = won("9x1", "3 3")
    give(state, (3, C), (3, C))
    assert seen(state).places == (1, 0, 0, 0)
    assert to_lead(state) == A


def test_t_06_no_revolt_by_a_discard() -> None:
    state = won("10x1", "2", revolt=True)
    play(state, "0: discard 2")
    assert (seen(state).places[O], seen(state).scores[O]) == (1, 6)


@pytest.mark.parametrize(("players", "position", "caesar"), [(4, 6, 1), (7, 12, 2)])
def test_t_07_out_with_caesar(players: int, position: int, caesar: int) -> None:
    state = table({O: "13"}, players=players)
    play(state, "0: 13x1")
    assert seen(state).scores[O] == position
    all_pass(state)
    assert seen(state).scores[O] == position + caesar
    assert to_lead(state) == A


def test_t_08_caesar_in_a_round_cut_short() -> None:
    state = table({O: "13", A: "1 5"}, out=[C, D], end={"manches": 1})
    play(state, "0: 13x1")
    assert seen(state).places == (3, 4, 1, 2)
    assert ended(state).scores == (2, 0, 6, 4)
    assert seen(state).manches[0].caesar == (0, 0, 0, 0)
    assert seen(state).ranks[-1] == A


def test_t_09_an_equal_reply_between_two_wins_at_once() -> None:
    state = table({O: "4 7", A: "4 9"}, out=[C, D], power=True)
    play(state, "0: 4x1", "1: 4x1")
    assert turns_before(state) == ["0 lead 4x1", "1 equal 4x1", "0 skip"]
    assert to_lead(state) == A


def test_t_10_an_equal_reply_that_empties_the_hand() -> None:
    state = table({O: "6 8", A: "6", C: "7 7"}, out=[D], power=True)
    play(state, "0: 6x1", "1: 6x1")
    assert turns(state)[-1] == "2 skip"
    assert seen(state).places == (0, 2, 0, 1)
    assert seen(state).turn == O
    play(state, "0: pass")
    assert to_lead(state) == C


def test_t_11_caesar_on_caesar() -> None:
    state = table({O: "13 5", A: "13 5", D: "1 13 7"}, power=True)
    play(state, "0: 13x1", "1: 13x1")
    assert turns(state)[-1] == "2 skip"
    assert texts(state, D) == ["pass", "1x1", "13x1"]


def test_t_12_a_conspiracy_of_three() -> None:
    state = table({O: "13 5", A: "1 6", C: "7 8"}, conspiracy=True, out=[D])
    play(state, "0: 13x1", "1: 1x1")
    sizes = seen(state).sizes
    conspire(state, {O: 5, A: 6, C: 7})
    assert [hand(state, seat) for seat in range(4)] == ["7", "5", "6 8", ""]
    assert seen(state).sizes == sizes
    assert texts(state, C) == ["pass", "6x1", "8x1"]


def test_t_13_no_conspiracy_with_an_empty_hand() -> None:
    state = table({O: "13 5", A: "1"}, conspiracy=True)
    play(state, "0: 13x1", "1: 1x1")
    assert seen(state).places == (0, 1, 0, 0)
    assert (seen(state).phase, seen(state).turn) == ("reply", C)


def test_t_14_a_revolt_that_ends_the_manche() -> None:
    state = table({O: "2 2 2", A: "5 6"}, out=[C, D], revolt=True, end={"manches": 1})
    play(state, "0: 2x3")
    assert seen(state).places == (3, 4, 1, 2)
    assert ended(state).scores == (2 + 6, 0, 6, 4)


def test_t_15_benevolence() -> None:
    state = fresh(ranks=[2, 0, 3, 1], benevolence=True)
    play(state, "2: forum 1")
    lay(state, {})
    play(state, "2: mercy yes")
    assert seen(state).pickers == (1, 0, 3, 2)
    assert seen(state).scores == (0, 0, 2, 0)


def test_t_16_two_of_three_share_the_victory() -> None:
    history = [
        past([0, 3, 2, 1], {0: 4}),
        past([0, 2, 3, 1]),
        past([1, 2, 3, 0], {1: 4}),
        past([1, 2, 0, 3]),
    ]
    state = finish([2, 1, 0, 3], history, end={"manches": 5})
    assert seen(state).won == (2, 2, 1, 0)
    assert ended(state) == Outcome((0, 1), (20, 20, 20, 8), (1, 1, 3, 4), "manches", "B-12.7")


def test_t_17_a_dux_with_one_card() -> None:
    state = won("9x1", "3")
    assert texts(state) == ["gifts 1"]
    give(state, (3, D))
    assert seen(state).places == (1, 0, 0, 0)
    assert to_lead(state) == A


@pytest.mark.parametrize("value", [9, 11])
def test_t_18_recipients(value: int) -> None:
    state = won(f"{value}x1", "3 4", out=[C])
    if value == 9:
        play(state, "0: gifts 1")
    assert texts(state) == ["to 1", "to 3"]


def test_t_19_two_exits_in_one_round() -> None:
    state = table({O: "5", A: "6"})
    play(state, "0: 5x1", "1: 6x1", "2: pass", "3: pass")
    assert seen(state).places == (1, 2, 0, 0)
    assert to_lead(state) == C


def test_t_20_one_brutus_is_not_two() -> None:
    state = table({A: "1 13 13"}, turn=A, top="13x2", owner=O)
    assert texts(state) == ["pass"]
    assert refused(state, A, "1x1") == ("B-6.7", "brutus-refused-count")
    assert refused(state, A, "13x2") == ("B-6.13", "brutus-refused-equal")


def test_t_21_everything_may_answer_a_brutus() -> None:
    every = " ".join(map(str, range(1, 14)))
    state = table({A: every}, turn=A, top="1", owner=O, power=True)
    assert texts(state) == ["pass", *(f"{value}x1" for value in range(1, 14))]


def test_t_22_no_revolt_with_cards_left() -> None:
    state = table({O: "2 9"}, revolt=True)
    lead(state, "2x1")
    assert (seen(state).scores, seen(state).places) == ((0, 0, 0, 0), (0, 0, 0, 0))
    assert to_lead(state) == O
