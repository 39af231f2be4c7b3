"""The work of mining: game after game, kept in a file, so that it can be stopped and goes on."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice, zip_longest
from multiprocessing import get_context
from pathlib import Path

import msgspec
from msgspec import Struct

from ludus.core.rules import AnyRules
from ludus.games import find_game
from ludus.puzzles.mining import mine_game
from ludus.puzzles.puzzle import FORMAT, Puzzle, PuzzleFile


class Wish(Struct, frozen=True):
    """What is to be mined: games of a seed, from a number on, and which decisions in them.

    small  games with few pieces; asks: the decisions that are looked at, or none for all
    """

    game: str
    seed: str
    games: int
    first: int = 0
    small: bool = False
    asks: tuple[str, ...] = ()


class Done(Struct, frozen=True):
    """A line of the work file: a game that was looked at, and what was found in it."""

    game: str
    seed: str
    number: int
    found: tuple[Puzzle, ...]


def carry_on(wish: Wish, jobs: int, work: Path) -> Iterator[Done]:
    """Look at the games, in order; those in the work file are not played again."""
    numbers = range(wish.first, wish.first + wish.games)
    before = {one.number: one for one in done_in(work, wish.game, wish.seed)}
    fresh = _mined(wish, [number for number in numbers if number not in before], jobs)
    with work.open("ab") as file:
        for number in numbers:
            one = before.get(number)
            if one is None:
                one = next(fresh)
                file.write(msgspec.json.encode(one) + b"\n")
                file.flush()
            yield one


def done_in(work: Path, game: str, seed: str) -> list[Done]:
    """Read the work file; a line that was not written to its end is left out."""
    if not work.exists():
        return []
    lines = work.read_bytes().split(b"\n")[:-1]
    done = [msgspec.json.decode(line, type=Done) for line in lines]
    return [one for one in done if (one.game, one.seed) == (game, seed)]


def _mined(wish: Wish, numbers: list[int], jobs: int) -> Iterator[Done]:
    if jobs <= 1 or len(numbers) <= 1:
        yield from map(partial(_mine, wish), numbers)
        return
    # "spawn" starts fresh interpreters, so that all systems behave alike.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(partial(_mine, wish), numbers)


def _mine(wish: Wish, number: int) -> Done:
    game = find_game(wish.game)
    found = mine_game(game, wish.seed, number, small=wish.small, asks=wish.asks)
    return Done(wish.game, wish.seed, number, tuple(found))


def put_together(game: AnyRules, seed: str, done: list[Done], most: int) -> PuzzleFile:
    """Make the file of a game of what was found, in the order of the games.

    Where there is more than enough every decision has its turn, so that not all ask the same.
    """
    kinds: dict[str, list[Puzzle]] = {}
    for one in {one.id: one for some in done for one in some.found}.values():
        kinds.setdefault(one.ask, []).append(one)
    rounds = (one for row in zip_longest(*kinds.values()) for one in row if one is not None)
    chosen = sorted(islice(rounds, most), key=lambda one: (one.game_number, len(one.moves)))
    return PuzzleFile(FORMAT, game.name, game.version, game.content, seed, tuple(chosen))
