"""How a battle can end, exactly, over every way the dice can fall. [C-19]

Both sides are taken to lose the least power they can; powers that are offered in a battle are
counted once they have been used.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import product

from msgspec import Struct

from ludus.games.insanam.content.catalogue import NUMBERS
from ludus.games.insanam.map.damage import barbarian_losses, lighter, minimal_losses
from ludus.games.insanam.map.land import FIGURE, FORTRESS

Side = tuple[int, int, int, int]
"""Legionaries, centurions, evocati and camps; of barbarians figures, nothing, nothing, citadels."""

WILD: Side = (FIGURE, 0, 0, FORTRESS)
"""What barbarians are worth. [C-19.4]"""

Ends = Mapping[tuple[Side, Side], Fraction]
"""What may be left of attacker and defender, each with its probability."""

_FACES = Counter(NUMBERS.die)
_PAIRS = len(NUMBERS.die) ** 2


def _differences() -> dict[int, int]:
    """Count the pairs of faces by the attacker's lead. [C-19.5]"""
    found: Counter[int] = Counter()
    for (first, m), (second, n) in product(_FACES.items(), repeat=2):
        found[first - second] += m * n
    return dict(found)


_LEADS = _differences()


class Terms(Struct, frozen=True):
    """What stays the same from exchange to exchange.

    mine, theirs   what each piece of attacker and defender is worth
    extra          what powers add to the attacker’s total, less what they add to the defender’s
    wild           barbarians defend
    """

    mine: Side
    theirs: Side
    extra: int
    wild: bool


class Clash(Struct, frozen=True):
    """Two sides that meet, and on which terms."""

    attack: Side
    defence: Side
    terms: Terms


def _worth(side: Side, each: Side) -> int:
    return sum(n * w for n, w in zip(side, each, strict=True))


def ends(clash: Clash) -> Ends:
    """Tell how a battle can end from here."""
    return _ends(clash.attack, clash.defence, clash.terms)


@lru_cache(maxsize=4096)
def _ends(attack: Side, defence: Side, terms: Terms) -> Ends:
    """Go through the next exchange; every exchange takes something away. [C-19.6]"""
    if not any(attack) or not any(defence):
        return {(attack, defence): Fraction(1)}
    found: dict[tuple[Side, Side], Fraction] = {}
    lead = _worth(attack, terms.mine) - _worth(defence, terms.theirs) + terms.extra
    for more, ways in _LEADS.items():
        left, right = after(attack, defence, terms, lead + more)
        for end, chance in _ends(left, right, terms).items():
            found[end] = found.get(end, Fraction(0)) + chance * Fraction(ways, _PAIRS)
    return found


def after(attack: Side, defence: Side, terms: Terms, damage: int) -> tuple[Side, Side]:
    """Take away what an exchange costs: the lower side, or both where they are equal. [C-19.6]"""
    left, right = attack, defence
    if damage <= 0:
        left = _weaken(attack, terms.mine, -damage, wild=False)
    if damage >= 0:
        right = _weaken(defence, terms.theirs, damage, wild=terms.wild)
    return left, right


def _weaken(side: Side, worth: Side, damage: int, *, wild: bool) -> Side:
    """Take away what a side loses with the least power. [C-19.6, C-19.7, C-19.10]"""
    if wild:
        figures, citadel = barbarian_losses(side[0], bool(side[3]), damage)
        return side[0] - figures, 0, 0, side[3] - citadel
    lost = lighter(minimal_losses(side, worth, damage), worth)
    return side[0] - lost[0], side[1] - lost[1], side[2] - lost[2], side[3] - lost[3]


def results(found: Ends) -> Mapping[str, Fraction]:
    """Sum up who has the territory in the end. [C-19.9, C-19.12]"""
    chances = {"conquered": Fraction(0), "held": Fraction(0), "vacant": Fraction(0)}
    for (attack, defence), chance in found.items():
        word = "conquered" if any(attack) else "held" if any(defence) else "vacant"
        chances[word] += chance
    return chances


def chances(clash: Clash) -> tuple[float, float, float]:
    """Give the same as plain numbers, for those who ask again and again: bots."""
    return _chances(clash.attack, clash.defence, clash.terms)


@lru_cache(maxsize=4096)
def _chances(attack: Side, defence: Side, terms: Terms) -> tuple[float, float, float]:
    conquered, held, vacant = results(_ends(attack, defence, terms)).values()
    return float(conquered), float(held), float(vacant)


def casualties(found: Ends, start: tuple[Side, Side], side: int) -> Iterator[tuple[int, Fraction]]:
    """Sum up how many troops a side loses: none, one… A camp or a citadel is not a troop."""
    lost: dict[int, Fraction] = {}
    for end, chance in found.items():
        n = sum(start[side][:3]) - sum(end[side][:3])
        lost[n] = lost.get(n, Fraction(0)) + chance
    yield from sorted(lost.items())


def forts_lost(found: Ends, start: tuple[Side, Side]) -> Fraction:
    """Tell how likely a camp or a citadel of the defender is to fall."""
    return sum(
        (chance for (_, defence), chance in found.items() if defence[3] < start[1][3]), Fraction(0)
    )
