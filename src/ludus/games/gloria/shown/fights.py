"""The joust under way, as a board shows it. L-15 to L-18, L-23, L-24."""

from msgspec import Struct

from ludus.games.gloria.frames import Joust
from ludus.games.gloria.roles import attacks
from ludus.games.gloria.state import State


class Side(Struct, frozen=True):
    """One of the two.

    part     attacks, defends, helpless (it has no dice), or nothing while roles are open [L-17]
    extra    dice it has bought [L-18.2]
    touches  touches it has rolled [L-22.1]
    """

    who: int
    part: str
    extra: int
    touches: int


class Bout(Struct, frozen=True):
    """A joust: its kind, who declared it, and the other one. A shield push is a kind of its own."""

    kind: str
    one: Side
    other: Side


def bout(table: State) -> Bout | None:
    """Find the innermost joust."""
    frame = next((frame for frame in reversed(table.frames) if isinstance(frame, Joust)), None)
    if frame is None:
        return None
    kind = "push" if frame.push else frame.kind
    return Bout(kind, _side(table, frame, frame.engager), _side(table, frame, frame.engaged))


def _side(table: State, frame: Joust, who: int) -> Side:
    at = 1 if who == frame.second else 0
    return Side(who, part_of(table, frame, who), frame.extra[at], frame.touches[at])


def part_of(table: State, frame: Joust, who: int) -> str:
    """Name the part that somebody has in a joust. [L-17.2, L-17.4]"""
    if frame.first < 0:
        return ""
    if who == frame.second and not frame.reacts:
        return "helpless"
    return "attacks" if attacks(frame, table.gladiators[who]) else "defends"
