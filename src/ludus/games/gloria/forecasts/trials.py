"""Moves whose dice are few: made once for every way they can fall, on copies."""

from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import TypeVar

from ludus.core.decisions import Look
from ludus.core.fate import Fate, explore
from ludus.core.moves import Move
from ludus.games.gloria.state import State, clone
from ludus.games.gloria.view import View

T = TypeVar("T", bound=Hashable)


def trials(look: Look[View], move: Move, read: Callable[[State], T]) -> dict[T, Fraction]:
    """Tell how likely each thing is that can be read from the table after a move."""

    def run(fate: Fate) -> State:
        world = clone(look.view.table)
        look.rules.answer(world, look.seat, move, fate, None)
        return world

    found: dict[T, Fraction] = {}
    for odd, world in explore(run):
        seen = read(world)
        found[seen] = found.get(seen, Fraction(0)) + odd
    return found
