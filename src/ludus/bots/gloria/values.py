"""What blows, jousts and places are worth: the arithmetic behind the players of Gloria.

Everything is counted in levels: taking one level off an enemy in good health is worth 1.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from ludus.games.gloria.board import defends_only, fit, helpless, hostile
from ludus.games.gloria.geometry import AIM, IN_REACH, IN_ZONE, SEEN
from ludus.games.gloria.options import ARENA, COSTS
from ludus.games.gloria.points import badly_hurt, points
from ludus.games.gloria.state import Gladiator, State
from ludus.kit.hexes import Hex, length

FACES = 10

FAR = {vector: length(vector) for vector in AIM} | {0: 0}
"""How long a vector is: asked so often that it is looked up."""

LAST_LEVEL = 1.6
"""What the last level is worth beyond the others: with it goes the gladiator."""
TEMPO = 0.3
"""What it is worth to make a fresh enemy spend its turn on a reaction."""
SPECIAL = 0.59
"""What special results are worth beside death, on average."""


def touch(level: int) -> float:
    """How often an attacker's die touches."""
    return min(FACES, level + 1) / FACES


def half(level: int) -> float:
    """How often a die is below half of the level: a special result, or a defender's touch."""
    return min(FACES, (level + 1) // 2) / FACES


@lru_cache(maxsize=4096)
def pierce(weight: int, plus: int) -> float:
    """How often a blow gets through armour of this weight, in quarters."""
    return sum(4 * (die + plus) >= weight for die in range(FACES)) / FACES


def level_worth(one: Gladiator) -> float:
    """What the next level of a gladiator is worth."""
    return 1.0 + (LAST_LEVEL if one.level <= 1 else 0.3 if one.level == 2 else 0.0)


def strike(one: Gladiator, other: Gladiator, dice: float, *, attacks: bool, closes: bool) -> float:
    """What a number of dice of a striker are worth."""
    wound = pierce(other.weight, other.guard + other.down) * level_worth(other)
    special = half(one.level) * (SPECIAL + 0.1 * (other.level + LAST_LEVEL))
    if not attacks:
        return 0.0 if closes else dice * half(one.level) * wound
    return dice * (special if closes else touch(one.level) * wound + special)


@lru_cache(maxsize=4096)
def initiative(weight: int, other: int) -> tuple[float, float]:
    """How often a weight has the initiative against another, and how often both have it."""
    less = equal = 0
    for mine in range(FACES):
        for theirs in range(FACES):
            total = 4 * mine + weight - 4 * theirs - other
            less += total < 0
            equal += total == 0
    return less / FACES**2, equal / FACES**2


_PURSES: dict[tuple[int, bool], tuple[float, ...]] = {}
_DEAREST = 40
"""No price is higher: the widest arena is crossed for less, and nobody ever has so many PA."""


def purse(one: Gladiator) -> tuple[float, ...]:
    """How often a gladiator that is activated gets enough PA, by price. [L-7.2, L-7.3]"""
    key = (one.weight, badly_hurt(one))
    odds = _PURSES.get(key)
    if odds is None:
        rolled = [points(one, die) for die in range(FACES)]
        odds = tuple(sum(pa >= n for pa in rolled) / FACES for n in range(_DEAREST))
        _PURSES[key] = odds
    return odds


def affords(one: Gladiator, price: int) -> float:
    """How often a gladiator that is activated gets enough PA for a price. [L-7.2, L-7.3]"""
    return purse(one)[price]


def _pays(one: Gladiator, price: int) -> float:
    """How often an engaged gladiator can pay a price: its PA are known, or still to be rolled."""
    return affords(one, price) if one.marker else float(one.pa >= price)


_, ONE_MORE, TWO_MORE = ARENA.dice
"""What one and two more dice cost. [L-18.2]"""


def exchange(state: State, one: Gladiator, other: Gladiator, place: Hex, extra: float = 0) -> float:
    """What a joust is worth that one declares from a place, with extra dice bought.

    Whoever is fresh spends all it has on dice. If it is taken from behind it must turn first, and
    may have nothing left to test the initiative with. [L-16.4, L-17, L-18]
    """
    vector = place - other.hex
    far = FAR[vector] > 1
    mine = one.arm != "long" and other.arm == "long" and far
    theirs = other.arm != "long" and one.arm == "long" and far
    fresh = other.marker or other.pa > 0
    seen = vector in SEEN[other.facing]
    if other.down or other.snare or helpless(other) or not (seen or fresh):
        bonus = other.down or not seen
        return strike(one, other, 1 + extra + bonus, attacks=True, closes=mine)
    attack = strike(one, other, 1 + extra, attacks=True, closes=mine)
    if not fresh:
        return attack - strike(other, one, 1, attacks=False, closes=theirs)
    spent = COSTS.engage + (0 if seen else COSTS.pivot)
    dice = 1 + _pays(other, spent + ONE_MORE) + _pays(other, spent + TWO_MORE)
    parry = strike(other, one, dice, attacks=False, closes=theirs)
    worth = attack - parry
    if not defends_only(state, other):
        first, tie = initiative(one.weight, other.weight)
        answer = strike(other, one, dice, attacks=True, closes=theirs)
        defence = strike(one, other, 1 + extra, attacks=False, closes=mine)
        odds = first * worth + tie * (attack - answer) + (1 - first - tie) * (defence - answer)
        worth += (1.0 if seen else _pays(other, spent)) * (odds - worth)
    return worth + (TEMPO if other.marker else 0.0)


def reach_from(one: Gladiator, place: Hex, facing: int, target: Hex) -> bool:
    """Whether a weapon would reach a hex from a place, nobody standing between."""
    vector = target - place
    return vector in IN_ZONE[facing] or (one.arm == "long" and vector in IN_REACH[facing])


def enemies(state: State, one: Gladiator) -> Iterator[Gladiator]:
    """Go through those who can be fought."""
    melee, owner = state.options.mode == "melee", one.owner
    for other in state.gladiators:
        if other.status != "fit" or other.appealing or other.owner == owner:
            continue
        if melee or hostile(state, one, other):
            yield other


def price_to_strike(one: Gladiator, target: Hex) -> int:
    """How many PA it takes, with nobody in the way, to come up to a hex and strike there."""
    vector = target - one.hex
    up = COSTS.stand if one.down else 0
    if vector in IN_ZONE[one.facing] or (one.arm == "long" and vector in IN_REACH[one.facing]):
        return up + COSTS.engage
    turn = 0 if one.down or one.facing in AIM[vector] else COSTS.pivot
    steps = max(0, FAR[vector] - (2 if one.arm == "long" else 1))
    return up + turn + steps * COSTS.ahead + COSTS.engage


class Menace:
    """What one enemy that can still act in this turn may do to a gladiator that has spent its own.

    purse   how often it gets the PA for a price
    die     what each of its dice is worth; None until it is asked for a place it can reach
    parry   what the die is worth that one may answer with
    """

    __slots__ = ("die", "one", "other", "parry", "purse")

    def __init__(self, one: Gladiator, other: Gladiator) -> None:
        self.one = one
        self.other = other
        self.purse = purse(other)
        self.die: float | None = None
        self.parry = 0.0

    def loss(self, place: Hex, facing: int) -> float:
        """What is to be feared from it at a place, looking there."""
        other = self.other
        price = price_to_strike(other, place)
        comes = self.purse[price]
        if not comes:
            return 0.0
        dice = comes + self.purse[price + ONE_MORE]
        die = self.die
        if die is None:
            die = self.die = strike(other, self.one, 1, attacks=True, closes=False)
            self.parry = strike(self.one, other, 1, attacks=False, closes=False)
        vector = other.hex - place
        if FAR[vector] > 2 or vector in SEEN[facing]:
            return max(0.0, dice * die - comes * self.parry)
        return (dice + comes) * die


def _can_come(state: State, other: Gladiator) -> bool:
    """Tell whether an enemy can still come and strike in this turn."""
    return other.marker and other.armed and not other.snare and other.cowed != state.turn


def menaces(state: State, one: Gladiator, foes: Iterable[Gladiator]) -> list[Menace]:
    """List those of some enemies who can still come and strike in this turn."""
    return [Menace(one, other) for other in foes if _can_come(state, other)]


def danger(
    state: State, one: Gladiator, place: Hex, facing: int, foes: Iterable[Gladiator] | None = None
) -> float:
    """What the enemies that can still act in this turn may do to one who has spent its own."""
    found = 0.0
    for other in enemies(state, one) if foes is None else foes:
        if _can_come(state, other):
            found += Menace(one, other).loss(place, facing)
    return found


def material(state: State, seat: int) -> float:
    """What a troop is worth as it stands."""
    found = 0.0
    for one in state.gladiators:
        if one.owner == seat and one.status in ("fit", "waiting"):
            worth = LAST_LEVEL + one.level + 0.15 * len(one.hands) + 0.3 * one.armed
            worth -= 0.4 * one.down + 0.8 * bool(one.snare) + 0.5 * (one.stunned > state.turn)
            worth -= 0.35 * (one.cowed > state.turn)
            found += worth
    return found


def threatened(state: State, seat: int) -> float:
    """What may still befall a troop in this turn: fresh gladiators can answer, others cannot."""
    found = 0.0
    for one in fit(state):
        if one.owner == seat:
            foes = list(enemies(state, one))
            share = 0.25 if one.marker else 0.6
            found += share * danger(state, one, one.hex, one.facing, foes)
            here = one.hex
            found += NEARNESS * min([FAR[other.hex - here] for other in foes], default=0)
    return found


NEARNESS = 0.04
"""What it is worth to be one hex nearer to the enemy."""
