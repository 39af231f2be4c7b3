"""A throw that missed: what follows depends on who has PA left. Articles L-13.7, L-13.10."""

from ludus.core.decisions import Context, Decision, always
from ludus.core.errors import Refusal
from ludus.core.message import say
from ludus.games.gloria import counters
from ludus.games.gloria.board import sees, set_hex
from ludus.games.gloria.engagement import no_sight
from ludus.games.gloria.forecasts.fights import fight_forecast
from ludus.games.gloria.forecasts.odds import fight_odds
from ludus.games.gloria.frames import Aftermath, Forced, Throw, act_of
from ludus.games.gloria.geometry import FACINGS, NEARER
from ludus.games.gloria.movement import no_room
from ludus.games.gloria.moves import STAY, STEPS, Face, Stay, Step
from ludus.games.gloria.options import COSTS
from ludus.games.gloria.points import end_phase
from ludus.games.gloria.roles import thrower_and_target
from ludus.games.gloria.state import State
from ludus.games.gloria.tell import name_of, no, too_few_points
from ludus.kit.hexes import DIRECTIONS

Throwing = Context[State, Throw]


def turn_first(context: Throwing) -> None:
    """A standing target with PA that does not see the thrower turns first. [L-13.7]"""
    frame = context.frame
    one, target = thrower_and_target(context.state, context.frame)
    frame.stage = "failed"
    if not target.down and target.pa and not sees(target, one.hex):
        frame.wait(target.owner, TURNABOUT.word)


def no_turnabout(context: Throwing, move: Face) -> Refusal | None:
    """Refuse a facing that does not bring the thrower into the front arc. [L-13.7, L-16.4]"""
    one, target = thrower_and_target(context.state, context.frame)
    return no_sight(target, one, move.facing, "L-13.7")


def turn_about(context: Throwing, move: Face) -> None:
    """Turn to the thrower for a point. [L-13.7]"""
    _, target = thrower_and_target(context.state, context.frame)
    target.pa -= COSTS.pivot
    target.facing = move.facing
    context.frame.resume()


TURNABOUT: Decision[State, Throw, Face] = Decision(
    word="turnabout",
    article="L-13.7",
    moves=(Face,),
    offers=always(*map(Face, FACINGS)),
    forbids=no_turnabout,
    answer=turn_about,
    forecast=fight_forecast,
    odds=fight_odds,
)
"""How the target of a throw that missed turns to the thrower. [L-13.7]"""


def settle(context: Throwing) -> None:
    """Both have PA, only the target has, or the target has none. [L-13.7]"""
    state, frame, sink = context.state, context.frame, context.sink
    state.won = False
    one, target = thrower_and_target(context.state, context.frame)
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
        counters.offer_counter(context)
    else:
        counters.begin_pull(context)


# The target has no PA: the thrower may follow.


def offer_closer(context: Throwing) -> None:
    """The thrower keeps the snare, and may follow by one step. [L-13.7]"""
    one, _ = thrower_and_target(context.state, context.frame)
    context.frame.stage = "end"
    if any(no_closer(context, move) is None for move in STEPS):
        context.frame.wait(one.owner, CLOSER.word)


def no_closer(context: Throwing, move: Stay | Step) -> Refusal | None:
    """Refuse a step that is not for a thrower on its feet, onto an empty hex nearer by.

    Nearer, that is, to where the target stood. [L-13.7]
    """
    if isinstance(move, Stay):
        return None
    one, _ = thrower_and_target(context.state, context.frame)
    if one.status != "fit":
        return no("L-13.7", "not-in-combat", one=name_of(one))
    if one.down:
        return no("L-12.1", "down", one=name_of(one))
    if move.way not in NEARER[context.frame.origin - one.hex]:
        return no("L-13.7", "closer", one=name_of(one))
    place = one.hex + DIRECTIONS[move.way]
    return no_room(context.state, place, "L-13.7") or too_few_points(one, COSTS.ahead, "L-13.7")


def closer(context: Throwing, move: Stay | Step) -> None:
    """Follow, or stay. [L-13.7]"""
    context.frame.resume()
    if isinstance(move, Step):
        one, _ = thrower_and_target(context.state, context.frame)
        one.pa -= COSTS.ahead
        set_hex(context.state, one, one.hex + DIRECTIONS[move.way])


CLOSER: Decision[State, Throw, Stay | Step] = Decision(
    word="closer",
    article="L-13.7",
    moves=(Stay, Step),
    offers=always(STAY, *STEPS),
    forbids=no_closer,
    answer=closer,
    forecast=fight_forecast,
    odds=fight_odds,
)
"""Whether and where the thrower follows one that gave way. [L-13.7]"""


def end_chain(context: Throwing) -> None:
    """After a failed throw the activation ends, unless the counter was won. [L-13.10]"""
    state = context.state
    state.frames.pop()
    if state.won:
        act_of(state.frames).stopped = False
    else:
        end_phase(state)
