"""Attacks: who may engage or push whom, and how a joust begins. L-15, L-16.0 to L-16.2, L-22.7."""

from ludus.core.decisions import Context
from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.core.message import say
from ludus.games.gloria.board import no_attacker, no_enemy, no_pusher, no_reach, not_in_zone
from ludus.games.gloria.frames import Act, Joust
from ludus.games.gloria.geometry import AIM, FACING_TO, IN_ZONE
from ludus.games.gloria.movement import fought
from ludus.games.gloria.moves import Engage, Push
from ludus.games.gloria.options import COSTS
from ludus.games.gloria.state import Gladiator, State
from ludus.games.gloria.tell import name_of, no, too_few_points
from ludus.kit.hexes import length


def no_engagement(state: State, one: Gladiator, other: Gladiator) -> Refusal | None:
    """Refuse to engage one who is no enemy, or cannot be jousted with. [L-16.1]"""
    return no_enemy(state, one, other) or no_joust(state, one, other)


def no_joust(state: State, one: Gladiator, other: Gladiator) -> Refusal | None:
    """Refuse a joust: it needs an enemy in reach, the right weapon, nerve and a point.

    [L-16.0, L-16.1]
    """
    return (
        no_attacker(state, one)
        or no_reach(state, one, other, "L-16.1")
        or too_few_points(one, COSTS.engage, "L-16.1")
    )


def no_push(state: State, one: Gladiator, other: Gladiator) -> Refusal | None:
    """Refuse a push: it needs an enemy in the zone, a shield and its price. [L-15.1]"""
    why = no_pusher(state, one)
    if why is None and other.hex - one.hex not in IN_ZONE[one.facing]:
        return not_in_zone(one, other, "L-15.1")
    return why or too_few_points(one, COSTS.push, "L-15.1")


def no_second_joust(act: Act, other: Gladiator) -> Refusal | None:
    """Refuse to fight the same opponent twice in a phase without a right to repeat. [L-22.7]"""
    return no("L-22.7", "again", one=name_of(other)) if other.id in fought(act) else None


def no_aim(one: Gladiator, other: Gladiator, facing: int, article: str) -> Refusal | None:
    """Refuse a facing that does not look at the target. [L-16.2]"""
    if facing in AIM[other.hex - one.hex]:
        return None
    return no(article, "facing", one=name_of(other))


def no_sight(one: Gladiator, other: Gladiator, facing: int, article: str) -> Refusal | None:
    """Refuse a facing that does not bring an attacker into the front arc. [L-16.4]"""
    if facing in FACING_TO[other.hex - one.hex]:
        return None
    return no(article, "front-arc", one=name_of(one), other=name_of(other))


def no_such_target(state: State, one: Gladiator, who: int) -> Refusal | None:
    """Refuse an attack on nobody, or on oneself. [L-16.1]"""
    if who >= len(state.gladiators):
        return no("L-16.1", "no-gladiator", number=who)
    return no("L-16.1", "oneself", one=name_of(one)) if who == one.id else None


def engage(context: Context[State, Act], move: Engage) -> None:
    """Engage an enemy: pay, turn for free, and the joust begins. [L-16.1, L-16.2]"""
    joust_with(context.state, context.frame, move.target, move.facing, context.sink)


def push(context: Context[State, Act], move: Push) -> None:
    """Push an enemy with the shield: a joust of another kind. [L-15.1, L-15.2]"""
    state, act = context.state, context.frame
    one, other = state.gladiators[act.who], state.gladiators[move.target]
    joust_with(state, act, other.id, AIM[other.hex - one.hex][0], context.sink, push=True)


def joust_with(
    state: State, act: Act, target: int, facing: int, sink: Sink | None, *, push: bool = False
) -> None:
    """Begin a joust of the active gladiator. [L-15.1, L-16.1, L-21.9]"""
    one = state.gladiators[act.who]
    if target in act.foes:
        rights = list(act.rights)
        if target in rights:
            rights.remove(target)
        act.rights = tuple(rights)
    act.foes = (*act.foes, target)
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
