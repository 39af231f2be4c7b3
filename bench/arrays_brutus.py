"""Brutus as arrays: decisions per second at random, the readable rules beside them in the same run.

Everything runs in one process on one core: `.venv/bin/python bench/arrays_brutus.py [players ...]`.
Deals are included, and so is the waiting of tables that finished in the middle of a stretch. Short
runs alternate and the median counts, because these machines are noisy; what is compared is the
ratio of runs side by side. Time is that of the processor, so that other work counts less.
"""

import os
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import process_time

# JAX must not use the second core; this has to be said before it is loaded.
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

import jax
import jax.numpy as jnp
import numpy as np

from ludus.arrays import brutus as arrays
from ludus.games.brutus import GAME
from ludus.games.brutus.options import Options
from ludus.lab.speed import random_playout

ROUNDS = 5
STRETCH = 16
BATCHES = {"numpy": 1024, "JAX": 4096}

Run = Callable[[], tuple[int, float]]
"""Play for a while; give how many decisions were made, and the seconds of the processor."""


def readable(options: Options, rng: Random) -> Run:
    """Play whole games by the readable rules."""

    def run() -> tuple[int, float]:
        start = process_time()
        decisions = sum(random_playout(GAME, options, rng) for _ in range(3))
        return decisions, process_time() - start

    return run


def with_numpy(mode: arrays.Mode, tables: int) -> Run:
    """Play stretches of a batch in numpy."""
    rng = np.random.default_rng(1)

    def chance() -> arrays.Chance:
        sizes = (STRETCH, mode.cards, mode.players)
        return arrays.Chance(*(rng.random((size, tables), dtype=np.float32) for size in sizes))

    state = arrays.start(np, mode, chance())

    def run() -> tuple[int, float]:
        nonlocal state
        start = process_time()
        state, made = arrays.play_out(np, mode, state, chance())
        return int(made.sum()), process_time() - start

    return run


def with_jax(mode: arrays.Mode, tables: int) -> Run:
    """Play stretches of a batch in JAX, compiled as a whole."""

    def chance(key: jax.Array) -> arrays.Chance:
        sizes = (STRETCH, mode.cards, mode.players)
        keys = jax.random.split(key, len(sizes))
        parts = zip(keys, sizes, strict=True)
        return arrays.Chance(*(jax.random.uniform(one, (size, tables)) for one, size in parts))

    @partial(jax.jit, donate_argnums=0)
    def stretch(state: arrays.State, key: jax.Array) -> tuple[arrays.State, jax.Array]:
        state, made = arrays.play_out(jnp, mode, state, chance(key))
        return state, made.sum()

    key = jax.random.key(1)
    state = jax.tree.map(jnp.array, jax.jit(partial(arrays.start, jnp, mode))(chance(key)))

    def run() -> tuple[int, float]:
        nonlocal state, key
        key, now = jax.random.split(key)
        start = process_time()
        state, made = stretch(state, now)
        return int(made), process_time() - start

    return run


def compare(players: int) -> None:
    """Measure one number of players, all three ways in turns."""
    options = Options(players)
    mode = arrays.mode_of(options)
    runs = {
        "readable rules": readable(options, Random(1)),
        "numpy": with_numpy(mode, BATCHES["numpy"]),
        "JAX": with_jax(mode, BATCHES["JAX"]),
    }
    for run in runs.values():
        # Compiled, and past the first manche, so that all phases are met.
        for _ in range(-(-500 // STRETCH)):
            run()
    speeds: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(ROUNDS):
        for name, run in runs.items():
            counted = [run() for _ in range(4)]
            speeds[name].append(sum(made for made, _ in counted) / sum(took for _, took in counted))
    base = speeds["readable rules"]
    for name, found in speeds.items():
        ratio = median(one / other for one, other in zip(found, base, strict=True))
        tables = f", {BATCHES[name]} tables" if name in BATCHES else ""
        print(f"| {players} players, {name}{tables} | {median(found):,.0f} | {ratio:.1f} |")


def main() -> None:
    """Print a table for the numbers of players asked for, or some."""
    print("| random play, deals included, one core | decisions a second | ratio |")
    print("|---|---:|---:|")
    for players in map(int, sys.argv[1:] or ["4", "7", "10"]):
        compare(players)


if __name__ == "__main__":
    main()
