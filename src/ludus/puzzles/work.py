"""The work of mining: game after game, kept in a file, so that it can be stopped and goes on."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import msgspec
from msgspec import Struct

from ludus.core.rules import AnyRules
from ludus.games import find_game
from ludus.puzzles.mining import mine_game
from ludus.puzzles.puzzle import FORMAT, Puzzle, PuzzleFile

Task = tuple[str, str, int, bool]
"""A game to be mined: title, seed, number, and whether it is to be a small one."""


class Done(Struct, frozen=True):
    """A line of the work file: a game that was looked at, and what was found in it."""

    game: str
    seed: str
    number: int
    found: tuple[Puzzle, ...]


def carry_on(
    game: str, seed: str, games: int, jobs: int, work: Path, *, small: bool = False
) -> Iterator[Done]:
    """Look at the first games of a seed, in order; those in the work file are not played again."""
    before = {one.number: one for one in done_in(work, game, seed)}
    missing = [(game, seed, number, small) for number in range(games) if number not in before]
    fresh = _mined(missing, jobs)
    with work.open("ab") as file:
        for number in range(games):
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


def _mined(tasks: list[Task], jobs: int) -> Iterator[Done]:
    if jobs <= 1 or len(tasks) <= 1:
        yield from map(_mine, tasks)
        return
    # "spawn" starts fresh interpreters, so that all systems behave alike.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_mine, tasks)


def _mine(task: Task) -> Done:
    game, seed, number, small = task
    return Done(game, seed, number, tuple(mine_game(find_game(game), seed, number, small=small)))


def put_together(game: AnyRules, seed: str, done: list[Done], most: int) -> PuzzleFile:
    """Make the file of a game of what was found, in the order of the games."""
    found = {one.id: one for some in done for one in some.found}
    puzzles = tuple(found.values())[:most]
    return PuzzleFile(FORMAT, game.name, game.version, game.content, seed, puzzles)
