"""What can be refused at a table, apart from the rules of the game."""

from ludus.core.errors import LudusError
from ludus.core.message import Fact, Message


class TableError(LudusError):
    """Something that cannot be done at this table now; nothing has changed."""


class NoTable(TableError):
    """There is no such table."""


class Conflict(TableError):
    """Somebody else changed the table first; look again."""


def no(key: str, /, **facts: Fact) -> TableError:
    """Make a refusal from a key of the catalogue."""
    return TableError(Message(key, facts))
