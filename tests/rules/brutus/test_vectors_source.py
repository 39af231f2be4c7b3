"""The test vectors taken from the source: V-01 to V-15.

Seats of the named examples, clockwise: Octavius 0, Agrippa 1, Claudius 2, Decimus 3.
"""

from collections import Counter

import pytest

from ludus.games.brutus import GAME
from ludus.games.brutus.characters import list_cards
from ludus.games.brutus.options import end_of
from ludus.games.brutus.state import Combination, State
from rules.brutus.build import (
    PLAYERS,
    all_pass,
    everywhere,
    fresh,
    hand,
    lay,
    lead,
    options,
    past,
    play,
    refused,
    seen,
    table,
    texts,
    turns,
    turns_before,
)

O, A, C, D = range(4)  # noqa: E741 - the specification's own letters


# V-01


def test_v_01_set_up_for_five() -> None:
    state = fresh(5)
    deck = everywhere(state)
    assert (104 - len(deck), len(deck)) == (26, 78)
    assert Counter(deck) == dict.fromkeys(range(1, 14), 6)
    assert seen(state).sizes == (15,) * 5
    assert sum(seen(state).sizes) == 75
    assert len(list_cards(state.undealt)) == 3


# V-02


@pytest.mark.parametrize("players", PLAYERS)
def test_v_02_a_forum_of_two(players: int) -> None:
    ranks = [*range(1, players, 2), *range(0, players, 2)]
    state = fresh(players, ranks=ranks)
    play(state, f"{ranks[0]}: forum 2")
    lay(state, {})
    assert sum(seen(state).forum) == 2 * players
    order: list[int] = []
    while state.phase == "take":
        if state.turn == ranks[-1]:
            assert sum(seen(state).forum) == 2 - order.count(ranks[-1])
        order.append(state.turn)
        play(state, f"{state.turn}: {texts(state)[-1]}")
    assert order == [seat for seat in ranks for _ in range(2)]


# V-03


def test_v_03_equal_replies_skip_one_each() -> None:
    state = table({0: "4 2", 1: "4 8 2", 2: "9 9", 3: "4 2"}, power=True)
    play(state, "0: 4x1", "1: 4x1", "3: 4x1")
    assert turns(state) == [
        *("0 lead 4x1", "1 equal 4x1", "2 skip"),
        *("3 equal 4x1", "0 skip"),
    ]
    assert "8x1" in texts(state, 1)
    play(state, "1: 8x1")
    assert seen(state).top == Combination(8, 1, 1)
    assert GAME.to_act(state) == (2,)


# V-04


def test_v_04_caesar_brutus_vestalis() -> None:
    hands = {A: "13x2 2", C: "1x2 2", D: "12x2 3 4", O: "1x2 2"}
    state = table(hands, turn=A)
    play(state, f"{A}: 13x2", f"{C}: 1x2", f"{D}: 12x2")
    assert refused(state, O, "1x2") == ("B-6.11", "brutus-refused-brutus")
    play(state, f"{O}: pass", f"{A}: pass", f"{C}: pass")
    assert (state.phase, GAME.to_act(state)) == ("discard", (D,))
    play(state, f"{D}: discard 3")
    assert (state.phase, GAME.to_act(state)) == ("lead", (C,))


# V-05


def test_v_05_ones_on_ones() -> None:
    state = table({D: "1 5", O: "1 5"}, turn=D, power=True)
    play(state, f"{D}: 1x1", f"{O}: 1x1")
    assert turns(state)[-1] == f"{A} skip"
    assert GAME.to_act(state) == (C,)


# V-06


def test_v_06_a_whole_round() -> None:
    hands = {O: "2x2 3", A: "8x2 3", C: "5x2 3", D: "6x2 9x2 5 7x2 12"}
    state = table(hands)
    play(state, f"{O}: 2x2", f"{A}: pass", f"{C}: 5x2", f"{D}: 6x2", f"{O}: pass", f"{A}: 8x2")
    play(state, f"{C}: pass", f"{D}: 9x2", f"{O}: pass", f"{A}: pass", f"{C}: pass")
    assert GAME.to_act(state) == (D,)
    play(state, f"{D}: gifts 2", f"{D}: to {A}", f"{D}: give 7", f"{D}: to {A}", f"{D}: give 7")
    assert (hand(state, A), hand(state, D)) == ("3 7 7", "5 12")
    assert (state.phase, GAME.to_act(state)) == ("lead", (D,))
    play(state, f"{D}: 5x1")


# V-07


def dux() -> State:
    """Agrippa has won with two 9s; Claudius and Decimus are in."""
    state = table({A: "9x2 3 4 5", C: "2 2", D: "2 2"}, turn=A, out=[O])
    lead(state, "9x2")
    return state


@pytest.mark.parametrize("gifts", [{D: 1, C: 1}, {C: 2}, {D: 1}])
def test_v_07_ways_to_give(gifts: dict[int, int]) -> None:
    state = dux()
    wanted = ["3", "4"]
    play(state, f"{A}: gifts {sum(gifts.values())}")
    for seat, number in gifts.items():
        for _ in range(number):
            play(state, f"{A}: to {seat}", f"{A}: give {wanted.pop(0)}")
    sizes = seen(state).sizes
    assert [sizes[seat] - 2 for seat in (C, D)] == [gifts.get(C, 0), gifts.get(D, 0)]
    assert sizes[A] == 3 - sum(gifts.values())
    assert (state.phase, GAME.to_act(state)) == ("lead", (A,))


def test_v_07_not_none_and_not_three() -> None:
    state = dux()
    assert texts(state, A) == ["gifts 1", "gifts 2"]
    assert refused(state, A, "pass") == ("B-8.5", "refused-question")


# V-08


def test_v_08_the_senator_appoints() -> None:
    state = table({C: "11x2 3 6", D: "4x3"}, turn=C)
    lead(state, "11x2")
    play(state, f"{C}: to {D}", f"{C}: give 6")
    assert (state.phase, GAME.to_act(state)) == ("lead", (D,))
    assert hand(state, D) == "4 4 4 6"
    play(state, f"{D}: 4x3")


# V-09


def test_v_09_points_and_positions_for_six() -> None:
    state = table({seat: f"{seat + 2}" for seat in range(5)}, players=6)
    for seat in range(5):
        play(state, f"{seat}: {seat + 2}x1")
        if seat == 0:
            assert (seen(state).places[0], seen(state).scores[0]) == (1, 10)
        if seat == 1:
            assert (seen(state).places[1], seen(state).scores[1]) == (2, 8)
    assert seen(state).scores[5] == 0
    assert seen(state).manches[0].places == (1, 2, 3, 4, 5, 6)
    ranks = seen(state).ranks
    assert (ranks[0], ranks[1], ranks[5]) == (0, 1, 5)  # Imperator, Consul, Servus


# V-10


def test_v_10_the_last_exits() -> None:
    state = table({O: "5", A: "4x3", C: "5x3", D: "13 1"}, end={"manches": 1})
    lead(state, "5x1")
    assert (seen(state).places[O], seen(state).scores[O]) == (1, 6)
    assert (state.phase, GAME.to_act(state)) == ("lead", (A,))
    play(state, f"{A}: 4x3", f"{C}: 5x3")
    assert state.phase == "over"  # no turn for Decimus
    assert seen(state).scores == (6, 4, 2, 0)
    assert seen(state).places == (1, 2, 3, 4)


# V-11


def test_v_11_three_manches_for_five() -> None:
    assert end_of(options(5)).manches == 3
    last = [4, 3, 2, 1, 0]
    for played, phase in ((1, "announce"), (2, "over")):
        state = table({0: "5", 1: "6 7"}, players=5, out=[4, 3, 2], history=[past(last)] * played)
        play(state, "0: 5x1")
        assert (len(seen(state).manches), state.phase) == (played + 1, phase)


# V-12


@pytest.mark.parametrize(("revolt", "points"), [(True, 4), (False, 0)])
def test_v_12_two_twos_as_the_last_combination(revolt: bool, points: int) -> None:
    state = table({0: "2x2"}, revolt=revolt)
    play(state, "0: 2x2")
    assert seen(state).scores == (6 + points, 0, 0, 0)


# V-13


@pytest.mark.parametrize("power", [True, False])
def test_v_13_no_conspiracy_for_a_lead_of_ones(power: bool) -> None:
    state = table({0: "1x2 5"}, conspiracy=True, power=power)
    play(state, "0: 1x1")
    assert (state.phase, GAME.to_act(state)) == ("reply", (1,))


def test_v_13_nor_for_ones_on_ones() -> None:
    state = table({0: "1x2 5", 1: "1x2 5"}, conspiracy=True, power=True)
    play(state, "0: 1x1", "1: 1x1")
    assert (state.phase, GAME.to_act(state)) == ("reply", (3,))


def test_v_13_but_for_ones_on_a_thirteen() -> None:
    state = table({0: "13 5", 1: "1x2 5"}, conspiracy=True, power=True)
    play(state, "0: 13x1", "1: 1x1")
    assert (state.phase, GAME.to_act(state)) == ("conspire", (1,))


# V-14


def test_v_14_twelves_and_an_empty_hand() -> None:
    state = table({0: "12x2"})
    gone = sum(seen(state).gone)
    lead(state, "12x2")
    assert (state.phase, GAME.to_act(state)) == ("lead", (3,))
    assert sum(seen(state).gone) == gone + 2  # and nothing more


# V-15


@pytest.mark.parametrize(
    ("players", "points"), [(4, 1), (5, 1), (6, 1), (7, 2), (8, 2), (9, 2), (10, 2)]
)
@pytest.mark.parametrize("count", [1, 3])
def test_v_15_thirteens_and_an_empty_hand(players: int, points: int, count: int) -> None:
    state = table({0: f"13x{count}"}, players=players)
    play(state, f"0: 13x{count}")
    assert seen(state).scores[0] == 2 * (players - 1)
    all_pass(state)
    assert turns_before(state)[-1] == f"{players - 1} pass"
    assert seen(state).scores[0] == 2 * (players - 1) + points
