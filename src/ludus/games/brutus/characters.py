"""Characters: the cards of the game, from the content file. Articles B-1.1 to B-1.5."""

from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Literal

from msgspec import Struct

from ludus.core.content import load_content
from ludus.core.message import Ref

Effect = Literal["give", "discard", "appoint", "yield", "glory"]
"""What a combination does when it wins its round: Dux, Censor, Senator, Vestalis Virgo, Caesar."""


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the card table. Values 3 to 8 have no name in the rulebook."""

    value: int
    name: str | None = None
    effect: Effect | None = None


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """The content file of the cards."""

    copies: int
    characters: tuple[Character, ...]


BOX = load_content(files(__package__) / "content", "characters", Box)

VALUES = tuple(character.value for character in BOX.characters)
EFFECTS = {character.value: character.effect for character in BOX.characters}
BRUTUS, GLADIATOR, CAESAR = VALUES[0], VALUES[1], VALUES[-1]

Cards = list[int]
"""Cards by value: entry v says how many of value v there are; entry 0 stays 0.

No rule depends on which copy of a value a card is. [B-1.5]
"""


def no_cards() -> Cards:
    """Count nothing."""
    return [0] * (len(VALUES) + 1)


def count_cards(values: Iterable[int]) -> Cards:
    """Count cards that are given one by one."""
    cards = no_cards()
    for value in values:
        cards[value] += 1
    return cards


def list_cards(cards: Sequence[int]) -> list[int]:
    """List cards one by one, the lowest first."""
    found: list[int] = []
    for value, count in enumerate(cards):
        found += [value] * count
    return found


def card_ref(value: int) -> Ref:
    """Refer to a card."""
    return Ref("card", value)


def card_refs(cards: Sequence[int]) -> tuple[Ref, ...]:
    """Refer to cards one by one, the lowest first."""
    return tuple(map(card_ref, list_cards(cards)))


def combination_ref(value: int, count: int) -> Ref:
    """Refer to a combination, or to its only card."""
    return card_ref(value) if count == 1 else Ref("combination", f"{value}×{count}")
