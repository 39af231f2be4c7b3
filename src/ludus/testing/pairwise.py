"""Chooses a few modes that together contain every value of every option, or every pair of values.

A fault in the rules nearly always depends on one option, rarely on two together and hardly ever on
three. So the ordinary tests play a few modes with all pairs, and the deep ones play all modes.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, TypeVar

from ludus.core.codec import to_plain

T = TypeVar("T")


def covering(modes: Sequence[T], together: int = 2) -> list[T]:
    """Choose modes that contain every combination of `together` values found in any mode.

    Repeatedly takes the mode that adds most, the first if several do; keeps the order of the modes.
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
