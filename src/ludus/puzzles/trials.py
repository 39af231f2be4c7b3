"""Trials: moves and whole lines are played out, by the quick player or by veterans."""

from collections.abc import Sequence
from random import Random
from typing import Any

from ludus.bots import make_bot
from ludus.core.fate import Fast
from ludus.core.rules import AnyRules
from ludus.puzzles.lines import Line
from ludus.review.playouts import Chances, Playouts


class Trials(Playouts):
    """Plays on from what a move, or a line of moves, leads to."""

    def after(self, world: Any, seat: int, move: Any, rng: Random) -> Chances:
        """Make a move, or a line, in a copy of a position and play on."""
        if not isinstance(move, Line):
            return super().after(world, seat, move, rng)
        stretch, copy, fate = self.knowledge.stretch(world), self.game.clone(world), Fast(rng)
        for one in move.moves:
            self.game.apply(copy, seat, one, fate, None)
        return self.play_on(copy, rng, stretch)


class Veterans(Trials):
    """Has veterans play on, who think about each move, and twice as far: to the next stretch's end.

    Each sees no more than its seat does.
    """

    def __init__(self, game: AnyRules) -> None:
        super().__init__(game)
        self._veteran = make_bot("veteran", game)

    def play_on(self, world: Any, rng: Random, stretch: object = None) -> Chances:
        """Play a position on to the end of the stretch after the one that it is in."""
        super().play_on(world, rng, stretch)
        return super().play_on(world, rng)

    def guess(self, world: Any, seat: int, rng: Random) -> Any:
        """Let a veteran choose for a seat."""
        moves: Sequence[Any] = self.game.moves(world, seat)
        if len(moves) == 1:
            return moves[0]
        look = self.game.glance or self.game.view
        return self._veteran.choose(look(world, seat), moves, rng)
