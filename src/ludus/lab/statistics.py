"""Confidence intervals for measured shares."""

from math import sqrt

Z95 = 1.959964


def interval(successes: float, trials: int) -> tuple[float, float]:
    """Give Wilson's 95 % interval for a share; it is valid for small samples and near 0 and 1."""
    if not trials:
        return 0.0, 1.0
    share = successes / trials
    spread = Z95 * Z95 / trials
    middle = share + spread / 2
    width = Z95 * sqrt(max(0.0, share * (1 - share)) / trials + spread / (4 * trials))
    return max(0.0, (middle - width) / (1 + spread)), min(1.0, (middle + width) / (1 + spread))
