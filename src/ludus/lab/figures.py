"""Figures: what a question finds in a game, and the sums of many games.

A figure is an amount divided by a weight. Over many games it is the sum of the amounts divided by
the sum of the weights, so a share of few cases counts no more than it is worth. Its name is `what`,
`what:of` or `what:of/item`, such as `moves`, `wins:seat/2`, `uses:tile/K07`: figures that differ
only in the item belong together and are compared with each other.
"""

from collections.abc import Iterable, Mapping
from typing import Literal

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Unit = Literal["share", "number", "minutes", "times"]
"""A share from 0 to 1; a number; minutes; how often in a game, 0 where it is not named."""


class Figure(Struct, frozen=True, array_like=True):
    """What one game says: amount, weight, unit; and the amount that nobody favoured would have."""

    amount: float
    weight: float = 1.0
    unit: Unit = "number"
    fair: float | None = None

    def plus(self, other: "Figure") -> "Figure":
        """Add what another game says."""
        known = self.fair is not None and other.fair is not None
        return Figure(
            self.amount + other.amount,
            self.weight + other.weight,
            self.unit,
            (self.fair or 0.0) + (other.fair or 0.0) if known else None,
        )


Figures = Mapping[str, Figure]


def share(part: float, whole: float = 1.0, fair: float | None = None) -> Figure:
    """Make a share: how much of a whole; `fair` is the part that chance alone would give."""
    return Figure(float(part), float(whole), "share", fair)


def number(amount: float, weight: float = 1.0) -> Figure:
    """Make a number: an amount for each unit of weight."""
    return Figure(float(amount), float(weight))


def minutes(seconds: float, weight: float = 1.0) -> Figure:
    """Make a time from seconds."""
    return Figure(seconds / 60, float(weight), "minutes")


def times(count: float) -> Figure:
    """Make a count for each game; a game in which the thing does not occur need not name it."""
    return Figure(float(count), 1.0, "times")


class Seed(Struct, frozen=True, array_like=True):
    """All that the games of one seed say: their number and the sums of their figures."""

    games: int
    figures: dict[str, Figure]


def add_up(found: Iterable[Figures], games: int) -> Seed:
    """Add up what was found in some games."""
    sums: dict[str, Figure] = {}
    for figures in found:
        for name, figure in figures.items():
            sums[name] = sums[name].plus(figure) if name in sums else figure
    return Seed(games, sums)


class Column(Struct, frozen=True):
    """A figure over many seeds: amounts and weights by seed, and the fair amounts, if known."""

    unit: Unit
    amounts: NDArray[np.float64]
    weights: NDArray[np.float64]
    fair: NDArray[np.float64] | None

    @property
    def seeds(self) -> int:
        """How many seeds there are."""
        return len(self.amounts)

    @property
    def value(self) -> float:
        """The figure: sum of amounts divided by sum of weights."""
        return float(self.amounts.sum() / self.weights.sum())

    def first(self, seeds: int) -> "Column":
        """Give the figure over the first seeds."""
        fair = None if self.fair is None else self.fair[:seeds]
        return Column(self.unit, self.amounts[:seeds], self.weights[:seeds], fair)

    @property
    def level(self) -> float | None:
        """What the figure would be if nobody were favoured; None where that means nothing."""
        return None if self.fair is None else float(self.fair.sum() / self.weights.sum())


def columns(seeds: Iterable[Seed]) -> dict[str, Column]:
    """Turn seeds into columns: groups in the order in which they first occur, items sorted."""
    rows = list(seeds)
    groups: dict[str, set[str]] = {}
    for row in rows:
        for name in row.figures:
            groups.setdefault(group_of(name), set()).add(name)
    names = [name for group in groups.values() for name in sorted(group, key=_by_number)]
    found = {}
    for name in names:
        had = [row.figures.get(name) for row in rows]
        unit = next(one.unit for one in had if one is not None)
        weights = [
            float(row.games) if unit == "times" else one.weight if one else 0.0
            for row, one in zip(rows, had, strict=True)
        ]
        if not sum(weights):
            continue
        fair = None
        if all(one is None or one.fair is not None for one in had):
            fair = np.array([(one.fair or 0.0) if one else 0.0 for one in had])
        amounts = np.array([one.amount if one else 0.0 for one in had])
        found[name] = Column(unit, amounts, np.array(weights), fair)
    return found


def group_of(name: str) -> str:
    """Give what a figure belongs to: its name without the item."""
    return name.partition("/")[0]


def item_of(name: str) -> str:
    """Give the item of a figure; empty for one that stands alone."""
    return name.partition("/")[2]


def _by_number(name: str) -> tuple[bool, float, str]:
    """Sort items that are numbers by number, before all others."""
    item = item_of(name)
    try:
        return False, float(item), name
    except ValueError:
        return True, 0.0, name
