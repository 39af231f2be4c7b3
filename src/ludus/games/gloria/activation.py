"""One activation: what a gladiator can do with its action points, and when it ends. Chapter L-7."""

from ludus.core.decisions import Context, Decision, nothing
from ludus.core.errors import Refusal
from ludus.core.message import say
from ludus.games.gloria.board import no_enemy
from ludus.games.gloria.engagement import (
    attack,
    no_aim,
    no_engagement,
    no_push,
    no_second_joust,
    no_such_target,
)
from ludus.games.gloria.entangled import break_free, no_breaking_free
from ludus.games.gloria.frames import Act
from ludus.games.gloria.geometry import AIM, NEAR
from ludus.games.gloria.movement import (
    no_pivot,
    no_step,
    pivot,
    pivot_moves,
    step_moves,
    take_step,
)
from ludus.games.gloria.moves import (
    END,
    FREE,
    Draw,
    Drop,
    End,
    Engage,
    Free,
    Kick,
    Pickup,
    Pivot,
    Push,
    Stand,
    Step,
    ThrowAt,
)
from ludus.games.gloria.objects import (
    Handling,
    handle,
    handlings,
    no_handling,
    no_standing_up,
    stand_moves,
    stand_up,
)
from ludus.games.gloria.odds import odds
from ludus.games.gloria.options import COSTS
from ludus.games.gloria.points import end_phase, rouse
from ludus.games.gloria.snares import no_throw, throw
from ludus.games.gloria.state import AnyContext, Gladiator, State
from ludus.games.gloria.tell import name_of, no

Acting = Context[State, Act]
Attack = Engage | Push | ThrowAt
Action = Step | Pivot | Stand | Handling | Attack | Free | End


def activate(context: AnyContext, one: Gladiator) -> None:
    """A gladiator's phase begins: its PA are rolled. [L-7.1, L-7.2]"""
    state = context.state
    state.active = one.id
    state.dice = []
    if context.sink:
        context.sink.tell(say("gloria-activates", one=name_of(one)))
    rouse(context, one)
    state.frames.append(Act(who=one.id))


def run_act(context: Acting) -> None:
    """Ask the owner what to do next, as long as there is something to do. [L-7.4, L-7.6]

    An activation lasts while PA last: with the last of them spent nothing can be done.
    """
    state, act = context.state, context.frame
    one = state.gladiators[act.who]
    if one.status != "fit" or one.appealing or _has_nothing_to_do(one):
        end_phase(state)
        return
    if act.crossing:
        steps = step_moves(state, act, one)
        if len(steps) == 1:
            take_step(state, act, steps[0].way, context.sink)
            return
    act.wait(one.owner, ACT.word)


def _has_nothing_to_do(one: Gladiator) -> bool:
    return one.pa < 1 or (bool(one.snare) and one.pa < COSTS.free)


def actions(context: Acting) -> list[Action]:
    """List all that the active gladiator may do. [L-7.4, L-8.5, L-12.1, L-14.1]"""
    state, act = context.state, context.frame
    one = state.gladiators[act.who]
    if one.snare:
        return [FREE, END]
    if one.down:
        return [*stand_moves(one), END]
    found: list[Action] = [*step_moves(state, act, one)]
    if act.crossing:
        return found
    found += pivot_moves(one)
    found += handlings(state, one)
    here = one.hex
    for other in state.gladiators:
        if other.hex - here in NEAR and no_enemy(state, one, other) is None:
            found += _attacks(state, act, one, other)
    found.append(END)
    return found


def _attacks(state: State, act: Act, one: Gladiator, other: Gladiator) -> list[Attack]:
    """List the ways to attack an enemy: engage, push, throw a snare.

    [L-13.2, L-15.1, L-16.1, L-22.7]
    """
    found: list[Attack] = []
    aims = AIM[other.hex - one.hex]
    if no_second_joust(act, other) is None:
        if no_engagement(state, one, other) is None:
            found += (Engage(other.id, facing) for facing in aims)
        if no_push(state, one, other) is None:
            found.append(Push(other.id))
    if no_throw(state, one, other) is None:
        found += (ThrowAt(other.id, facing) for facing in aims)
    return found


def no_action(context: Acting, move: Action) -> Refusal | None:
    """Refuse what the state of the gladiator does not allow, or what the action itself lacks.

    [L-8.5, L-12.1, L-14.1]
    """
    act = context.frame
    one = context.state.gladiators[act.who]
    if one.snare and not isinstance(move, Free | End):
        return no("L-14.1", "entangled", one=name_of(one))
    if one.down and not one.snare and not isinstance(move, Stand | End):
        return no("L-12.1", "down", one=name_of(one))
    if act.crossing and not isinstance(move, Step):
        return no("L-8.5", "crossing", one=name_of(one))
    return _no_such_action(context.state, act, one, move)


def _no_such_action(state: State, act: Act, one: Gladiator, move: Action) -> Refusal | None:
    match move:
        case Step():
            return no_step(state, act, one, move.way)
        case Pivot():
            return no_pivot(one, move.facing)
        case Stand():
            return no_standing_up(one)
        case Free():
            return no_breaking_free(one)
        case Engage() | Push() | ThrowAt():
            return _no_attack(state, act, one, move)
        case Pickup() | Draw() | Drop() | Kick():
            return no_handling(state, one, move)
        case End():
            return None


def _no_attack(state: State, act: Act, one: Gladiator, move: Attack) -> Refusal | None:
    """Refuse an attack: for the target, for having fought it, for what it needs, for the facing.

    [L-13.2, L-15.1, L-16.1, L-16.2, L-22.7]
    """
    why = no_such_target(state, one, move.target)
    if why is not None:
        return why
    other = state.gladiators[move.target]
    if isinstance(move, ThrowAt):
        return no_throw(state, one, other) or no_aim(one, other, move.facing, "L-13.2")
    why = no_enemy(state, one, other) or no_second_joust(act, other)
    if isinstance(move, Push):
        return why or no_push(state, one, other)
    return why or no_engagement(state, one, other) or no_aim(one, other, move.facing, "L-16.2")


def carry_out(context: Acting, move: Action) -> None:
    """Do what the active gladiator was told to do. [L-5.3, L-7.4]"""
    act = context.frame
    act.resume()
    match move:
        case Step():
            take_step(context.state, act, move.way, context.sink)
        case Pivot():
            pivot(context, move.facing)
        case Stand():
            stand_up(context, move)
        case Free():
            break_free(context, context.state.gladiators[act.who])
        case ThrowAt():
            throw(context, move)
        case Engage() | Push():
            attack(context, move)
        case Pickup() | Draw() | Drop() | Kick():
            handle(context, move)
        case End():
            end_phase(context.state)


ACT: Decision[State, Act, Action] = Decision(
    word="act",
    article="L-7.4",
    moves=(Step, Pivot, Stand, Pickup, Draw, Drop, Kick, ThrowAt, Push, Engage, Free, End),
    offers=actions,
    forbids=no_action,
    answer=carry_out,
    forecast=nothing,
    odds=odds,
    exact=True,
)
"""What the active gladiator does. [L-7.4]"""
