"""A player that chooses at random."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

M = TypeVar("M")


class RandomBot:
    """Every legal move is as likely as any other."""

    def choose(self, view: object, moves: Sequence[M], rng: Random) -> M:  # noqa: ARG002
        """Choose one of the moves at random."""
        return moves[int(rng.random() * len(moves))]
