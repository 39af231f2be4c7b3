"""What forecasts of single moves are made of: the position, the move, and the two it is about."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, TypeVar

from ludus.core.decisions import Look
from ludus.core.forecast import Chance, Forecast, Sum
from ludus.core.message import Message, Ref
from ludus.core.moves import Move
from ludus.games.gloria.forecasts.sides import NOBODY, sides
from ludus.games.gloria.state import Gladiator, State
from ludus.games.gloria.tell import name_of
from ludus.games.gloria.view import View

Told = Iterator[Sum | Chance | Message]
"""Numbers, odds and sentences about a move, in the order in which they are told."""


class Case(NamedTuple):
    """A move in a position. `other` is the opponent, or the gladiator itself where there is none.

    move   a move of the class that the part of a forecast is about
    """

    look: Look[View]
    move: Any
    one: Gladiator
    other: Gladiator

    @property
    def state(self) -> State:
        """The position."""
        return self.look.view.table

    @property
    def frame(self) -> Any:
        """What asks."""
        return self.state.frames[-1]

    @property
    def two(self) -> dict[str, Ref]:
        """The two by their names."""
        return {"one": name_of(self.one), "other": name_of(self.other)}


def case_of(look: Look[View], move: Move) -> Case:
    """Find whom a move is about."""
    state = look.view.table
    who, against = sides(state, move)
    one = state.gladiators[who]
    return Case(look, move, one, one if against == NOBODY else state.gladiators[against])


M = TypeVar("M", bound=Move)


def of_legal(
    forecast: Callable[[Look[View], M], Forecast | None],
) -> Callable[[Look[View], M], Forecast | None]:
    """Tell nothing of a move that is forbidden: it could not be made on a copy."""

    def told(look: Look[View], move: M) -> Forecast | None:
        refused = look.rules.refusal(look.view.table, look.seat, move)
        return forecast(look, move) if refused is None else None

    return told


Teller = Callable[[Case], Told]


def tell(tellers: Mapping[type[Move], Teller], case: Case) -> Forecast:
    """Put together what is told of a move; of a class without a teller nothing is."""
    teller = tellers.get(type(case.move))
    told = list(teller(case)) if teller else []
    return Forecast(
        sums=tuple(part for part in told if isinstance(part, Sum)),
        odds=tuple(part for part in told if isinstance(part, Chance)),
        brings=tuple(part for part in told if isinstance(part, Message)),
    )
