"""What a seat may know: everything but the dice to come. Section 5.

There is nothing to hide in this game, so a view shows the whole table; it is built by copying it,
so that whoever holds a view cannot change the game.
"""

from random import Random

from msgspec import Struct

from ludus.core.frames import Frame
from ludus.games.gloria.paths import Goal
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


def question(state: State) -> Frame | None:
    """One seat decides at a time, about what is innermost."""
    return state.frames[-1] if state.frames else None


def seen_question(shown: View) -> Frame | None:
    """Tell the same from a view."""
    return question(shown.table)


def glance(state: State, seat: int | None) -> View:
    """Show the table itself."""
    frame = question(state)
    turn, ask = (None, "") if frame is None else (frame.seats[0], frame.ask)
    return View(seat, turn, ask, state)


def view(state: State, seat: int | None) -> View:
    """Show the table."""
    return glance(clone(state), seat)


def imagine(shown: View, _rng: Random) -> State:
    """There is one world only: the one that is shown."""
    return clone(shown.table)
