"""Forecasts of an activation: PA, steps, pivots, objects, standing up, breaking free.

L-7 to L-14.
"""

from copy import copy

from ludus.core.decisions import Look
from ludus.core.forecast import Chance, Forecast
from ludus.core.message import Fact, say
from ludus.core.moves import Move
from ludus.games.gloria.board import hostile_zones
from ludus.games.gloria.forecasts.cases import Case, Teller, Told, case_of, of_legal, tell
from ludus.games.gloria.forecasts.fights import fight_forecast
from ludus.games.gloria.forecasts.loads import load
from ludus.games.gloria.forecasts.odds import fight_odds
from ludus.games.gloria.forecasts.prices import price
from ludus.games.gloria.forecasts.sums import faces, in_units
from ludus.games.gloria.forecasts.trials import trials
from ludus.games.gloria.forecasts.zones import zone_facts
from ludus.games.gloria.moves import (
    Activate,
    Draw,
    Drop,
    End,
    Engage,
    Free,
    Pickup,
    Pivot,
    Push,
    Stand,
    Step,
    ThrowAt,
    Toss,
)
from ludus.games.gloria.points import badly_hurt
from ludus.games.gloria.readings import breaks_free, stands_steady
from ludus.games.gloria.state import Gladiator, State, carry
from ludus.games.gloria.tell import item_ref, name_of, way_ref
from ludus.games.gloria.view import View
from ludus.kit.hexes import DIRECTIONS

ATTACKS = (Engage, Push, ThrowAt)


@of_legal
def action_forecast(look: Look[View], move: Move) -> Forecast | None:
    """Tell what an action costs and brings."""
    if isinstance(move, ATTACKS):
        return fight_forecast(look, move)
    case = case_of(look, move)
    told = price(look, move, case.one.id) + tell(_TELLERS, case)
    return told + Forecast(facts=_facts(case))


def action_odds(look: Look[View], move: Move) -> Forecast | None:
    """Tell the exact odds of an attack; those of other actions are known at once."""
    return fight_odds(look, move) if isinstance(move, ATTACKS) else None


def _facts(case: Case) -> dict[str, Fact]:
    """Tell a board what to mark: the hex a move leads to, or the zone of a facing."""
    match case.move:
        case Step() | Toss():
            return {"hex": case.one.hex + DIRECTIONS[case.move.way]}
        case Pivot() | Stand():
            return zone_facts(case.state, case.one, case.move.facing)
        case _:
            return {}


def _step(case: Case) -> Told:
    place = case.one.hex + DIRECTIONS[case.move.way]
    yield say("gloria-will-step", one=name_of(case.one), way=way_ref(case.move.way))
    if place in case.state.bodies:
        yield say("gloria-will-cross", one=name_of(case.one))
    elif any(hostile_zones(case.state, case.one, place)):
        yield say("gloria-will-stop")


def _pivot(case: Case) -> Told:
    yield say("gloria-will-look", one=name_of(case.one), way=way_ref(case.move.facing))


def _stand(case: Case) -> Told:
    """Below the level as declared, otherwise turned aside by the die. [L-12.2, L-12.3]"""
    one, way = case.one, case.move.facing
    yield say("gloria-will-stand", one=name_of(one), way=way_ref(way), level=one.level)
    yield faces("stand", one, stands_steady)
    found = trials(case.look, case.move, lambda world: world.gladiators[one.id].facing)
    for facing, chance in sorted(found.items(), key=lambda item: (-item[1], item[0])):
        told = say("gloria-odds-way", one=name_of(one), way=way_ref(facing))
        yield Chance(f"way-{facing}", told, float(chance))


def _take(case: Case) -> Told:
    """An object may turn out to be of no use; otherwise it is carried. [L-11.2, L-11.8]"""
    one = case.one
    item = one.sheathed if isinstance(case.move, Draw) else case.move.item
    sheathed = "" if isinstance(case.move, Draw) else one.sheathed
    yield say("gloria-will-take", one=name_of(one), item=item_ref(item))
    yield from load(_carrying(one, (*one.hands, item), sheathed))
    held = len(one.hands) + 1
    found = trials(case.look, case.move, lambda world: len(world.gladiators[one.id].hands) == held)
    for taken, word in ((True, "taken"), (False, "broken")):
        told = say(f"gloria-odds-{word}", one=name_of(one), item=item_ref(item))
        yield Chance(word, told, float(found.get(taken, 0)))


def _drop(case: Case) -> Told:
    one = case.one
    yield say("gloria-will-drop", one=name_of(one), item=item_ref(case.move.item))
    rest = list(one.hands)
    rest.remove(case.move.item)
    yield from load(_carrying(one, tuple(rest), one.sheathed))


def _carrying(one: Gladiator, hands: tuple[str, ...], sheathed: str) -> Gladiator:
    """Imagine somebody with other things in hand."""
    new = copy(one)
    carry(new, hands, sheathed)
    return new


def _free(case: Case) -> Told:
    """On the level or less the snare falls off, on a 0 it is torn as well. [L-14.2]"""
    one = case.one
    yield faces("free", one, breaks_free)

    def read(world: State) -> tuple[bool, bool]:
        freed = not world.gladiators[one.id].snare
        return freed, freed and world.ground == case.state.ground

    found = trials(case.look, case.move, read)
    for at, word in enumerate(("freed", "torn")):
        chance = sum(odd for seen, odd in found.items() if seen[at])
        yield Chance(word, say(f"gloria-odds-{word}", **case.two), float(chance))


def _end(case: Case) -> Told:
    yield say("gloria-will-end", one=name_of(case.one), pa=case.one.pa)


_TELLERS: dict[type[Move], Teller] = {
    Step: _step,
    Pivot: _pivot,
    Stand: _stand,
    Pickup: _take,
    Draw: _take,
    Drop: _drop,
    Free: _free,
    End: _end,
}
"""What is told of each action beside its price; of a kick the price is all."""


# Whose phase it is.


@of_legal
def activation_forecast(look: Look[View], move: Activate) -> Forecast:
    """Tell how many PA a gladiator may get. [L-7.2, L-7.3]"""
    one = look.view.table.gladiators[move.who]
    found = trials(look, move, lambda world: world.gladiators[move.who].pa)
    key = "gloria-will-activate-hurt" if badly_hurt(one) else "gloria-will-activate"
    return Forecast(
        odds=tuple(
            Chance(f"pa-{pa}", say("gloria-odds-pa", one=name_of(one), pa=pa), float(chance))
            for pa, chance in sorted(found.items())
        ),
        brings=(say(key, one=name_of(one), weight=in_units(one.weight)),),
        settled=False,
    )
