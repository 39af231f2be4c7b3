"""Gladiators: the cards of the game, from the content file. Articles G-1.1 to G-1.6."""

import re
from collections.abc import Mapping
from importlib.resources import files
from operator import attrgetter
from typing import Annotated, Literal, final

from msgspec import Struct

from ludus.core.content import Whole, load_content
from ludus.core.moves import Move, derived
from ludus.core.slots import Choice

School = Literal["BL", "BR", "GR", "PI", "YE"]
"""Blue Fists, Brown Swords, Green Arrows, Pink Axes, Yellow Shields. [G-1.2]"""


class Gladiator(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the card table: what every school's gladiator of a strength is worth. [G-1.3]"""

    strength: Whole
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


def printed() -> Mapping[str, object]:
    """Tell what a gladiator may be worth in the end, by strength. [G-1.5, G-8.3, G-8.4]

    A 0 has two values: the end of the round tells which.
    """
    worth = {strength: (favour,) for strength, favour in FAVOUR.items()}
    return {"worth": {**worth, 0: (*worth[0], DECK.zero_bonus)}}


@final
class Card(Move, word="send", form="{school}{strength}"):
    """One gladiator: a school and a strength, written like `BL10`.

    Sending a gladiator is the only move of the game, so a move is a card.
    """

    school: Annotated[School, Choice(DECK.schools)]
    strength: Annotated[int, Choice(FAVOUR)]
    place: int = derived(init=False)
    """Where the card stands in a sorted hand: by school, then by strength."""
    favour: int = derived(init=False)
    """What it is worth before the zero bonus. [G-1.5]"""

    def complete(self) -> None:
        """Look up the card's place and favour."""
        object.__setattr__(self, "favour", FAVOUR[self.strength])
        at = DECK.schools.index(self.school) * len(FAVOUR) + list(FAVOUR).index(self.strength)
        object.__setattr__(self, "place", at)


ALL_CARDS = tuple(Card(school, strength) for school in DECK.schools for strength in FAVOUR)
"""Eighty gladiators: five schools of sixteen, one of each strength. [G-1.1]"""

_LOOSE = re.compile(r"\s*([A-Za-z]{2})\s*-?\s*(\d{1,2})\s*")


def loosen(text: str) -> str:
    """Understand a card as people type it: `BL10`, `bl 10`, `bl-10`."""
    match = _LOOSE.fullmatch(text)
    return f"{match[1].upper()}{int(match[2])}" if match else text


place_of = attrgetter("place")
"""Sort key: by school, then by strength. [G-3.7]"""
