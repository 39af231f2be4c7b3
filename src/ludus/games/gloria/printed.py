"""What is printed beside the content files: tables of the school that follow from them. L-2.

A board lets equipment be put together and weighed before it is chosen. So that it need not know the
rules for that, everything they say about equipment is told in tables.
"""

from collections.abc import Mapping

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
    body_part,
    fault_of,
)
from ludus.games.gloria.forecasts.figures import bearer, figures, figures_of
from ludus.games.gloria.forecasts.sums import in_units
from ludus.games.gloria.options import ARENA

ARMS = tuple(item for item, kind in KINDS.items() if kind in WEAPONS)
"""What can be sheathed, and held in the first hand. [L-2.5, L-2.7]"""


ARTICLES = {"given": "L-2.4", "needs": "L-2.2", "length": "L-2.7", "right": "L-2.4"}
"""Where the rulebook says why a piece cannot be chosen: it has been given out already, hangs from
nothing, is a weapon of another length, or needs a weapon in the right hand first."""


def printed() -> Mapping[str, object]:
    """Tell the tables of the school.

    classes  light ones first: name, equipment, and figures [L-2.4]
    custom   the name of a class with equipment of its own
    parts    what covers the same part of the body: one of a row is worn; what a piece hangs from
             comes before it [L-2.2]
    armour   by piece: its weight, and what it hangs from
    items    by item: its weight, its kind, and what it adds to dice of protection [L-2.1, L-20.4]
    arms     what can be held in the first hand, and sheathed
    beside   by item in the first hand: what the other one can hold [L-2.7]
    figures  by what is added to dice of protection, then by weight in steps: PA and blows stopped
    step     the weight of such a step
    articles by reason why something cannot be chosen: where the rulebook says so
    rudis    the level at which a gladiator is freed; leaves: the die on which a trainer goes
    """
    return {
        "school": {
            "classes": _classes(),
            "custom": CUSTOM,
            "parts": _parts(),
            "armour": {
                piece: {"weight": in_units(weight), "needs": NEEDS[piece]}
                for piece, weight in ARMOUR.items()
            },
            "items": {
                item: {"weight": in_units(weight), "kind": KINDS[item], "guard": _guard(item)}
                for item, weight in ITEMS.items()
            },
            "arms": ARMS,
            "beside": {arm: _beside(arm) for arm in ARMS},
            "figures": _figures(),
            "step": in_units(1),
            "articles": ARTICLES,
            "rudis": ARENA.rudis,
            "leaves": ARENA.leaves,
        }
    }


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


def _guard(item: str) -> int:
    """Tell what an item in hand adds to dice of protection. [L-20.4]"""
    return bearer(Outfit((), (item,))).guard


def _beside(arm: str) -> list[str]:
    """List what can be held beside a weapon. [L-2.7]"""
    return [item for item in ITEMS if not fault_of(Outfit((), (arm, item)))]


def _figures() -> list[list[dict[str, float]]]:
    """Give PA on average and blows stopped in ten for every weight there can be. [L-7.2, L-20.4]"""
    parts = _parts()
    most = sum(max(ARMOUR[piece] for piece in row) for row in parts)
    most += HANDS * max(ITEMS.values())
    guards = range(max(_guard(item) for item in ITEMS) + 1)
    return [[_at(weight, guard) for weight in range(most + 1)] for guard in guards]


def _at(weight: int, guard: int) -> dict[str, float]:
    one = bearer(Outfit())
    one.weight, one.guard = weight, guard
    found = figures_of(one)
    return {"points": found.points, "stops": found.stops}
