"""Words for events and refusals: how rules refer to gladiators and things."""

from functools import lru_cache

from ludus.core.errors import Refusal
from ludus.core.message import Fact, Ref, say
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


@lru_cache(maxsize=4096)
def no(article: str, key: str, **facts: Fact) -> Refusal:
    """Refuse by an article, in the words of a key.

    Listing the moves asks for the same refusals again and again, so they are kept.
    """
    return Refusal(article, say(f"gloria-refused-{key}", **facts))


def too_few_points(one: Gladiator, price: int, article: str) -> Refusal | None:
    """Refuse what costs more action points than there are."""
    if price <= one.pa:
        return None
    return no(article, "points", one=name_of(one), price=price, pa=one.pa)
