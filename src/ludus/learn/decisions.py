"""What is learned from: decisions of a net at many tables, and how they turned out.

Written once over an array namespace: JAX compiles the whole of it, numpy needs no compiling, which
pays where time is short. Where chance comes from is the only difference.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

import jax
import numpy as np
from jax import lax

from ludus.arrays.nets import Weights

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


class Draw(Protocol):
    """Where chance comes from; every call gives new numbers."""

    def uniform(self, shape: tuple[int, ...]) -> Array:
        """Draw numbers from 0 to 1."""

    def gumbel(self, shape: tuple[int, ...]) -> Array:
        """Draw what, added to logarithms of chances, makes the highest a fair choice."""


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


class JaxDraw:
    """Chance by JAX, from a key."""

    def __init__(self, key: Array) -> None:
        self._key = key

    def key(self) -> Array:
        """Draw a key."""
        self._key, new = jax.random.split(self._key)
        return new

    def uniform(self, shape: tuple[int, ...]) -> Array:
        """Draw numbers from 0 to 1."""
        return jax.random.uniform(self.key(), shape)

    def gumbel(self, shape: tuple[int, ...]) -> Array:
        """Draw what makes the highest a fair choice."""
        return jax.random.gumbel(self.key(), shape)


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
    modes   the modes that can be learned, by name
    usual   the names of those that are learned if nothing else is said
    table   makes so many decisions' worth of tables of a mode
    """

    rules: Any
    actor: tuple[int, int]
    critic: tuple[int, int]
    modes: Mapping[str, Any]
    usual: tuple[str, ...]
    table: Callable[[Namespace, Any, int], Table]


def each(
    draw: Draw, body: Callable[[Any, Draw], tuple[Any, Any]], carried: Any, count: int
) -> tuple[Any, Any]:
    """Do the same some times, and stack what it gives."""
    if isinstance(draw, JaxDraw):
        keys = jax.random.split(draw.key(), count)
        return lax.scan(lambda now, key: body(now, JaxDraw(key)), carried, keys)
    told = []
    for _ in range(count):
        carried, one = body(carried, draw)
        told.append(one)
    return carried, jax.tree.map(lambda *rows: np.stack(rows), *told)


def when(xp: Namespace, true: Array, some: Callable[[], Array], other: Callable[[], Array]) -> Array:
    """Work one of two things out."""
    if xp is np:
        return some() if true else other()
    return lax.cond(true, some, other)


def choose(
    xp: Namespace, given: Given, rival: Array, policy: Callable[[Weights], Array], lot: Array
) -> tuple[Array, Array]:
    """Let the net that learns choose, or its older self; give the actions, and their chances."""
    chances = policy(given.actor)

    def mixed() -> Array:
        return xp.where(rival[:, None], policy(given.older), chances)

    chances = when(xp, given.rivals, mixed, lambda: chances)
    chosen = xp.argmax(chances + lot, axis=1).astype(xp.int32)
    return chosen, xp.take_along_axis(chances, chosen[:, None], axis=1)[:, 0]


def flat(xp: Namespace, rows: Array, count: int) -> Array:
    """From steps and tables to one line of decisions, table by table, cut to some number."""
    line = xp.swapaxes(rows, 0, 1)
    return line.reshape((-1, *rows.shape[2:]))[:count]


def widened(xp: Namespace, rows: Array, places: Any, width: int) -> Array:
    """Put columns where they belong in wider rows, which are 0 elsewhere."""
    source = np.full(width, len(places))
    source[np.asarray(places)] = np.arange(len(places))
    more = xp.concatenate([rows, xp.zeros((*rows.shape[:-1], 1), dtype=rows.dtype)], axis=-1)
    return more[..., source]


def by_jax(table: Table) -> tuple[Any, Any]:
    """Make the two functions of a table for JAX, which start from keys."""

    def begin(key: Array) -> Any:
        return table.begin(JaxDraw(key))

    def play(given: Given, tables: Any, key: Array) -> tuple[Any, Decisions]:
        return table.play(given, tables, JaxDraw(key))

    return begin, play


