"""Steps and pivots, zones of control, the ban on long weapons. Chapters L-8, L-9, L-10."""

from collections.abc import Sequence

from ludus.games.gloria.board import (
    controls,
    foe_ahead,
    holds_long,
    hostile_zones,
    may_attack,
    may_push,
    standing_at,
)
from ludus.games.gloria.frames import Act
from ludus.games.gloria.geometry import IN_ZONE, REAR_DIRECTIONS
from ludus.games.gloria.moves import PIVOT, STEP, Move
from ludus.games.gloria.options import COSTS
from ludus.games.gloria.state import Gladiator, State
from ludus.kit.hexes import DIRECTIONS, SIDES, Hex, disc


def step_cost(facing: int, way: int) -> int:
    """Ahead is cheaper than any other way. [L-8.1]"""
    return COSTS.ahead if way == facing else COSTS.aside


def step_moves(state: State, frame: Act, one: Gladiator) -> list[Move]:
    """List the steps that are allowed now. [L-8, L-9, L-10.2]"""
    if frame.stopped:
        return []
    facing, here, pa = one.facing, one.hex, one.pa
    ways: Sequence[int] = REAR_DIRECTIONS[facing] if foe_ahead(state, one) else range(SIDES)
    if pa < COSTS.aside:
        ways = (facing,) if facing in ways else ()
    places, bodies, arena = state.places, state.bodies, disc(state.radius)
    found = []
    for way in ways:
        place = here + DIRECTIONS[way]
        if place not in arena or place in places:
            continue
        left = pa - (COSTS.ahead if way == facing else COSTS.aside)
        if left < 0 or not may_enter(state, one, place, left, frame.foes, frame.rights):
            continue
        if place in bodies and not _can_leave(state, frame, one, place, left):
            continue
        found.append(STEP[way])
    return found


def may_enter(
    state: State,
    one: Gladiator,
    place: Hex,
    left: int,
    foes: Sequence[int],
    rights: Sequence[int] = (),
) -> bool:
    """Before a long weapon one may only step if one can still attack its bearer. [L-10.2]"""
    for other in hostile_zones(state, one, place):
        if holds_long(other):
            barred = other.id in foes and other.id not in rights
            if barred or not _could_attack(state, one, place, other, left):
                return False
    return True


def _could_attack(state: State, one: Gladiator, place: Hex, other: Gladiator, left: int) -> bool:
    """With the PA left: a joust or a shield push, after one pivot at most. [L-10.2]"""
    vector = other.hex - place
    ahead = vector in IN_ZONE[one.facing]
    pivot = 0 if ahead else COSTS.pivot
    if may_attack(state, one) and left >= COSTS.engage + pivot:
        return True
    return may_push(state, one) and left >= COSTS.push + pivot


def _can_leave(state: State, frame: Act, one: Gladiator, place: Hex, left: int) -> bool:
    """A body may be crossed if a further step is possible at once, with no zone to stop it.

    [L-8.5, L-9.3]
    """
    if any(hostile_zones(state, one, place)):
        return False
    pa = one.pa
    with standing_at(state, one, place):
        one.pa = left
        goes_on = bool(step_moves(state, frame, one))
    one.pa = pa
    return goes_on


def pivot_moves(one: Gladiator) -> list[Move]:
    """A pivot to any other facing. [L-8.3]"""
    return [move for move in PIVOT if move.to != one.facing] if one.pa >= COSTS.pivot else []


def withdrawals(state: State, one: Gladiator, engager: Gladiator) -> list[int]:
    """List the rear hexes to withdraw to: empty, out of the engager's zone, and of any long weapon.

    Whoever withdraws attacks nobody in this phase, so no zone of a long weapon may be entered.
    [L-16.6, L-10.2, L-10.3]
    """
    found = []
    arena = disc(state.radius)
    for way in REAR_DIRECTIONS[one.facing]:
        place = one.hex + DIRECTIONS[way]
        if place not in arena or place in state.places or place in state.bodies:
            continue
        if controls(engager, place):
            continue
        if any(holds_long(other) for other in hostile_zones(state, one, place)):
            continue
        found.append(way)
    return found
