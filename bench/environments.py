"""Environments for research: steps a second of random play, PGX's games beside ours in one run.

    python bench/environments.py [--tables 4096] [--seconds 1] [--one-core]

Prints a Markdown table. Every environment is stepped in the same way: whole batches of tables, a
random legal action at each, tables that have ended begun again, and an observation made at every
step. Runs alternate and the median counts, because machines are noisy. Runs on whatever JAX finds;
`--one-core` keeps it to one core of the processor.
"""

import argparse
import os
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

import jax
import jax.numpy as jnp
from jax import lax

TURNS = 5
STEPS = 64
"""Steps that are compiled into one call."""
OURS = (("gorus", 3), ("gorus", 4), ("brutus", 4))
PEERS = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong", "backgammon")
"""PGX's games with hidden cards or with chance."""

Run = Callable[[], int]
"""Plays something and counts its steps."""


def random_legal(mask: Any, key: Any) -> Any:
    """Choose one of the legal actions at every table, each with the same chance."""
    return jnp.argmax(jnp.where(mask, jax.random.uniform(key, mask.shape), -1.0), axis=-1)


def stepped(begin: Callable[[Any], Any], advance: Callable[[Any, Any], Any], tables: int) -> Run:
    """Make a run of an environment from how it begins and how all tables make a step."""

    def many(state: Any, key: Any) -> tuple[Any, Any]:
        def one(state: Any, key: Any) -> tuple[Any, Any]:
            state = advance(state, key)
            # What is seen has to be used, or the compiler leaves it out.
            return state, state.observation.astype(jnp.float32).sum()

        return lax.scan(one, state, jax.random.split(key, STEPS))

    play = jax.jit(many)
    key = jax.random.key(1)
    state = jax.jit(begin)(key)

    def run() -> int:
        nonlocal state, key
        key, drawn = jax.random.split(key)
        state, told = play(state, drawn)
        told.block_until_ready()
        return tables * STEPS

    return run


def ours(name: str, players: int, tables: int) -> Run:
    """Step one of our games."""
    from ludus.arrays import env

    game = env.make(name, players=players)

    def advance(state: Any, key: Any) -> Any:
        choosing, stepping, dealing = jax.random.split(key, 3)
        action = random_legal(state.legal_action_mask, choosing)
        return game.reset_ended(game.step(state, action, stepping), dealing)

    return stepped(lambda key: game.init(key, (tables,)), advance, tables)


def peer(name: str, tables: int) -> Run:
    """Step one of PGX's games."""
    import pgx
    from pgx.experimental import auto_reset

    game = pgx.make(name)
    begin = jax.vmap(game.init)
    step = jax.vmap(auto_reset(game.step, game.init))

    def advance(state: Any, key: Any) -> Any:
        choosing, stepping = jax.random.split(key)
        action = random_legal(state.legal_action_mask, choosing)
        return step(state, action, jax.random.split(stepping, tables))

    return stepped(lambda key: begin(jax.random.split(key, tables)), advance, tables)


def rate(run: Run, seconds: float) -> float:
    """Count steps a second."""
    began, done = perf_counter(), 0
    while perf_counter() - began < seconds:
        done += run()
    return done / (perf_counter() - began)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=4096)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--one-core", action="store_true")
    args = parser.parse_args()
    if args.one_core:
        os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    runs = {
        f"Ludus {name}, {players} players": ours(name, players, args.tables)
        for name, players in OURS
    }
    runs |= {f"PGX {name}": peer(name, args.tables) for name in PEERS}
    for run in runs.values():
        run()
    found: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(TURNS):
        for name, run in runs.items():
            found[name].append(rate(run, args.seconds))
    base = median(found["PGX sparrow_mahjong"])
    where = "one core" if args.one_core else jax.devices()[0].device_kind
    print(
        f"| random play on {where}, {args.tables:,} tables | steps/s | ratio to sparrow_mahjong |"
    )
    print("|---|---:|---:|")
    for name, values in found.items():
        print(f"| {name} | {median(values):.3g} | {median(values) / base:.2f} |")


if __name__ == "__main__":
    main()
