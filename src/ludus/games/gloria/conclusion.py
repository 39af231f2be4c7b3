"""The end of a joust: who has won it, repeats, and carrying on. L-7.5, L-21.9, L-22.6, L-22.7."""

from ludus.core.decisions import Context, Decision
from ludus.core.errors import Refusal
from ludus.core.message import say
from ludus.games.gloria.engagement import begin_joust, no_engagement
from ludus.games.gloria.entangled import no_attack_but_on
from ludus.games.gloria.forecasts.fights import fight_forecast
from ludus.games.gloria.forecasts.odds import fight_odds
from ludus.games.gloria.frames import Act, Joust, Throw, act_of
from ludus.games.gloria.geometry import AIM
from ludus.games.gloria.moves import DECLINE, Decline, Engage
from ludus.games.gloria.points import end_phase
from ludus.games.gloria.roles import main_joust, repeat_pair
from ludus.games.gloria.state import State
from ludus.games.gloria.tell import name_of

Jousting = Context[State, Joust]


def end_joust(context: Jousting) -> None:
    """Settle who has won; before that a reacting gladiator may use its right to repeat.

    [L-21.9, L-22.6]
    """
    state, frame = context.state, context.frame
    if frame.kind in ("free", "jostle"):
        state.frames.pop()
        if frame.kind == "free":
            _credit(main_joust(state), frame)
        return
    if frame.chained:
        frame.open = frame.open and state.won
    if frame.rights:
        frame.rights -= 1
        reactor, other = repeat_pair(state, frame)
        if no_engagement(state, reactor, other) is None:
            frame.wait(reactor.owner, REPEAT.word)
            return
    _conclude(context)


def _credit(frame: Joust, attack: Joust) -> None:
    """Touches of a free attack count for the joust that caused it. [L-22.6]"""
    mine, theirs = frame.dealt
    more = attack.dealt[0]
    if attack.engager == frame.engager:
        frame.dealt = (mine + more, theirs)
    else:
        frame.dealt = (mine, theirs + more)


def repeats(context: Jousting) -> list[Engage | Decline]:
    """Engage the same opponent again, or let the right go. [L-21.9]"""
    reactor, other = repeat_pair(context.state, context.frame)
    aims = AIM[other.hex - reactor.hex]
    return [*(Engage(other.id, facing) for facing in aims), DECLINE]


def no_repeat(context: Jousting, move: Engage | Decline) -> Refusal | None:
    """Refuse to engage anybody else, or to look elsewhere. [L-16.2, L-21.9]"""
    if isinstance(move, Decline):
        return None
    reactor, other = repeat_pair(context.state, context.frame)
    return no_attack_but_on(context.state, reactor, other, move, "L-21.9")


def repeat(context: Jousting, move: Engage | Decline) -> None:
    """Fight once more, with what PA both have left. [L-21.9]"""
    state, frame = context.state, context.frame
    frame.resume()
    if isinstance(move, Decline):
        return
    reactor, other = repeat_pair(state, frame)
    if not frame.chained:
        frame.chained = True
        frame.open = won_by_active(state, frame) or usable_rights(state, act_of(state.frames))
    begin_joust(state, reactor, other, move.facing, context.sink)


REPEAT: Decision[State, Joust, Engage | Decline] = Decision(
    word="repeat",
    article="L-21.9",
    moves=(Engage, Decline),
    offers=repeats,
    forbids=no_repeat,
    answer=repeat,
    forecast=fight_forecast,
    odds=fight_odds,
)
"""Whether the one who reacts uses its right to repeat the joust. [L-21.9]"""


def won_by_active(state: State, frame: Joust) -> bool:
    """More touches, the other one out, or gone: the active gladiator has won. [L-16.7, L-22.6]"""
    engages = frame.engager == state.active
    mine, theirs = frame.dealt if engages else frame.dealt[::-1]
    other, one = repeat_pair(state, frame)
    if one.status != "fit":
        return False
    return mine > theirs or other.status != "fit" or (frame.withdrawn and engages)


def _conclude(context: Jousting) -> None:
    """Report to what the joust interrupted.

    A repeat fought by the one who reacts never reopens an activation, and ends an open one unless
    the active gladiator wins it too. [L-7.5, L-21.9]
    """
    state, frame = context.state, context.frame
    state.frames.pop()
    state.won = frame.open if frame.chained else won_by_active(state, frame)
    if context.sink and state.won:
        context.sink.tell(say("gloria-wins", one=name_of(state.gladiators[state.active])))
    below = state.frames[-1]
    if isinstance(below, Throw):
        below.stage = "end"
    elif isinstance(below, Act):
        go_on_or_end(state, below, frame)


def go_on_or_end(state: State, act: Act, frame: Joust) -> None:
    """Go on after a joust won or with a right to repeat; else the activation ends.

    A win lets the gladiator move again. [L-7.5, L-9.3, L-21.9, L-22.7]
    """
    if state.won:
        act.stopped = False
    elif frame.chained or not usable_rights(state, act):
        end_phase(state)


def usable_rights(state: State, act: Act) -> bool:
    """Tell whether a right to repeat is held against someone still in combat. [L-21.9]"""
    return state.gladiators[act.who].status == "fit" and any(
        state.gladiators[foe].status == "fit" for foe in act.rights
    )
