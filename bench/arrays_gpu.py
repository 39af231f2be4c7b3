"""Rules as arrays on a GPU: decisions a second of random play, deals included. Prints a table.

    python bench/arrays_gpu.py

Gorus is played by three, whole rounds in step; Brutus by four, in stretches after which tables that
have finished are dealt to again. The best batch of some sizes counts. Compiling is not counted, and
every figure is the median of several runs of about a second.
"""

from collections.abc import Callable, Iterator
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any

import jax
import jax.numpy as jnp

from ludus.arrays import brutus
from ludus.arrays.gorus.mode import mode_of
from ludus.arrays.gorus.playout import jax_rounds
from ludus.games.brutus.options import Options as BrutusOptions
from ludus.games.gorus.options import Options as GorusOptions

RUNS = 5
SECONDS = 1.0
GORUS_TABLES = (1 << 18, 1 << 20, 1 << 22, 1 << 24)
BRUTUS_TABLES = (1 << 13, 1 << 15, 1 << 17, 1 << 19)
STRETCH = 32
NEVER = -123_456_789
"""No batch has scored as little as this."""

Batch = Callable[[Any], Any]
"""Plays a batch from a key; gives the number of decisions, on the device."""


def keys() -> Iterator[Any]:
    """Draw keys without end, of the kind that a GPU makes quickest."""
    key = jax.random.key(1, impl="rbg")
    while True:
        key, new = jax.random.split(key)
        yield new


def gorus(tables: int) -> Batch:
    """Play rounds for three."""
    mode = mode_of(GorusOptions(3))
    play = jax_rounds(mode, tables)
    made = tables * mode.plays

    def run(key: Any) -> Any:
        # The sum of what was scored depends on every table, so that none can be left out.
        return jnp.where(play(key).sum() == NEVER, 0, made)

    return jax.jit(run)


def brutus_by_four(tables: int) -> Batch:
    """Play stretches for four; the tables go on from batch to batch."""
    mode = brutus.mode_of(BrutusOptions(4))

    def chance(key: Any) -> brutus.Chance:
        sizes = (STRETCH, mode.cards, mode.players)
        parts = zip(jax.random.split(key, len(sizes)), sizes, strict=True)
        return brutus.Chance(*(jax.random.uniform(one, (size, tables)) for one, size in parts))

    @partial(jax.jit, donate_argnums=0)
    def stretch(state: brutus.State, key: Any) -> tuple[brutus.State, Any]:
        state, made = brutus.play_out(jnp, mode, state, chance(key))
        return state, made.sum()

    first = jax.jit(lambda key: brutus.start(jnp, mode, chance(key)))(jax.random.key(1, impl="rbg"))
    state = jax.tree.map(jnp.array, first)

    def run(key: Any) -> Any:
        nonlocal state
        state, made = stretch(state, key)
        return made

    return run


def rate(run: Batch) -> float:
    """Count decisions a second."""
    drawn = keys()
    for _ in range(8):
        run(next(drawn)).block_until_ready()
    found = []
    for _ in range(RUNS):
        began, told = perf_counter(), []
        while perf_counter() - began < SECONDS:
            told.append(run(next(drawn)))
            if len(told) % 4 == 0:
                told[-1].block_until_ready()
        told[-1].block_until_ready()
        took = perf_counter() - began
        found.append(sum(int(one) for one in told) / took)
    return median(found)


def main() -> None:
    """Measure, and print."""
    print(f"| random play on {jax.devices()[0].device_kind}, deals included | decisions/s |")
    print("|---|---:|")
    for tables in GORUS_TABLES:
        print(f"| Gorus, 3 players, {tables:,} tables | {rate(gorus(tables)):.3g} |", flush=True)
    for tables in BRUTUS_TABLES:
        found = rate(brutus_by_four(tables))
        print(f"| Brutus, 4 players, {tables:,} tables | {found:.3g} |", flush=True)


if __name__ == "__main__":
    main()
