"""Estimates of an experiment: means and shares by seed, differences of pairs, many comparisons.

A seed is a cluster: its games share their chance, so they are counted together, and seeds, not
games, are what varies. Every figure is a ratio of sums over seeds, amount through weight; its error
is that of the linearised ratio. Two variants with the same seeds are compared seed by seed.
"""

from collections.abc import Mapping, Sequence
from math import fsum, inf, sqrt
from statistics import NormalDist
from typing import Literal

from msgspec import Struct

Correction = Literal["holm", "benjamini-hochberg"]

Sums = Mapping[int, tuple[float, float]]
"""Amount and weight of a figure, by seed."""


class Estimate(Struct, frozen=True):
    """A figure with its interval: value, its ends, standard error, seeds and weight behind it."""

    value: float
    low: float
    high: float
    error: float
    seeds: int
    weight: float


def quantile(error: float, seeds: int) -> float:
    """Give the two-sided quantile of Student's t for an error, by its expansion in the normal's.

    Hill's expansion to three terms: right to 1 % from five degrees of freedom on.
    """
    z = NormalDist().inv_cdf(1 - error / 2)
    free = max(1, seeds - 1)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / free + second / free**2 + third / free**3


def _residuals(sums: Sums) -> tuple[float, dict[int, float], float]:
    """Give the ratio, and what each seed adds to its error."""
    weight = fsum(w for _, w in sums.values())
    value = fsum(a for a, _ in sums.values()) / weight
    return value, {seed: (a - value * w) / weight for seed, (a, w) in sums.items()}, weight


def _spread(residuals: Sequence[float]) -> float:
    """Give the standard error of a sum of residuals, one for each seed."""
    seeds = len(residuals)
    return sqrt(fsum(one * one for one in residuals) * seeds / (seeds - 1)) if seeds > 1 else inf


def estimate(sums: Sums, error: float = 0.05, *, share: bool = False) -> Estimate:
    """Estimate a ratio; a share gets Wilson's interval for as many games as its seeds are worth."""
    value, residuals, weight = _residuals(sums)
    spread = _spread(list(residuals.values()))
    far = quantile(error, len(sums))
    if share:
        worth = value * (1 - value) / spread**2 if spread and spread < inf else float(len(sums))
        low, high = _wilson(value, max(1.0, worth), far)
    else:
        low, high = value - far * spread, value + far * spread
    return Estimate(value, low, high, spread, len(sums), weight)


def _wilson(share: float, trials: float, far: float) -> tuple[float, float]:
    pull = far * far / trials
    middle = share + pull / 2
    width = far * sqrt(max(0.0, share * (1 - share)) / trials + pull / (4 * trials))
    return max(0.0, (middle - width) / (1 + pull)), min(1.0, (middle + width) / (1 + pull))


def difference(one: Sums, other: Sums, error: float = 0.05) -> Estimate:
    """Estimate by how much the second ratio is higher; seeds that both have are pairs."""
    before, mine, _ = _residuals(one)
    after, theirs, weight = _residuals(other)
    seeds = sorted({*mine, *theirs})
    spread = _spread([theirs.get(seed, 0.0) - mine.get(seed, 0.0) for seed in seeds])
    far = quantile(error, len(seeds)) * spread
    value = after - before
    return Estimate(value, value - far, value + far, spread, len(seeds), weight)


def p_value(found: Estimate, expected: float = 0.0) -> float:
    """Tell how likely a figure as far from what was expected is by chance alone."""
    if found.error == inf:
        return 1.0
    if found.error == 0:
        return 1.0 if found.value == expected else 0.0
    return 2 * (1 - NormalDist().cdf(abs(found.value - expected) / found.error))


def corrected(values: Sequence[float], how: Correction) -> list[float]:
    """Correct p-values for being many: Holm's errors at all, or Benjamini and Hochberg's share."""
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
