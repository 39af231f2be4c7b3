"""What is learned from: decisions of a net at many tables, and how they turned out.

Written once over an array namespace: JAX compiles the whole of it, numpy needs no compiling, which
pays where time is short. Where chance comes from is the only difference (`by_jax` has the other
half).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np

from ludus.arrays.nets import Weights
from ludus.core.bots import Bot

Array = Any
Namespace = Any


class Decisions(NamedTuple):
    """Decisions of one batch, tables first; all modes of a game have the same widths.

    observed   what the seat that decides saw
    hidden     the other hands
    legal      the actions that were legal
    chosen     the action chosen
    chance     the logarithm of its chance
    advantage  how much better it turned out than the critic had expected
    outcome    (seats) what each seat got, or could expect, from the seat on; 1 in all
    taken      (seats) which of these seats exist
    own        whether the net that learns has chosen, and not an older self
    """

    observed: Array
    hidden: Array
    legal: Array
    chosen: Array
    chance: Array
    advantage: Array
    outcome: Array
    taken: Array
    own: Array


class Given(NamedTuple):
    """What a batch is played with.

    actor   the net that learns
    critic  the net that judges
    older   an older self
    rivals  whether the older self has half of the seats
    hint    how much the margin of a round counts beside what it is part of
    """

    actor: Weights
    critic: Weights
    older: Weights
    rivals: Array
    hint: Array


Body = Callable[[Any, "Draw"], tuple[Any, Any]]
"""One step: from what is carried to what is carried on, and what is to be told."""


class Draw(Protocol):
    """Where chance comes from, and how steps are repeated; every call gives new numbers."""

    def uniform(self, shape: tuple[int, ...]) -> Array:
        """Draw numbers from 0 to 1."""

    def gumbel(self, shape: tuple[int, ...]) -> Array:
        """Draw what, added to logarithms of chances, makes the highest a fair choice."""

    def either(self, true: Array, some: Callable[[], Array], other: Callable[[], Array]) -> Array:
        """Work one of two things out."""

    def each(self, body: Body, carried: Any, count: int) -> tuple[Any, Any]:
        """Do the same some times, and stack what is told."""


class NumpyDraw:
    """Chance by numpy."""

    def __init__(self, seed: int) -> None:
        self._rng = np.random.default_rng(seed)

    def uniform(self, shape: tuple[int, ...]) -> Array:
        """Draw numbers from 0 to 1."""
        return self._rng.random(shape, dtype=np.float32)

    def gumbel(self, shape: tuple[int, ...]) -> Array:
        """Draw what makes the highest a fair choice."""
        waits = self._rng.standard_exponential(shape, dtype=np.float32)
        return -np.log(np.maximum(waits, 1e-30))

    def either(self, true: Array, some: Callable[[], Array], other: Callable[[], Array]) -> Array:
        """Work one of two things out."""
        return some() if true else other()

    def each(self, body: Body, carried: Any, count: int) -> tuple[Any, Any]:
        """Do the same some times, and stack what is told."""
        told = []
        for _ in range(count):
            carried, one = body(carried, self)
            told.append(one)
        return carried, _stacked(told)


def _stacked(told: Sequence[Any]) -> Any:
    """Stack arrays, or tuples of them, one by one."""
    first = told[0]
    if not isinstance(first, tuple):
        return np.stack(told)
    parts = map(_stacked, zip(*told, strict=True))
    return type(first)(*parts) if hasattr(first, "_fields") else tuple(parts)


class Table(Protocol):
    """Many tables of one mode."""

    def begin(self, draw: Draw) -> Any:
        """Set the tables; give what has to be carried from batch to batch."""

    def play(self, given: Given, tables: Any, draw: Draw) -> tuple[Any, Decisions]:
        """Play a batch of decisions."""


class Subject(NamedTuple):
    """A game as it is learned.

    rules   the readable rules
    actor   how many numbers the actor is given and gives
    critic  the same of the critic
    modes   the options of the modes that can be learned, by name
    usual   the names of those that are learned if nothing else is said
    table   makes tables of a mode, as many as some number of decisions needs
    player  makes a player of an actor
    """

    rules: Any
    actor: tuple[int, int]
    critic: tuple[int, int]
    modes: Mapping[str, Any]
    usual: tuple[str, ...]
    table: Callable[[Namespace, Any, int], Table]
    player: Callable[[Weights], Bot]


def choose(
    xp: Namespace, draw: Draw, given: Given, rival: Array, policy: Callable[[Weights], Array]
) -> tuple[Array, Array]:
    """Let the net that learns choose, or its older self; give the actions, and their chances."""
    chances = policy(given.actor)

    def mixed() -> Array:
        return xp.where(rival[:, None], policy(given.older), chances)

    chances = draw.either(given.rivals, mixed, lambda: chances)
    chosen = xp.argmax(chances + draw.gumbel(chances.shape), axis=1).astype(xp.int32)
    return chosen, xp.take_along_axis(chances, chosen[:, None], axis=1)[:, 0]


def flat(xp: Namespace, rows: Array, count: int) -> Array:
    """From steps and tables to one line of decisions, table by table, cut to some number."""
    line = xp.swapaxes(rows, 0, 1)
    return line.reshape((-1, *rows.shape[2:]))[:count]


def widened(xp: Namespace, rows: Array, places: Any, width: int) -> Array:
    """Put columns where they belong in wider rows, which are 0 elsewhere."""
    source = np.full(width, len(places))
    source[np.asarray(places, dtype=int)] = np.arange(len(places))
    more = xp.concatenate([rows, xp.zeros((*rows.shape[:-1], 1), dtype=rows.dtype)], axis=-1)
    return more[..., source]
