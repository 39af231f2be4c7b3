"""An environment for research over any game that has rules as arrays, in the field's usual shape.

    import jax
    from ludus.arrays import env

    gorus = env.make("gorus", players=3)
    keys = jax.random.split(jax.random.key(0), 1024)
    state = jax.jit(jax.vmap(gorus.init))(keys)
    state = jax.jit(jax.vmap(gorus.step))(state, actions, keys)

`init` and `step` work on one table, to be mapped over many by `jax.vmap`; with `batch` they work on
many at once, which is quicker. With `numpy` the random source is a `numpy.random.Generator` instead
of a key, and `batch` is how many tables are wanted.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, NamedTuple, Protocol

import numpy

Array = Any
Namespace = Any
Random = Any
"""A key of JAX, or a generator of numpy."""


class Twin(Protocol):
    """A mode of a game as arrays; the batch of every array comes last."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def actions(self) -> int:
        """How many actions there are."""

    @property
    def features(self) -> int:
        """How many numbers an observation has."""

    @property
    def uniforms(self) -> int:
        """How many random numbers from 0 to 1 a deal takes."""

    def begin(self, xp: Namespace, uniforms: Array) -> Any:
        """Set the tables and deal."""

    def deal_due(self, xp: Namespace, table: Any) -> Array:
        """Tell which tables wait for a deal."""

    def deal(self, xp: Namespace, table: Any, uniforms: Array) -> Any:
        """Deal at all tables."""

    def turn(self, xp: Namespace, table: Any) -> Array:
        """Tell who acts; -1 for nobody."""

    def legal(self, xp: Namespace, table: Any) -> Array:
        """Mark the legal actions: (actions, *batch)."""

    def step(self, xp: Namespace, table: Any, action: Array) -> Any:
        """Carry an action out."""

    def over(self, xp: Namespace, table: Any) -> Array:
        """Tell which games have ended."""

    def results(self, xp: Namespace, table: Any) -> Array:
        """Give every seat's share of the victory: (players, *batch)."""

    def observe(self, xp: Namespace, table: Any, seat: Array) -> Array:
        """Show the table to one seat: (features, *batch)."""

    def choose(self, xp: Namespace, where: Array, yes: Any, no: Any) -> Any:
        """Take tables of one batch where it is true, of another elsewhere."""


class State(NamedTuple):
    """One table, or with the batch first, many.

    current_player     who acts; -1 when the game has ended
    legal_action_mask  (actions) what that seat may do; all actions when the game has ended
    observation        (features) what that seat sees
    rewards            (players) the share of the victory, given once, when the game ends
    terminated         whether the game has ended
    step_count         how many actions were taken
    table              the whole truth, as the rules keep it, with its batch last
    """

    current_player: Array
    legal_action_mask: Array
    observation: Array
    rewards: Array
    terminated: Array
    step_count: Array
    table: Any


@dataclass(frozen=True)
class Env:
    """A game in one mode, over numpy or JAX."""

    twin: Any
    xp: Any

    @property
    def num_players(self) -> int:
        """How many seats there are."""
        return int(self.twin.players)

    @property
    def num_actions(self) -> int:
        """How many actions there are."""
        return int(self.twin.actions)

    @property
    def observation_shape(self) -> tuple[int, ...]:
        """The shape of one observation."""
        return (int(self.twin.features),)

    def init(self, random: Random, batch: tuple[int, ...] = ()) -> State:
        """Deal new games."""
        table = self.twin.begin(self.xp, self._uniforms(random, batch))
        nothing = self.xp.zeros(batch, dtype=self.xp.int32)
        return self._shown(table, nothing, self.xp.zeros(batch, dtype=bool))

    def step(self, state: State, action: Array, random: Random) -> State:
        """Carry actions out; where a round ends, deal. Games that have ended stay as they are."""
        xp, twin = self.xp, self.twin
        was_over = state.terminated
        table = twin.step(xp, state.table, xp.asarray(action))
        due = twin.deal_due(xp, table)
        fresh = self._where_due(table, due, random)
        return self._shown(fresh, state.step_count + ~was_over, was_over)

    def reset_ended(self, state: State, random: Random) -> State:
        """Begin new games where games have ended, as `step` of an auto-reset wrapper does."""
        xp = self.xp
        ended = state.terminated
        fresh = self.twin.begin(xp, self._uniforms(random, ended.shape))
        table = self.twin.choose(xp, ended, fresh, state.table)
        counts = xp.where(ended, 0, state.step_count)
        return self._shown(table, counts, xp.zeros_like(ended))

    def observe(self, state: State, seat: Array) -> Array:
        """Show the table to a seat: what it may know, and nothing else."""
        seat = self.xp.asarray(seat, dtype=self.xp.int32) + self.xp.zeros_like(state.step_count)
        return self.xp.moveaxis(self.twin.observe(self.xp, state.table, seat), 0, -1)

    def _where_due(self, table: Any, due: Array, random: Random) -> Any:
        xp, twin = self.xp, self.twin

        def dealt() -> Any:
            return twin.choose(
                xp, due, twin.deal(xp, table, self._uniforms(random, due.shape)), table
            )

        if xp is numpy:
            return dealt() if due.any() else table
        from jax import lax

        return lax.cond(due.any(), dealt, lambda: table)

    def _uniforms(self, random: Random, batch: tuple[int, ...]) -> Array:
        shape = (self.twin.uniforms, *batch)
        if self.xp is numpy:
            return random.random(shape, dtype=numpy.float32)
        from jax.random import uniform

        return uniform(random, shape)

    def _shown(self, table: Any, step_count: Array, was_over: Array) -> State:
        xp, twin = self.xp, self.twin
        turn, over = twin.turn(xp, table), twin.over(xp, table)
        ends = over & ~was_over
        return State(
            current_player=turn,
            legal_action_mask=xp.moveaxis(twin.legal(xp, table) | over, 0, -1),
            observation=xp.moveaxis(twin.observe(xp, table, xp.maximum(turn, 0)), 0, -1),
            rewards=xp.moveaxis(xp.where(ends, twin.results(xp, table), 0.0), 0, -1),
            terminated=over,
            step_count=step_count,
            table=table,
        )


def make(game: str, *, backend: str = "jax", **options: Any) -> Env:
    """Make the environment of a game: its name, and its options as for a table.

    `backend` is "jax" (install `ludus[jax]`) or "numpy".
    """
    if backend not in ("jax", "numpy"):
        raise ValueError(f"there is no backend {backend!r}: it is jax or numpy")
    xp = numpy if backend == "numpy" else import_module("jax.numpy")
    twins = _twins()
    if game not in twins:
        raise ValueError(f"{game!r} has no rules as arrays: there are {', '.join(sorted(twins))}")
    return Env(twins[game](options), xp)


def _twins() -> Mapping[str, Callable[[Mapping[str, object]], Twin]]:
    from ludus.arrays.brutus.twin import twin as brutus
    from ludus.arrays.gorus.twin import twin as gorus

    return {"brutus": brutus, "gorus": gorus}
