"""Playing a position on, quickly and often: the one way by which everything here is valued.

The unit is a seat's chance to be among the winners, from 0 to 1. A position is played on by the
quick player of its game to the end of the stretch that it is in (`Knowledge.stretch`), and what
stands there then is read off (`Knowledge.chances`).
"""

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any

from ludus.bots import knowledge_of
from ludus.core.fate import Fast
from ludus.core.rules import AnyRules

Chances = Sequence[float]
"""The chance to win of every seat."""


def seed_of(*parts: bytes | str) -> str:
    """Give the seed that follows from what is valued: the same every time it is asked for."""
    whole = sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        whole.update(len(data).to_bytes(8) + data)
    return whole.hexdigest()


class Timed(Fast):
    """Quick chance with a clock that stands still: what a record's clock said."""

    def __init__(self, rng: Random, at: int | None) -> None:
        super().__init__(rng)
        self._at = at

    def clock(self) -> int:
        """Say the time that was seen then, or that it is late."""
        return super().clock() if self._at is None else self._at


class Playouts:
    """Plays positions of one game on."""

    def __init__(self, game: AnyRules) -> None:
        self.game = game
        self.knowledge = knowledge_of(game)

    def play_on(self, world: Any, rng: Random, stretch: object = None) -> Chances:
        """Play a position on to the end of its stretch, or of a given one; it is used up."""
        game, knowledge, fate = self.game, self.knowledge, Fast(rng)
        until = knowledge.stretch(world) if stretch is None else stretch
        while knowledge.stretch(world) == until:
            seats = game.to_act(world)
            if not seats:
                break
            game.apply(world, seats[0], self.guess(world, seats[0], rng), fate, None)
        return knowledge.chances(game, world)

    def guess(self, world: Any, seat: int, rng: Random) -> Any:
        """Let the quick player choose for a seat."""
        moves = self.game.moves(world, seat)
        return self.knowledge.habit(self.game, world, seat, moves, rng)

    def after(self, world: Any, seat: int, move: Any, rng: Random) -> Chances:
        """Make a move in a copy of a position and play on to the end of the stretch it was in."""
        stretch = self.knowledge.stretch(world)
        copy = self.game.clone(world)
        self.game.apply(copy, seat, move, Fast(rng), None)
        return self.play_on(copy, rng, stretch)

    def value(self, state: Any, seed: str, times: int) -> list[Chances]:
        """Value a position several times over, each time by other chance."""
        clone = self.game.clone
        return [self.play_on(clone(state), Random(f"{seed}/{at}")) for at in range(times)]
