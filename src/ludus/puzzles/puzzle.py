"""A puzzle: how its position is reached, whose turn it is, and what each move is worth.

The puzzles of a game are one JSON file in its folder, `puzzles/puzzles.json`.
"""

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from ludus.core.content import WHOLE, bad_content
from ludus.core.errors import BadContent, fault
from ludus.core.reading import wrong_data
from ludus.games import find_game, folder_of

FOLDER, FILE = "puzzles", "puzzles.json"
FORMAT = "ludus-puzzles/3"


class Other(Struct, frozen=True, array_like=True):
    """A move that is not the best one, beside the best one in the same imagined worlds.

    loss    how much the best move is better, in parts of a win; error: its standard error
    better  in how many worlds the best move came out better; worse: in how many worse
    """

    move: str
    loss: float
    error: float
    better: int
    worse: int
    worlds: int


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One position.

    id      names it, for good: links and what browsers remember go by it
    game_number  which game of the mining it is from; chance of that game follows from it
    moves   the moves that lead to the position; each is made by the first seat that has to act
    seat    whose turn it is; state: the hash of the position
    ask     names the decision
    best    the best move; value: its seat's chance to win with it, and the standard error
    first   what the veteran would do: the first thought
    others  all legal moves that are not right, the next best one first
    line    where a decision takes several steps: the best moves up to chance, or somebody's answer
    also    first moves that are as right: they lead to the same position in another order
    """

    id: str
    game_number: int
    options: dict[str, Any]
    moves: list[str]
    seat: int
    state: str
    ask: str
    best: str
    value: float
    error: float
    worlds: int
    first: str
    others: tuple[Other, ...]
    line: tuple[str, ...] = ()
    also: tuple[str, ...] = ()

    @property
    def right(self) -> tuple[str, ...]:
        """All moves that solve it."""
        return (self.best, *self.also)

    def other(self, move: str) -> Other | None:
        """Find a move that is not right."""
        return next((one for one in self.others if one.move == move), None)


class PuzzleFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of a game, with the rules that they are right for."""

    format: str
    game: str
    version: int
    content: str
    seed: str
    puzzles: tuple[Puzzle, ...]

    def to_json(self) -> bytes:
        """Write the file, a puzzle a line."""
        head = {name: getattr(self, name) for name in self.__struct_fields__[:-1]}
        lines = b",\n ".join(map(msgspec.json.encode, self.puzzles))
        return msgspec.json.encode(head)[:-1] + b',"puzzles":[\n ' + lines + b"\n]}\n"


def read_file(game: str, data: bytes) -> PuzzleFile:
    """Read a puzzle file, or say in one line what is wrong with it."""
    name = f"{game}/{FOLDER}/{FILE}"
    try:
        found = msgspec.json.decode(data, type=PuzzleFile)
    except msgspec.DecodeError as error:
        place, why = wrong_data(error)
        raise fault(BadContent, "bad-content", why, file=name, key=place or WHOLE) from error
    if (found.format, found.game) != (FORMAT, game):
        raise bad_content(name, "format", "puzzle-format", found=f"{found.format} {found.game}")
    return found


@cache
def file_of(game: str) -> PuzzleFile | None:
    """Read the puzzle file of a game, if it has one."""
    file = folder_of(find_game(game).name) / FOLDER / FILE
    return read_file(game, file.read_bytes()) if file.is_file() else None
