"""What is printed beside the content files: tables of the school that follow from them. L-2.

A board lets equipment be put together before it is chosen. So that it need neither know the rules
for that nor add anything up, all that can be worn and held is listed with what it comes to.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations_with_replacement, product

from ludus.games.gloria.equipment import (
    ARMOUR,
    CLASSES,
    CUSTOM,
    HANDS,
    ITEMS,
    KINDS,
    NEEDS,
    WEAPONS,
    Outfit,
    armour_weight,
    body_part,
    fault_of,
)
from ludus.games.gloria.forecasts.figures import Figures, bearer, figures, figures_of
from ludus.games.gloria.forecasts.sums import in_units
from ludus.games.gloria.options import ARENA

ARMS = tuple(item for item, kind in KINDS.items() if kind in WEAPONS)
"""What can be sheathed, and held in the first hand. [L-2.5, L-2.7]"""


ARTICLES = {"given": "L-2.4", "needs": "L-2.2", "length": "L-2.7", "right": "L-2.4"}
"""Where the rulebook says why a piece cannot be chosen: it has been given out already, hangs from
nothing, is a weapon of another length, or needs a weapon in the right hand first."""


def printed() -> Mapping[str, object]:
    """Tell the tables of the school. Things together are named in the order of the alphabet.

    classes  light ones first: name, equipment, and figures [L-2.4]
    custom   the name of a class with equipment of its own
    parts    what covers the same part of the body: one of a row is worn; what a piece hangs from
             comes before it [L-2.2]
    kinds    by item: its kind
    weights  by piece and by item: what it weighs [L-2.1]
    arms     what can be held in the first hand, and sheathed
    worn     all that can be worn together: its column [L-2.2]
    held     all that can be held together: column by column, where its figures stand [L-2.7]
    figures  the figures that equipment can come to [L-2.1, L-7.2, L-20.4]
    articles by reason why something cannot be chosen: where the rulebook says so
    rudis    the level at which a gladiator is freed; leaves: the die on which a trainer goes
    """
    worn = {_together(pieces): armour_weight(pieces) for pieces in _wearable()}
    columns = {weight: pieces.split() for pieces, weight in worn.items()}
    places = {weight: at for at, weight in enumerate(columns)}
    found: dict[Figures, int] = {}
    held = {
        _together(hands): [
            found.setdefault(_figures(Outfit(tuple(pieces), hands)), len(found))
            for pieces in columns.values()
        ]
        for hands in _holdable()
    }
    return {
        "school": {
            "classes": _classes(),
            "custom": CUSTOM,
            "parts": _parts(),
            "kinds": KINDS,
            "weights": {name: in_units(weight) for name, weight in (ARMOUR | ITEMS).items()},
            "arms": ARMS,
            "worn": {pieces: places[weight] for pieces, weight in worn.items()},
            "held": held,
            "figures": [one._asdict() for one in found],
            "articles": ARTICLES,
            "rudis": ARENA.rudis,
            "leaves": ARENA.leaves,
        }
    }


def _together(things: Iterable[str]) -> str:
    return " ".join(sorted(things))


def _classes() -> list[dict[str, object]]:
    by_weight = sorted(CLASSES.items(), key=lambda named: figures(named[1]).weight)
    return [
        {"id": name, "outfit": outfit, **figures(outfit)._asdict()} for name, outfit in by_weight
    ]


def _parts() -> list[list[str]]:
    """Put what covers one part of the body into one row, from the body to the legs.

    What a piece hangs from comes before it.
    """
    rows: dict[str, list[str]] = {}
    for piece in reversed(ARMOUR):
        for one in (*NEEDS[piece], piece):
            row = rows.setdefault(body_part(one), [])
            if one not in row:
                row.append(one)
    return [sorted(row, key=ARMOUR.__getitem__) for row in rows.values()]


def _wearable() -> Iterator[tuple[str, ...]]:
    """List all that can be worn together, nothing first. [L-2.2]"""
    for row in product(*(("", *part) for part in _parts())):
        pieces = tuple(filter(None, row))
        if not fault_of(Outfit(pieces, ARMS[:1])):
            yield pieces


def _holdable() -> Iterator[tuple[str, ...]]:
    """List all that can be held together, and what one hand can hold before a weapon. [L-2.7]"""
    yield ()
    yield from ((item,) for item in ITEMS)
    for hands in combinations_with_replacement(ITEMS, HANDS):
        if not fault_of(Outfit((), hands)):
            yield hands


def _figures(outfit: Outfit) -> Figures:
    """Work out the figures of equipment; they follow from its weight and its guard."""
    one = bearer(outfit)
    return _figures_by(one.weight, one.guard)


@cache
def _figures_by(weight: int, guard: int) -> Figures:
    one = bearer(Outfit())
    one.weight, one.guard = weight, guard
    return figures_of(one)
