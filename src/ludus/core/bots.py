"""What a bot is to the house: it gets a view and its moves, and chooses one."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from msgspec import Struct


class Budget(Struct, frozen=True):
    """How long a bot may think: seconds, iterations, moves in imagined worlds, or what is first.

    Moves cost about the same with few players and with many; a game played to its end does not.
    """

    seconds: float | None = None
    iterations: int | None = None
    moves: int | None = None


class Bot(Protocol):
    """A player that sees a view and its moves, and nothing else."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        """Choose one of the moves."""
        ...
