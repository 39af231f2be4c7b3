"""Steps and pivots, zones of control, the ban on long weapons. Chapters L-8, L-9, L-10."""

from collections.abc import Sequence

from ludus.core.decisions import Context
from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.core.message import say
from ludus.games.gloria.board import (
    foe_ahead,
    holds_long,
    hostile_zones,
    may_attack,
    may_push,
    set_hex,
    standing_at,
)
from ludus.games.gloria.frames import Act
from ludus.games.gloria.geometry import FACINGS, IN_ZONE, NEAR, REAR_DIRECTIONS
from ludus.games.gloria.moves import PIVOTS, STEPS, Pivot, Step
from ludus.games.gloria.options import COSTS
from ludus.games.gloria.state import Gladiator, State
from ludus.games.gloria.tell import name_of, no, too_few_points, way_ref
from ludus.kit.hexes import DIRECTIONS, Hex, disc


def step_cost(facing: int, way: int) -> int:
    """Ahead is cheaper than any other way. [L-8.1]"""
    return COSTS.ahead if way == facing else COSTS.aside


def step_ways(state: State, one: Gladiator) -> Sequence[int]:
    """List the directions of a step: with an enemy ahead only those to the rear. [L-9.4]"""
    return REAR_DIRECTIONS[one.facing] if foe_ahead(state, one) else FACINGS


def step_moves(state: State, act: Act, one: Gladiator) -> list[Step]:
    """List the steps that are allowed now. [L-8, L-9, L-10.2]"""
    if act.stopped or one.pa < COSTS.ahead:
        return []
    ways = step_ways(state, one)
    if one.pa < COSTS.aside:
        # This is asked so often that ways nobody can pay for are left out beforehand.
        ways = [one.facing] if one.facing in ways else ()
    plain = free_ways(state, one, ways)
    return [STEPS[way] for way in plain if plain[way] or _no_way(state, act, one, way) is None]


def free_ways(state: State, one: Gladiator, ways: Sequence[int]) -> dict[int, bool]:
    """Tell which ways lead to a hex nobody holds, and which of them are plain.

    Hardly any hex holds a body or lies before a long weapon: only those need a look.
    [L-8.4, L-8.5, L-10.2]
    """
    arena, places, bodies, here = disc(state.radius), state.places, state.bodies, one.hex
    long = _long_weapons(state, one) if ways else ()
    free = {}
    for way in ways:
        place = here + DIRECTIONS[way]
        if place in arena and place not in places:
            plain = _BESIDE.isdisjoint([place - there for there in long]) if long else True
            free[way] = plain and place not in bodies
    return free


def can_go(state: State, act: Act, one: Gladiator, way: int) -> bool:
    """Tell whether a step that way is allowed where a look is needed. [L-8.5, L-10.2]"""
    return _no_way(state, act, one, way) is None


_BESIDE = frozenset(DIRECTIONS)


def _long_weapons(state: State, one: Gladiator) -> list[Hex]:
    """List where others with long weapons stand that a step may come before. [L-10.2]"""
    gladiators, here = state.gladiators, one.hex
    return [
        place
        for place, who in state.places.items()
        if place - here in NEAR and holds_long(gladiators[who])
    ]


def no_step(state: State, act: Act, one: Gladiator, way: int) -> Refusal | None:
    """Refuse a step: where it leads to, what it costs, or past an enemy.

    [L-8.1, L-8.4, L-8.5, L-9.3, L-9.4, L-10.2]
    """
    return _no_way(state, act, one, way) or no_way_past(state, one, way)


def _no_way(state: State, act: Act, one: Gladiator, way: int) -> Refusal | None:
    """Refuse a step for walls, gladiators, zones, points, long weapons and bodies.

    [L-8.1, L-8.4, L-8.5, L-9.3, L-10.2]
    """
    place = one.hex + DIRECTIONS[way]
    if place not in disc(state.radius):
        return no("L-8.4", "wall")
    if place in state.places:
        return no("L-8.4", "occupied", one=name_of(state.gladiators[state.places[place]]))
    if act.stopped:
        return no("L-9.3", "stopped", one=name_of(one))
    left = one.pa - step_cost(one.facing, way)
    if left < 0:
        return too_few_points(one, one.pa - left, "L-8.1")
    why = no_entry(state, one, place, left, fought(act))
    if why is None and place in state.bodies:
        return _no_crossing(state, act, one, place, left)
    return why


def no_way_past(state: State, one: Gladiator, way: int) -> Refusal | None:
    """Refuse to step past an enemy in the own zone: only back. [L-9.4]"""
    if way in step_ways(state, one):
        return None
    return no("L-9.4", "rear-only", one=name_of(one))


def fought(act: Act) -> Sequence[int]:
    """List whom the active gladiator cannot attack any more in this phase. [L-22.7]"""
    if not act.rights:
        return act.foes
    return [foe for foe in act.foes if foe not in act.rights]


def no_entry(
    state: State, one: Gladiator, place: Hex, left: int, spared: Sequence[int]
) -> Refusal | None:
    """Refuse to step before a long weapon, unless its bearer can still be attacked. [L-10.2]

    left    the PA after the step
    spared  those who cannot be attacked any more in this phase
    """
    for other in hostile_zones(state, one, place):
        if holds_long(other):
            why = _no_attack_on(state, one, place, other, left, spared)
            if why is not None:
                return why
    return None


def _no_attack_on(
    state: State,
    one: Gladiator,
    place: Hex,
    other: Gladiator,
    left: int,
    spared: Sequence[int],
) -> Refusal | None:
    """Refuse unless the PA are left for a joust or a shield push, after one pivot at most."""
    if other.id in spared:
        return no("L-10.2", "long-weapon-again", one=name_of(other))
    prices = [COSTS.engage] if may_attack(state, one) else []
    if may_push(state, one):
        prices.append(COSTS.push)
    if not prices:
        return no("L-10.2", "long-weapon-unfit", one=name_of(one), other=name_of(other))
    pivot = 0 if other.hex - place in IN_ZONE[one.facing] else COSTS.pivot
    price = min(prices) + pivot
    if left < price:
        return no("L-10.2", "long-weapon", one=name_of(other), price=price, pa=left)
    return None


def _no_crossing(state: State, act: Act, one: Gladiator, place: Hex, left: int) -> Refusal | None:
    """Refuse to step onto a body where no further step can follow at once. [L-8.5, L-9.3]"""
    for other in hostile_zones(state, one, place):
        return no("L-9.3", "body-zone", one=name_of(other))
    pa = one.pa
    with standing_at(state, one, place):
        one.pa = left
        goes_on = bool(step_moves(state, act, one))
    one.pa = pa
    return None if goes_on else no("L-8.5", "body", pa=left)


def no_room(state: State, place: Hex, article: str) -> Refusal | None:
    """Refuse a hex beyond the wall, one that somebody holds, or one where a body lies."""
    if place not in disc(state.radius):
        return no(article, "wall")
    if place in state.places:
        return no(article, "occupied", one=name_of(state.gladiators[state.places[place]]))
    return no(article, "body-there") if place in state.bodies else None


def take_step(state: State, act: Act, way: int, sink: Sink | None) -> None:
    """Step to an adjacent hex without turning; an enemy's zone ends movement.

    [L-8.1, L-8.2, L-9.3]
    """
    one = state.gladiators[act.who]
    one.pa -= step_cost(one.facing, way)
    set_hex(state, one, one.hex + DIRECTIONS[way])
    act.crossing = one.hex in state.bodies
    if any(hostile_zones(state, one, one.hex)):
        act.stopped = True
    if sink:
        sink.tell(say("gloria-steps", one=name_of(one), way=way_ref(way)))


_TURNS = tuple(tuple(move for move in PIVOTS if move.facing != facing) for facing in FACINGS)


def pivot_moves(one: Gladiator) -> list[Pivot]:
    """A pivot to any other facing. [L-8.3]"""
    if one.pa < COSTS.pivot:
        return []
    return [*_TURNS[one.facing]]


def no_pivot(one: Gladiator, facing: int) -> Refusal | None:
    """Refuse a pivot that is none. [L-8.3]"""
    if facing == one.facing:
        return no("L-8.3", "pivot", one=name_of(one))
    return too_few_points(one, COSTS.pivot, "L-8.3")


def pivot(context: Context[State, Act], move: Pivot) -> None:
    """Turn on the spot. [L-8.3]"""
    one = context.state.gladiators[context.frame.who]
    one.pa -= COSTS.pivot
    one.facing = move.facing
    if context.sink:
        context.sink.tell(say("gloria-pivots", one=name_of(one), way=way_ref(move.facing)))
