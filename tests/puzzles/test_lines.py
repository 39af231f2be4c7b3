"""A puzzle of several steps: its line is told step by step, and every right beginning is right."""

from random import Random

from ludus.core.codec import state_hash
from ludus.core.rules import step
from ludus.games import find_game
from ludus.puzzles.deep import agrees, preferred
from ludus.puzzles.lines import Line, lines_of
from ludus.puzzles.mining import options_of
from ludus.puzzles.position import chance_at, chance_of, check_puzzle
from ludus.puzzles.puzzle import Other, Puzzle
from ludus.puzzles.solving import judge
from ludus.puzzles.trials import Trials

GLORIA = find_game("gloria")
SEED = "tests"


def puzzle_of_lines() -> tuple[Puzzle, list[Line]]:
    """Play until something can be done in two orders, and ask about that."""
    options, rng = options_of(GLORIA, SEED, 1, small=True), Random(8)
    root, made = chance_of("gloria", SEED, 1), list[str]()
    state = GLORIA.setup(GLORIA.read_options(options), chance_at(root, 0), None)
    while True:
        (seat,), question = GLORIA.to_act(state), GLORIA.question(state)
        moves = list(GLORIA.moves(state, seat))
        if question is not None and question.ask == "act":
            lines = lines_of(GLORIA, Trials(GLORIA).knowledge, state, seat)
            long = (one for one in lines if len(one.moves) > 1 and 1 < len(one.firsts) < len(moves))
            best = next(long, None)
            if best is not None:
                break
        move = rng.choice(moves)
        step(GLORIA, state, seat, move, chance_at(root, len(made) + 1))
        made.append(str(move))
    right = [best.moves[0], *(move for move in best.firsts if move != best.moves[0])]
    wrong = [str(move) for move in moves if move not in right]
    others = tuple(Other(move, 0.1, 0.01, 15, 1, 16) for move in wrong)
    puzzle = Puzzle("test", 1, options, made, seat, state_hash(state), "act", str(right[0]), 0.5,
                    0.01, 16, wrong[0], others, tuple(map(str, best.moves)),
                    tuple(map(str, right[1:])))  # fmt: skip
    return puzzle, lines


def test_a_line_is_told_step_by_step_and_every_order_is_right() -> None:
    puzzle, _ = puzzle_of_lines()
    check_puzzle(GLORIA, SEED, puzzle)
    world = GLORIA.setup(GLORIA.read_options(puzzle.options), chance_at(chance_of(
        "gloria", SEED, 1), 0), None)  # fmt: skip
    for number, text in enumerate(puzzle.moves):
        fate = chance_at(chance_of("gloria", SEED, 1), number + 1)
        step(GLORIA, world, GLORIA.to_act(world)[0], GLORIA.parse(text), fate)
    view = GLORIA.view(world, puzzle.seat)
    for move in puzzle.right:
        tried = judge(GLORIA, view, puzzle, move, give_up=False)
        assert tried is not None
        assert tried.right
        assert tried.solution is not None
        assert [one.move for one in tried.solution.line] == list(puzzle.line[1:])
        assert [one.move for one in tried.solution.also] == list(puzzle.also)
    wrong = judge(GLORIA, view, puzzle, puzzle.first, give_up=False)
    assert wrong is not None
    assert not wrong.right


def test_a_longer_look_compares_all_that_can_be_reached() -> None:
    puzzle, lines = puzzle_of_lines()
    found = preferred(GLORIA, SEED, puzzle, 2)
    assert found in [tuple(map(str, line.firsts)) for line in lines]
    assert agrees(puzzle, tuple(puzzle.right))
    assert not agrees(puzzle, (puzzle.first,))
