"""Does a longer look agree with a puzzle? In new worlds, more of them, and without a favourite."""

from ludus.core.rules import AnyRules
from ludus.puzzles.position import reach
from ludus.puzzles.puzzle import Puzzle
from ludus.puzzles.racing import leader
from ludus.review.playouts import Playouts

FIRST_LAP = 16


def agrees(game: AnyRules, seed: str, puzzle: Puzzle, worlds: int) -> bool:
    """Tell whether the best of all moves in a number of worlds is the best move of the puzzle."""
    state = reach(game, seed, puzzle)
    view, moves = game.view(state, puzzle.seat), game.moves(state, puzzle.seat)
    found = leader(Playouts(game), view, moves, salt="deep", laps=laps(worlds))
    return str(found) == puzzle.best


def laps(worlds: int) -> tuple[int, ...]:
    """Give the laps of a race over a number of worlds, each more than twice as long as the last."""
    found = [worlds]
    while found[0] > 2.5 * FIRST_LAP:
        found.insert(0, round(found[0] / 2.5))
    return tuple(found)
