"""Chance by JAX, from a key; steps are repeated by one compiled loop."""

from collections.abc import Callable
from typing import Any

import jax
from jax import lax

from ludus.learn.decisions import Body, Decisions, Given, Table

Array = Any


class JaxDraw:
    """Chance by JAX."""

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

    def either(self, true: Array, some: Callable[[], Array], other: Callable[[], Array]) -> Array:
        """Work one of two things out."""
        return lax.cond(true, some, other)

    def each(self, body: Body, carried: Any, count: int) -> tuple[Any, Any]:
        """Do the same some times, and stack what is told."""
        keys = jax.random.split(self.key(), count)
        return lax.scan(lambda now, key: body(now, JaxDraw(key)), carried, keys)


def functions(table: Table) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """Make the two functions of a table that JAX compiles: to begin, and to play a batch."""

    def begin(key: Array) -> Any:
        return table.begin(JaxDraw(key))

    def play(given: Given, tables: Any, key: Array) -> tuple[Any, Decisions]:
        return table.play(given, tables, JaxDraw(key))

    return begin, play
