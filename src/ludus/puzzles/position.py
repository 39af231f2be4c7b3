"""The position of a puzzle: reached by the rules as they are, and held against what was written."""

from typing import Any

from ludus.core.codec import state_hash
from ludus.core.errors import BadContent, LudusError, fault
from ludus.core.fairness import Live, named_seed, root_key
from ludus.core.record import nominal_clock
from ludus.core.rules import AnyRules, step
from ludus.puzzles.puzzle import Puzzle, PuzzleFile


def chance_of(game: str, seed: str, number: int) -> bytes:
    """Give what the chance of a game of the mining is drawn from."""
    return root_key(named_seed("ludus", "puzzles", game, seed, number), ())


def chance_at(root: bytes, entry: int) -> Live:
    """Give the chance of an entry: the set-up is entry 0, the first move entry 1."""
    return Live(root, entry, nominal_clock(entry))


def reach(game: AnyRules, seed: str, puzzle: Puzzle) -> Any:
    """Play the moves of a puzzle and give the state; a fault says which puzzle and why."""
    root = chance_of(game.name, seed, puzzle.game_number)
    try:
        state = game.setup(game.read_options(puzzle.options), chance_at(root, 0), None)
        for number, text in enumerate(puzzle.moves):
            seat = game.to_act(state)[0]
            step(game, state, seat, game.parse(text), chance_at(root, number + 1))
    except (LudusError, IndexError) as error:
        raise _broken(game, puzzle, f"{error}") from error
    return state


def check_file(game: AnyRules, file: PuzzleFile) -> None:
    """Refuse puzzles that were made for other rules or other content."""
    if file.version != game.version:
        found, wanted = file.version, game.version
        raise fault(BadContent, "puzzle-version", game=game.name, found=found, wanted=wanted)
    if file.content != game.content:
        was, now = file.content, game.content
        raise fault(BadContent, "puzzle-content", game=game.name, found=was, wanted=now)
    if len({one.id for one in file.puzzles}) != len(file.puzzles):
        raise fault(BadContent, "puzzle-twice", game=game.name)


def check_puzzle(game: AnyRules, seed: str, puzzle: Puzzle) -> None:
    """Refuse a puzzle whose position is not reached, or is another, or whose moves are not legal.

    Every legal move has its value, and the best one is better than all others.
    """
    state = reach(game, seed, puzzle)
    if puzzle.seat not in game.to_act(state):
        raise _broken(game, puzzle, f"seat {puzzle.seat} has no turn")
    seen = state_hash(game.view(state, puzzle.seat))
    if seen != puzzle.seen or not seen.startswith(puzzle.id):
        raise _broken(game, puzzle, "the seat sees something else")
    legal = {str(move) for move in game.moves(state, puzzle.seat)}
    if {puzzle.best, *(one.move for one in puzzle.others)} != legal:
        raise _broken(game, puzzle, "other moves are legal")
    if puzzle.best == puzzle.first or puzzle.other(puzzle.first) is None:
        raise _broken(game, puzzle, "the first thought is right")
    if any(one.loss <= 0 for one in puzzle.others):
        raise _broken(game, puzzle, "another move is better")


def _broken(game: AnyRules, puzzle: Puzzle, reason: str) -> LudusError:
    return fault(BadContent, "puzzle-broken", game=game.name, id=puzzle.id, reason=reason)
