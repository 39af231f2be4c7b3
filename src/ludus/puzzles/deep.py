"""Does a longer look agree with a puzzle? In new worlds, more of them, and without a favourite."""

from random import Random
from typing import Any

from ludus.core.rules import AnyRules
from ludus.puzzles.lines import lines_of
from ludus.puzzles.position import reach
from ludus.puzzles.puzzle import Puzzle
from ludus.puzzles.racing import leader
from ludus.puzzles.trials import Trials, Veterans

FIRST_LAP = 16


def preferred(
    game: AnyRules, seed: str, puzzle: Puzzle, worlds: int, *, veterans: bool = False
) -> tuple[str, ...]:
    """Give the best of all moves in a number of worlds; it may be played on by veterans.

    Where a decision takes several steps: all first moves that lead to the best of all that can be
    reached.
    """
    state = reach(game, seed, puzzle)
    trials: Trials = Veterans(game) if veterans else Trials(game)
    view, moves = game.view(state, puzzle.seat), game.moves(state, puzzle.seat)
    if not puzzle.line:
        return (str(leader(trials, view, moves, salt="deep", laps=laps(worlds))),)
    world: Any = game.imagine(view, Random(0))
    lines = lines_of(game, trials.knowledge, world, puzzle.seat)
    line = leader(trials, view, lines, salt="deep", laps=laps(worlds))
    return tuple(map(str, line.firsts))


def agrees(puzzle: Puzzle, found: tuple[str, ...]) -> bool:
    """Tell whether what a longer look prefers is right in a puzzle."""
    return set(found) <= set(puzzle.right)


def laps(worlds: int) -> tuple[int, ...]:
    """Give the laps of a race over a number of worlds, each more than twice as long as the last."""
    found = [worlds]
    while found[0] > 2.5 * FIRST_LAP:
        found.insert(0, round(found[0] / 2.5))
    return tuple(found)
