"""Batches of decisions: by numpy, or by JAX, for which every mode has to be compiled first.

Compiling takes from seconds to a minute for each mode. It is done by several threads at once, and
what is ready is played meanwhile, so that a GPU does not wait for the last one. In a short training
on a processor it does not pay.
"""

from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from os import cpu_count
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ludus.learn.by_jax import functions
from ludus.learn.decisions import Decisions, Given, NumpyDraw, Subject, Table


class ByNumpy:
    """Batches that need no compiling."""

    def __init__(self, subject: Subject, names: tuple[str, ...], decisions: int) -> None:
        self._names = names
        self._made: dict[str, Table] = {}
        self._tables: dict[str, Any] = {}
        self._subject, self._decisions = subject, decisions

    def play(self, given: Given, rng: Random) -> Decisions:
        """Play a batch of one of the modes."""
        name = rng.choice(self._names)
        draw = NumpyDraw(rng.getrandbits(64))
        if name not in self._made:
            made = self._subject.table(np, self._subject.modes[name], self._decisions)
            self._made[name], self._tables[name] = made, made.begin(draw)
        plain = jax.tree.map(np.asarray, given)
        self._tables[name], seen = self._made[name].play(plain, self._tables[name], draw)
        return seen


class ByJax:
    """Batches by compiled functions."""

    def __init__(self, subject: Subject, names: tuple[str, ...], decisions: int) -> None:
        self._names = names
        self._subject, self._decisions = subject, decisions
        self._tables: dict[str, Any] = {}
        self._ready: dict[str, Any] = {}
        self._compiling: dict[str, Future[tuple[Any, Any]]] = {}

    def play(self, given: Given, rng: Random) -> Decisions:
        """Play a batch of one of the modes that are ready."""
        if not self._ready and not self._compiling:
            self._compile(given)
        self._collect()
        name = rng.choice([one for one in self._names if one in self._ready])
        key = jax.random.key(rng.getrandbits(31))
        seen: Decisions
        self._tables[name], seen = self._ready[name](given, self._tables[name], key)
        return seen

    def _compile(self, given: Given) -> None:
        """Begin to compile all modes, the most frequent first."""
        pool = ThreadPoolExecutor(max(1, (cpu_count() or 2) - 2))
        # Only shapes: by the time the last mode is compiled, these nets are long gone.
        given = jax.eval_shape(lambda nets: nets, given)
        for name in sorted(set(self._names), key=lambda one: -self._names.count(one)):
            self._compiling[name] = pool.submit(self._compiled, name, given)
        pool.shutdown(wait=False)

    def _compiled(self, name: str, given: Given) -> tuple[Any, Any]:
        table = self._subject.table(jnp, self._subject.modes[name], self._decisions)
        begin, play = functions(table)
        key = jax.random.key(0)
        tables = jax.jit(begin)(key)
        return jax.jit(play).lower(given, tables, key).compile(), tables

    def _collect(self) -> None:
        """Take what has been compiled; wait if there is nothing to play yet."""
        if not self._ready:
            wait(self._compiling.values(), return_when=FIRST_COMPLETED)
        for name, one in list(self._compiling.items()):
            if one.done():
                self._ready[name], self._tables[name] = one.result()
                del self._compiling[name]
