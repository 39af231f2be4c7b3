"""Plots as inline SVG: points with intervals, a row each.

Only marks are drawn; words and numbers stand beside them as text, so that they keep their size on a
phone and can be read aloud. Positions are in per cent of the width, which may be any.
"""

from collections.abc import Iterable, Sequence
from html import escape
from math import isfinite

from msgspec import Struct


class Mark(Struct, frozen=True):
    """A row of a plot: its name, a figure with its interval, the words for it, and its looks."""

    label: str
    value: float
    low: float
    high: float
    words: str
    colour: int = 0
    heading: str = ""
    bold: bool = False


class Scale(Struct, frozen=True):
    """What a plot spans, from left to right, and where something is to be compared with."""

    left: float
    right: float
    level: float | None = None

    def at(self, value: float) -> float:
        """Give the place of a value in per cent; what lies outside is put on the edge."""
        span = self.right - self.left or 1.0
        return round(min(100.0, max(0.0, 100 * (value - self.left) / span)), 2)


def scale_of(marks: Sequence[Mark], level: float | None, *, zero: bool = False) -> Scale:
    """Choose a scale that shows all marks, and the level or zero if there is one."""
    ends = [end for one in marks for end in (one.low, one.high, one.value) if isfinite(end)]
    ends += [0.0] if zero else []
    ends += [] if level is None else [level]
    left, right = min(ends, default=0.0), max(ends, default=1.0)
    room = 0.05 * (right - left) or 0.05 * abs(right) or 0.5
    return Scale(left - room, right + room, level)


def around_zero(mark: Mark) -> Scale:
    """Choose a scale for one change, with zero in the middle."""
    ends = [abs(end) for end in (mark.low, mark.high, mark.value) if isfinite(end)]
    reach = 1.05 * max(ends, default=0.0) or 1.0
    return Scale(-reach, reach, 0.0)


def axis(left: str, right: str) -> str:
    """Write the ends of a scale below its rows."""
    ends = f"<span>{escape(left)}</span><span>{escape(right)}</span>"
    return f'<div class="row axis" aria-hidden="true"><span></span><div>{ends}</div></div>'


def rows(marks: Iterable[Mark], scale: Scale) -> str:
    """Draw marks as rows: name, plot, words."""
    return "".join(_row(mark, scale) for mark in marks)


def _row(mark: Mark, scale: Scale) -> str:
    kind = f"row c{mark.colour} sure" if mark.bold else f"row c{mark.colour}"
    head = f'<h4 class="item">{escape(mark.heading)}</h4>' if mark.heading else ""
    return (
        f'{head}<div class="{kind}"><span class="name">{escape(mark.label)}</span>'
        f'<svg role="img" aria-label="{escape(f"{mark.label}: {mark.words}")}" width="100%" '
        f'height="22">{_level(scale)}{_interval(mark, scale)}</svg>'
        f'<span class="words">{escape(mark.words)}</span></div>'
    )


def _level(scale: Scale) -> str:
    if scale.level is None:
        return ""
    at = scale.at(scale.level)
    return f'<line class="level" x1="{at}%" x2="{at}%" y1="0" y2="22"/>'


def _interval(mark: Mark, scale: Scale) -> str:
    low, high, at = (scale.at(value) for value in (mark.low, mark.high, mark.value))
    ends = "".join(f'<line x1="{end}%" x2="{end}%" y1="7" y2="15"/>' for end in (low, high))
    line = f'<line x1="{low}%" x2="{high}%" y1="11" y2="11"/>'
    return f'<g class="mark">{line}{ends}<circle cx="{at}%" cy="11" r="4.5"/></g>'
