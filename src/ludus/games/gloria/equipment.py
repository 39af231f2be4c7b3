"""What gladiators wear and carry, what it weighs, and the preset classes. Chapter L-2."""

from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

from msgspec import Struct, field

from ludus.core.content import bad_content, content_hash, load_content

Kind = Literal["short", "long", "small", "large", "net", "lasso"]
"""Short and long weapons, small and large shields, and the two snares."""


class Piece(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of armour; some hang from another one. [L-2.1]"""

    weight: float
    needs: tuple[str, ...] = ()


class Item(Struct, frozen=True, forbid_unknown_fields=True):
    """A thing held in one hand. [L-2.1, L-2.7]"""

    kind: Kind
    weight: float


class Equipment(Struct, frozen=True, forbid_unknown_fields=True):
    """The content file of equipment."""

    armour: dict[str, Piece]
    items: dict[str, Item]


class Outfit(Struct, frozen=True, forbid_unknown_fields=True):
    """What a gladiator comes with: armour, things in hand, a sheathed weapon. [L-2.4, L-2.5]"""

    armour: tuple[str, ...] = ()
    hands: tuple[str, ...] = ()
    sheathed: str = ""


class Classes(Struct, frozen=True, forbid_unknown_fields=True):
    """The content file of classes."""

    classes: dict[str, Outfit] = field(default_factory=dict)


def load(folder: Traversable) -> tuple[Equipment, Classes]:
    """Read what there is to wear and to hold; weights go by quarters. [L-2.3]"""
    equipment = load_content(folder, "equipment", Equipment)
    for kind, things in (("armour", equipment.armour), ("items", equipment.items)):
        for name, thing in things.items():
            if thing.weight < 0 or 4 * thing.weight % 1:
                raise bad_content(
                    "equipment.toml", f"{kind}.{name}.weight", "gloria-content-weight"
                )
    return equipment, load_content(folder, "classes", Classes)


_EQUIPMENT, _CLASSES = load(files(__package__) / "content")

EQUIPMENT_HASH = content_hash(_EQUIPMENT, _CLASSES)

CLASSES = _CLASSES.classes
"""The preset classes by name. [L-2.4]"""

CUSTOM = "custom"
"""The class of a gladiator with equipment of its own. [L-2.4]"""

WEAPONS = ("short", "long")
SHIELDS = ("small", "large")
SNARES = ("net", "lasso")

HANDS = 2
"""Two hands hold two things, one shield at most. [L-2.7]"""


def _quarters(weight: float) -> int:
    """Weights are exact quarters, kept as whole numbers. [L-2.3]"""
    return round(4 * weight)


ARMOUR = {name: _quarters(piece.weight) for name, piece in _EQUIPMENT.armour.items()}
"""The weight of each piece of armour, in quarters."""

NEEDS = {name: piece.needs for name, piece in _EQUIPMENT.armour.items()}
"""What a piece of armour hangs from: one of these must be worn."""

KINDS: dict[str, Kind] = {name: item.kind for name, item in _EQUIPMENT.items.items()}
"""The kind of each item."""

ITEMS = {name: _quarters(item.weight) for name, item in _EQUIPMENT.items.items()}
"""The weight of each item, in quarters."""

FOREIGN_SMALL = _quarters(1)
"""How much more a small shield weighs that is not of the original kind. [L-11.4]"""


def body_part(piece: str) -> str:
    """Name what a piece covers: leather and metal of one kind are never worn together. [L-2.2]"""
    return piece.removeprefix("leather-")


def armour_weight(pieces: Iterable[str]) -> int:
    """Add up armour, in quarters. [L-2.1]"""
    return sum(ARMOUR[piece] for piece in pieces)


def kind_in(items: Iterable[str], kinds: tuple[str, ...]) -> str:
    """Find the first kind of these among items, or nothing."""
    return next((KINDS[item] for item in items if KINDS[item] in kinds), "")


# What is in hand is asked all the time, and there are few pairs of things to hold.


@lru_cache(maxsize=1024)
def snare_among(hands: tuple[str, ...]) -> str:
    """Find the net or lasso among things in hand, or nothing."""
    return next((item for item in hands if KINDS[item] in SNARES), "")


@lru_cache(maxsize=1024)
def shield_among(hands: tuple[str, ...]) -> bool:
    """Tell whether a shield is among things in hand."""
    return any(KINDS[item] in SHIELDS for item in hands)


@lru_cache(maxsize=1024)
def long_among(hands: tuple[str, ...]) -> bool:
    """Tell whether a long weapon is among things in hand."""
    return any(KINDS[item] == "long" for item in hands)


def _check() -> None:
    """A class wears and holds only what there is and what can be worn and held together."""
    for name, outfit in CLASSES.items():
        reason = fault_of(outfit)
        if reason:
            raise bad_content("classes.toml", name, f"gloria-content-{reason}")


def fault_of(outfit: Outfit) -> str:
    """Say what is wrong with an outfit, or nothing. [L-2.2, L-2.5, L-2.7]"""
    if any(piece not in ARMOUR for piece in outfit.armour):
        return "armour"
    parts = [body_part(piece) for piece in outfit.armour]
    if len(set(parts)) < len(parts):
        return "armour"
    for piece in outfit.armour:
        if NEEDS[piece] and not set(NEEDS[piece]) & set(outfit.armour):
            return "needs"
    if any(item not in ITEMS for item in outfit.hands):
        return "hands"
    weapons = [KINDS[item] for item in outfit.hands if KINDS[item] in WEAPONS]
    shields = [item for item in outfit.hands if KINDS[item] in SHIELDS]
    if len(outfit.hands) > HANDS or len(shields) > 1:
        return "hands"
    if len(set(weapons)) != 1:
        return "weapon"
    if outfit.sheathed and KINDS.get(outfit.sheathed) not in WEAPONS:
        return "sheathed"
    return ""


_check()
