"""The numbers behind a fight, line by line: dice, weights, armour, and faces that count."""

from collections.abc import Callable, Iterator
from functools import partial

from ludus.core.forecast import Line, Sum, total
from ludus.core.message import say
from ludus.games.gloria.board import holds_long
from ludus.games.gloria.equipment import ITEMS, armour_weight
from ludus.games.gloria.readings import strikes_home, touches
from ludus.games.gloria.state import Gladiator
from ludus.games.gloria.tell import item_ref, name_of
from ludus.kit.dice import FACES

QUARTERS = 4
"""Weights go by quarters. [L-2.3]"""


def in_units(quarters: int) -> int | float:
    """Write a weight as people do: whole if it is whole. [L-2.3]"""
    return quarters // QUARTERS if quarters % QUARTERS == 0 else quarters / QUARTERS


def dice(one: Gladiator, other: Gladiator, bought: int, *, bonus: bool) -> Sum:
    """Count the dice of somebody who can fight; an attacker may have a bonus. [L-18]"""
    lines = [Line(1, say("gloria-die-own"))]
    if bonus:
        key = "gloria-die-down" if other.down else "gloria-die-rear"
        lines.append(Line(1, say(key, other=name_of(other))))
    lines.append(Line(bought, say("gloria-die-bought")))
    return total("dice", say("gloria-sum-dice", one=name_of(one)), lines)


def weight(one: Gladiator) -> Sum:
    """Add up what somebody carries: the weight that is added to its die of initiative. [L-17.2]"""
    return total("weight", say("gloria-sum-weight", one=name_of(one)), _weights(one), QUARTERS)


def _weights(one: Gladiator) -> Iterator[Line]:
    armour, held = armour_weight(one.outfit.armour), [ITEMS[item] for item in one.hands]
    yield Line(armour, say("gloria-weight-armour"))
    for item, its in zip(one.hands, held, strict=True):
        yield Line(its, say("gloria-weight-item", item=item_ref(item)))
    yield Line(one.weight - armour - sum(held), say("gloria-weight-clumsy"))


def protection(one: Gladiator) -> Sum:
    """Tell below what a die of protection stops a blow, and why. [L-20.4]"""
    return total(
        "weight", say("gloria-sum-protection", one=name_of(one)), _protection(one), QUARTERS
    )


def _protection(one: Gladiator) -> Iterator[Line]:
    long = 1 if holds_long(one) else 0
    yield Line(one.weight, say("gloria-guard-weight"))
    yield Line(-QUARTERS * long, say("gloria-guard-long"))
    yield Line(QUARTERS * (long - one.guard), say("gloria-guard-clumsy"))
    yield Line(-QUARTERS * one.down, say("gloria-guard-down"))


def faces(key: str, one: Gladiator, counts: Callable[[Gladiator, int], bool]) -> Sum:
    """Count the faces of a die that mean something for a gladiator."""
    count = sum(counts(one, face) for face in FACES)
    line = Line(count, say(f"gloria-faces-{key}", level=one.level))
    return total("faces", say(f"gloria-sum-{key}", one=name_of(one)), (line,))


def touching(one: Gladiator, *, attacks: bool) -> Sum:
    """Count the faces on which a die touches. [L-19.1, L-19.2]"""
    key = "attack" if attacks else "defence"
    return faces(key, one, partial(touches, attacking=attacks))


def special(one: Gladiator) -> Sum:
    """Count the faces on which an attacker's die has a special result as well. [L-19.1]"""
    return faces("special", one, strikes_home)
