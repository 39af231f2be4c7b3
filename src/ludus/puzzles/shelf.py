"""The puzzles that can be played now: those that were made for the rules as they are."""

from collections.abc import Sequence
from datetime import UTC, date, datetime
from functools import cache
from hashlib import sha256

from ludus.core.errors import BadContent, Unknown, fault
from ludus.games import find_game
from ludus.puzzles.position import check_file
from ludus.puzzles.puzzle import Puzzle, PuzzleFile, file_of


@cache
def shelf_of(name: str) -> PuzzleFile | None:
    """Give the puzzles of a game; None if it has none, or none for its rules as they are."""
    game = find_game(name)
    file = file_of(game.name)
    if file is None or not file.puzzles:
        return None
    try:
        check_file(game, file)
    except BadContent:
        return None
    return file


def find_puzzle(name: str, puzzle: str) -> tuple[PuzzleFile, Puzzle]:
    """Find a puzzle by its id."""
    file = shelf_of(name)
    found = next((one for one in file.puzzles if one.id == puzzle), None) if file else None
    if file is None or found is None:
        raise fault(Unknown, "unknown-puzzle", game=find_game(name).name, id=puzzle)
    return file, found


def today() -> date:
    """Give the date by which puzzles change: it is the same everywhere on earth."""
    return datetime.now(UTC).date()


def daily(file: PuzzleFile, on: date) -> Puzzle:
    """Choose the puzzle of a day: from the date and the version alone, each once before one again.

    The version is that of the rules and of the content.
    """
    order: Sequence[Puzzle] = sorted(
        file.puzzles,
        key=lambda one: sha256(f"{file.version}/{file.content}/{one.id}".encode()).digest(),
    )
    return order[on.toordinal() % len(order)]
