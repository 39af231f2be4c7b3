"""Chapter C-14: the change of rounds and the intermediate scoring."""

import pytest

from ludus.core.events import Log
from ludus.core.message import Ref
from ludus.games.insanam.content.catalogue import LANDS, PUBLIC
from ludus.games.insanam.court.scoring import score_round
from ludus.games.insanam.state import State
from rules.insanam.build import (
    all_pass,
    asked,
    bare,
    begin,
    court,
    end_round,
    everybody,
    hold,
    mark,
    one,
    pay_all,
    play,
    plays,
    tucked,
    under_board,
    unlock,
    words,
)

WORTH = {"ARO": (2, 3), "GAL": (2, 4), "HIS": (2, 5), "BRE": (3, 6), "GER": (3, 7)}


def points(state: State) -> list[int]:
    return [player.vp for player in state.table.players]


def plain(players: int = 3, number: int = 1) -> State:
    """Nobody holds anything that scores, all markers are on 0."""
    state = court(players, round=number, start=False)
    bare(state)
    return state


def scored(state: State) -> list[int]:
    """End the round; everybody's points but those of the track, which are the same for all."""
    event = {1: "E208", 2: "E303", 3: "E405"}[state.table.round]
    end_round(state, f"event {event}")
    return [vp - 9 for vp in points(state)]


# C-14.1: the order of things


def test_c_14_1_everything_in_its_order() -> None:
    state = court(boards=("claudius", "pallas", "petronius"))
    unlock(state, 1, 2)
    mark(state, 2, 9)
    mark(state, 0, 5)
    state.table.symbols = []
    plays(state, "place SUB")
    play(state, "done", "event E101")
    everybody(state, "approve")
    plays(state, "pass", "place SUB")
    log = play(state, "done")
    assert words(log)[0] == "scoring"
    assert words(log)[1:] == ["public-ambition", "scored", "scored", "scored"]
    assert asked(state) == ((0,), "wage")
    log = pay_all(state)
    assert words(log)[-2:] == ["pays-soldiers", "round"]
    assert asked(state) == ((1,), "name")
    assert state.table.order == [2, 0, 1]
    assert words(play(state, "name W", "event E208")) == ["names", "event"]
    assert state.table.round == 2
    everybody(state, "approve")
    assert asked(state) == ((2,), "turn")
    assert one(state, 1).doubled == "W"


def test_c_14_1_owed_events_are_finished_first_with_cards_of_the_old_round() -> None:
    state = plain()
    state.table.owed = 1
    log = end_round(state, "event E101")
    assert words(log) == ["event"]
    assert state.table.round == 1
    log = everybody(state, "approve", "event E208")
    assert words(log).index("scoring") < words(log).index("round") < words(log).index("event")


def test_c_14_1_events_owed_by_the_new_event_follow_it() -> None:
    state = plain()
    mark(state, 0, 5)
    end_round(state, "event E208")
    plays(state, "refuse", "approve")
    play(state, "approve", "event E201")
    assert (one(state).marker, asked(state)[1]) == (6, "thumbs")
    everybody(state, "approve")
    assert asked(state) == ((0,), "turn")


def test_c_14_1_what_pallas_named_ends_with_the_round() -> None:
    state = plain()
    one(state, 1).doubled = "G"
    end_round(state, "event E208")
    assert one(state, 1).doubled == ""


# C-14.2: territories


@pytest.mark.parametrize("region", list(WORTH))
def test_c_14_2_each_territory_and_the_whole_region(region: str) -> None:
    each, full = WORTH[region]
    lands = LANDS[region]
    state = plain()
    for name in lands[:-1]:
        hold(state, name, 0)
    end_round(state)
    assert points(state) == [9 + each * (len(lands) - 1), 9, 9]
    state = plain()
    for name in lands:
        hold(state, name, 1)
    end_round(state)
    assert points(state) == [9, 9 + each * len(lands) + full, 9]


def test_c_14_2_a_camp_alone_holds_a_territory() -> None:
    state = plain()
    hold(state, "CHE", 2, (0, 0, 0), camp=True)
    assert scored(state) == [0, 0, 3]


# C-14.3: the Hippodrome


@pytest.mark.parametrize(
    ("chariots", "won"),
    [
        ((5, 9), [6, 9]),
        ((0, 9), [0, 9]),
        ((0, 0), [0, 0]),
        ((5, 9, 2), [6, 9, 3]),
        ((5, 0, 2), [9, 0, 6]),
        ((1, 2, 3, 4), [0, 3, 6, 9]),
    ],
)
def test_c_14_3_chariots_score_by_rank(chariots: tuple[int, ...], won: list[int]) -> None:
    state = plain(len(chariots))
    for player, space in zip(state.table.players, chariots, strict=True):
        player.chariot = space
    assert scored(state) == won


def test_c_14_3_finishers_are_ahead_in_the_order_of_arrival() -> None:
    state = plain(4)
    for seat, (space, arrival) in enumerate(((24, 2), (23, 0), (24, 1), (22, 0))):
        one(state, seat).chariot, one(state, seat).arrival = space, arrival
    assert scored(state) == [6, 3, 9, 0]


# C-14.4: the track


@pytest.mark.parametrize(
    ("markers", "won"),
    [
        ((4, 5), [3, 9]),
        ((4, 5, 6), [3, 6, 9]),
        ((7, 5, 4, 6), [9, 3, 0, 6]),
    ],
)
def test_c_14_4_markers_score_by_rank(markers: tuple[int, ...], won: list[int]) -> None:
    state = plain(len(markers))
    for seat, space in enumerate(markers):
        mark(state, seat, space)
    end_round(state, "event E208")
    assert points(state) == won


# C-14.5: public ambitions


def test_c_14_5_the_ambition_of_the_round_just_ended() -> None:
    state = plain(3, number=2)
    state.table.ambitions = ["U7", "U3", "U7", "U7"]
    for seat, gold in enumerate((5, 7, 6)):
        one(state, seat).goods[0] = gold
    assert scored(state) == [2, 6, 4]


@pytest.mark.parametrize(("players", "won"), [(2, [2, 6]), (3, [2, 4, 6]), (4, [0, 2, 4, 6])])
def test_c_14_5_places_depend_on_the_players(players: int, won: list[int]) -> None:
    state = plain(players)
    state.table.ambitions[0] = "U3"
    for seat in range(players):
        one(state, seat).goods[0] = 5 + seat
    assert scored(state) == won


def test_c_14_5_nothing_scores_nothing() -> None:
    state = plain()
    state.table.ambitions[0] = "U8"
    one(state, 2).counts["gifts"] = 1
    assert scored(state) == [0, 0, 7]


def full_of(state: State, card: str) -> None:
    """Give seat 1 one of whatever a public ambition counts."""
    player = one(state, 1)
    match card:
        case "U3":
            player.goods[0] = 1
        case "U4":
            player.goods = [0, 1, 1]
        case "U5":
            under_board(state, 1, "G03")
            tucked(state, 1, "G04")
        case "U6":
            player.unlocked[0] = True
        case "U7" | "U8":
            player.counts["tiles" if card == "U7" else "gifts"] = 1


@pytest.mark.parametrize("card", [card for card in PUBLIC if card not in ("U1", "U2")])
def test_c_14_5_every_public_ambition_has_its_measure(card: str) -> None:
    state = plain()
    state.table.ambitions[0] = card
    for player in state.table.players:
        player.goods = [0, 0, 0]
    full_of(state, card)
    assert scored(state) == [0, PUBLIC[card].vp[0], 0]


def test_c_14_5_land_and_strength_are_measured_before_pay() -> None:
    state = plain()
    state.table.ambitions[0] = "U2"
    hold(state, "CHE", 0, (0, 0, 1))
    hold(state, "SUE", 1, (2, 0, 0))
    end_round(state)
    assert points(state) == [9 + 3 + 7, 9 + 3 + 4, 9]


# C-14.6 to C-14.8


def test_c_14_6_equals_score_the_better_place_and_use_up_those_behind() -> None:
    state = plain(4)
    for player, space in zip(state.table.players, (7, 7, 5, 5), strict=True):
        player.chariot = space
    assert scored(state) == [9, 9, 3, 3]
    state = plain(4)
    for player, gold in zip(state.table.players, (4, 9, 4, 4), strict=True):
        player.goods[0] = gold
    state.table.ambitions[0] = "U3"
    assert scored(state) == [4, 6, 4, 4]


def test_c_14_7_two_round_ends_run_one_at_each_lap_end() -> None:
    state = court(4, boards=("claudius", "seneca", "petronius", "narcissus"))
    mark(state, 0, 24)
    plays(state, "place SUB", "done", "pass", "pass")
    assert state.table.pending
    play(state, "pass")
    pay_all(state, "event E208")
    everybody(state, "approve")
    assert (state.table.round, state.table.pending) == (2, True)
    assert asked(state) == ((0,), "turn")
    plays(state, "place SUB", "done")
    assert asked(state)[1] == "wage"
    pay_all(state, "event E303")
    everybody(state, "approve")
    assert (state.table.round, state.table.pending) == (3, False)
    assert (state.table.turn, asked(state)) == (2, ((0,), "turn"))


def test_c_14_7_or_as_phase_iv_when_the_lap_was_the_last() -> None:
    """The event of phase III comes between the two."""
    state = plain()
    mark(state, 0, 24)
    begin(state)
    plays(state, "place SUB", "done", "pass")
    one(state).supply, one(state).placed, one(state).passed = 0, 4, True
    play(state, "pass", "event E208")
    log = everybody(state, "approve", "event E201")
    assert words(log)[-1] == "event"
    assert (state.table.round, state.table.pending) == (2, True)
    log = everybody(state, "approve", "event E303")
    assert "scoring" in words(log)
    everybody(state, "approve")
    assert (state.table.turn, state.table.round) == (3, 3)


def test_c_14_7_phase_iv_runs_one_change_only() -> None:
    """A second round end that is due then waits for the first lap of the next turn."""
    state = plain()
    mark(state, 0, 24)
    state.table.symbols = [6, 15, 22]
    begin(state)
    all_pass(state, "event E101")
    plays(state, "refuse", "approve")
    play(state, "approve", "event E208")
    everybody(state, "approve")
    assert (state.table.turn, state.table.round, state.table.pending) == (3, 2, True)
    plays(state, "pass", "pass")
    play(state, "pass", "event E303")
    assert state.table.round == 3


def test_c_14_8_points_can_be_negative() -> None:
    state = plain()
    one(state).vp = -20
    end_round(state, "event E208")
    assert one(state).vp == -11
    plays(state, "refuse", "approve", "approve")
    assert one(state).vp == -12


def test_c_14_5_held_goods_are_declared_and_no_others() -> None:
    state = court(2)
    state.table.ambitions[0] = "U4"
    log = Log()
    score_round(state.table, log)
    declared = [told.event for told in log.told if told.event.key == "insanam-told-declares"]
    assert [event.facts["goods"] for event in declared] == [(Ref("wood", 10), Ref("stone", 10))] * 2
