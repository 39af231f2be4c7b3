"""One activation: what a gladiator can do with its action points, and when it ends. Chapter L-7."""

from collections.abc import Callable
from typing import Any

from ludus.core.decisions import Context, Decision
from ludus.core.errors import Refusal
from ludus.core.message import say, seat_ref
from ludus.games.gloria.board import may_attack, may_push, no_enemy
from ludus.games.gloria.engagement import (
    engage,
    no_aim,
    no_joust,
    no_push,
    no_second_joust,
    no_such_target,
    push,
)
from ludus.games.gloria.entangled import break_free, no_breaking_free
from ludus.games.gloria.forecasts.acts import action_forecast, action_odds
from ludus.games.gloria.frames import Act
from ludus.games.gloria.geometry import AIM, IN_FRONT, IN_ZONE
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
    begin_toss,
    draw_weapon,
    handlings,
    no_draw,
    no_drop,
    no_kick,
    no_pickup,
    no_standing_up,
    pick_up,
    stand_moves,
    stand_up,
)
from ludus.games.gloria.options import COSTS
from ludus.games.gloria.points import end_phase, rouse
from ludus.games.gloria.snares import no_throw, throw
from ludus.games.gloria.state import AnyContext, Gladiator, State, snare_in_hand
from ludus.games.gloria.tell import name_of, no

Acting = Context[State, Act]
Attack = Engage | Push | ThrowAt
Handling = Pickup | Draw | Drop | Kick
Action = Step | Pivot | Stand | Handling | Attack | Free | End


def activate(context: AnyContext, one: Gladiator) -> None:
    """A gladiator's phase begins: its PA are rolled. [L-7.1, L-7.2]"""
    state = context.state
    state.active = one.id
    state.dice = []
    if context.sink:
        context.sink.tell(say("gloria-activates", seat=seat_ref(one.owner), one=name_of(one)))
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
    found += _attacks(state, act, one)
    found.append(END)
    return found


def _attacks(state: State, act: Act, one: Gladiator) -> list[Attack]:
    """List the ways to attack: engage, push, throw a snare. [L-13.2, L-15.1, L-16.1, L-22.7]"""
    jousts, pushes, throws = may_attack(state, one), may_push(state, one), bool(snare_in_hand(one))
    found: list[Attack] = []
    if not (jousts or pushes or throws):
        return found
    far = throws or (jousts and one.arm == "long")
    near = (IN_FRONT if far else IN_ZONE)[one.facing]
    here, places = one.hex, state.places
    # Whoever is out of reach of everything need not be asked about.
    within = [places[here + step] for step in near if here + step in places]
    for who in sorted(within):
        other = state.gladiators[who]
        if no_enemy(state, one, other) is not None:
            continue
        aims = AIM[other.hex - here]
        if no_second_joust(act, other) is None:
            if jousts and no_joust(state, one, other) is None:
                found += [Engage(other.id, facing) for facing in aims]
            if pushes and no_push(state, one, other) is None:
                found.append(Push(other.id))
        if throws and no_throw(state, one, other) is None:
            found += [ThrowAt(other.id, facing) for facing in aims]
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
            return _no_handling(state, one, move)
    return None


def _no_handling(state: State, one: Gladiator, move: Handling) -> Refusal | None:
    match move:
        case Pickup():
            return no_pickup(state, one, move.item)
        case Kick():
            return no_kick(state, one, move.item)
        case Draw():
            return no_draw(one)
    return no_drop(one, move.item)


def _no_attack(state: State, act: Act, one: Gladiator, move: Attack) -> Refusal | None:
    """Refuse an attack: for the target, for having fought it, for what it needs, for the facing.

    [L-13.2, L-15.1, L-16.1, L-16.2, L-22.7]
    """
    why = no_such_target(state, one, move.target)
    if why is not None:
        return why
    other = state.gladiators[move.target]
    why = no_enemy(state, one, other)
    if isinstance(move, ThrowAt):
        return why or no_throw(state, one, other) or no_aim(one, other, move.facing, "L-13.2")
    why = why or no_second_joust(act, other)
    if isinstance(move, Push):
        return why or no_push(state, one, other)
    return why or no_joust(state, one, other) or no_aim(one, other, move.facing, "L-16.2")


def step(context: Acting, move: Step) -> None:
    """Take a step. [L-8.1]"""
    take_step(context.state, context.frame, move.way, context.sink)


def try_free(context: Acting, _move: Free) -> None:
    """Try to break free in one's own activation. [L-14.2, L-14.3]"""
    break_free(context, context.state.gladiators[context.frame.who])


def end(context: Acting, _move: End) -> None:
    """End the activation; what PA are left are lost. [L-5.3, L-7.7]"""
    end_phase(context.state)


_ACTIONS: dict[type[Action], Callable[[Acting, Any], None]] = {
    Step: step,
    Pivot: pivot,
    Stand: stand_up,
    Pickup: pick_up,
    Draw: draw_weapon,
    Drop: begin_toss,
    Kick: begin_toss,
    ThrowAt: throw,
    Engage: engage,
    Push: push,
    Free: try_free,
    End: end,
}
"""What an active gladiator can do."""


def carry_out(context: Acting, move: Action) -> None:
    """Do what the active gladiator was told to do. [L-7.4]"""
    context.frame.resume()
    _ACTIONS[type(move)](context, move)


ACT: Decision[State, Act, Action] = Decision(
    word="act",
    article="L-7.4",
    moves=tuple(_ACTIONS),
    offers=actions,
    forbids=no_action,
    answer=carry_out,
    forecast=action_forecast,
    odds=action_odds,
    exact=True,
)
"""What the active gladiator does. [L-7.4]"""
