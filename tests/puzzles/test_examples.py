"""What may follow is told of an imagined game, by what the seat may know and no more."""

from random import Random

import pytest

from ludus.games import all_games, find_game
from ludus.puzzles.examples import LINES, example
from ludus.puzzles.position import reach
from ludus.puzzles.puzzle import file_of
from ludus.puzzles.solving import judge


@pytest.mark.parametrize("name", all_games())
def test_equal_views_have_one_example_and_both_moves_are_told(name: str) -> None:
    game, file = find_game(name), file_of(name)
    assert file is not None
    puzzle = file.puzzles[0]
    state = reach(game, file.seed, puzzle)
    view = game.view(state, puzzle.seat)
    best = [game.parse(move) for move in puzzle.line or (puzzle.best,)]
    found = example(game, view, best, game.parse(puzzle.first))
    assert 1 <= len(found.best) <= LINES
    assert 1 <= len(found.thought) <= LINES
    assert found.best != found.thought
    world = game.imagine(view, Random(7))
    assert example(game, game.view(world, puzzle.seat), best, game.parse(puzzle.first)) == found
    tried = judge(game, view, puzzle, puzzle.best, give_up=False)
    assert tried is not None
    assert tried.solution is not None
    assert tried.solution.example == found


@pytest.mark.parametrize("name", all_games())
def test_every_move_that_is_tried_has_a_name_and_a_chance(name: str) -> None:
    game, file = find_game(name), file_of(name)
    assert file is not None
    puzzle = file.puzzles[-1]
    view = game.view(reach(game, file.seed, puzzle), puzzle.seat)
    for other in puzzle.others[:3]:
        tried = judge(game, view, puzzle, other.move, give_up=False)
        assert tried is not None
        assert (tried.named.move, tried.right, tried.solution) == (other.move, False, None)
        assert tried.named.value == pytest.approx(max(0.0, puzzle.value - other.loss))
