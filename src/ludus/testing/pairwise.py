"""Fewer modes that still show every option's value, or every pair of values, somewhere.

A fault in the rules nearly always needs one option, seldom two together and hardly ever three. So
the ordinary suite plays a few modes in which all pairs meet, and the deep one plays them all.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, TypeVar

from ludus.core.codec import to_plain

T = TypeVar("T")


def covering(modes: Sequence[T], together: int = 2) -> list[T]:
    """Choose modes such that any values that meet somewhere, so many together, meet in one of them.

    Always the mode that adds most, the first of equals; given back in the order they came in.
    """
    shown = [set(combinations(sorted(_values(mode), key=repr), together)) for mode in modes]
    missing = set[tuple[Any, ...]]().union(*shown)
    chosen: list[int] = []
    while missing:
        best = max(range(len(modes)), key=lambda at: len(shown[at] & missing))
        chosen.append(best)
        missing -= shown[best]
    return [modes[at] for at in sorted(chosen)]


def _values(options: Any) -> Iterator[tuple[str, str]]:
    """List the options with their values; an option with fields counts as one for each field."""
    for name, value in to_plain(options).items():
        if isinstance(value, dict):
            yield from ((f"{name}.{field}", str(one)) for field, one in value.items())
        else:
            yield name, str(value)
