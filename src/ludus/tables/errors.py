"""Refusals at a table that do not come from the rules of the game."""

from ludus.core.errors import LudusError
from ludus.core.message import Fact, Message


class TableError(LudusError):
    """An operation that is not possible at this table now; nothing has changed."""


class NoTable(TableError):
    """There is no such table."""


class Conflict(TableError):
    """Another process has changed the table in the meantime."""


def no(key: str, /, **facts: Fact) -> TableError:
    """Make a refusal from a key of the catalogue."""
    return TableError(Message(key, facts))
