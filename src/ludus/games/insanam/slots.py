"""What moves can name, and how it is written: seats, zones, places, troops, goods, cards."""

from collections.abc import Iterable
from random import Random
from typing import Final

from ludus.core.slots import Choice, Number, Several, Slot
from ludus.games.insanam.content.catalogue import (
    ADVERSARIES,
    BOARDS,
    EVENT,
    GLADIATORS,
    PERSONAL,
    SEAS,
    STARTS,
    TERRITORIES,
    TILES,
)
from ludus.games.insanam.content.vocabulary import GOODS, SUBURRA, TROOPS, ZONES

Three = tuple[int, int, int]
"""One number for gold, wood and stone, or for legionaries, centurions and evocati."""

LETTERS = ("a", "b", "c", "d")
"""The actions of a tile, from the left."""

HIDDEN: Final = "TOP"
"""The adversary on top of the deck, face down. [C-21.4]"""

STORAGE: Final = "STO"
"""The place of troops that are recruited and not deployed. [C-17.2]"""

MOST = 999
"""No number in a move is larger."""

LONGEST = 24
"""No more goods than this are written letter by letter."""


def spelled(goods: Three) -> str:
    """Write goods letter by letter, such as GGW."""
    return "".join(good * n for good, n in zip(GOODS, goods, strict=True))


def of_word(word: str) -> Three:
    """Read goods written letter by letter, such as GGW."""
    return (word.count("G"), word.count("W"), word.count("S"))


class _Goods(Slot[Three]):
    """Some goods, written letter by letter in any order."""

    pattern = f"[GWS]{{1,{LONGEST}}}"

    def write(self, value: Three) -> str:
        """Write gold first, then wood, then stone."""
        return spelled(value)

    def read(self, text: str) -> Three:
        """Count the letters."""
        return of_word(text)

    def sample(self, rng: Random) -> Three:
        """Choose a few goods."""
        return of_word("".join(rng.choices(GOODS, k=rng.randint(1, 6))))


class _Cards(Slot[tuple[str, ...]]):
    """Some cards of a list, each once; where their order means nothing they are sorted."""

    pattern = "[A-Z][0-9]+(?:,[A-Z][0-9]+)*"

    def __init__(self, cards: Iterable[str], *, ordered: bool) -> None:
        self._cards = tuple(cards)
        self._ordered = ordered

    def write(self, value: tuple[str, ...]) -> str:
        """Put commas between them."""
        return ",".join(value)

    def read(self, text: str) -> tuple[str, ...]:
        """Read cards that exist, none of them twice."""
        cards = text.split(",")
        if not set(cards) <= set(self._cards) or len(set(cards)) < len(cards):
            raise ValueError(text)
        return tuple(cards if self._ordered else sorted(cards))

    def sample(self, rng: Random) -> tuple[str, ...]:
        """Choose up to four cards."""
        return self.read(self.write(tuple(rng.sample(self._cards, rng.randint(1, 4)))))


class _Circle(Slot[int | None]):
    """The number of a circle, from 1; nothing for the Suburra, which has none. [C-6.1]"""

    pattern = "(?: [0-9]{1,9})?"

    def write(self, value: int | None) -> str:
        """Write the number after a blank, or nothing."""
        return "" if value is None else f" {value}"

    def read(self, text: str) -> int | None:
        """Read a number, or nothing."""
        return NUMBER.read(text[1:]) if text else None

    def sample(self, rng: Random) -> int | None:
        """Choose a number now and then."""
        circle: int | None = rng.choice((None, *range(8)))
        return circle


NUMBER = Number(0, MOST)
SEAT = NUMBER
CIRCLE = _Circle()
ACTION = Choice(range(len(LETTERS)), LETTERS.__getitem__, kind="action")
"""An action of a zone, from 0, written as its letter."""

ZONE = Choice((*ZONES, SUBURRA), kind="zone")
LAND = Choice(TERRITORIES, kind="territory")
START = Choice(STARTS.values(), kind="territory")
SPACE = Choice((*TERRITORIES, *SEAS))
PLACE = Choice((*TERRITORIES, *SEAS, STORAGE))
"""A space, or the storage."""

TROOP = Choice(TROOPS, kind="troop")
PARTY = Several(NUMBER, NUMBER, NUMBER)
"""Legionaries, centurions and evocati."""

LOSSES = Several(NUMBER, NUMBER, NUMBER, NUMBER)
"""Legionaries, centurions, evocati and camps."""

GOOD = Choice(GOODS, kind="good")
BUNDLE = _Goods()
BOARD = Choice(BOARDS)
GLADIATOR = Choice(GLADIATORS, kind="gladiator")
ADVERSARY = Choice((*ADVERSARIES, HIDDEN))
AMBITION = Choice(PERSONAL, kind="ambition")
TILE = Choice(TILES, kind="tile")
DRAFTED = Choice((*GLADIATORS, *PERSONAL))
KEPT = _Cards((*GLADIATORS, *PERSONAL), ordered=False)
LOOKED_AT = _Cards((*GLADIATORS, *ADVERSARIES, *EVENT), ordered=True)
WHICH = Choice(("old", "new"))
"""The destiny card held before, or the new one. [C-10.10]"""

_SMALL = frozenset({*BOARDS, *LETTERS, *WHICH.values})
"""The words after the first that are written in small letters."""


def loosen(text: str) -> str:
    """Understand moves as people type them: case and blanks do not matter."""
    first, *others = text.lower().split() or [""]
    return " ".join([first, *(word if word in _SMALL else word.upper() for word in others)])
