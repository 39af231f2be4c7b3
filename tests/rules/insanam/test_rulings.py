"""Rulings on which the rulebook is silent: R-113 to R-121."""

import pytest

from ludus.games.insanam.state import State
from rules.insanam.asks import first
from rules.insanam.build import (
    all_pass,
    asked,
    at_sea,
    battle_dice,
    begin,
    court,
    empty,
    everybody,
    expose,
    hold,
    in_play,
    land,
    mark,
    moves,
    one,
    play,
    plays,
    refused,
    under_board,
    unlock,
    words,
)
from rules.insanam.map_build import put_to_sea, set_out


def gold(state: State) -> list[int]:
    return [player.goods[0] for player in state.table.players]


# Tolls


def test_r_113_what_is_paid_beyond_a_toll_goes_to_the_bank() -> None:
    """The Illyrian Brigand is face up: everybody who passes pays one gold more."""
    state = court(3, adversaries=("A20", "A14"))
    hold(state, "CAE", 1, (1, 0, 0))
    set_out(state, 2)
    before = gold(state)
    play(state, "transit NUM CAE 2 0 0")
    assert gold(state) == [before[0] - 3, before[1] + 2, before[2]]


@pytest.mark.parametrize("named", ["", "G"])
def test_r_121_what_a_power_adds_to_a_toll_is_not_doubled(named: str) -> None:
    """Crescens under Pallas' board: two gold more for each toll, also where gold is doubled."""
    state = court(3, boards=("claudius", "pallas", "seneca"))
    under_board(state, 1, "G11")
    one(state, 1).doubled = named
    hold(state, "CAE", 1, (1, 0, 0))
    set_out(state, 2)
    before = gold(state)
    play(state, "transit NUM CAE 2 0 0")
    assert gold(state) == [before[0] - 2, before[1] + 2 + 2, before[2]]


# The push at the end of a turn


def test_r_114_events_of_a_push_come_at_once_and_its_round_end_in_the_next_lap() -> None:
    state = court(3, stall_push=True)
    mark(state, 0, 9)
    mark(state, 1, 5)
    state.table.symbols = []
    all_pass(state, "event E108")
    everybody(state, "approve", "event E101")
    assert [player.marker for player in state.table.players] == [10, 6, 1]
    assert (state.table.turn, state.table.event) == (2, "E101")
    everybody(state, "approve")
    assert (state.table.turn, state.table.round, state.table.pending) == (3, 1, True)
    plays(state, "place SUB", "done", "pass")
    assert state.table.round == 1
    play(state, "pass")
    assert (state.table.turn, asked(state)[1]) == (3, "wage")


# Chaerea


@pytest.mark.parametrize(("marker", "strikes"), [(5, True), (4, False)])
def test_r_115_no_first_blow_at_somebody_who_is_not_highest(marker: int, strikes: bool) -> None:
    state = first("chaerea")
    mark(state, 2, 5)
    mark(state, 1, marker)
    hold(state, "TAR", 0, (2, 0, 0))
    hold(state, "NAR", 1, (2, 0, 0))
    set_out(state, 1)
    log = play(state, "march TAR NAR 2 0 0", battle_dice((2, -1)))
    assert ("first-blow" in words(log)) == strikes
    assert one(state).blocked != strikes


# Adversaries turned up in a player-turn


def test_r_116_what_an_adversary_does_to_all_comes_in_turn_order() -> None:
    """Seat 1 turns the Condemned Arsonist up; the first in turn order reaches 60, not seat 1."""
    state = court(3, adversaries=("A13", "A21"), round=4, start=False)
    for seat in range(3):
        mark(state, seat, 59)
    in_play(state, 1, "G26")
    state.secrets.decks["adversary"].bag = ["A14", "A22"]
    state.table.eyes = "OR"
    begin(state, 1)
    log = play(state, "use G26", "adversary A14 eyes AN")
    assert state.table.ender == 0
    assert [player.marker for player in state.table.players] == [60, 59, 59]
    assert "reaches-end" in words(log)


def test_r_116_and_before_what_is_under_way_goes_on() -> None:
    """Both new adversaries of a refreshed display do what they do before gold is gained."""
    state = court(3, adversaries=("A13", "A21"), start=False)
    in_play(state, 1, "G26")
    state.secrets.decks["adversary"].bag = ["A14", "A22"]
    state.table.eyes = "OR"
    begin(state, 1)
    log = play(state, "use G26", "adversary A14 eyes AN adversary A22 eyes OR")
    told = words(log)
    assert told.index("climbs") < told.index("gains")
    seats = [event.event.facts["seat"] for event in log.told if "climbs" in event.event.key]
    assert [getattr(seat, "id", None) for seat in seats] == [0, 1, 2]


# Ships


def test_r_117_ships_move_on_after_a_declined_action() -> None:
    state = court(3)
    at_sea(state, "GLC", 0, (1, 0, 0))
    plays(state, "place COL 1", "skip")
    assert asked(state) == ((0,), "sail")


def test_r_117_ships_stay_when_their_owner_passes() -> None:
    state = court(3)
    at_sea(state, "GLC", 0, (1, 0, 0))
    play(state, "pass")
    assert asked(state) == ((1,), "turn")


def test_r_118_a_second_free_step_is_a_second_round() -> None:
    """Groups that have joined move on together; one that has landed stays."""
    state = court(3)
    at_sea(state, "GLC", 0, (1, 0, 0))
    at_sea(state, "IBR", 0, (0, 1, 0))
    at_sea(state, "GAD", 0, (0, 0, 1))
    empty(state, "TIN")
    put_to_sea(state, steps=2)
    plays(state, "sail GLC IBR", "stay", "sail GAD TIN")
    assert state.table.seas["IBR"][0] == [1, 1, 0]
    assert asked(state) == ((0,), "sail")
    assert "sail IBR GAD" in moves(state)
    play(state, "sail IBR GAD")
    assert state.table.seas["GAD"][0] == [1, 1, 0]
    assert asked(state)[1] != "sail"


# Destinies


def test_r_119_the_card_of_a_redeemed_accuser_stays_open() -> None:
    state = court(3, start=False)
    expose(state, 0, "D1")
    begin(state)
    play(state, "redeem 3")
    unlock(state, 0, 3)
    play(state, "accuse 1", "redeal@1 loyal redeal@2 loyal")
    everybody(state, "destiny old")
    assert [player.shown for player in state.table.players] == ["loyal", "", ""]
    unlock(state, 1, 3)
    plays(state, "pass")
    assert refused(state, "accuse 0").message.key == "insanam-refused-shown"


# Troops sent home


def test_r_120_legionaries_find_room_at_home_before_others() -> None:
    state = first("seneca")
    unlock(state, 0, 1)
    one(state).goods = [20, 0, 0]
    hold(state, "SUP", 1, (2, 0, 0))
    hold(state, "TAR", 1, (1, 1, 2))
    hold(state, "CAR", 0, (1, 0, 0))
    play(state, "banish TAR 1 1 2")
    assert land(state, "SUP").troops == [3, 1, 0]
    assert one(state, 1).storage == [0, 0, 2]
