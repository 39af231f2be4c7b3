"""Words for events: how rules refer to gladiators and things."""

from ludus.core.message import Ref
from ludus.games.gloria.state import Gladiator


def name_of(one: Gladiator) -> Ref:
    """Refer to a gladiator by name."""
    return Ref("gladiator", one.name)


def item_ref(item: str) -> Ref:
    """Refer to an item or a piece of armour."""
    return Ref("item", item)


def class_ref(name: str) -> Ref:
    """Refer to a class."""
    return Ref("class", name)


def level_ref(level: int) -> Ref:
    """Refer to a level."""
    return Ref("level", level)


def way_ref(way: int) -> Ref:
    """Refer to a direction."""
    return Ref("way", way)
