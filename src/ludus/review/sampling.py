"""Means and standard errors of what was sampled."""

from collections.abc import Sequence
from math import hypot, sqrt

Numbers = tuple[float, ...]


def mean_of(samples: Sequence[Sequence[float]]) -> Numbers:
    """Average samples of several numbers each, number by number."""
    return tuple(sum(column) / len(samples) for column in zip(*samples, strict=True))


def error_of(samples: Sequence[Sequence[float]]) -> Numbers:
    """Give the standard error of each number's mean; of a single sample nothing is known: 1."""
    return tuple(_error(column) for column in zip(*samples, strict=True))


def _error(column: Sequence[float]) -> float:
    count = len(column)
    if count < 2:
        return 1.0
    mean = sum(column) / count
    return sqrt(sum((one - mean) ** 2 for one in column) / (count - 1) / count)


def less(some: Sequence[float], others: Sequence[float]) -> Numbers:
    """Subtract, number by number."""
    return tuple(one - other for one, other in zip(some, others, strict=True))


def pairwise_less(
    some: Sequence[Sequence[float]], others: Sequence[Sequence[float]]
) -> list[Numbers]:
    """Subtract samples that met the same chance from each other: what they share cancels out."""
    return [less(one, other) for one, other in zip(some, others, strict=True)]


def joined(*errors: Sequence[float]) -> Numbers:
    """Give the standard error of a sum of independent parts, number by number."""
    return tuple(hypot(*column) for column in zip(*errors, strict=True))
