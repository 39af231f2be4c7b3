"""Gladiators: the cards of the game, from the content file. Articles G-1.1 to G-1.6."""

import re
from importlib.resources import files
from typing import Literal, final

from msgspec import Struct

from ludus.core.content import load_content
from ludus.core.errors import BadNotation, fault
from ludus.core.interned import Interned

School = Literal["BL", "BR", "GR", "PI", "YE"]
"""Blue Fists, Brown Swords, Green Arrows, Pink Axes, Yellow Shields. [G-1.2]"""


class Gladiator(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the card table: what every school's gladiator of a strength is worth. [G-1.3]"""

    strength: int
    favour: int
    min_players: int


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """The content file of the cards."""

    schools: tuple[School, ...]
    zero_bonus: int
    solo_trial: int
    gladiators: tuple[Gladiator, ...]


DECK = load_content(files(__package__) / "content", "cards", Deck)

FAVOUR = {gladiator.strength: gladiator.favour for gladiator in DECK.gladiators}
"""Favour by strength, before the zero bonus. [G-1.5, G-1.6]"""


@final
class Card(Interned):
    """One gladiator: a school and a strength. There is one object per card, so `is` is equality.

    Sending a gladiator is the only move of the game, so a move is a card.
    """

    __slots__ = ("place", "school", "strength")

    def __init__(self, school: School, strength: int, place: int) -> None:
        super().__init__(f"{school}{strength}")
        self.school = school
        self.strength = strength
        self.place = place
        """Where the card stands in a sorted hand: by school, then by strength."""

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Read a card's text, such as `BL10`."""
        card = _CARDS.get(text)
        if card is None:
            raise fault(BadNotation, "gorus-no-such-card", text=text)
        return card


ALL_CARDS = tuple(
    Card(school, gladiator.strength, at * len(DECK.gladiators) + rank)
    for at, school in enumerate(DECK.schools)
    for rank, gladiator in enumerate(DECK.gladiators)
)
"""Eighty gladiators: five schools of sixteen, one of each strength. [G-1.1]"""

_CARDS = {str(card): card for card in ALL_CARDS}

_LOOSE = re.compile(r"\s*([A-Za-z]{2})\s*-?\s*(\d{1,2})\s*")


def parse_card(text: str) -> Card:
    """Read a card as people type it: `BL10`, `bl 10`, `bl-10`."""
    match = _LOOSE.fullmatch(text)
    return Card.parse(f"{match[1].upper()}{int(match[2])}" if match else text)


def place_of(card: Card) -> int:
    """Sort key: by school, then by strength. [G-3.7]"""
    return card.place
