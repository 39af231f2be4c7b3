"""Dice, each in a sentence: what it was for, what it was compared with, what it meant."""

from msgspec import Struct

from ludus.core.message import Fact, Message, seat_ref
from ludus.games.gloria.forecasts.sums import QUARTERS, in_units
from ludus.games.gloria.state import Die, State
from ludus.games.gloria.tell import name_of

_OF_SEATS = ("order", "leave")
"""Dice of a seat and not of a gladiator."""

_OF_NO_FIGHT = ("order", "act", "pick", "rise", "xp", "leave")

_GOOD = frozenset((
    "attacks", "tie", "special", "touch", "push", "close", "stopped", "stands", "steady", "taken",
    "caught", "torn", "freed", "spared", "mercy", "stays",
))  # fmt: skip
_BAD = frozenset((
    "defends", "miss", "wounded", "falls", "turned", "broken", "missed", "held", "doubt", "death",
    "leaves",
))  # fmt: skip


class FallenDie(Struct, frozen=True):
    """A die that has fallen, for the reader.

    seat   whose it is
    value  what it shows
    said   what it was for and what it meant
    good   whether that was good for whoever it was rolled for; None where it is neither
    fight  it belongs to a fight
    """

    seat: int
    value: int
    said: Message
    good: bool | None
    fight: bool


def fallen(table: State) -> tuple[FallenDie, ...]:
    """Tell all dice of the phase, in the order in which they fell."""
    return tuple(tell_die(table, die) for die in table.dice)


def tell_die(table: State, die: Die) -> FallenDie:
    """Tell one die."""
    of_seat = die.label in _OF_SEATS
    facts: dict[str, Fact] = {"value": die.value, **_numbers(die)}
    if of_seat:
        facts["seat"] = seat_ref(die.who)
    else:
        facts["one"] = name_of(table.gladiators[die.who])
    return FallenDie(
        seat=die.who if of_seat else table.gladiators[die.who].owner,
        value=die.value,
        said=Message(f"gloria-board-die-{_key(die)}", facts),
        good=_is_good(die),
        fight=die.label not in _OF_NO_FIGHT,
    )


def _is_good(die: Die) -> bool | None:
    if die.label == "spec" or die.result in _GOOD:
        return True
    return False if die.result in _BAD else None


def _numbers(die: Die) -> dict[str, Fact]:
    """Give the other numbers of a die; where weight counts, they are in quarters."""
    added = die.total - QUARTERS * die.value
    match die.label:
        case "act":
            return {"weight": in_units(die.limit), "pa": die.total}
        case "init":
            numbers = {"weight": added, "total": die.total, "limit": die.limit}
            return {name: in_units(quarters) for name, quarters in numbers.items()}
        case "prot":
            return {"more": in_units(added), "weight": in_units(die.limit)}
        case "crowd":
            return {"less": die.value - die.total, "total": die.total}
        case "fall":
            return {"limit": in_units(die.limit)}
        case _:
            return {"limit": die.limit}


def _key(die: Die) -> str:
    """Choose the sentence: most dice have one for each meaning."""
    key = f"{die.label}-{die.result}" if die.result else die.label
    more = die.label == "prot" and die.total > QUARTERS * die.value
    return f"{key}-more" if more else key
