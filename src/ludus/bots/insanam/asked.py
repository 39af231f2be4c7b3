"""What a habit answers a question from."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Generic, TypeVar

from msgspec import Struct

from ludus.bots.insanam.court import Court
from ludus.core.frames import Frame
from ludus.core.moves import Move

F = TypeVar("F", bound=Frame)
M = TypeVar("M", bound=Move)


class Asked(Struct, Generic[F]):
    """A question: the court as one seat sees it, the frame that asks, and a little luck."""

    court: Court
    frame: F
    rng: Random


Habit = Callable[[Asked[Any], Sequence[Any]], Move]
"""How a question is answered."""


def best(moves: Sequence[M], worth: Callable[[M], float]) -> M:
    """Choose the move worth most; the first of equals."""
    return max(moves, key=worth)


def first(_: Asked[Any], moves: Sequence[M]) -> M:
    """Do the obvious."""
    return moves[0]
