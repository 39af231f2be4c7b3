"""Moves worth a trial: how much a net likes them, and how they did in imagined worlds."""

from collections.abc import Sequence
from typing import Any

LEAST_LIKED = -6.0
"""A net says of no move with any reason that it is less likely than this."""


class Candidate:
    """A move, how much a net likes it, and what it was worth in how many worlds."""

    __slots__ = ("_sum", "_worlds", "liking", "move")

    def __init__(self, move: Any, liking: float = 0.0) -> None:
        self.move = move
        self.liking = liking
        self._sum = 0.0
        self._worlds = 0

    def add(self, worth: float, worlds: int = 1) -> None:
        """Note what it was worth on an average of some worlds."""
        self._sum += worth * worlds
        self._worlds += worlds

    def worth(self, lean: float) -> float:
        """Give what it was worth, more if the net likes it."""
        return self._sum / self._worlds + lean * max(self.liking, LEAST_LIKED)


def liked(moves: Sequence[Any], likings: Sequence[float], most: int) -> list[Candidate]:
    """Pick the moves that a net likes best."""
    pairs = zip(moves, likings, strict=True)
    found = [Candidate(move, float(liking)) for move, liking in pairs]
    return sorted(found, key=lambda one: -one.liking)[:most]


def better(left: Sequence[Candidate], lean: float, least: int = 1) -> list[Candidate]:
    """Send the worse half home, as far as enough are left."""
    kept = max(least, (len(left) + 1) // 2)
    return sorted(left, key=lambda one: -one.worth(lean))[:kept]
