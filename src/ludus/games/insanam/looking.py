"""What a forecast looks at: the table as a seat sees it, and what is under way there."""

from typing import TypeVar

from ludus.core.decisions import Look
from ludus.core.frames import Frame
from ludus.games.insanam.account import Account
from ludus.games.insanam.state import Own, Table
from ludus.games.insanam.view import View

F = TypeVar("F", bound=Frame)

Seen = Look[View]
"""The rules, and what the seat that decides sees."""


def table_of(look: Seen) -> Table:
    """Give the table."""
    return look.view.table


def own_of(look: Seen) -> Own:
    """Give what the seat knows alone."""
    return look.view.mine or Own()


def account_of(look: Seen) -> Account:
    """Begin to add up for the seat that decides."""
    return Account(look.view.table, look.seat)


def under_way(look: Seen, kind: type[F]) -> F:
    """Give the frame that asks, which is of the kind its decision is about."""
    frame = look.view.table.frames[-1]
    if not isinstance(frame, kind):
        raise TypeError(f"another frame asks: {frame}")
    return frame
