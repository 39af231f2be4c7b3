"""What worker processes do for puzzles: they reach a position by the rules, and keep it a while."""

from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from ludus.core.codec import to_json
from ludus.core.events import Log
from ludus.core.forecast import Forecast
from ludus.core.message import Message
from ludus.games import find_game
from ludus.puzzles.position import reach
from ludus.puzzles.shelf import find_puzzle
from ludus.puzzles.solving import judge
from ludus.server.answers import PuzzleShown, PuzzleTry
from ludus.server.offering import asked, not_allowed, offers_of
from ludus.server.printed import printed
from ludus.server.protocol import Why

KEPT = 32
"""How many positions are kept."""
LINES = 12
"""How many lines are told of what happened before."""


@lru_cache(KEPT)
def _position(name: str, puzzle: str) -> tuple[Any, tuple[Message, ...]]:
    """Give the state of a puzzle, and what its seat was told last."""
    game, (file, found) = find_game(name), find_puzzle(name, puzzle)
    log = Log()
    state = reach(game, file.seed, found, log)
    heard = log.heard_by(found.seat)
    return state, tuple(heard[max(game.recall(heard), len(heard) - LINES) :])


class ShowPuzzle(Struct, frozen=True, tag=True):
    """Show a puzzle to whoever wants to solve it."""

    game: str
    puzzle: str

    def carry_out(self) -> PuzzleShown:
        """Reach the position and tell what its seat sees."""
        game, (_, found) = find_game(self.game), find_puzzle(self.game, self.puzzle)
        state, log = _position(game.name, found.id)
        seat, moves = found.seat, tuple(map(str, game.moves(state, found.seat)))
        return PuzzleShown(
            game.name,
            found.id,
            printed(game.name).version,
            found.options,
            game.seats(game.read_options(found.options)),
            seat,
            msgspec.Raw(to_json(game.shown(state, seat))),
            asked(game, state) or "",
            moves,
            offers_of(game, game.view(state, seat), moves, not_allowed(game, state, seat)),
            log,
        )


class WeighPuzzle(Struct, frozen=True, tag=True):
    """Tell all that a move of a puzzle costs and brings, its exact odds too."""

    game: str
    puzzle: str
    move: str

    def carry_out(self) -> Forecast | None:
        """Work it out; there is nothing to tell of a move that is not legal."""
        game, (_, found) = find_game(self.game), find_puzzle(self.game, self.puzzle)
        state, _ = _position(game.name, found.id)
        move = game.parse(self.move)
        if game.refusal(state, found.seat, move) is not None:
            return None
        return game.full_forecast(game.view(state, found.seat), move)


class TryPuzzle(Struct, frozen=True, tag=True):
    """Judge a move, or say why the rules forbid it."""

    game: str
    puzzle: str
    move: str
    give_up: bool

    def carry_out(self) -> PuzzleTry:
        """Judge it by what was found when the puzzle was."""
        game, (_, found) = find_game(self.game), find_puzzle(self.game, self.puzzle)
        state, _ = _position(game.name, found.id)
        move = game.parse(self.move)
        refusal = game.refusal(state, found.seat, move)
        if refusal is not None:
            return PuzzleTry(None, Why(refusal.article, refusal.message))
        view = game.view(state, found.seat)
        return PuzzleTry(judge(game, view, found, str(move), give_up=self.give_up), None)
