"""The target of a failed throw answers: it counters, or pulls the thrower in. L-13.7 to L-13.9."""

from ludus.core.decisions import Context, Decision, always
from ludus.core.errors import Refusal
from ludus.core.message import say
from ludus.games.gloria.board import inside, leave_on_ground, line_clear, may_attack, set_hex
from ludus.games.gloria.engagement import begin_joust
from ludus.games.gloria.entangled import no_approach, no_attack_but_on
from ludus.games.gloria.forecasts.fights import fight_forecast
from ludus.games.gloria.forecasts.odds import fight_odds
from ludus.games.gloria.frames import Joust, Throw, act_of
from ludus.games.gloria.geometry import AIM, FACINGS, turn_to
from ludus.games.gloria.jousts import start_alone
from ludus.games.gloria.movement import step_cost, step_ways
from ludus.games.gloria.moves import DECLINE, STEPS, Decline, Engage, Pull, Step
from ludus.games.gloria.objects import lose_from_hand
from ludus.games.gloria.options import COSTS
from ludus.games.gloria.roles import thrower_and_target
from ludus.games.gloria.state import Gladiator, State
from ludus.games.gloria.tell import name_of, no
from ludus.kit.hexes import DIRECTIONS, length

Throwing = Context[State, Throw]
Counter = Engage | Step | Decline


def offer_counter(context: Throwing) -> None:
    """Both have paid: the target may go for the thrower. [L-13.7]"""
    frame = context.frame
    _, target = thrower_and_target(context.state, frame)
    frame.stage = "counter"
    if len(COUNTER.legal(context)) > 1:
        frame.wait(target.owner, COUNTER.word)
    else:
        frame.stage = "end"


def counters(context: Throwing) -> list[Counter]:
    """Engage the thrower, at once or after a step, or let it be. [L-13.7, L-13.8]"""
    _, target = thrower_and_target(context.state, context.frame)
    steps = (STEPS[way] for way in step_ways(context.state, target))
    return [*_aims(context), *steps, DECLINE]


def no_counter(context: Throwing, move: Counter) -> Refusal | None:
    """Refuse what does not lead to a joust with the thrower. [L-13.7, L-13.8]"""
    state = context.state
    one, target = thrower_and_target(state, context.frame)
    if isinstance(move, Engage):
        return no_attack_but_on(state, target, one, move, "L-13.8")
    if isinstance(move, Step):
        spared = [other.id for other in state.gladiators if other is not one]
        return no_approach(state, target, one, move.way, spared, "L-13.7")
    return None


def counter(context: Throwing, move: Counter) -> None:
    """Do so. [L-13.7, L-13.8]"""
    frame = context.frame
    frame.resume()
    frame.stage = "end"
    if isinstance(move, Engage):
        _joust(context, move.facing)
    elif isinstance(move, Step):
        _, target = thrower_and_target(context.state, frame)
        target.pa -= step_cost(target.facing, move.way)
        set_hex(context.state, target, target.hex + DIRECTIONS[move.way])
        frame.stage = "counter"


COUNTER: Decision[State, Throw, Counter] = Decision(
    word="counter",
    article="L-13.8",
    moves=(Engage, Step, Decline),
    offers=counters,
    forbids=no_counter,
    answer=counter,
    forecast=fight_forecast,
    odds=fight_odds,
)
"""Whether and how the target goes for the thrower. [L-13.7, L-13.8]"""


def follow_up(context: Throwing) -> None:
    """After the step of a counter comes the joust. [L-13.7]"""
    aims = _aims(context)
    if len(aims) > 1:
        _, target = thrower_and_target(context.state, context.frame)
        context.frame.wait(target.owner, AIM_COUNTER.word)
    else:
        _joust(context, aims[0].facing)


def _aims(context: Throwing) -> list[Engage]:
    """List the facings in which the counter can be fought. [L-16.2]"""
    one, target = thrower_and_target(context.state, context.frame)
    return [Engage(one.id, facing) for facing in AIM[one.hex - target.hex]]


def no_aim_of_counter(context: Throwing, move: Engage) -> Refusal | None:
    """Refuse to attack anybody but the thrower, or to look elsewhere. [L-13.7, L-16.2]"""
    one, target = thrower_and_target(context.state, context.frame)
    return no_attack_but_on(context.state, target, one, move, "L-13.8")


def aim(context: Throwing, move: Engage) -> None:
    """Fight the counter in the facing chosen. [L-16.2]"""
    context.frame.resume()
    _joust(context, move.facing)


AIM_COUNTER: Decision[State, Throw, Engage] = Decision(
    word="aim",
    article="L-16.2",
    moves=(Engage,),
    offers=_aims,
    forbids=no_aim_of_counter,
    answer=aim,
    forecast=fight_forecast,
    odds=fight_odds,
)
"""The facing in which a counter is fought after a step. [L-16.2]"""


def _joust(context: Throwing, facing: int) -> None:
    """The counter is a joust between the two. [L-13.8]"""
    state = context.state
    one, target = thrower_and_target(state, context.frame)
    context.frame.stage = "end"
    act = act_of(state.frames)
    act.foes = (*act.foes, target.id)
    begin_joust(state, target, one, facing, context.sink)


# The thrower has no PA left: it is pulled in.


def begin_pull(context: Throwing) -> None:
    """The target pulls the thrower to it. [L-13.9]"""
    context.frame.stage = "end"
    ways = PULL.legal(context)
    if len(ways) > 1:
        _, target = thrower_and_target(context.state, context.frame)
        context.frame.wait(target.owner, PULL.word)
    else:
        _pull(context, ways[0].way if ways else None)


def no_pull(context: Throwing, move: Pull) -> Refusal | None:
    """Refuse a hex that is not beside both, is held by somebody, or lies beyond the wall.

    [L-13.9]
    """
    state = context.state
    one, target = thrower_and_target(state, context.frame)
    place = one.hex + DIRECTIONS[move.way]
    if length(target.hex - one.hex) < 2 or length(target.hex - place) != 1:
        return no("L-13.9", "pull", one=name_of(one), other=name_of(target))
    if place in state.places:
        return no("L-13.9", "occupied", one=name_of(state.gladiators[state.places[place]]))
    return None if inside(state, place) else no("L-13.9", "wall")


def pull(context: Throwing, move: Pull) -> None:
    """Pull the thrower in. [L-13.9]"""
    context.frame.resume()
    _pull(context, move.way)


PULL: Decision[State, Throw, Pull] = Decision(
    word="pull",
    article="L-13.9",
    moves=(Pull,),
    offers=always(*map(Pull, FACINGS)),
    forbids=no_pull,
    answer=pull,
    forecast=fight_forecast,
    odds=fight_odds,
)
"""The hex the thrower is pulled to. [L-13.9]"""


def _pull(context: Throwing, way: int | None) -> None:
    """The snare falls before the target, which attacks if it can; the thrower has no dice.

    [L-13.9]
    """
    state, frame = context.state, context.frame
    one, target = thrower_and_target(state, frame)
    if way is not None:
        set_hex(state, one, one.hex + DIRECTIONS[way])
    lose_from_hand(one, frame.item)
    leave_on_ground(state, frame.item, target.hex)
    if context.sink:
        context.sink.tell(say("gloria-pulled", one=name_of(one), other=name_of(target)))
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
