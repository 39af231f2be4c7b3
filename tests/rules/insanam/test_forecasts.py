"""What moves cost and bring is what they then do cost and bring; and it is told line by line."""

from random import Random
from typing import Any

import pytest

from ludus.core.fate import Fast
from ludus.core.forecast import Forecast
from ludus.games.insanam import GAME
from ludus.games.insanam.content.catalogue import ADVERSARIES, NUMBERS
from ludus.games.insanam.frames import Pay, Turn
from ludus.games.insanam.state import State
from ludus.games.insanam.view import View
from ludus.locales.catalogue import LANGUAGES, catalogue
from ludus.testing.decisions import messages_of
from rules.insanam.asks import POSITIONS, done, event, fall, first, marching
from rules.insanam.build import (
    at_sea,
    barbarians,
    court,
    go_on,
    hold,
    in_play,
    lay_tile,
    mark,
    one,
    play,
    plays,
    store,
    under_board,
    unlock,
)
from rules.insanam.map_build import effect, set_out
from rules.insanam.telling import brings, costs, facts, lines, price, refs, sums, told

UNITS = ("gold", "wood", "stone")
MOST = 60
"""No more moves of a position than this are tried."""

SURE = frozenset({"place", "take", "swap", "fund", "grant", "rob"})
"""Moves whose whole effect on the goods comes before the next decision."""


def purse(state: State, seat: int) -> dict[str, int]:
    return dict(zip(UNITS, one(state, seat).goods, strict=True))


def word_of(move: object) -> str:
    return f"{move}".partition(" ")[0]


def some(moves: list[Any]) -> list[Any]:
    """Give moves from all parts of a long list."""
    return moves[:: -(-len(moves) // MOST)]


def decisions(ask: str) -> list[tuple[State, int, Any]]:
    """Give the moves of a position, each with whoever may make it."""
    state = POSITIONS[ask]()
    return [
        (state, seat, move)
        for seat in GAME.to_act(state)
        for move in some(list(GAME.moves(state, seat)))
    ]


def net(found: Forecast) -> dict[str, int]:
    """Give what a forecast says is left of the price once the gain has come."""
    due = dict(zip(UNITS, price(found), strict=True))
    gained: Any = found.facts.get("gain", (0, 0, 0))
    return {unit: due[unit] - got for unit, got in zip(UNITS, gained, strict=True)}


@pytest.mark.parametrize("ask", POSITIONS)
def test_a_price_is_what_is_paid(ask: str) -> None:
    for state, seat, move in decisions(ask):
        found = GAME.forecast(GAME.view(state, seat), move)
        if found is None:
            continue
        before = purse(state, seat)
        due = dict(zip(UNITS, price(found), strict=True))
        assert all(due[unit] <= before[unit] for unit in UNITS), f"{move}"
        world = GAME.clone(state)
        GAME.apply(world, seat, move, Fast(Random(3)), None)
        paid = {unit: before[unit] - left for unit, left in purse(world, seat).items()}
        if found.settled:
            assert paid == due, f"{move}"
        if word_of(move) in SURE:
            assert paid == net(found), f"{move}"
            points = one(world, seat).vp - one(state, seat).vp
            assert points == found.facts.get("points", 0), f"{move}"


@pytest.mark.parametrize("ask", POSITIONS)
def test_everything_can_be_said_and_adds_up(ask: str) -> None:
    for state, seat, move in decisions(ask):
        view = GAME.view(state, seat)
        for found in (GAME.forecast(view, move), GAME.odds(view, move)):
            if found is None:
                continue
            for each in (*found.costs, *found.sums):
                assert each.total == sum(line.amount for line in each.lines)
            for message in messages_of(found):
                for language in LANGUAGES:
                    assert catalogue(language, strict=True).say(message, ["A", "B", "C"])


def all_told(view: View, moves: list[Any]) -> list[object]:
    return [(GAME.forecast(view, move), GAME.odds(view, move)) for move in moves]


@pytest.mark.parametrize("ask", POSITIONS)
def test_only_what_the_seat_may_know_is_told(ask: str) -> None:
    """Goods behind screens, destinies and hidden ambitions of others change nothing."""
    state = POSITIONS[ask]()
    for seat in GAME.to_act(state):
        moves = some(list(GAME.moves(state, seat)))
        found = all_told(GAME.view(state, seat), moves)
        assert all_told(GAME.for_person(GAME.view(state, seat)), moves) == found
        other = GAME.clone(state)
        for at, own in enumerate(other.secrets.own):
            if at != seat:
                own.destiny = "traitor" if own.destiny == "loyal" else "loyal"
                own.ambition = "P20"
                one(other, at).goods = [3, 0, 7]
        assert all_told(GAME.view(other, seat), moves) == found


def test_nobody_else_is_told_anything() -> None:
    state = court()
    move = GAME.parse("place COL 1")
    assert GAME.forecast(GAME.view(state, 0), move) is not None
    for seat in (1, None):
        assert GAME.forecast(GAME.view(state, seat), move) is None


# Troops


def test_c_5_5_a_circle_with_what_powers_add() -> None:
    state = first("seneca")
    unlock(state, 0, 2)
    under_board(state, 0, "G30")
    found = told(state, "place COL 1")
    assert found.facts["gain"] == (4, 0, 0)
    assert sums(found) == [("gain", 4, [(1, "circle"), (1, "gladiator"), (2, "power")])]


def test_c_15_1_pay_never_falls_below_nothing() -> None:
    state = court(3, start=False)
    under_board(state, 0, "G29")
    state.table.frames[:] = [Turn(stage="rounds"), Pay()]
    go_on(state)
    assert costs(told(state, "wage LEG 2")) == {
        "gold": [(2, "troops"), (-3, "gladiator"), (1, "floor")]
    }


def recruiting(board: str = "claudius", *foes: str, text: str = "recruit(2)") -> State:
    state = first(board, adversaries=foes or ("A13", "A14"))
    effect(state, text)
    return state


def test_c_17_2_the_price_of_a_troop_line_by_line() -> None:
    state = first("narcissus", adversaries=("A12", "A09"))
    unlock(state, 0, 1)
    under_board(state, 0, "G09")
    effect(state, "recruit(2,1)")
    found = told(state, "recruit CEN")
    assert price(found) == (2, 2, 0)
    assert costs(found) == {
        "gold": [(4, "troop-price"), (-1, "gladiator"), (-1, "action")],
        "wood": [(1, "troop-price"), (1, "tax")],
    }
    found = told(state, "recruit EVO")
    assert costs(found)["gold"] == [(5, "troop-price"), (2, "power"), (-1, "action")]
    found = told(state, "recruit LEG")
    assert costs(found)["gold"][:3] == [(3, "troop-price"), (-2, "power"), (1, "adversary")]


def test_c_17_2_a_price_never_falls_below_nothing() -> None:
    state = first("narcissus")
    unlock(state, 0, 1)
    effect(state, "recruit(1,3)")
    found = told(state, "recruit LEG")
    assert costs(found) == {
        "gold": [(3, "troop-price"), (-2, "power"), (-3, "action"), (2, "floor")]
    }
    assert price(found) == (0, 0, 0)


def test_c_22_2_a_tax_is_levied_once_an_action() -> None:
    state = recruiting("claudius", "A09", "A13")
    assert price(told(state, "recruit LEG")) == (3, 1, 0)
    play(state, "recruit LEG")
    assert price(told(state, "recruit LEG")) == (3, 0, 0)


def test_c_22_2_what_a_tax_does_not_find_costs_points() -> None:
    state = recruiting("claudius", "A09", "A13")
    one(state).goods = [20, 0, 0]
    found = told(state, "recruit LEG")
    assert price(found) == (3, 0, 0)
    assert found.facts["points"] == -1
    assert "lose-points-you" in brings(found)


def test_c_25_20_reinforcements_are_taxed_once() -> None:
    state = first("postumus", adversaries=("A09", "A12"))
    unlock(state, 0, 1)
    hold(state, "TAR", 0, (2, 1, 0))
    hold(state, "NAR", 1, (1, 1, 0))
    plays(state, "place BAR 1", "act d", "march TAR NAR 2 0 0", "halt")
    assert costs(told(state, "muster 2")) == {
        "gold": [(6, "troop-price"), (2, "adversary")],
        "wood": [(1, "tax")],
    }
    assert costs(told(state, "muster 0")) == {}
    assert [total for _, total, _ in sums(told(state, "muster 2"))] == [4, 3]


def test_c_15_1_soldiers_pay_with_what_powers_change() -> None:
    state = court(3, start=False, adversaries=("A17", "A13"))
    hold(state, "CAE", 0, (1, 2, 0))
    state.table.frames[:] = [Turn(stage="rounds"), Pay()]
    go_on(state)
    assert costs(told(state, "wage LEG 0")) == {}
    assert costs(told(state, "wage LEG 3")) == {"gold": [(3, "troops"), (2, "adversary")]}
    play(state, "wage LEG 3")
    found = told(state, "wage CEN 2")
    assert costs(found) == {"gold": [(4, "troops")]}
    assert found.facts["due"] == 9
    plays(state, "wage CEN 1")
    assert told(state, "retain").facts["points"] == -NUMBERS.fixed.unpaid
    assert brings(told(state, "dismiss CEN CAE")) == ["return"]


# Rome


def test_c_5_6_what_a_placement_gives_to_others() -> None:
    state = court()
    found = told(state, "place COL 1")
    assert found.facts["gain"] == (1, 0, 0)
    assert brings(found) == ["gain-you", "share"]
    assert refs(facts(found, "share")["goods"]) == [("wood", 1), ("stone", 1), ("corruption", 1)]


def test_c_5_6_others_gain_by_their_own_powers() -> None:
    state = court(boards=("claudius", "macro", "pallas"))
    unlock(state, 1, 2)
    one(state, 2).doubled = "S"
    found = told(state, "place BAR 1")
    shares = [
        (message.facts["seat"].id, refs(message.facts["goods"]))  # type: ignore[union-attr]
        for message in found.brings
        if message.key == "insanam-will-share-one"
    ]
    assert shares == [
        (1, [("wood", 1), ("stone", 1), ("corruption", 1)]),
        (2, [("wood", 1), ("stone", 2), ("corruption", 1)]),
    ]
    assert "fund" in brings(found)


def test_c_5_7_nobody_gains_after_the_end() -> None:
    state = court(round=4)
    for seat in (0, 1, 2):
        mark(state, seat, 59)
    found = told(state, "place COL 2")
    assert brings(found) == ["climb-you", "end-you"]
    found = told(state, "place COL 1")
    assert "end" in brings(found)
    assert facts(found, "share-one")["seat"].id == 1  # type: ignore[attr-defined]


def test_c_9_what_a_marker_meets() -> None:
    state = court()
    mark(state, 0, 5)
    found = told(state, "place COL 2")
    assert facts(found, "climb-you") == {"n": 1, "space": 6}
    assert facts(found, "event-you") == {"n": 1}
    mark(state, 1, 9)
    found = told(state, "place COL 1")
    assert [key for key in brings(found) if key in ("round", "round-you")] == ["round"]
    mark(state, 0, 19)
    assert "citizen-you" in brings(told(state, "place COL 2"))


def test_c_6_2_the_suburra() -> None:
    state = first("seneca")
    unlock(state, 0, 2)
    under_board(state, 0, "G21")
    state.table.suburra += [1, 2]
    found = told(state, "place SUB")
    assert found.facts["gain"] == (6, 3, 3)
    assert ("gain", 6, [(2, "suburra"), (1, "gladiator"), (3, "power")]) in sums(found)
    assert found.facts["climb"] == 1


def test_c_9_4_a_space_that_is_reached_again_brings_no_citizen() -> None:
    state = court()
    mark(state, 0, 19)
    again = GAME.clone(state)
    again.table.players[0].peak = 24
    assert "citizen-you" in brings(told(state, "place SUB"))
    assert "citizen-you" not in brings(told(again, "place SUB"))


def test_c_6_2_goods_that_lie_in_the_suburra_come_to_nobody_after_the_end() -> None:
    state = court(round=4)
    state.table.suburra += [1, 2]
    mark(state, 0, 59)
    found = told(state, "place SUB")
    assert "end-you" in brings(found)
    assert "gain" not in found.facts


def test_c_22_2_a_place_that_is_taxed() -> None:
    state = court(adversaries=("A22", "A26"))
    assert costs(told(state, "place COL 3")) == {"gold": [(1, "tax")]}
    assert costs(told(state, "place SUB")) == {"gold": [(1, "tax")]}
    assert costs(told(state, "place HIP 1")) == {}


def test_c_25_23_who_can_be_robbed() -> None:
    state = first("milonia")
    mark(state, 1, 3)
    assert "rob" in brings(told(state, "place COL 2"))
    play(state, "place COL 2")
    assert brings(told(state, "rob 1"))[:2] == ["fall", "climb-you"]
    assert brings(told(state, "skip"))[0] == "climb-you"


def racing(space: int, board: str = "claudius", *foes: str) -> State:
    state = first(board, adversaries=foes or ("A13", "A14"))
    one(state).chariot = space
    play(state, "place HIP 1")
    return state


@pytest.mark.parametrize(
    ("space", "board", "foes", "landing", "wanted"),
    [
        (0, "claudius", (), 3, [(3, "action")]),
        (4, "claudius", (), 6, [(3, "action"), (-1, "obstacle")]),
        (4, "petronius", (), 7, [(3, "action")]),
        (6, "claudius", ("A02", "A13"), 8, [(3, "action"), (-1, "adversary")]),
        (22, "claudius", (), 24, [(3, "action"), (-1, "finish")]),
    ],
)
def test_c_24_4_what_a_race_move_brings(
    space: int, board: str, foes: tuple[str, ...], landing: int, wanted: list[tuple[int, str]]
) -> None:
    state = racing(space, board, *foes)
    found = told(state, "act b")
    assert found.facts["space"] == landing
    assert sums(found) == ([("race", landing - space, wanted)] if len(wanted) > 1 else [])
    play(state, "act b")
    assert one(state).chariot == landing
    assert ("finish" if landing == NUMBERS.hippodrome.finish else "race") in brings(found)


def test_c_14_3_what_a_place_in_the_race_scores() -> None:
    state = racing(0)
    one(state, 1).chariot = 3
    assert facts(told(state, "act a"), "race-score")["place"] == 2
    assert facts(told(state, "act b"), "race-score")["place"] == 1
    points = NUMBERS.players[3].hippodrome[0]
    assert facts(told(state, "act b"), "race-score")["points"].id == points  # type: ignore[attr-defined]


def test_c_24_3_a_race_that_is_over_and_one_that_is_taxed() -> None:
    state = racing(24, "claudius", "A19", "A13")
    one(state).arrival = state.table.arrivals = 1
    found = told(state, "act b")
    assert "race-over" in brings(found)
    assert costs(found) == {"wood": [(1, "tax")]}


def test_c_7_4_an_action_with_a_price() -> None:
    state = court()
    lay_tile(state, "S08")
    play(state, "place SEN 2")
    found = told(state, "act c")
    assert costs(found) == {"gold": [(3, "action")]}
    assert found.facts["points"] == 2


def test_c_23_1_a_tile_and_c_24_9_a_power() -> None:
    state = first("pallas", adversaries=("A04", "A13"))
    plays(state, "place MAR 1", "act b")
    state.table.zones["BAR"].banners[1] = 2
    found = told(state, "buy B01")
    assert costs(found) == {"gold": [(5, "tile"), (-3, "power"), (2, "adversary")]}
    assert facts(found, "buy")["n"] == 1
    state = first("seneca")
    effect(state, "unlock(2)")
    found = told(state, "unlock 1")
    assert costs(found) == {
        "gold": [(6, "unlock"), (-3, "power"), (-2, "action")],
        "wood": [(5, "unlock")],
    }
    assert brings(found) == ["unlock", "release"]


def test_c_20_3_a_camp() -> None:
    state = POSITIONS["camp"]()
    assert facts(told(state, "camp NUM"), "camp")["n"] == NUMBERS.fixed.fortress
    state = court(camp_vp=True)
    one(state).released = 1
    assert told(state, "camp NUM").facts["points"] == NUMBERS.fixed.fortress


def test_c_24_10_an_exchange_and_its_gain() -> None:
    state = first("claudius")
    effect(state, "swap(2)")
    found = told(state, "swap GG WWSS")
    assert price(found) == (2, 0, 0)
    assert found.facts["gain"] == (0, 2, 2)


def test_c_25_15_goods_that_are_chosen_and_what_is_added() -> None:
    state = first("macro")
    unlock(state, 0, 2)
    effect(state, "+2ANY +1W")
    found = told(state, "take GG")
    assert found.facts["gain"] == (2, 2, 0)
    assert ("gain", 2, [(1, "beside"), (1, "power")]) in sums(found)
    assert "fund-you" in brings(told(state, "take GS"))


def test_c_25_25_favours() -> None:
    state = court(3, boards=("claudius", "milonia", "seneca"))
    unlock(state, 1, 2)
    mark(state, 0, 7)
    state.table.zones["COL"].banners[0] = 1
    found = told(state, "request COL a")
    assert price(found) == (2, 0, 0)
    assert brings(found) == ["request"]
    play(state, "request COL a")
    found = told(state, "grant")
    assert found.facts["gain"] == (2, 0, 0)
    assert brings(found) == ["gain-you", "clear-you"]


def test_c_8_2_gladiators_used_and_tucked() -> None:
    state = court()
    in_play(state, 0, "G03")
    found = told(state, "use G03")
    assert found.facts["gain"] == (0, 2, 1)
    assert brings(found) == ["gain-you", "use"]
    assert refs(facts(told(state, "tuck G03"), "tuck")["goods"]) == [("wood", 1)]


# Rivals


def test_d_09_what_is_done_to_others() -> None:
    state = POSITIONS["hinder"]()
    one(state, 1).chariot = 5
    assert facts(told(state, "target 1"), "hinder")["space"] == 4
    assert brings(told(state, "target 2")) == ["not-hinder"]
    state = POSITIONS["push"]()
    assert facts(told(state, "target 1"), "climb")["n"] == 2
    state = POSITIONS["steal"]()
    assert refs([facts(told(state, "target 1"), "steal")["goods"]]) == [("goods", 1)]
    play(state, "target 1")
    assert brings(told(state, "seize W")) == ["seize"]


def test_with_one_opponent_nobody_is_asked_whom_it_hits() -> None:
    state = court(2, boards=("seneca", "macro"))
    lay_tile(state, "H06")
    one(state, 1).chariot = 2
    play(state, "place HIP 1")
    assert facts(told(state, "act b"), "climb")["n"] == 2
    assert facts(told(state, "act c"), "hinder")["space"] == 0


# The map


def test_c_18_8_tolls() -> None:
    state = first("claudius", adversaries=("A20", "A13"))
    hold(state, "TAR", 0, (2, 1, 0))
    hold(state, "NAR", 1, (1, 1, 0))
    under_board(state, 1, "G11")
    set_out(state, 3)
    found = told(state, "transit TAR NAR 1 1 0")
    assert costs(found) == {"gold": [(1, "troops"), (2, "troops"), (1, "adversary")]}
    before = one(state, 1).goods[0]
    play(state, "transit TAR NAR 1 1 0")
    assert facts(found, "toll")["gold"].id == one(state, 1).goods[0] - before  # type: ignore[attr-defined]


def test_c_18_what_a_step_takes_and_leaves() -> None:
    state = marching()
    barbarians(state, "LUS", 0)
    found = told(state, "march TAR LUS 2 1 0")
    assert brings(found) == ["vacate", "control"]
    assert brings(told(state, "march TAR LUS 1 1 0")) == ["control"]
    assert brings(told(state, "march TAR GLC 1 0 0")) == []


def test_c_19_4_both_powers_of_an_attack() -> None:
    state = first("macro", adversaries=("A03", "A10"))
    unlock(state, 0, 1)
    under_board(state, 0, "G04")
    hold(state, "TAR", 0, (2, 1, 0))
    hold(state, "NAR", 1, (1, 1, 0), camp=True)
    set_out(state, 2)
    found = told(state, "march TAR NAR 2 1 0")
    assert sums(found) == [
        ("attack-you", 7, [(4, "troops"), (3, "troops"), (1, "gladiator"), (-1, "adversary")]),
        ("defence", 7, [(1, "troops"), (2, "troops"), (5, "camp"), (-1, "adversary")]),
    ]
    barbarians(state, "CAR", 2, citadel=True)
    found = told(state, "march TAR CAR 1 0 0")
    assert sums(found)[1] == ("barbarians", 7, [(2, "barbarians"), (5, "citadel")])


def test_c_19_2_an_attack_that_costs_the_starting_power() -> None:
    state = first("chaerea")
    mark(state, 2, 3)
    hold(state, "TAR", 0, (2, 1, 0))
    hold(state, "NAR", 1, (1, 1, 0))
    set_out(state, 2)
    assert brings(told(state, "march TAR NAR 2 0 0")) == ["blame"]
    mark(state, 1, 3)
    assert brings(told(state, "march TAR NAR 2 0 0")) == ["strike-first"]


def test_c_19_6_what_is_lost() -> None:
    found = told(fall(), "fall 1 0 0 0")
    assert found.facts["power"] == 1
    assert sums(found) == [("loss", 1, [(1, "troops")])]


def test_c_25_13_and_c_25_26_powers_on_the_map() -> None:
    state = first("seneca")
    unlock(state, 0, 1)
    hold(state, "CAE", 1, (1, 0, 1))
    found = told(state, "banish CAE 1 0 1")
    assert costs(found) == {"gold": [(2, "troops"), (6, "troops")]}
    assert brings(found) == ["banish"]
    hold(state, "SUP", 1, (2, 1, 0))
    assert brings(told(state, "banish CAE 1 0 1")) == ["banish", "banish-storage"]
    state = first("pallas")
    unlock(state, 0, 1)
    hold(state, "CAE", 1, (0, 1, 1))
    found = told(state, "demote CAE 1 1")
    assert costs(found) == {
        "gold": [(4, "demote"), (5, "demote")],
        "wood": [(1, "demote"), (1, "demote")],
        "stone": [(1, "demote")],
    }


def test_c_25_21_c_25_24_and_c_25_29() -> None:
    state = first("postumus")
    unlock(state, 0, 2)
    barbarians(state, "CAE", 2)
    found = told(state, "raid NUM CAE 1 0 0")
    assert brings(found) == ["raid", "control"]
    state = POSITIONS["charm"]()
    found = told(state, "charm")
    assert costs(found) == {"gold": [(1, "troops"), (2, "troops")]}
    play(state, "charm")
    assert brings(told(state, "disband")) == ["disband"]
    state = first("petronius")
    unlock(state, 0, 1)
    assert brings(told(state, "incite SUP CHA")) == ["incite"]


def test_c_18_13_landings() -> None:
    state = court()
    barbarians(state, "CAR", 1)
    at_sea(state, "IBR", 0, (2, 0, 0))
    play(state, "place SUB")
    assert [total for _, total, _ in sums(told(state, "sail IBR CAR"))] == [2, 1]
    assert sums(told(state, "sail IBR GAD")) == []


def test_c_18_2_troops_deployed_into_a_held_start() -> None:
    state = court(adversaries=("A13", "A14"))
    hold(state, "NUM", 1, (1, 0, 0))
    store(state, 0, (0, 1, 0))
    plays(state, "place BAR 1", "act b")
    assert [total for _, total, _ in sums(told(state, "deploy CEN NUM"))] == [2, 1]


# The arena


def test_c_21_5_both_totals_of_a_fight() -> None:
    state = first("narcissus", adversaries=("A01", "A22"), display=("G02", "G03"))
    in_play(state, 0, "G07")
    under_board(state, 0, "G01", "G18")
    effect(state, "fight(2)")
    found = told(state, "fight G07 A22")
    assert costs(found) == {"gold": [(2, "tax")]}
    mine, other = sums(found)
    assert mine[0] == "gladiator"
    assert (2, "action") in mine[2]
    assert (1, "gladiator") in mine[2]
    assert other[2][0] == (ADVERSARIES["A22"].power, "strength")
    assert (-2, "power") in other[2]
    assert brings(found) == ["reroll"]
    assert sums(told(state, "fight G07 TOP"))[1] == ("hidden", -2, [(-2, "power")])


def test_c_25_19_a_dead_gladiator() -> None:
    state = POSITIONS["buyback"]()
    found = told(state, "buyback")
    assert brings(found) == ["buy-back"]
    half = told(state, "skip").facts["gain"]
    assert half == (price(found)[0] // 2, 0, 0)


def test_c_21_2_and_c_21_9_gladiators_bought_and_kept() -> None:
    state = first("claudius", adversaries=("A08", "A13"))
    under_board(state, 0, "G03")
    effect(state, "gbuy(1)")
    assert costs(told(state, "hire G01")) == {
        "gold": [(6, "gladiator-price"), (-2, "gladiator"), (2, "adversary"), (-1, "action")]
    }
    state = POSITIONS["slide"]()
    assert brings(told(state, "slide"))[0] == "slide"


# The court


def test_c_4_4_patronage() -> None:
    found = told(POSITIONS["patronage"](), "patronage GW")
    assert price(found) == (1, 1, 0)
    assert found.facts["points"] == 1


def test_c_11_4_redemption() -> None:
    state = court(turn=3)
    player = one(state)
    player.exposed, player.shown, player.card, player.since = True, "traitor", "D1", 2
    state.secrets.decks["redemption"].bag.remove("D1")
    player.goods = [30, 30, 30]
    found = told(state, "redeem 3")
    assert costs(found) == {"gold": [(12, "redemption")]}
    assert brings(found) == ["redeem"]
    player.counts["citadels"] = 1
    assert costs(told(state, "redeem 1")) == {}


def test_c_13_4_thumbs() -> None:
    state = event("E205")
    found = told(state, "approve", 0)
    assert found.facts == {"gain": (4, 0, 0), "points": -2}
    one(state).goods = [1, 0, 0]
    found = told(state, "refuse", 0)
    assert price(found) == (1, 0, 0)
    assert found.facts == {"points": -1, "climb": 2}


def test_c_13_8_gifts() -> None:
    state = event("E109")
    found = told(state, "give G 3", 0)
    assert price(found) == (3, 0, 0)
    assert facts(found, "need") == {"n": 4, "rest": 1}
    assert [key for key in brings(found) if key == "place"] == ["place", "place"]
    assert brings(told(state, "give G 0", 0)) == ["need", "be-punished"]
    under_board(state, 0, "G22")
    assert lines(told(state, "give G 3", 0).sums[0]) == [(3, "gift"), (1, "gladiator")]
    one(state).exposed = True
    assert brings(told(state, "give G 3", 0)) == ["need", "be-punished"]


def test_c_12_1_an_ambition() -> None:
    state = court()
    for place in ("NAR", "AQU", "LUG", "BEL"):
        hold(state, place, 0)
    assert told(state, "validate P01").facts["points"] == 8


def test_c_10_10_destinies() -> None:
    state = POSITIONS["destiny"]()
    card = facts(told(state, "destiny new", 1), "be")["destiny"]
    assert card.id == "traitor"  # type: ignore[attr-defined]
    done(state, "destiny new", "destiny old")


def test_positions_tell_something_of_all_that_costs_or_risks() -> None:
    """Only choices that cost and risk nothing have no forecast."""
    silent = {"done", "halt", "later", "stay", "skip", "deny", "board", "pick", "keep", "show",
              "settle", "order"}  # fmt: skip
    found: dict[str, set[bool]] = {}
    for ask in POSITIONS:
        for state, seat, move in decisions(ask):
            known = GAME.forecast(GAME.view(state, seat), move) is not None
            found.setdefault(word_of(move), set()).add(known)
    assert {word for word, known in found.items() if False in known} <= silent
