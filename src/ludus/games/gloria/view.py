"""What a seat may know: everything but the dice to come. Section 5.

There is nothing to hide in this game, so a view shows the whole table; it is built by copying it,
so that whoever holds a view cannot change the game.
"""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from ludus.core.message import Message
from ludus.games.gloria.paths import Goal, goals
from ludus.games.gloria.rules import to_act
from ludus.games.gloria.state import State, clone


class View(Struct, frozen=True):
    """The table from one seat; seat None is a spectator.

    turn     the seat that decides now, None when the game is over
    ask      what it has to decide, a word
    waiting  seats that choose at once: never any here
    table    the table as it is
    goals    for a person: the hexes the active gladiator can walk to, with cost and way
    """

    seat: int | None
    turn: int | None
    ask: str
    table: State
    waiting: tuple[int, ...] = ()
    goals: tuple[Goal, ...] = ()


def view(state: State, seat: int | None) -> View:
    """Show the table."""
    acting = to_act(state)
    ask = state.frames[-1].ask if state.frames else ""
    return View(seat, acting[0] if acting else None, ask, clone(state))


def for_person(shown: View) -> View:
    """Add the ways to go, which bots find by themselves."""
    ways = goals(shown.table) if shown.ask == "act" and shown.turn == shown.seat else ()
    return View(shown.seat, shown.turn, shown.ask, shown.table, shown.waiting, ways)


def recall(heard: Sequence[Message]) -> int:  # noqa: ARG001
    """All that happened may be looked up."""
    return 0


def imagine(shown: View, rng: Random) -> State:  # noqa: ARG001
    """There is one world only: the one that is shown."""
    return clone(shown.table)
