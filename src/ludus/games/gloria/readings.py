"""How dice are read: what a face means for a gladiator. Chapters L-12 to L-25."""

from ludus.games.gloria.state import Gladiator


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
