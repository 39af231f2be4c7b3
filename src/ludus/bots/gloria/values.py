"""What blows, jousts and places are worth: the arithmetic behind the players of Gloria.

Everything is counted in levels: taking one level off an enemy in good health is worth 1.
"""

from collections.abc import Iterator
from functools import lru_cache

from ludus.games.gloria.board import defends_only, fit, helpless, hostile
from ludus.games.gloria.geometry import IN_REACH, IN_ZONE, SEEN
from ludus.games.gloria.state import Gladiator, State
from ludus.kit.hexes import Hex, length

FACES = 10
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
    """How often a blow gets through armour of so many quarters."""
    return sum(4 * (die + plus) >= weight for die in range(FACES)) / FACES


def level_worth(one: Gladiator) -> float:
    """What the next level of a gladiator is worth."""
    return 1.0 + (LAST_LEVEL if one.level <= 1 else 0.3 if one.level == 2 else 0.0)


def strike(one: Gladiator, other: Gladiator, dice: float, *, attacks: bool, closes: bool) -> float:
    """What so many dice of a striker are worth."""
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


def exchange(state: State, one: Gladiator, other: Gladiator, place: Hex, extra: float = 0) -> float:
    """What a joust is worth that one declares from a place, with so many dice bought."""
    vector = place - other.hex
    far = length(vector) > 1
    mine = one.arm != "long" and other.arm == "long" and far
    theirs = other.arm != "long" and one.arm == "long" and far
    fresh = other.marker or other.pa > 0
    seen = vector in SEEN[other.facing]
    if other.down or other.snare or helpless(other) or not (seen or fresh):
        bonus = other.down or not seen
        return strike(one, other, 1 + extra + bonus, attacks=True, closes=mine)
    attack = strike(one, other, 1 + extra, attacks=True, closes=mine)
    parry = strike(other, one, 1, attacks=False, closes=theirs)
    if not fresh or defends_only(state, other):
        return attack - parry
    first, tie = initiative(one.weight, other.weight)
    answer = strike(other, one, 1.3, attacks=True, closes=theirs)
    defence = strike(one, other, 1 + extra, attacks=False, closes=mine)
    odds = first * (attack - parry) + tie * (attack - answer)
    return odds + (1 - first - tie) * (defence - answer) + (TEMPO if other.marker else 0.0)


def reach_from(one: Gladiator, place: Hex, facing: int, target: Hex) -> bool:
    """Whether a weapon would reach a hex from a place, nobody standing between."""
    vector = target - place
    return vector in IN_ZONE[facing] or (one.arm == "long" and vector in IN_REACH[facing])


def enemies(state: State, one: Gladiator) -> Iterator[Gladiator]:
    """Go through those who can be fought."""
    for other in fit(state):
        if not other.appealing and hostile(state, one, other):
            yield other


STRIDE = (0.0, 0.95, 0.75, 0.5, 0.3, 0.15)
"""How likely an enemy at so many hexes comes to blows in one activation."""


def danger(state: State, one: Gladiator, place: Hex, facing: int) -> float:
    """What the enemies that can still act in this turn may do to one who has spent its own."""
    found = 0.0
    for other in enemies(state, one):
        far = length(other.hex - place)
        if not other.marker or not other.armed or far >= len(STRIDE):
            continue
        seen = far > 2 or other.hex - place in SEEN[facing]
        blow = strike(other, one, 1 if seen else 2, attacks=True, closes=False)
        if seen:
            blow -= strike(one, other, 1, attacks=False, closes=False)
        found += STRIDE[far] * max(0.0, blow)
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
            share = 0.25 if one.marker else 0.6
            found += share * danger(state, one, one.hex, one.facing)
            far = min((length(o.hex - one.hex) for o in enemies(state, one)), default=0)
            found += NEARNESS * far
    return found


NEARNESS = 0.04
"""What it is worth to be one hex nearer to the enemy."""
