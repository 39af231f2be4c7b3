"""What people are supposed to choose on the way, so that odds can be told.

The engaged one looks straight at whoever attacks and tests initiative if it can. Nobody buys dice,
follows a retreat without having to, strikes back when jostled, or repeats a joust. Whoever is
caught in a snare tries to break free as long as PA last; whoever was missed strikes back at once.
Where ways are equal, the first is taken.
"""

from collections.abc import Callable, Sequence
from typing import cast

from ludus.core.moves import Move
from ludus.games.gloria.frames import Joust, Throw
from ludus.games.gloria.geometry import turn_to
from ludus.games.gloria.moves import Face
from ludus.games.gloria.state import State

Habit = Callable[[State, Sequence[Move]], Move]


def habit(world: State, moves: Sequence[Move]) -> Move:
    """Choose among the moves that answer what is asked now."""
    return _HABITS.get(world.frames[-1].ask, _first)(world, moves)


def _first(world: State, moves: Sequence[Move]) -> Move:  # noqa: ARG001
    return moves[0]


def _last(world: State, moves: Sequence[Move]) -> Move:  # noqa: ARG001
    return moves[-1]


def _face(world: State, moves: Sequence[Move]) -> Move:  # noqa: ARG001
    """Look straight at whoever attacks."""
    frame = cast(Joust | Throw, world.frames[-1])
    two = (frame.target, frame.who) if isinstance(frame, Throw) else (frame.engaged, frame.engager)
    one, other = (world.gladiators[who] for who in two)
    return Face(turn_to(one.facing, other.hex - one.hex))


_HABITS: dict[str, Habit] = {
    "face": _face,
    "turnabout": _face,
    "react": _last,
    "repeat": _last,
}
"""For all other questions the first answer is the plain one: no more dice, stay, decline, try to
break free, strike back."""
