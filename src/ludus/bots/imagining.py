"""Champions with nets: the moves that a net likes are tried in imagined worlds, many at once.

All moves are tried in the same worlds. Those that do worse go home, so that the rest are tried in
more worlds. What a move is worth in a world each game says for itself, by a `Look`.
"""

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any, Protocol

import numpy as np

from ludus.bots.candidates import better, liked
from ludus.bots.styles import Style
from ludus.core.bots import Budget

Array = np.ndarray[Any, Any]


class Look(Protocol):
    """One decision as a game's champion sees it."""

    def likings(self, moves: Sequence[Any]) -> Sequence[float]:
        """Give the logarithms of the chances that the net would make these moves."""
        ...

    def worths(self, moves: Sequence[Any], worlds: int) -> Sequence[float]:
        """Try moves in some number of new worlds, all in the same; give what each is worth."""
        ...


class Imagining:
    """A player that tries moves in imagined worlds until its budget is spent."""

    def __init__(self, look: Callable[[Any, Random], Look], style: Style, budget: Budget) -> None:
        self._look = look
        self._style = style
        self._budget = budget

    def choose(self, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        """Choose the move that was worth most, or was liked by the net by far more."""
        if len(moves) == 1:
            return moves[0]
        look, style = self._look(view, rng), self._style
        long, most = self._budget.seconds, _lines(self._budget)
        start, tried, number = perf_counter(), 0, 0
        left = liked(moves, look.likings(moves), style.candidates)
        while not number or not (
            (most is not None and tried >= most)
            or (long is not None and perf_counter() - start >= long)
        ):
            worlds = style.worlds
            if most is not None:
                worlds = max(1, min(worlds, (most - tried) // len(left)))
            found = look.worths([one.move for one in left], worlds)
            for one, worth in zip(left, found, strict=True):
                one.add(worth, worlds)
            tried += worlds * len(left)
            number += 1
            if number & (number - 1) == 0:
                # Which of the last two is better is found by trying on.
                left = better(left, style.lean, least=2)
        return max(left, key=lambda one: one.worth(style.lean)).move


def _lines(budget: Budget) -> int | None:
    """Tell how many lines may be looked at, where that is said; every line is a move made."""
    return budget.moves if budget.iterations is None else budget.iterations


def drawn(logs: Array, count: int, lots: np.random.Generator) -> tuple[Array, Array]:
    """Choose worlds by the logarithms of how likely they are: which, and how much each counts."""
    weights = np.exp(logs - logs.max())
    edges = np.cumsum(weights) / weights.sum()
    marks = (np.arange(count) + lots.random()) / count
    rows, times = np.unique(
        np.searchsorted(edges, marks).clip(0, len(logs) - 1), return_counts=True
    )
    return rows, (times / count).astype(np.float32)
