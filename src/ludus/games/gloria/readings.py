"""How dice are read: what a face means for a gladiator. Chapters L-12 to L-25, and L-31."""

from collections.abc import Sequence

from ludus.games.gloria.state import Gladiator, State


def touches(one: Gladiator, die: int, *, attacking: bool) -> bool:
    """An attacker touches up to its level, a defender below half of it. [L-19.1, L-19.2]"""
    return die <= one.level if attacking else strikes_home(one, die)


def strikes_home(one: Gladiator, die: int) -> bool:
    """Below half of the level an attacker has a special result as well. [L-3.3, L-19.1]"""
    return 2 * die < one.level


def protection(one: Gladiator, die: int, *, lying: bool) -> int:
    """Give what a die of protection counts, in quarters. [L-20.4]

    A long weapon, a clumsy shield and lying on the ground each add 1 to the die.
    """
    return 4 * (die + one.guard + lying)


def stops(one: Gladiator, die: int, *, lying: bool) -> bool:
    """Below the weight a blow is stopped. [L-20.4]"""
    return protection(one, die, lying=lying) < one.weight


def catches(one: Gladiator, die: int) -> bool:
    """A throw catches on the level or less. [L-13.4]"""
    return die <= one.level


def breaks_free(one: Gladiator, die: int) -> bool:
    """A snare falls off on the level or less. [L-14.2]"""
    return die <= one.level


def stands_steady(one: Gladiator, die: int) -> bool:
    """Below the level one stands up as declared. [L-12.2]"""
    return die < one.level


def staggers(one: Gladiator, die: int) -> bool:
    """Pushed from behind, one falls on a die below weight minus level. [L-23.5]"""
    return 4 * die < one.weight - 4 * one.level


def trips(one: Gladiator, die: int) -> bool:
    """Forced onto a body, one falls on a die not below the level. [L-25.2]"""
    return die >= one.level


# Tests of experience.


def dice_of_test(one: Gladiator) -> int:
    """One die for those still on their feet, two for those who were out. [L-31.3, L-31.4]"""
    return 1 if one.level > 0 else 2


def reading_of(state: State, one: Gladiator) -> str:
    """Say how a test is read: of those who were out as was agreed. [L-31.3, L-31.4]"""
    return "above" if one.level > 0 else state.options.xp_defeated


def suits(state: State, one: Gladiator, die: int) -> bool | None:
    """Tell whether a die alone shows what it should; None where dice are added up."""
    how = reading_of(state, one)
    if how == "sum_below":
        return None
    return die < one.initial if how == "each_below" else die > one.initial


def learns(state: State, one: Gladiator, dice: Sequence[int]) -> bool:
    """Tell whether the initial level rises. [L-31.3, L-31.4]"""
    if reading_of(state, one) == "sum_below":
        return sum(dice) < one.initial
    return all(suits(state, one, die) for die in dice)


def dies(one: Gladiator, dice: Sequence[int]) -> bool:
    """A 0 is fatal to whoever lost a level in the tournament. [L-31.5]"""
    return one.hurt and 0 in dice
