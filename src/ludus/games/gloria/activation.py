"""One activation: what a gladiator can do with its action points, and when it ends. Chapter L-7."""

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import say
from ludus.games.gloria.board import (
    can_target,
    hostile_zones,
    line_clear,
    may_attack,
    may_push,
    reaches,
    set_hex,
)
from ludus.games.gloria.frames import Act, Joust
from ludus.games.gloria.geometry import AIM, IN_REACH, IN_ZONE
from ludus.games.gloria.movement import pivot_moves, step_cost, step_moves
from ludus.games.gloria.moves import END, ENGAGE, FREE, PUSH, THROW, Move
from ludus.games.gloria.objects import object_moves, stand_moves
from ludus.games.gloria.options import COSTS
from ludus.games.gloria.points import rouse
from ludus.games.gloria.state import Gladiator, State, snare_in_hand
from ludus.games.gloria.tell import name_of, way_ref
from ludus.kit.hexes import DIRECTIONS, length


def activate(state: State, one: Gladiator, fate: Fate, sink: Sink | None) -> None:
    """A gladiator's phase begins: its PA are rolled. [L-7.1, L-7.2]"""
    state.active = one.id
    state.dice = []
    if sink:
        sink.tell(say("gloria-activates", one=name_of(one)))
    rouse(state, one, fate, sink)
    state.frames.append(Act(who=one.id))


def run_act(frame: Act, state: State, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Ask the owner what to do next, as long as there is something to do. [L-7.4, L-7.6]

    An activation lasts while PA last: with the last of them spent nothing can be done.
    """
    one = state.gladiators[frame.who]
    if one.status != "fit" or one.appealing or _has_nothing_to_do(one):
        end_phase(state)
        return
    frame.wait(one.owner, "act")
    if frame.crossing:
        steps = step_moves(state, frame, one)
        if len(steps) == 1:
            frame.resume()
            take_step(state, frame, steps[0].to, sink)


def _has_nothing_to_do(one: Gladiator) -> bool:
    return one.pa < 1 or (bool(one.snare) and one.pa < COSTS.free)


def act_moves(state: State, frame: Act) -> list[Move]:
    """List all that the active gladiator may do. [L-7.4, L-8.5, L-12.1, L-14.1]"""
    one = state.gladiators[frame.who]
    if one.snare:
        return [FREE, END]
    if one.down:
        return [*stand_moves(one), END]
    found = step_moves(state, frame, one)
    if frame.crossing:
        return found
    found += pivot_moves(one)
    found += object_moves(state, one)
    for other in _targets(state, one):
        found += attacks(state, frame, one, other)
    found.append(END)
    return found


def _targets(state: State, one: Gladiator) -> list[Gladiator]:
    """Find the enemies at one or two steps."""
    here = one.hex
    return [
        other
        for other in state.gladiators
        if other.status == "fit"
        and (other.hex - here in AIM)
        and length(other.hex - here) <= 2
        and can_target(state, one, other)
    ]


def attacks(state: State, frame: Act, one: Gladiator, other: Gladiator) -> list[Move]:
    """List the ways to attack an enemy: engage, push, throw a snare.

    Each opponent once in a phase, unless a right to repeat is held.
    [L-13.2, L-15.1, L-16.1, L-22.7]
    """
    vector = other.hex - one.hex
    found: list[Move] = []
    fresh = other.id not in frame.foes or other.id in frame.rights
    if fresh and one.pa >= COSTS.engage and can_engage(state, one, other):
        found += [ENGAGE[other.id][f] for f in AIM[vector]]
    if fresh and one.pa >= COSTS.push and vector in IN_ZONE[one.facing] and may_push(state, one):
        found.append(PUSH[other.id])
    if one.pa >= COSTS.throw and can_throw(state, one, other):
        found += [THROW[other.id][f] for f in AIM[vector]]
    return found


def can_engage(state: State, one: Gladiator, other: Gladiator) -> bool:
    """An enemy within reach of the weapon, by one who may attack. [L-16.0, L-16.1]"""
    return (
        may_attack(state, one) and can_target(state, one, other) and reaches(state, one, other.hex)
    )


def can_throw(state: State, one: Gladiator, other: Gladiator) -> bool:
    """Once a turn, at an enemy not entangled, in the zone or at two hexes ahead with a clear line.

    [L-13.1, L-13.2]
    """
    if one.thrown or one.cowed == state.turn or other.snare or not snare_in_hand(one):
        return False
    vector = other.hex - one.hex
    return vector in IN_ZONE[one.facing] or (
        vector in IN_REACH[one.facing] and line_clear(state, one.hex, other.hex)
    )


def step(state: State, frame: Act, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Take a step as chosen."""
    frame.resume()
    take_step(state, frame, move.to, sink)


def take_step(state: State, frame: Act, way: int, sink: Sink | None) -> None:
    """Step to an adjacent hex without turning; an enemy's zone ends movement.

    [L-8.1, L-8.2, L-9.3]
    """
    one = state.gladiators[frame.who]
    one.pa -= step_cost(one.facing, way)
    set_hex(state, one, one.hex + DIRECTIONS[way])
    frame.crossing = one.hex in state.bodies
    if any(hostile_zones(state, one, one.hex)):
        frame.stopped = True
    if sink:
        sink.tell(say("gloria-steps", one=name_of(one), way=way_ref(way)))


def pivot(state: State, frame: Act, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Turn on the spot. [L-8.3]"""
    one = state.gladiators[frame.who]
    one.pa -= COSTS.pivot
    one.facing = move.to
    frame.resume()
    if sink:
        sink.tell(say("gloria-pivots", one=name_of(one), way=way_ref(move.to)))


def engage(state: State, frame: Act, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Engage an enemy: pay, turn for free, and the joust begins. [L-16.1, L-16.2]"""
    frame.resume()
    joust_with(state, frame, move.who, move.facing, sink)


def joust_with(
    state: State, frame: Act, target: int, facing: int, sink: Sink | None, *, push: bool = False
) -> None:
    """Begin a joust of the active gladiator. [L-15.1, L-16.1, L-21.9]"""
    one = state.gladiators[frame.who]
    if target in frame.foes:
        rights = list(frame.rights)
        if target in rights:
            rights.remove(target)
        frame.rights = tuple(rights)
    frame.foes = (*frame.foes, target)
    begin_joust(state, one, state.gladiators[target], facing, sink, push=push)


def begin_joust(
    state: State,
    one: Gladiator,
    other: Gladiator,
    facing: int,
    sink: Sink | None,
    *,
    push: bool = False,
) -> None:
    """Pay for a joust or a push, turn to the target, and go. [L-15.1, L-16.1, L-16.2]"""
    one.pa -= COSTS.push if push else COSTS.engage
    one.facing = facing
    far = length(other.hex - one.hex) > 1
    state.queued = 0
    state.frames.append(Joust(engager=one.id, engaged=other.id, push=push, far=far))
    if sink:
        key = "gloria-pushes" if push else "gloria-engages"
        sink.tell(say(key, one=name_of(one), other=name_of(other)))


def push(state: State, frame: Act, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Push an enemy with the shield: a joust of another kind. [L-15.1, L-15.2]"""
    frame.resume()
    one, other = state.gladiators[frame.who], state.gladiators[move.who]
    joust_with(state, frame, move.who, AIM[other.hex - one.hex][0], sink, push=True)


def end(state: State, frame: Act, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """End the activation; what PA are left are lost. [L-5.3, L-7.7]"""
    end_phase(state)


def end_phase(state: State) -> None:
    """Everybody who took part has no PA and no marker left. [L-7.7]"""
    state.frames.pop()
    for who in (state.active, *state.roused):
        state.gladiators[who].pa = 0
    state.roused = []
    state.active = -1


def usable_rights(state: State, frame: Act) -> bool:
    """Tell whether a right to repeat is held against someone still in combat. [L-21.9]"""
    return state.gladiators[frame.who].status == "fit" and any(
        state.gladiators[foe].status == "fit" for foe in frame.rights
    )
