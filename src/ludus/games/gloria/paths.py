"""How far the active gladiator can walk: every hex with the cheapest way there. L-8 to L-10."""

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from msgspec import Struct

from ludus.games.gloria.board import hostile_zones, set_hex
from ludus.games.gloria.frames import Act, act_of
from ludus.games.gloria.geometry import FACINGS
from ludus.games.gloria.movement import (
    can_go,
    free_ways,
    step_cost,
    step_moves,
    step_ways,
    take_step,
)
from ludus.games.gloria.options import COSTS
from ludus.games.gloria.state import State, clone
from ludus.kit.hexes import DIRECTIONS, Hex


class Goal(Struct, frozen=True):
    """A hex that can be walked to.

    cost, left  the PA it takes, and those that are left then
    way         the moves that lead there
    facing      where the gladiator looks then
    stops       an enemy's zone of control ends movement there [L-9.3]
    """

    hex: Hex
    cost: int
    left: int
    way: tuple[str, ...]
    facing: int
    stops: bool


class _Stop(NamedTuple):
    """A place on a way: what it took to get there, cheapest and with the fewest moves first."""

    cost: int
    moves: int
    way: tuple[str, ...]
    place: Hex
    facing: int
    stopped: bool
    crossing: bool


def goals(state: State) -> tuple[Goal, ...]:
    """List the hexes within reach, each with its cheapest way. [L-8, L-9, L-10.2]"""
    act = act_of(state.frames)
    one = state.gladiators[act.who]
    if one.down or one.snare:
        return ()
    walk = _Walk(state, act)
    found: dict[Hex, Goal] = {}
    seen: set[tuple[Hex, int]] = set()
    queue = [_Stop(0, 0, (), one.hex, one.facing, act.stopped, act.crossing)]
    while queue:
        stop = heappop(queue)
        if (stop.place, stop.facing) in seen:
            continue
        seen.add((stop.place, stop.facing))
        if not stop.crossing and stop.place != one.hex:
            found.setdefault(stop.place, walk.goal(stop))
        for facing, way, cost in walk.ways_from(stop):
            if (stop.place + DIRECTIONS[way], facing) not in seen:
                heappush(queue, walk.step(stop, facing, way, cost))
    return tuple(sorted(found.values(), key=lambda goal: goal.hex))


class _Walk:
    """A world of its own in which the active gladiator tries steps."""

    def __init__(self, state: State, act: Act) -> None:
        self._world = clone(state)
        self._pa = state.gladiators[act.who].pa
        self._one = self._world.gladiators[act.who]
        self._act = act_of(self._world.frames)
        self._free: dict[Hex, dict[int, bool]] = {}
        self._zones: dict[Hex, bool] = {}

    def goal(self, stop: _Stop) -> Goal:
        """Tell what it comes to to walk to a place."""
        left = self._pa - stop.cost
        return Goal(stop.place, stop.cost, left, stop.way, stop.facing, stop.stopped)

    def ways_from(self, stop: _Stop) -> Iterator[tuple[int, int, int]]:
        """List the steps from a place, as it looks or after a pivot, unless it is stopped.

        Each is told by the facing in which it is made, its direction, and what was spent before it.

        After a pivot the step ahead is of use, and one that was not allowed before it; any other
        could as well come first and the pivot after it.
        """
        if stop.stopped:
            return
        straight = self._ways(stop, stop.facing, self._pa - stop.cost)
        for way in straight:
            yield stop.facing, way, stop.cost
        if stop.crossing:
            return
        cost = stop.cost + COSTS.pivot
        for facing in FACINGS:
            if facing != stop.facing:
                for way in self._ways(stop, facing, self._pa - cost):
                    if way == facing or way not in straight:
                        yield facing, way, cost

    def _put(self, stop: _Stop, facing: int, pa: int) -> None:
        one = self._one
        one.facing, one.pa = facing, pa
        if one.hex != stop.place:
            set_hex(self._world, one, stop.place)
        self._act.stopped, self._act.crossing = False, stop.crossing

    def _ways(self, stop: _Stop, facing: int, pa: int) -> list[int]:
        if pa < COSTS.ahead:
            return []
        world, act, one = self._world, self._act, self._one
        self._put(stop, facing, pa)
        free = self._free.get(stop.place)
        if free is None:
            # Others stay where they are, whichever way this one looks.
            free = self._free[stop.place] = free_ways(world, one, FACINGS)
        if pa < COSTS.aside:
            free = {facing: free[facing]} if facing in free else {}
        if not free:
            return []
        ways = step_ways(world, one)
        return [way for way in ways if way in free and (free[way] or can_go(world, act, one, way))]

    def step(self, stop: _Stop, facing: int, way: int, cost: int) -> _Stop:
        """Take a step and say where it leads."""
        turned = () if facing == stop.facing else (f"pivot {facing}",)
        words = (*stop.way, *turned, f"step {way}")
        there = stop.place + DIRECTIONS[way]
        if there not in self._world.bodies:
            spent = cost + step_cost(facing, way)
            return _Stop(spent, len(words), words, there, facing, self._held(there), False)
        self._put(stop, facing, self._pa - cost)
        take_step(self._world, self._act, way, None)
        act, one = self._act, self._one
        while act.crossing and len(ways := step_moves(self._world, act, one)) == 1:
            # The only step off a body is made without a decision.
            take_step(self._world, act, ways[0].way, None)
        spent = self._pa - one.pa
        return _Stop(spent, len(words), words, one.hex, facing, act.stopped, act.crossing)

    def _held(self, place: Hex) -> bool:
        """Tell whether an enemy's zone of control ends movement at a place. [L-9.3]"""
        held = self._zones.get(place)
        if held is None:
            held = self._zones[place] = any(hostile_zones(self._world, self._one, place))
        return held
