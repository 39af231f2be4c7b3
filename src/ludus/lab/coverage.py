"""Counts which events are told in many random games."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

from msgspec import Struct

from ludus.core.fate import Fast
from ludus.core.rules import step
from ludus.games import find_game
from ludus.lab.trace import Telling

CHECK_EVERY = 25
"""After how many moves the invariants are checked; they are checked at the end too."""


class Course(Struct, frozen=True):
    """One random game: its moves, how often each event was told, and a broken invariant, if any."""

    number: int
    moves: int
    told: dict[str, int]
    broken: str = ""


def play_at_random(name: str, seed: str, number: int) -> Course:
    """Play one random game and count its events; the modes take turns."""
    game = find_game(name)
    rng, sink = Random(f"{seed}/{number}"), Telling()
    fate = Fast(rng)
    state = game.setup(game.modes[number % len(game.modes)], fate, sink)
    moves = 0
    while seats := game.to_act(state):
        choices = game.moves(state, seats[0])
        step(game, state, seats[0], choices[int(rng.random() * len(choices))], fate, sink)
        moves += 1
        if moves % CHECK_EVERY == 0 and (broken := next(iter(game.invariants(state)), "")):
            return Course(number, moves, dict(sink.keys), broken)
    broken = next(iter(game.invariants(state)), "")
    return Course(number, moves, dict(sink.keys), broken)


def play_many(name: str, games: int, seed: str, jobs: int) -> Iterator[Course]:
    """Play a number of games, on several processes if asked."""
    if jobs <= 1:
        for number in range(games):
            yield play_at_random(name, seed, number)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        work = ([name] * games, [seed] * games, range(games))
        yield from pool.map(play_at_random, *work, chunksize=max(1, min(50, games // (4 * jobs))))
