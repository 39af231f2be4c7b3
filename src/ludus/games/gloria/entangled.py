"""Caught in a snare: breaking free, and the thrower's duty to attack. L-13.5, L-13.6, L-14."""

from collections.abc import Sequence

from ludus.core.decisions import Context, Decision, allowed, always
from ludus.core.errors import Refusal
from ludus.core.message import say
from ludus.games.gloria.board import no_attacker, no_reach, standing_at
from ludus.games.gloria.defeat import drop_snare
from ludus.games.gloria.engagement import joust_with, no_aim, no_engagement, no_such_target
from ludus.games.gloria.forecasts.fights import fight_forecast
from ludus.games.gloria.forecasts.odds import fight_odds
from ludus.games.gloria.frames import Throw, act_of
from ludus.games.gloria.geometry import AIM
from ludus.games.gloria.movement import (
    fought,
    no_entry,
    no_room,
    no_way_past,
    step_cost,
    step_ways,
    take_step,
)
from ludus.games.gloria.moves import END, FREE, STEPS, End, Engage, Free, Step
from ludus.games.gloria.options import COSTS
from ludus.games.gloria.readings import breaks_free
from ludus.games.gloria.roles import thrower_and_target
from ludus.games.gloria.state import AnyContext, Die, Gladiator, State
from ludus.games.gloria.tell import name_of, no, too_few_points
from ludus.kit.dice import d10
from ludus.kit.hexes import DIRECTIONS

Throwing = Context[State, Throw]


def let_break_free(context: Throwing) -> None:
    """The window in which the target may break free, as often as its PA allow. [L-13.5, L-14.3]"""
    frame = context.frame
    target = context.state.gladiators[frame.target]
    if target.snare and target.pa >= COSTS.free:
        frame.wait(target.owner, BREAK_FREE.word)
    else:
        frame.stage = "duty"


def try_free(context: Throwing, move: Free | End) -> None:
    """Try to break free in the window, or leave it. [L-14.3]"""
    frame = context.frame
    frame.resume()
    if move is END:
        frame.stage = "duty"
    else:
        break_free(context, context.state.gladiators[frame.target])


BREAK_FREE: Decision[State, Throw, Free | End] = Decision(
    word="free",
    article="L-14.3",
    moves=(Free, End),
    offers=always(FREE, END),
    forbids=allowed,
    answer=try_free,
    forecast=fight_forecast,
    odds=fight_odds,
)
"""Whether to try to break free before the attack. [L-14.3]"""


def no_breaking_free(one: Gladiator) -> Refusal | None:
    """Refuse to free one who is free. [L-14.1, L-14.2]"""
    if not one.snare:
        return no("L-14.1", "not-entangled", one=name_of(one))
    return too_few_points(one, COSTS.free, "L-14.2")


def break_free(context: AnyContext, one: Gladiator) -> None:
    """On the level or less the snare falls off, on a 0 it is torn as well. [L-14.2]"""
    one.pa -= COSTS.free
    die = d10(context.fate, "free")
    freed = breaks_free(one, die)
    word = ("torn" if die == 0 else "freed") if freed else "held"
    context.state.dice.append(Die("free", one.id, die, die, one.level, word))
    if context.sink:
        context.sink.tell(say(f"gloria-{word}", one=name_of(one)))
    if die == 0:
        one.snare = ""
    elif freed:
        drop_snare(context.state, one)


# The duty to attack.


def do_duty(context: Throwing) -> None:
    """The thrower must engage its target, after one step if it has to; else the duty lapses.

    [L-13.6]
    """
    ways = DUTY.legal(context)
    if not ways:
        context.state.frames.pop()
    elif len(ways) > 1:
        one, _ = thrower_and_target(context.state, context.frame)
        context.frame.wait(one.owner, DUTY.word)
    else:
        _fulfil(context, ways[0])


def duties(context: Throwing) -> list[Engage | Step]:
    """Engage from here, or step to where one can. [L-13.6]"""
    state = context.state
    one, target = thrower_and_target(state, context.frame)
    aims = AIM[target.hex - one.hex]
    steps = (STEPS[way] for way in step_ways(state, one))
    return [*(Engage(target.id, facing) for facing in aims), *steps]


def no_duty(context: Throwing, move: Engage | Step) -> Refusal | None:
    """Refuse whatever is not the attack that must follow, or the step that leads to it. [L-13.6]"""
    state = context.state
    one, target = thrower_and_target(state, context.frame)
    if isinstance(move, Engage):
        return no_attack_but_on(state, one, target, move, "L-13.6")
    if no_engagement(state, one, target) is None:
        return no("L-13.6", "duty-engage", one=name_of(one), other=name_of(target))
    act = act_of(state.frames)
    if act.stopped:
        return no("L-9.3", "stopped", one=name_of(one))
    spared = [foe for foe in fought(act) if foe != target.id]
    return no_approach(state, one, target, move.way, spared, "L-13.6")


def no_attack_but_on(
    state: State, one: Gladiator, other: Gladiator, move: Engage, article: str
) -> Refusal | None:
    """Refuse an attack on anybody else, out of reach, or in a facing that looks elsewhere."""
    why = no_such_target(state, one, move.target)
    if why is None and move.target != other.id:
        return no(article, "other-target", one=name_of(other))
    return why or no_engagement(state, one, other) or no_aim(one, other, move.facing, "L-16.2")


def no_approach(
    state: State, one: Gladiator, other: Gladiator, way: int, spared: Sequence[int], article: str
) -> Refusal | None:
    """Refuse a step after which an enemy cannot be engaged with the PA left.

    Those who are spared cannot be attacked any more in this phase. [L-13.6, L-13.7, L-10.2]
    """
    place = one.hex + DIRECTIONS[way]
    cost = step_cost(one.facing, way)
    why = (
        no_attacker(state, one)
        or no_room(state, place, article)
        or no_way_past(state, one, way)
        or too_few_points(one, cost + COSTS.engage, article)
        or no_entry(state, one, place, one.pa - cost, spared)
    )
    if why is None:
        with standing_at(state, one, place):
            why = no_reach(state, one, other, article)
    return why


def duty(context: Throwing, move: Engage | Step) -> None:
    """Do what the thrower must. [L-13.6]"""
    context.frame.resume()
    _fulfil(context, move)


def _fulfil(context: Throwing, move: Engage | Step) -> None:
    """Engage the target, or step up to it. [L-13.6]"""
    state = context.state
    act = act_of(state.frames)
    if isinstance(move, Step):
        take_step(state, act, move.way, context.sink)
        return
    state.frames.pop()
    joust_with(state, act, move.target, move.facing, context.sink)


DUTY: Decision[State, Throw, Engage | Step] = Decision(
    word="duty",
    article="L-13.6",
    moves=(Engage, Step),
    offers=duties,
    forbids=no_duty,
    answer=duty,
    forecast=fight_forecast,
    odds=fight_odds,
)
"""How the thrower attacks the one it has caught. [L-13.6]"""
