"""Action points: how many a gladiator gets when it is activated or drawn in. Chapter L-7."""

from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import say
from ludus.games.gloria.state import Die, Gladiator, State
from ludus.games.gloria.tell import name_of
from ludus.kit.dice import d10


def points(one: Gladiator, die: int) -> int:
    """One point, and one for each by which the die passes the weight; half of these if badly hurt.

    Fractions are dropped before halving, and halves count full. [L-7.2, L-7.3]
    """
    bonus = max(0, (4 * die - one.weight) // 4)
    if 2 * one.level <= one.initial:
        bonus = (bonus + 1) // 2
    return 1 + bonus


def rouse(state: State, one: Gladiator, fate: Fate, sink: Sink | None) -> None:
    """Take the marker off and roll the action points. [L-6.2, L-7.2, L-16.3]"""
    die = d10(fate, "act")
    one.marker = False
    one.pa = points(one, die)
    state.dice.append(Die("act", one.id, die, one.pa, one.weight))
    if one.id != state.active:
        state.roused.append(one.id)
    if sink:
        sink.tell(say("gloria-points", one=name_of(one), die=die, pa=one.pa))
