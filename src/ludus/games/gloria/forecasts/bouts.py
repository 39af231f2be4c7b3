"""The two sides of a joust as they stand before the dice: who fights, with what, and how it is met.

L-16 to L-20.
"""

from collections.abc import Iterator
from typing import NamedTuple

from ludus.core.forecast import Sum
from ludus.core.message import Message, say
from ludus.games.gloria.board import cannot_fight, defends_only, helpless, sees
from ludus.games.gloria.forecasts.sums import dice, protection, special, touching, weight
from ludus.games.gloria.frames import Joust
from ludus.games.gloria.roles import attacks, blow_of
from ludus.games.gloria.state import Gladiator, State
from ludus.games.gloria.tell import name_of
from ludus.kit.hexes import length


class Side(NamedTuple):
    """One side of a joust.

    bought   dice it has bought
    attacks  it attacks, or may if initiative is still open
    bonus    it has one more die, for the ground or the rear [L-18.4]
    wounds   its successes are touches, and neither pushes nor steps nearer [L-15.3, L-19.4]
    """

    one: Gladiator
    other: Gladiator
    bought: int
    attacks: bool
    bonus: bool
    wounds: bool

    def sums(self) -> Iterator[Sum]:
        """Count its dice and the faces that touch, and what the other one's armour stops."""
        yield dice(self.one, self.other, self.bought, bonus=self.bonus)
        yield touching(self.one, attacks=self.attacks)
        if self.attacks:
            yield special(self.one)
        if self.wounds:
            yield protection(self.other)


# A joust to come.


def turns(one: Gladiator, other: Gladiator) -> bool:
    """Tell whether the engaged one will turn to the engager: it must, if it can. [L-16.4]"""
    able = not (other.down or other.snare) and (other.marker or other.pa > 0)
    return able and not sees(other, one.hex)


def strikes_back(one: Gladiator, other: Gladiator) -> bool:
    """Tell whether the engaged one will have dice. [L-17.4]"""
    if turns(one, other):
        return not helpless(other)
    return not cannot_fight(other, one)


def may_test(state: State, one: Gladiator, other: Gladiator) -> bool:
    """Tell whether the engaged one may get to test initiative. [L-16.5, L-17.6]"""
    if defends_only(state, other) or not strikes_back(one, other):
        return False
    return other.marker or other.pa > turns(one, other)


def sums_to_come(state: State, one: Gladiator, other: Gladiator, *, push: bool) -> Iterator[Sum]:
    """Tell the numbers of a joust that one would begin. [L-17 to L-20]"""
    far = length(other.hex - one.hex) > 1
    joust = Joust(engager=one.id, engaged=other.id, push=push, far=far)
    open_ = may_test(state, one, other)
    if open_:
        yield weight(one)
        yield weight(other)
    rear = not sees(other, one.hex) and not turns(one, other)
    mine = blow_of(joust, one, other)
    yield from Side(one, other, 0, True, other.down or rear, mine == "touch").sums()
    if strikes_back(one, other):
        theirs = blow_of(joust, other, one)
        yield from Side(other, one, 0, open_, False, theirs == "touch").sums()


def meeting(state: State, one: Gladiator, other: Gladiator, *, push: bool) -> Iterator[Message]:
    """Say how the other one will meet an attack. [L-16, L-18.4, L-19.4]"""
    two = {"one": name_of(one), "other": name_of(other)}
    yield say(f"gloria-meet-{_manner(state, one, other)}", **two)
    far = length(other.hex - one.hex) > 1
    if far and one.arm == "long" and other.arm != "long" and strikes_back(one, other):
        yield say("gloria-meet-far", **two)
    if push:
        yield say("gloria-meet-push", **two)


def _manner(state: State, one: Gladiator, other: Gladiator) -> str:
    if other.down:
        return "down"
    if other.snare:
        return "snared"
    if not sees(other, one.hex) and not turns(one, other):
        return "rear"
    if defends_only(state, other):
        return "helpless" if helpless(other) else "defends"
    if other.marker:
        return "fresh"
    return "roused" if other.pa else "spent"


# A joust under way.


def sums_of(state: State, joust: Joust, bought: tuple[int, int]) -> Iterator[Sum]:
    """Tell the numbers of a joust whose roles are given; `bought` by first and second."""
    first, second = state.gladiators[joust.first], state.gladiators[joust.second]
    yield from _side(joust, first, second, bought[0]).sums()
    if joust.reacts:
        yield from _side(joust, second, first, bought[1]).sums()


def _side(joust: Joust, one: Gladiator, other: Gladiator, bought: int) -> Side:
    attacking = attacks(joust, one)
    bonus = attacking and (other.down or not sees(other, one.hex))
    return Side(one, other, bought, attacking, bonus, blow_of(joust, one, other) == "touch")


def sums_of_test(state: State, joust: Joust) -> Iterator[Sum]:
    """Tell the numbers of a joust whose initiative is about to be tested. [L-17.2]"""
    one, other = state.gladiators[joust.engager], state.gladiators[joust.engaged]
    yield weight(other)
    yield weight(one)
    yield from Side(other, one, 0, True, False, blow_of(joust, other, one) == "touch").sums()
    yield from Side(one, other, 0, True, False, blow_of(joust, one, other) == "touch").sums()


def sums_without_test(state: State, joust: Joust) -> Iterator[Sum]:
    """Tell the numbers of a joust in which the engaged one just stands fast. [L-17.6]"""
    one, other = state.gladiators[joust.engager], state.gladiators[joust.engaged]
    if not helpless(other):
        yield from Side(other, one, 0, False, False, blow_of(joust, other, one) == "touch").sums()
    yield from Side(one, other, 0, True, False, blow_of(joust, one, other) == "touch").sums()
