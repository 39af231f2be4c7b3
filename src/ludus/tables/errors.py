"""Refusals at a table that do not come from the rules of the game."""

from typing import TYPE_CHECKING, Literal

from ludus.core.errors import LudusError
from ludus.core.message import Fact, Message

if TYPE_CHECKING:
    # Worker processes import this module, and have no use for the database's libraries.
    from ludus.tables.batch import Write


class TableError(LudusError):
    """An operation that is not possible at this table now; nothing has changed."""


class LessonAnswer(TableError):
    """A legal move that a lesson does not want: what it says to that; nothing has changed."""

    def __init__(self, answer: tuple[Message, ...]) -> None:
        super().__init__(answer[0])
        self.answer = answer


class NoTable(TableError):
    """There is no such table."""


class Conflict(TableError):
    """Another process has changed the table in the meantime."""


class Unavailable(LudusError):
    """The database cannot be read or written just now; what was wanted may be tried again."""


class InDoubt(Unavailable):
    """The database failed while a change was being written: it may be stored or not."""

    def __init__(self, message: Message, write: "Write") -> None:
        super().__init__(message)
        self.write = write


Aside = Literal["damaged", "rules", "over"]
"""Why a table is set aside.

damaged  what is stored of it is damaged
rules    its game began under rules that this server does not have
over     the same, but the game is over: its record can be downloaded
"""


class SetAside(TableError):
    """A stored table that cannot be opened. Nothing is changed, and no other table suffers.

    The message is for people at the table; `reason` is for whoever runs the server.
    """

    def __init__(self, kind: Aside, reason: Message) -> None:
        super().__init__(Message(f"table-aside-{kind}", {}))
        self.kind: Aside = kind
        self.reason = reason


def damaged(key: str, /, **facts: Fact) -> SetAside:
    """Set a table aside because of what is stored of it."""
    return SetAside("damaged", Message(key, facts))


def no(key: str, /, **facts: Fact) -> TableError:
    """Make a refusal from a key of the catalogue."""
    return TableError(Message(key, facts))
