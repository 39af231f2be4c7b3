"""Rules as arrays: decisions a second, on one core, with OpenSpiel's rollout in the same run.

    .venv/bin/python bench/arrays.py gorus      prints a Markdown table

Whole rounds are dealt and played at random. OpenSpiel's hearts is played to its end by its own C++
loop with its own random players, chance included. Short runs alternate and the median counts,
because these machines are noisy.
"""

import argparse
import os
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

import jax
import numpy as np
import pyspiel

from ludus.arrays.gorus.mode import Mode, mode_of
from ludus.arrays.gorus.playout import jax_rounds, random_round
from ludus.games.gorus import GAME
from ludus.games.gorus.options import Options
from ludus.lab.speed import decisions_per_second

TABLES_NUMPY = 4096
TABLES_JAX = 16_384
TURNS = 7
SECONDS = 1.0

Run = Callable[[], int]
"""Plays something and counts its decisions."""


def by_numpy(mode: Mode) -> Run:
    """Play rounds by numpy."""
    rng = np.random.default_rng(1)
    needed = len(mode.cards) + mode.plays

    def run() -> int:
        random_round(np, mode, rng.random((needed, TABLES_NUMPY), dtype=np.float32))
        return TABLES_NUMPY * mode.plays

    return run


def by_jax(mode: Mode) -> Run:
    """Play rounds by JAX, a fight after the other."""
    play = jax.jit(jax_rounds(mode, TABLES_JAX))
    keys = iter(jax.random.split(jax.random.key(1), 100_000))
    play(next(keys)).block_until_ready()

    def run() -> int:
        play(next(keys)).block_until_ready()
        return TABLES_JAX * mode.plays

    return run


def by_open_spiel(name: str) -> Run:
    """Play a game of OpenSpiel's to its end by its C++ loop."""
    game = pyspiel.load_game(name)
    rng = Random(1)
    players = game.num_players()
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            decisions += 1
        actions = state.legal_actions()
        state.apply_action(rng.choice(actions))

    def run() -> int:
        seed = rng.getrandbits(30)
        bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(players)]
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return decisions

    return run


def rate(run: Run) -> float:
    """Count decisions a second."""
    began, done = perf_counter(), 0
    while perf_counter() - began < SECONDS:
        done += run()
    return done / (perf_counter() - began)


def gorus(players: int) -> None:
    """Compare the ways to play Gorus."""
    options = Options(players) if players > 1 else Options(1, "ru2020")
    mode = mode_of(options)
    runs = {"numpy": by_numpy(mode), "JAX": by_jax(mode)}
    peers = {f"OpenSpiel {name}, C++": by_open_spiel(name) for name in ("hearts", "oh_hell")}
    found: dict[str, list[float]] = {}
    for _ in range(TURNS):
        found.setdefault("readable rules", []).append(
            decisions_per_second(GAME, options, SECONDS, Random(1))
        )
        for name, run in (runs | peers).items():
            found.setdefault(name, []).append(rate(run))
    base = median(found["OpenSpiel hearts, C++"])
    print(f"| Gorus, {players} players, random play, one core | decisions/s | ratio to hearts |")
    print("|---|---:|---:|")
    for name, values in found.items():
        print(f"| {name} | {median(values):.3g} | {median(values) / base:.2f} |")


def main() -> None:
    """Measure a game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=["gorus"])
    parser.add_argument("--players", type=int, default=3)
    args = parser.parse_args()
    gorus(args.players)


if __name__ == "__main__":
    main()
