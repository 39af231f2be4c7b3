"""Tables of the readable rules, side by side with the same tables as one batch of arrays."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import numpy as np

from ludus.arrays import brutus as arrays
from ludus.arrays.brutus.axes import Array
from ludus.core.fate import Fast
from ludus.core.moves import Move
from ludus.core.rules import step
from ludus.games.brutus import GAME
from ludus.games.brutus.options import Options
from ludus.games.brutus.state import State

MANCHE_TAKES = 250
"""Seconds: with a game of 600 seconds, the third manche is the last. [B-12.4]"""


class Timed(Fast):
    """Quick chance at a table where every manche takes the same time."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.seconds = 0

    def clock(self) -> int:
        return self.seconds


class Table:
    """A game of the readable rules, played at random; who choose at once do so in seat order."""

    def __init__(self, options: Options, seed: int) -> None:
        self.rng = Random(seed)
        self.fate = Timed(self.rng)
        self.state: State = GAME.setup(options, self.fate, None)

    @property
    def seat(self) -> int:
        """Whoever has to act next; -1 when the game is over."""
        return next(iter(GAME.to_act(self.state)), -1)

    def actions(self) -> list[int]:
        """All legal moves as actions."""
        players = len(self.state.ranks)
        seat = self.seat
        return [arrays.action_of(move, seat, players) for move in self.moves()]

    def moves(self) -> Sequence[Move]:
        return [] if self.seat < 0 else GAME.moves(self.state, self.seat)

    def play(self) -> tuple[int, bool]:
        """Make a move; give it as an action, and tell whether a new manche was dealt after it."""
        seat = self.seat
        moves = self.moves()
        if not moves:
            return 0, False
        move = moves[int(self.rng.random() * len(moves))]
        manche = self.state.manche
        self.fate.seconds = self.seconds
        step(GAME, self.state, seat, move, self.fate)
        players = len(self.state.ranks)
        return arrays.action_of(move, seat, players), self.state.manche != manche

    @property
    def seconds(self) -> int:
        """What the clock says during the running manche."""
        return MANCHE_TAKES * self.state.manche


def leaves(tree: Any) -> list[Array]:
    """List the arrays of a state, those of its rounds too."""
    if isinstance(tree, tuple):
        return [leaf for part in tree for leaf in leaves(part)]
    return [tree]


def names(state: arrays.State) -> list[str]:
    """Name the arrays of a state in the same order."""
    return [
        f"{name}.{part}" if part else name
        for name, value in zip(state._fields, state, strict=True)
        for part in (value._fields if isinstance(value, arrays.Round) else ("",))
    ]


def batched(states: Sequence[arrays.State]) -> arrays.State:
    """Put states without a batch side by side."""
    rows = [np.stack(parts, axis=-1) for parts in zip(*map(leaves, states), strict=True)]
    return like(states[0], rows)


def like(state: arrays.State, rows: Sequence[Array]) -> arrays.State:
    """Make a state of arrays that are listed as `leaves` lists them."""
    left: Iterator[Array] = iter(rows)
    parts = [
        arrays.Round(*(next(left) for _ in value))
        if isinstance(value, arrays.Round)
        else next(left)
        for value in state
    ]
    return arrays.State(*parts)


def assert_equal(state: arrays.State, expected: arrays.State, tables: Sequence[bool]) -> None:
    """Hold two batches equal, field by field, at some of their tables."""
    some = np.asarray(tables)
    for name, have, want in zip(names(state), leaves(state), leaves(expected), strict=True):
        assert np.asarray(have).shape == want.shape, name
        assert np.asarray(have).dtype == want.dtype, name
        differ = (np.asarray(have) != want) & some
        assert not differ.any(), f"{name}: {np.argwhere(differ)[:3].tolist()}"
