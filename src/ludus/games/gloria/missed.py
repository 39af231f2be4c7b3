"""A throw that missed: what follows depends on who has PA left. Articles L-13.7 to L-13.10."""

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import say
from ludus.games.gloria.activation import (
    begin_joust,
    can_engage,
    end_phase,
)
from ludus.games.gloria.board import (
    free_of_all,
    inside,
    leave_on_ground,
    line_clear,
    may_attack,
    sees,
    set_hex,
)
from ludus.games.gloria.entangled import steps_to_engage
from ludus.games.gloria.frames import Aftermath, Forced, Joust, Throw, act_of
from ludus.games.gloria.geometry import AIM, FACING_TO, turn_to
from ludus.games.gloria.jousts import start_alone
from ludus.games.gloria.movement import step_cost
from ludus.games.gloria.moves import DECLINE, ENGAGE, FACE, PULL, STAY, STEP, Move
from ludus.games.gloria.objects import lose_from_hand
from ludus.games.gloria.options import COSTS
from ludus.games.gloria.state import Gladiator, State
from ludus.games.gloria.tell import name_of
from ludus.kit.hexes import DIRECTIONS, length


def turn_first(frame: Throw, state: State, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """A standing target with PA that does not see the thrower turns first. [L-13.7]"""
    one, target = state.gladiators[frame.who], state.gladiators[frame.target]
    frame.stage = "failed"
    if not target.down and target.pa and not sees(target, one.hex):
        frame.wait(target.owner, "turnabout")


def face_moves(state: State, frame: Throw) -> list[Move]:
    """All facings that bring the thrower into the front arc. [L-13.7, L-16.4]"""
    one, target = state.gladiators[frame.who], state.gladiators[frame.target]
    return [FACE[f] for f in FACING_TO[one.hex - target.hex]]


def face(state: State, frame: Throw, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Turn to the thrower for a point. [L-13.7]"""
    target = state.gladiators[frame.target]
    target.pa -= COSTS.pivot
    target.facing = move.to
    frame.resume()


def settle(frame: Throw, state: State, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Both have PA, only the target has, or the target has none. [L-13.7]"""
    state.won = False
    one, target = state.gladiators[frame.who], state.gladiators[frame.target]
    if target.down or not target.pa:
        frame.stage = "closer"
        if sink:
            sink.tell(say("gloria-gives-way", one=name_of(target), other=name_of(one)))
        if not target.down:
            state.frames.append(Aftermath())
            state.frames.append(Forced(who=target.id, away=one.hex))
    elif one.pa:
        one.pa -= COSTS.recover
        target.pa -= COSTS.recover
        if sink:
            sink.tell(say("gloria-recovers", one=name_of(one), other=name_of(target)))
        frame.stage = "counter"
        if len(counter_moves(state, frame)) > 1:
            frame.wait(target.owner, "counter")
        else:
            frame.stage = "end"
    else:
        _begin_pull(state, frame, sink)


def counter_moves(state: State, frame: Throw) -> list[Move]:
    """The target may go for the thrower, at once or after a step, or let it be. [L-13.7, L-13.8]"""
    one, target = state.gladiators[frame.who], state.gladiators[frame.target]
    found: list[Move] = []
    if may_attack(state, target) and target.pa >= COSTS.engage:
        if can_engage(state, target, one):
            found += [ENGAGE[one.id][f] for f in AIM[one.hex - target.hex]]
        barred = [other.id for other in state.gladiators if other is not one]
        found += steps_to_engage(state, target, one, barred)
    return [*found, DECLINE]


def counter(state: State, frame: Throw, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Do so. [L-13.7, L-13.8]"""
    frame.resume()
    frame.stage = "end"
    if move is DECLINE:
        return
    if move.kind == "step":
        target = state.gladiators[frame.target]
        target.pa -= step_cost(target.facing, move.to)
        set_hex(state, target, target.hex + DIRECTIONS[move.to])
        frame.stage = "counter"
        return
    _counter_joust(frame, state, move.facing, sink)


def follow_up(frame: Throw, state: State, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """After the step of a counter comes the joust. [L-13.7]"""
    one, target = state.gladiators[frame.who], state.gladiators[frame.target]
    aims = AIM[one.hex - target.hex]
    if len(aims) > 1:
        frame.wait(target.owner, "aim")
    else:
        _counter_joust(frame, state, aims[0], sink)


def aim_moves(state: State, frame: Throw) -> list[Move]:
    """The facing in which the counter is fought. [L-16.2]"""
    one, target = state.gladiators[frame.who], state.gladiators[frame.target]
    return [ENGAGE[one.id][f] for f in AIM[one.hex - target.hex]]


def aim(state: State, frame: Throw, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Choose it. [L-16.2]"""
    frame.resume()
    _counter_joust(frame, state, move.facing, sink)


def _counter_joust(frame: Throw, state: State, facing: int, sink: Sink | None) -> None:
    one, target = state.gladiators[frame.who], state.gladiators[frame.target]
    frame.stage = "end"
    act = act_of(state.frames)
    act.foes = (*act.foes, target.id)
    begin_joust(state, target, one, facing, sink)


def _begin_pull(state: State, frame: Throw, sink: Sink | None) -> None:
    """The target pulls the thrower to it. [L-13.9]"""
    frame.stage = "end"
    ways = pull_ways(state, frame)
    if len(ways) > 1:
        frame.wait(state.gladiators[frame.target].owner, "pull")
    else:
        _pull(state, frame, ways[0] if ways else -1, sink)


def pull_ways(state: State, frame: Throw) -> list[int]:
    """List the ways from two hexes off to one beside the target that nobody in combat holds."""
    one, target = state.gladiators[frame.who], state.gladiators[frame.target]
    if length(target.hex - one.hex) < 2:
        return []
    return [
        way
        for way, step in enumerate(DIRECTIONS)
        if length(target.hex - one.hex - step) == 1
        and one.hex + step not in state.places
        and inside(state, one.hex + step)
    ]


def pull_moves(state: State, frame: Throw) -> list[Move]:
    """The target's owner chooses between two hexes. [L-13.9]"""
    return [PULL[way] for way in pull_ways(state, frame)]


def pull(state: State, frame: Throw, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Pull the thrower in. [L-13.9]"""
    frame.resume()
    _pull(state, frame, move.to, sink)


def _pull(state: State, frame: Throw, way: int, sink: Sink | None) -> None:
    """The snare falls before the target, which attacks if it can; the thrower has no dice.

    [L-13.9]
    """
    one, target = state.gladiators[frame.who], state.gladiators[frame.target]
    if way >= 0:
        set_hex(state, one, one.hex + DIRECTIONS[way])
    lose_from_hand(one, frame.item)
    leave_on_ground(state, frame.item, target.hex)
    if sink:
        sink.tell(say("gloria-pulled", one=name_of(one), other=name_of(target)))
    if not may_attack(state, target) or not _within(state, target, one):
        return
    target.pa -= COSTS.engage
    target.facing = turn_to(target.facing, one.hex - target.hex)
    far = length(one.hex - target.hex) > 1
    attack = Joust(engager=target.id, engaged=one.id, kind="pull", far=far)
    state.frames.append(attack)
    start_alone(state, attack)


def _within(state: State, target: Gladiator, one: Gladiator) -> bool:
    """The target turns freely, so only the distance counts. [L-13.9]"""
    if length(one.hex - target.hex) == 1:
        return True
    return target.arm == "long" and line_clear(state, target.hex, one.hex)


def offer_closer(frame: Throw, state: State, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """The thrower keeps the snare, and may follow by one step. [L-13.7]"""
    one = state.gladiators[frame.who]
    frame.stage = "end"
    if len(closer_moves(state, frame)) > 1:
        frame.wait(one.owner, "closer")


def closer_moves(state: State, frame: Throw) -> list[Move]:
    """Stay, or step nearer to where the target stood, onto an empty hex. [L-13.7]"""
    one = state.gladiators[frame.who]
    if one.status != "fit" or one.down or one.pa < COSTS.ahead:
        return [STAY]
    far = length(frame.origin - one.hex)
    return [
        STAY,
        *(
            STEP[way]
            for way, step in enumerate(DIRECTIONS)
            if length(frame.origin - one.hex - step) < far and free_of_all(state, one.hex + step)
        ),
    ]


def closer(state: State, frame: Throw, move: Move, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """Follow, or stay. [L-13.7]"""
    frame.resume()
    if move is not STAY:
        one = state.gladiators[frame.who]
        one.pa -= COSTS.ahead
        set_hex(state, one, one.hex + DIRECTIONS[move.to])


def end_chain(frame: Throw, state: State, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """After a failed throw the activation ends, unless the counter was won. [L-13.10]"""
    state.frames.pop()
    if state.won:
        act_of(state.frames).stopped = False
    else:
        end_phase(state)
