"""How many examples Hypothesis tries: what a test asks for, ten times that in the deep suite.

Which examples are counted: counting lines makes a test five times as slow.
"""

from collections.abc import Iterable

import pytest
from hypothesis import HealthCheck, settings

USUAL, DEEP = 60, 600

settings.register_profile("ludus", derandomize=True, deadline=None, max_examples=USUAL)
settings.register_profile(
    "deep",
    deadline=None,
    max_examples=DEEP,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)


def many(examples: int) -> int:
    """Give a number of examples, in proportion to those of the profile."""
    return examples * settings().max_examples // USUAL


def few_counted(values: Iterable[object], *counted: object) -> list[object]:
    """Leave line counting to these values; the others look at more of the same lines."""
    return [
        value if value in counted else pytest.param(value, marks=pytest.mark.uncounted)
        for value in values
    ]
