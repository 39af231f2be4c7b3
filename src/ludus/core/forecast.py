"""Forecasts: what a move costs and brings, said before it is made.

A forecast is made from the view of whoever asks, so it says nothing that the seat may not know. It
is data: words are messages, numbers are numbers, and whoever shows it adds nothing of its own.
"""

from collections.abc import Iterable, Mapping

from msgspec import Struct, field

from ludus.core.message import Fact, Message


class Line(Struct, frozen=True):
    """One part of a sum, and why it is there."""

    amount: int
    reason: Message


class Sum(Struct, frozen=True, omit_defaults=True):
    """A number with the lines it is made of.

    unit   names what is counted, such as `gold`
    parts  how many parts of a unit are counted as one: 4 where weights go by quarters
    """

    unit: str
    what: Message
    lines: tuple[Line, ...]
    total: int
    parts: int = 1


class Chance(Struct, frozen=True):
    """Something that may happen, with its exact probability."""

    word: str
    what: Message
    chance: float


class Forecast(Struct, frozen=True):
    """What a move costs and brings.

    costs    what is paid, a sum for each unit
    sums     what is compared or counted: powers, totals, dice
    odds     what may happen, each with its probability
    brings   what will surely happen
    facts    the same for whoever draws it: what a board marks, by the game's own words
    settled  the costs are all that changes in the mover's purse before the next decision
    """

    costs: tuple[Sum, ...] = ()
    sums: tuple[Sum, ...] = ()
    odds: tuple[Chance, ...] = ()
    brings: tuple[Message, ...] = ()
    facts: Mapping[str, Fact] = field(default_factory=dict)
    settled: bool = True

    def __add__(self, other: "Forecast") -> "Forecast":
        """Tell both."""
        return Forecast(
            self.costs + other.costs,
            self.sums + other.sums,
            self.odds + other.odds,
            self.brings + other.brings,
            {**self.facts, **other.facts},
            self.settled and other.settled,
        )


def total(unit: str, what: Message, lines: Iterable[Line], parts: int = 1) -> Sum:
    """Add lines up; a line of 0 says nothing and is left out."""
    kept = tuple(line for line in lines if line.amount)
    return Sum(unit, what, kept, sum(line.amount for line in kept), parts)
