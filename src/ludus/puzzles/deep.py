"""Does a longer look agree with a puzzle? In new worlds, more of them, and without a favourite."""

from collections.abc import Sequence
from random import Random
from typing import Any

from ludus.core.rules import AnyRules
from ludus.puzzles.lines import lines_of
from ludus.puzzles.position import reach
from ludus.puzzles.puzzle import Puzzle
from ludus.puzzles.racing import leader
from ludus.puzzles.trials import Trials

FIRST_LAP = 16


def agrees(game: AnyRules, seed: str, puzzle: Puzzle, worlds: int) -> bool:
    """Tell whether the best of all moves in a number of worlds is the best move of the puzzle.

    Where a decision takes several steps it is the best of all that can be reached, and only
    right first moves of the puzzle may lead to it.
    """
    state = reach(game, seed, puzzle)
    trials, view = Trials(game), game.view(state, puzzle.seat)
    if not puzzle.line:
        moves: Sequence[Any] = game.moves(state, puzzle.seat)
        found = leader(trials, view, moves, salt="deep", laps=laps(worlds))
        return str(found) == puzzle.best
    world = game.imagine(view, Random(0))
    lines = lines_of(game, world, puzzle.seat, trials.knowledge.stepwise)
    line = leader(trials, view, lines, salt="deep", laps=laps(worlds))
    return set(map(str, line.firsts)) <= set(puzzle.right)


def laps(worlds: int) -> tuple[int, ...]:
    """Give the laps of a race over a number of worlds, each more than twice as long as the last."""
    found = [worlds]
    while found[0] > 2.5 * FIRST_LAP:
        found.insert(0, round(found[0] / 2.5))
    return tuple(found)
