"""Estimates: figures with intervals, differences of pairs, many comparisons, and when to stop.

A seed is a cluster: its games share their chance, so seeds, not games, are what varies. A figure is
a ratio of sums over seeds; its error is that of the linearised ratio. Two variants with the same
seeds are compared seed by seed.

Where the number of seeds is fixed beforehand, intervals are Student's, and Wilson's for shares.
Where a run stops when an interval is narrow enough, such an interval would miss the truth more
often than promised. Then it is a confidence sequence: an interval for every number of seeds that
holds, with the promised error, for all of them at once, whenever anybody stops. It is Robbins'
normal mixture, which needs only that a sum of many seeds is about normal (docs/adr/0039).
"""

from collections.abc import Sequence
from math import exp, inf, log, sqrt
from statistics import NormalDist
from typing import Literal

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from ludus.lab.figures import Column

Correction = Literal["holm", "benjamini-hochberg"]

FIRST_LOOK = 64
"""After how many seeds a run may stop for the first time: sums of fewer are hardly normal."""

CERTAIN = 3.0
"""What squares of a share add up to at least: then n seeds that all agree leave about 6/n open."""


class Estimate(Struct, frozen=True):
    """A figure with its interval: value, its ends, and the chance of a figure as far from none.

    chance  how likely a figure as far from what was expected is if nothing is behind it; 1 where
            nothing was expected
    """

    value: float
    low: float
    high: float
    chance: float = 1.0


class Method(Struct, frozen=True):
    """How intervals are made: the error that is allowed; the mixture, if a run may stop early."""

    error: float = 0.05
    mixture: float | None = None


def method_of(error: float, most: int, *, stops: bool) -> Method:
    """Choose the method; a mixture is sharpest in the middle, by ratio, of where it may stop."""
    if not stops:
        return Method(error)
    middle = sqrt(FIRST_LOOK * max(FIRST_LOOK, most))
    double = -2 * log(error)
    return Method(error, (double + log(double + 1)) / middle)


def quantile(error: float, free: int) -> float:
    """Give the two-sided quantile of Student's t for an error, by its expansion in the normal's.

    Hill's expansion to three terms: right to 1 % from five degrees of freedom on.
    """
    z = NormalDist().inv_cdf(1 - error / 2)
    free = max(1, free)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / free + second / free**2 + third / free**3


def _tail(statistic: float, free: int) -> float:
    """Give the two-sided chance of Student's t, by a normal that is almost the same."""
    free = max(1, free)
    z = statistic * (1 - 1 / (4 * free)) / sqrt(1 + statistic**2 / (2 * free))
    return 2 * (1 - NormalDist().cdf(abs(z)))


def _influence(column: Column) -> NDArray[np.float64]:
    """Give what each seed moves the ratio by."""
    weight = column.weights.mean()
    return np.asarray((column.amounts - column.value * column.weights) / weight)


def _spread(influence: NDArray[np.float64], *, share: bool = False) -> float:
    """Give the deviation of a seed; a share is never taken to be certain by seeds that agree."""
    seeds = len(influence)
    if seeds < 2:
        return inf
    least = CERTAIN if share else 0.0
    return sqrt(max(least, float(influence @ influence)) / (seeds - 1))


def _free(*columns: Column) -> int:
    """Count the degrees of freedom: seeds in which the thing occurs, less one."""
    return max(1, min(int((column.weights > 0).sum()) for column in columns) - 1)


def _reach(spread: float, seeds: int, free: int, method: Method) -> float:
    """Tell how far an interval reaches to either side."""
    if method.mixture is None:
        return quantile(method.error, free) * spread / sqrt(seeds)
    grown = seeds * method.mixture + 1
    return spread * sqrt(2 * grown / (seeds**2 * method.mixture) * log(sqrt(grown) / method.error))


def _chance(away: float, spread: float, seeds: int, free: int, method: Method) -> float:
    """Tell how likely a figure as far away is by chance alone."""
    if spread == inf:
        return 1.0
    if spread == 0:
        return 1.0 if abs(away) < 1e-12 else 0.0
    if method.mixture is None:
        return _tail(away * sqrt(seeds) / spread, free)
    grown = seeds * method.mixture + 1
    evidence = method.mixture * (away * seeds / spread) ** 2 / (2 * grown)
    return min(1.0, sqrt(grown) * exp(-min(evidence, 700.0)))


def estimate(column: Column, method: Method) -> Estimate:
    """Estimate a figure; its chance is against the level that nobody favoured would give."""
    value, free = column.value, _free(column)
    if column.seeds < 2:
        return Estimate(value, -inf, inf)
    influence, sequential = _influence(column), method.mixture is not None
    share = column.unit == "share"
    spread = _spread(influence, share=share and sequential)
    reach = _reach(spread, column.seeds, free, method)
    low, high = value - reach, value + reach
    if share and not sequential:
        low, high = _wilson(column, _spread(influence), quantile(method.error, free))
    elif share:
        low, high = max(0.0, low), min(1.0, high)
    chance = 1.0
    if column.fair is not None and column.level is not None:
        apart = (column.amounts - column.fair) / column.weights.mean()
        away = float(apart.mean())
        chance = _chance(away, _spread(apart - away, share=True), column.seeds, free, method)
    return Estimate(value, low, high, chance)


def _wilson(column: Column, spread: float, far: float) -> tuple[float, float]:
    """Give Wilson's interval for as many games as the seeds are worth."""
    value, error = min(1.0, max(0.0, column.value)), spread / sqrt(column.seeds)
    trials = value * (1 - value) / error**2 if error else float(max(1, _free(column)))
    trials = max(1.0, trials)
    pull = far * far / trials
    middle = value + pull / 2
    width = far * sqrt(value * (1 - value) / trials + pull / (4 * trials))
    low, high = (middle - width) / (1 + pull), (middle + width) / (1 + pull)
    return (low, high) if column.value == value else (column.value, max(high, column.value))


def difference(one: Column, other: Column, method: Method, *, paired: bool = True) -> Estimate:
    """Estimate by how much the second figure is higher; seeds that both have are pairs."""
    seeds = min(one.seeds, other.seeds)
    if paired:
        one, other = one.first(seeds), other.first(seeds)
    value = other.value - one.value
    before, after = _influence(one), _influence(other)
    free = _free(one, other)
    if paired:
        spread = _spread(after - before)
    else:
        parts = (_spread(part) ** 2 * seeds / len(part) for part in (before, after))
        spread = sqrt(sum(parts))
    if spread == inf:
        return Estimate(value, -inf, inf)
    reach = _reach(spread, seeds, free, method)
    chance = _chance(value, spread, seeds, free, method)
    return Estimate(value, value - reach, value + reach, chance)


def corrected(values: Sequence[float], how: Correction) -> list[float]:
    """Correct chances for being many: Holm's errors at all, or Benjamini and Hochberg's share."""
    count = len(values)
    order = sorted(range(count), key=values.__getitem__)
    found = [1.0] * count
    if how == "holm":
        worst = 0.0
        for place, at in enumerate(order):
            worst = max(worst, min(1.0, values[at] * (count - place)))
            found[at] = worst
        return found
    least = 1.0
    for place, at in reversed(list(enumerate(order, 1))):
        least = min(least, values[at] * count / place)
        found[at] = least
    return found
