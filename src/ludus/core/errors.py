"""What can go wrong, each error with a message in data and never a bare string.

LudusError
├── BadInput            the words cannot be understood (usage)
│   ├── BadNotation     a move's text is not a move of this game
│   ├── BadOptions      the options do not make a game
│   └── Unknown         no such game, article, bot, language…
├── IllegalMove         understood, but the rules forbid it
├── BadRecord           a record that is damaged, altered or of another make
│   ├── BrokenEntry     the first entry that does not hold, and why
│   └── FateMismatch    its chance outcomes are not what the rules asked for
└── BadContent          a content file is wrong; names file, key and reason
"""

from typing import Any

from msgspec import Struct

from ludus.core.message import Fact, Message


class Refusal(Struct, frozen=True):
    """Why a move is forbidden: the article, and the message with its facts."""

    article: str
    message: Message


class LudusError(Exception):
    """The root of every error raised on purpose.

    Where a message says only where something is wrong, `why` is the error that says what.
    """

    why: "LudusError | None" = None

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __reduce__(self) -> tuple[Any, ...]:
        """Come whole from one process to another, whatever a kind of error is made from."""
        return _again, (type(self), self.args, self.__dict__)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={fact}" for name, fact in self.message.facts.items())
        said = f"{self.message.key}({facts})"
        return f"{said}: {self.why}" if self.why else said


def _again(kind: type[LudusError], args: tuple[Any, ...], fields: dict[str, Any]) -> LudusError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(fields)
    return error


class BadInput(LudusError):
    """The input cannot be understood."""


class BadNotation(BadInput):
    """A text that is not a move of the game."""


class Unknown(BadInput):
    """A name that names nothing here."""


class BadOptions(BadInput):
    """Options that do not make a game, with the article that says so where there is one."""

    def __init__(self, message: Message, article: str | None = None) -> None:
        super().__init__(message)
        self.article = article


class IllegalMove(LudusError):
    """A move that the rules forbid; the state is untouched."""

    def __init__(self, seat: int, move: object, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.seat = seat
        self.move = move
        self.refusal = refusal


class BadRecord(LudusError):
    """A record that cannot be read or does not hold."""


class BrokenEntry(BadRecord):
    """The first entry of a record that does not hold, with the error that says why."""

    why: LudusError

    def __init__(self, entry: int, why: LudusError) -> None:
        super().__init__(Message("record-entry", {"entry": entry}))
        self.entry = entry
        self.why = why


class FateMismatch(BadRecord):
    """A recorded outcome of chance that does not answer what the rules asked."""


class BadContent(LudusError):
    """A content file that does not pass its check."""


def fault(
    kind: type[LudusError], key: str, why: LudusError | None = None, /, **facts: Fact
) -> LudusError:
    """Make an error of a kind from a key, facts, and the error that says why."""
    error = kind(Message(key, facts))
    error.why = why
    return error
