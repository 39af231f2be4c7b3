"""Means and standard errors of what was sampled."""

from collections.abc import Iterable, Sequence
from math import sqrt

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


def total(parts: Iterable[Sequence[float]], seats: int) -> Numbers:
    """Add up, seat by seat."""
    sums = [0.0] * seats
    for part in parts:
        for seat, number in enumerate(part):
            sums[seat] += number
    return tuple(sums)


def joined(errors: Iterable[Sequence[float]], seats: int) -> Numbers:
    """Give the standard error of a sum of independent parts."""
    return tuple(map(sqrt, total(([one * one for one in error] for error in errors), seats)))
