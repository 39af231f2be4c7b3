"""Caught in a snare: breaking free, and the thrower's duty to attack. L-13.5, L-13.6, L-14."""

from collections.abc import Sequence

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import say
from ludus.games.gloria.activation import (
    can_engage,
    joust_with,
    take_step,
)
from ludus.games.gloria.board import (
    foe_ahead,
    free_of_all,
    may_attack,
    reaches,
    standing_at,
)
from ludus.games.gloria.defeat import drop_snare
from ludus.games.gloria.frames import Act, Throw, act_of
from ludus.games.gloria.geometry import AIM, REAR_DIRECTIONS
from ludus.games.gloria.movement import may_enter, step_cost
from ludus.games.gloria.moves import END, ENGAGE, FREE, STEP, Move
from ludus.games.gloria.options import COSTS
from ludus.games.gloria.state import Die, Gladiator, State
from ludus.games.gloria.tell import name_of
from ludus.kit.dice import d10
from ludus.kit.hexes import DIRECTIONS, SIDES


def let_break_free(frame: Throw, state: State, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """The window in which the target may break free, as often as its PA allow. [L-13.5, L-14.3]"""
    target = state.gladiators[frame.target]
    if target.snare and target.pa >= COSTS.free:
        frame.wait(target.owner, "free")
    else:
        frame.stage = "duty"


def free_moves(state: State, frame: Throw) -> list[Move]:  # noqa: ARG001
    """Try, or leave it. [L-14.3]"""
    return [FREE, END]


def try_free(state: State, frame: Throw, move: Move, fate: Fate, sink: Sink | None) -> None:
    """Try to break free in the window. [L-14.3]"""
    frame.resume()
    if move is END:
        frame.stage = "duty"
    else:
        break_free(state, state.gladiators[frame.target], fate, sink)


def break_free(state: State, one: Gladiator, fate: Fate, sink: Sink | None) -> None:
    """On the level or less the snare falls off, on a 0 it is torn as well. [L-14.2]"""
    one.pa -= COSTS.free
    die = d10(fate, "free")
    freed = die <= one.level
    word = ("torn" if die == 0 else "freed") if freed else "held"
    state.dice.append(Die("free", one.id, die, die, one.level, word))
    if sink:
        sink.tell(say(f"gloria-{word}", one=name_of(one)))
    if die == 0:
        one.snare = ""
    elif freed:
        drop_snare(state, one)


def free_active(state: State, frame: Act, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Try to break free in one's own activation. [L-14.2, L-14.3]"""
    frame.resume()
    break_free(state, state.gladiators[frame.who], fate, sink)


def do_duty(frame: Throw, state: State, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """The thrower must engage its target, after one step if it has to; else the duty lapses.

    [L-13.6]
    """
    ways = duty_moves(state, frame)
    if not ways:
        state.frames.pop()
    elif len(ways) > 1:
        frame.wait(state.gladiators[frame.who].owner, "duty")
    else:
        _fulfil(state, frame, ways[0], sink)


def duty_moves(state: State, frame: Throw) -> list[Move]:
    """Engage from here, or step to where one can. [L-13.6]"""
    one, target = state.gladiators[frame.who], state.gladiators[frame.target]
    if not may_attack(state, one) or one.pa < COSTS.engage:
        return []
    if can_engage(state, one, target):
        return [ENGAGE[target.id][f] for f in AIM[target.hex - one.hex]]
    act = act_of(state.frames)
    if act.stopped:
        return []
    fought = tuple(foe for foe in act.foes if foe != target.id and foe not in act.rights)
    return steps_to_engage(state, one, target, fought)


def steps_to_engage(
    state: State, one: Gladiator, other: Gladiator, barred: Sequence[int]
) -> list[Move]:
    """List the steps after which an enemy can be engaged with the PA left.

    Those who are barred cannot be attacked any more in this phase. [L-13.6, L-13.7, L-10.2]
    """
    ways = REAR_DIRECTIONS[one.facing] if foe_ahead(state, one) else range(SIDES)
    found = []
    here = one.hex
    for way in ways:
        place = here + DIRECTIONS[way]
        left = one.pa - step_cost(one.facing, way)
        if left < COSTS.engage or not free_of_all(state, place):
            continue
        if not may_enter(state, one, place, left, barred):
            continue
        with standing_at(state, one, place):
            if reaches(state, one, other.hex):
                found.append(STEP[way])
    return found


def duty(state: State, frame: Throw, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Do what the thrower must. [L-13.6]"""
    frame.resume()
    _fulfil(state, frame, move, sink)


def _fulfil(state: State, frame: Throw, move: Move, sink: Sink | None) -> None:
    act = act_of(state.frames)
    if move.kind == "step":
        take_step(state, act, move.to, sink)
        return
    state.frames.pop()
    joust_with(state, act, frame.target, move.facing, sink)
