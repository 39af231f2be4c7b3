"""A judge: how likely every seat is to win, from numbers that describe each of them.

It was learned from games that bots played against themselves: one weight for each number, the same
for all seats, and chances in proportion to e to the sum. A judge learned for other content or other
rules is refused: what it says would be wrong without anybody noticing.
"""

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ludus.arrays.nets import read, write
from ludus.core.errors import BadInput, fault
from ludus.core.rules import AnyRules

FILE = "judge.safetensors"

Rows = NDArray[np.float32]
"""Numbers that describe each seat (seats, numbers)."""


class Judge:
    """Says how likely seats are to win."""

    def __init__(self, weights: NDArray[np.float32]) -> None:
        self.weights = weights

    def chances(self, rows: Rows) -> list[float]:
        """Give each seat's chance; they add up to 1."""
        sums = rows @ self.weights
        parts = np.exp(sums - sums.max())
        chances: list[float] = (parts / parts.sum()).tolist()
        return chances


def mark(judge: Judge) -> str:
    """Name a judge by its weights: figures of players who ask it belong to it."""
    return sha256(judge.weights.tobytes()).hexdigest()[:12]


def read_judge(file: Path, game: AnyRules, names: Sequence[str]) -> Judge:
    """Read a judge that was made for a game as it is now, and for these numbers."""
    weights, about = read(file)
    for what, wanted in card_of(game, names).items():
        if about.get(what) != wanted:
            raise fault(BadInput, "cli-learn-other", what=what, was=about.get(what, ""))
    return Judge(weights["weights"])


def write_judge(
    file: Path, judge: Judge, game: AnyRules, names: Sequence[str], about: dict[str, str]
) -> None:
    """Write a judge, with what it was made for and how."""
    write(file, {"weights": judge.weights}, card_of(game, names) | about)


def card_of(game: AnyRules, names: Sequence[str]) -> dict[str, str]:
    """Tell what a judge is for: it serves nothing else."""
    return {
        "game": game.name,
        "rules": str(game.version),
        "content": game.content,
        "numbers": " ".join(names),
    }
