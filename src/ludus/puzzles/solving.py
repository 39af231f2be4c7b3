"""A try at a puzzle, and the answer: the best move beside the next best one and the first thought.

What moves are worth was found when the puzzle was: nothing is searched here. A few imagined games
only show what may follow.
"""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

from msgspec import Struct

from ludus.core.fate import Fast
from ludus.core.rules import AnyRules
from ludus.puzzles.examples import Example, example
from ludus.puzzles.puzzle import Other, Puzzle
from ludus.review.comparing import Comparison, NamedMove, named_move


class Solution(Struct, frozen=True):
    """Why the best move is the best one.

    next     beside the next best move
    thought  beside what a good player would do at first
    line     where the decision takes several steps: those after the best one
    also     moves that are as good to begin with
    example  how an imagined game went on after the best moves, and after the first thought
    article  the article of the rulebook that the decision is about
    """

    next: Comparison
    thought: Comparison
    article: str
    line: tuple[NamedMove, ...]
    also: tuple[NamedMove, ...]
    example: Example


class Tried(Struct, frozen=True):
    """What a move of a puzzle is worth beside the best one, which is told only in a solution.

    named    it in words, with its chance to win
    loss     by how much it is worse, in parts of a win, with the standard error
    thought  it is the move that a good player thinks of at first
    """

    move: str
    named: NamedMove
    right: bool
    loss: float
    error: float
    thought: bool
    solution: Solution | None


def judge(game: AnyRules, view: Any, puzzle: Puzzle, move: str, *, give_up: bool) -> Tried | None:
    """Judge a move that was tried; None if it is not legal.

    The solution comes with the right move, or with any legal one to whoever gives up.
    """
    other, right = puzzle.other(move), move in puzzle.right
    if other is None and not right:
        return None
    loss = 0.0 if other is None else other.loss
    error = puzzle.error if other is None else other.error
    return Tried(
        move,
        _named(game, view, move, max(0.0, puzzle.value - loss), error),
        right,
        loss,
        0.0 if other is None else other.error,
        move == puzzle.first,
        solve(game, view, puzzle) if right or give_up else None,
    )


def solve(game: AnyRules, view: Any, puzzle: Puzzle) -> Solution:
    """Explain a puzzle."""
    best = _named(game, view, puzzle.best, puzzle.value, puzzle.error)
    thought = puzzle.other(puzzle.first) or puzzle.others[0]
    question = game.seen_question(view)
    best_line = puzzle.line or (puzzle.best,)
    asked = "" if question is None else game.by_word[question.ask].article
    return Solution(
        _beside(game, view, best, puzzle.others[0]),
        _beside(game, view, best, thought),
        asked,
        tuple(_steps(game, view, puzzle)),
        tuple(_named(game, view, move, puzzle.value, puzzle.error) for move in puzzle.also),
        example(game, view, [game.parse(move) for move in best_line], game.parse(puzzle.first)),
    )


def _steps(game: AnyRules, view: Any, puzzle: Puzzle) -> Iterator[NamedMove]:
    """Name the steps after the first: chance has no part in any but the last."""
    world = game.imagine(view, Random(0))
    for before, text in pairwise(puzzle.line):
        game.apply(world, puzzle.seat, game.parse(before), Fast(Random(0)), None)
        yield _named(game, game.view(world, puzzle.seat), text, puzzle.value, puzzle.error)


def _beside(game: AnyRules, view: Any, best: NamedMove, one: Other) -> Comparison:
    other = _named(game, view, one.move, max(0.0, best.value - one.loss), one.error)
    return Comparison(best, other, one.loss, one.error, one.better, one.worse, one.worlds)


def _named(game: AnyRules, view: Any, move: str, value: float, error: float) -> NamedMove:
    return named_move(game, view, game.parse(move), value, error)
