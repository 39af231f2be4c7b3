"""Chapter B-9: going out."""

import pytest

from ludus.core.message import Ref, say
from ludus.games.brutus import GAME
from rules.brutus.build import (
    PLAYERS,
    hand,
    keys,
    options,
    play,
    refused,
    seat_ref,
    seen,
    table,
    texts,
    told,
    turns,
)
from rules.brutus.build_effects import (
    POINTS,
    A,
    C,
    D,
    O,
    conspire,
    finish,
    give,
    parade,
    plays,
    to_lead,
    walk,
    won,
)

CARDS = ("imperator", "consul", "III", "IV", "V", "VI", "VII", "VIII", "IX")
"""The position cards above Servus, from the highest."""


# B-9.1


def test_b_9_1_whoever_plays_the_last_cards_is_out_at_that_instant() -> None:
    state = table({O: "5 5", A: "6 6 7"})
    play(state, "0: 5x2")
    assert (seen(state).places, seen(state).sizes[O]) == ((1, 0, 0, 0), 0)
    assert seen(state).turn == A  # the round is not even over


@pytest.mark.parametrize("value", [9, 10, 11, 12])
def test_b_9_1_so_is_whoever_gives_or_discards_them(value: int) -> None:
    state = won(f"{value}x1", "3")
    assert seen(state).places == (0, 0, 0, 0)
    if value in (9, 11):
        give(state, (3, C))
    else:
        play(state, "0: discard 3")
    assert (seen(state).places, seen(state).sizes[O]) == ((1, 0, 0, 0), 0)


def test_b_9_1_a_card_on_its_way_is_still_owned() -> None:
    state = won("9x1", "3 4")
    play(state, "0: gifts 2", "0: to 1", "0: give 3", "0: to 1")
    assert (seen(state).sizes[O], seen(state).places[O]) == (2, 0)
    play(state, "0: give 4")
    assert (seen(state).sizes[O], seen(state).places[O]) == (0, 1)


def test_b_9_1_a_player_with_cards_left_stays_in() -> None:
    state = won("10x1", "3 4")
    play(state, "0: discard 3")
    assert (seen(state).places, hand(state, O)) == ((0, 0, 0, 0), "4")


def test_b_9_1_who_is_out_takes_no_further_part() -> None:
    state = won("5x1", others={A: "3 4", C: "6 7", D: "2 2"})
    play(state, "1: 3x1", "2: 6x1", "3: pass")
    assert seen(state).turn == A  # not the seat that is out
    assert GAME.moves(state, O) == ()
    assert refused(state, O, "pass") == ("B-9.1", "brutus-refused-out")
    assert refused(state, D, "pass") == ("B-6.7", "refused-turn")  # in, but not now


# B-9.2


@pytest.mark.parametrize("players", PLAYERS)
def test_b_9_2_each_takes_the_highest_position_left(players: int) -> None:
    order = [2, 0, 1, *range(3, players)]
    state = parade(order, end={"manches": 2})
    log = walk(state, *order[:-1])
    assert [(event.facts["seat"], event.facts["rank"]) for event in told(log, "brutus-out")] == [
        (seat_ref(seat), Ref("rank", rank))
        for seat, rank in zip(order, CARDS[: players - 1], strict=False)
    ]
    assert seen(state).ranks == tuple(order)


def test_b_9_2_places_are_those_left_by_others() -> None:
    state = table({O: "5", A: "7", D: "6 6"}, players=5, out=[4, 2])
    play(state, "0: 5x1")
    assert seen(state).places == (3, 0, 2, 0, 1)


# B-9.3


@pytest.mark.parametrize("players", PLAYERS)
def test_b_9_3_the_points_come_at_once(players: int) -> None:
    order = list(range(players))
    state = parade(order)
    for place in range(players - 2):
        log = walk(state, place)
        assert seen(state).scores == (*POINTS[players][: place + 1], *[0] * (players - place - 1))
        (event,) = told(log, "brutus-out")
        assert event.facts["points"] == POINTS[players][place]


@pytest.mark.parametrize("players", PLAYERS)
def test_b_9_3_every_place_of_the_table(players: int) -> None:
    state = finish(range(players), end={"manches": 1})
    assert seen(state).scores == POINTS[players]
    assert seen(state).manches[0].position == POINTS[players]


# B-9.4


def test_b_9_4_the_round_goes_on_against_the_combination_of_who_is_out() -> None:
    state = table({O: "5 5", A: "3 3", C: "6 6 7", D: "8 8 2"})
    play(state, "0: 5x2", "1: pass")
    assert texts(state) == ["pass", "6x2"]
    play(state, "2: 6x2", "3: 8x2", "1: pass", "2: pass")
    assert turns(state) == []
    assert to_lead(state) == D


def test_b_9_4_so_does_an_exit_in_a_reply() -> None:
    state = table({O: "5 9", A: "7", C: "6 8", D: "8 2"})
    play(state, "0: 5x1", "1: 7x1")
    assert (seen(state).places, seen(state).turn) == ((0, 1, 0, 0), C)
    assert texts(state) == ["pass", "8x1"]
    play(state, "2: pass", "3: pass")
    assert texts(state) == ["pass", "9x1"]


# B-9.5


def test_b_9_5_positions_take_effect_at_the_next_deal() -> None:
    order = [3, 1, 0, 2]
    state = parade(order, ranks=[2, 0, 1, 3], end={"manches": 2})
    walk(state, 3, 1)
    assert (seen(state).places, seen(state).ranks) == ((0, 2, 0, 1), (2, 0, 1, 3))
    walk(state, 0)
    assert (seen(state).manche, seen(state).ranks) == (2, (3, 1, 0, 2))
    assert seen(state).places == (0, 0, 0, 0)


def test_b_9_5_a_new_consul_decides_nothing_now() -> None:
    state = table({O: "5", A: "6", C: "6 7"}, ranks=[3, 2, 1, 0])
    play(state, "0: 5x1", "1: 6x1")  # seat 1 is Consul in the next manche
    assert not seen(state).power
    assert texts(state) == ["pass", "7x1"]
    assert refused(state, C, "6x1") == ("B-6.13", "brutus-refused-equal")


# B-9.6


@pytest.mark.parametrize("players", PLAYERS)
def test_b_9_6_exits_come_one_after_another(players: int) -> None:
    all_on = options(players, revolt=True, conspiracy=True, benevolence=True, end={"manches": 1})
    exits = 0
    for _, _, _, log in plays(all_on, seed=players):
        assert keys(log).count("brutus-out") <= 1
        exits += keys(log).count("brutus-out")
    assert exits == players - 1


def test_b_9_6_nobody_leaves_by_a_conspiracy() -> None:
    hands = {O: "13 5", A: "1 6", C: "7", D: "8"}
    state = table(hands, conspiracy=True)
    play(state, "0: 13x1", "1: 1x1")
    log = conspire(state, {O: 5, A: 6, C: 7, D: 8})
    assert "brutus-out" not in keys(log)
    assert (seen(state).sizes, seen(state).places) == ((1, 1, 1, 1), (0, 0, 0, 0))


def test_b_9_6_places_follow_the_order_of_exits() -> None:
    state = table({O: "9 3 4", A: "10", C: "11 2", D: "12 7"})
    log = play(state, "0: 9x1", "1: 10x1", "2: 11x1", "3: pass", "0: pass", "2: to 0", "2: give 2")
    assert told(log, "brutus-out") == [
        say("brutus-out", seat=seat_ref(A), rank=Ref("rank", "imperator"), points=6),
        say("brutus-out", seat=seat_ref(C), rank=Ref("rank", "consul"), points=4),
    ]
    assert seen(state).places == (0, 1, 2, 0)
