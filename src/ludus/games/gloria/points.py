"""Action points: how many a gladiator gets when activated or drawn in, and when they go. L-7."""

from ludus.core.message import say
from ludus.games.gloria.state import AnyContext, Die, Gladiator, State
from ludus.games.gloria.tell import name_of
from ludus.kit.dice import d10


def points(one: Gladiator, die: int) -> int:
    """One point, and one for each by which the die passes the weight; half of these if badly hurt.

    Fractions are dropped before halving, and halves count full. [L-7.2, L-7.3]
    """
    bonus = max(0, (4 * die - one.weight) // 4)
    if badly_hurt(one):
        bonus = (bonus + 1) // 2
    return 1 + bonus


def badly_hurt(one: Gladiator) -> bool:
    """Tell whether half of the levels or more are lost. [L-7.3]"""
    return 2 * one.level <= one.initial


def purse(state: State, seat: int) -> dict[str, int]:
    """Count the action points of a seat's gladiators. [L-7.4, L-7.8]"""
    return {"pa": sum(one.pa for one in state.gladiators if one.owner == seat)}


def rouse(context: AnyContext, one: Gladiator) -> None:
    """Take the marker off and roll the action points. [L-6.2, L-7.2, L-16.3]"""
    state = context.state
    die = d10(context.fate, "act")
    one.marker = False
    one.pa = points(one, die)
    state.dice.append(Die("act", one.id, die, one.pa, one.weight))
    if one.id != state.active:
        state.roused.append(one.id)
    if context.sink:
        context.sink.tell(say("gloria-points", one=name_of(one), die=die, pa=one.pa))


def end_phase(state: State) -> None:
    """End an activation: nobody who took part has PA or a marker left. [L-7.7]"""
    state.frames.pop()
    for who in (state.active, *state.roused):
        state.gladiators[who].pa = 0
    state.roused = []
    state.active = -1
