"""Nets and lassos: the throw, breaking free, and what a failure brings. Chapters L-13, L-14."""

from collections.abc import Callable, Sequence

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import say
from ludus.games.gloria.activation import (
    begin_joust,
    can_engage,
    end_phase,
    joust_with,
    take_step,
)
from ludus.games.gloria.board import (
    foe_ahead,
    free_of_all,
    inside,
    leave_on_ground,
    line_clear,
    may_attack,
    reaches,
    sees,
    set_hex,
    standing_at,
)
from ludus.games.gloria.defeat import drop_snare
from ludus.games.gloria.frames import Act, Aftermath, Forced, Joust, Throw, act_of
from ludus.games.gloria.geometry import AIM, FACING_TO, REAR_DIRECTIONS, turn_to
from ludus.games.gloria.jousts import start_alone
from ludus.games.gloria.movement import may_enter, step_cost
from ludus.games.gloria.moves import DECLINE, END, ENGAGE, FACE, FREE, PULL, STAY, STEP, Move
from ludus.games.gloria.objects import lose_from_hand
from ludus.games.gloria.options import COSTS
from ludus.games.gloria.points import rouse
from ludus.games.gloria.state import Die, Gladiator, State, snare_in_hand
from ludus.games.gloria.tell import item_ref, name_of
from ludus.kit.dice import d10
from ludus.kit.hexes import DIRECTIONS, SIDES, length


def throw(state: State, frame: Act, move: Move, fate: Fate, sink: Sink | None) -> None:
    """Throw at an enemy, which draws it in; on the level or less it is caught.

    [L-13.1, L-13.2, L-13.3, L-13.4]
    """
    frame.resume()
    one, target = state.gladiators[frame.who], state.gladiators[move.who]
    item = snare_in_hand(one)
    one.pa -= COSTS.throw
    one.thrown = True
    one.facing = move.facing
    state.queued = 0
    if sink:
        facts = {"one": name_of(one), "other": name_of(target), "item": item_ref(item)}
        sink.tell(say("gloria-throws", **facts))
    if target.marker:
        rouse(state, target, fate, sink)
    die = d10(fate, "net")
    caught = die <= one.level
    word = "caught" if caught else "missed"
    state.dice.append(Die("net", one.id, die, die, one.level, word))
    if sink:
        sink.tell(say(f"gloria-{word}", one=name_of(target)))
    if caught:
        lose_from_hand(one, item)
        target.snare = item
    state.frames.append(
        Throw(
            who=one.id,
            target=target.id,
            item=item,
            stage="caught" if caught else "face",
            origin=target.hex,
        )
    )


def run_throw(frame: Throw, state: State, fate: Fate, sink: Sink | None) -> None:
    """Go on with what follows a throw."""
    _STAGES[frame.stage](frame, state, fate, sink)


# Caught: the target may break free, then the thrower must attack.


def _caught(frame: Throw, state: State, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
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


def _duty(frame: Throw, state: State, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """The thrower must engage its target, after one step if it has to; else the duty lapses.

    [L-13.6]
    """
    ways = duty_moves(state, frame)
    if not ways:
        state.frames.pop()
    elif len(ways) > 1:
        frame.wait(state.gladiators[frame.who].owner, "duty")
    else:
        _do_duty(state, frame, ways[0], sink)


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
    _do_duty(state, frame, move, sink)


def _do_duty(state: State, frame: Throw, move: Move, sink: Sink | None) -> None:
    act = act_of(state.frames)
    if move.kind == "step":
        take_step(state, act, move.to, sink)
        return
    state.frames.pop()
    joust_with(state, act, frame.target, move.facing, sink)


# Missed: it depends on who has PA left.


def _missed(frame: Throw, state: State, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
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


def _failed(frame: Throw, state: State, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
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


def _countered(frame: Throw, state: State, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
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


def _closer(frame: Throw, state: State, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
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


def _end(frame: Throw, state: State, fate: Fate, sink: Sink | None) -> None:  # noqa: ARG001
    """After a failed throw the activation ends, unless the counter was won. [L-13.10]"""
    state.frames.pop()
    if state.won:
        act_of(state.frames).stopped = False
    else:
        end_phase(state)


_STAGES: dict[str, Callable[[Throw, State, Fate, Sink | None], None]] = {
    "caught": _caught,
    "duty": _duty,
    "face": _missed,
    "failed": _failed,
    "counter": _countered,
    "closer": _closer,
    "end": _end,
}
