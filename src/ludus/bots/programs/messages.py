"""The messages between the house and a program that plays; docs/bots.md explains every field.

Each is one JSON object with a `type`: one line over stdin and stdout, one text over a WebSocket.
"""

from typing import Any

import msgspec
from msgspec import Struct

from ludus.core.errors import BadInput, IllegalMove, LudusError
from ludus.core.forecast import Forecast
from ludus.core.message import Message
from ludus.core.rules import AnyRules

PROTOCOL = 1
"""The version of these messages; raised when a program has to be changed for them."""
LONGEST_LINE = 65_536
"""Bytes in one message of a program."""
TRIES = 3
"""Answers that a program may give to one turn."""
SECONDS = 10.0
"""Seconds for one turn, all its tries together."""
START_SECONDS = 20.0
"""Seconds from the start of a program to its `ready`."""
MOST_LINES = 100
"""Messages of a program that are read in one turn."""


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message: what is played, and where the program sits."""

    protocol: int
    game: str
    version: int
    options: Any
    seats: int
    seat: int
    seconds: float
    start_seconds: float
    tries: int


class Turn(Struct, frozen=True, tag_field="type", tag="turn"):
    """The program has to move: what its seat sees, and all legal moves."""

    id: str
    view: Any
    moves: tuple[str, ...]


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """An answer that was not accepted, why, and how many tries are left."""

    id: str
    move: str | None
    article: str | None
    reason: Message
    tries: int


class End(Struct, frozen=True, tag_field="type", tag="end"):
    """The game is over, or nobody plays on; null for winners: it was not played to its end."""

    winners: tuple[int, ...] | None


class Problem(Struct, frozen=True, tag_field="type", tag="problem"):
    """Why a program is not let in; the connection is closed."""

    reason: Message


class Ready(Struct, frozen=True, tag_field="type", tag="ready"):
    """The program's answer to `hello`."""

    protocol: int
    name: str = ""


class MoveAnswer(Struct, frozen=True, tag_field="type", tag="move"):
    """The program's answer to a turn: one of its moves."""

    id: str
    move: str


class Token(Struct, frozen=True, tag_field="type", tag="token"):
    """The first message over a WebSocket: what lets the program sit down."""

    token: str


class AskAbout(Struct, frozen=True, tag_field="type", tag="ask"):
    """What a move of this turn would cost and bring, or why it is refused; that costs no try."""

    id: str
    move: str


class Told(Struct, frozen=True, tag_field="type", tag="told"):
    """The answer: the article and the reason of a refusal, or else the forecast, if there is one.

    A text that is not a move has a reason and no article.
    """

    id: str
    move: str
    article: str | None = None
    reason: Message | None = None
    forecast: Forecast | None = None


FromProgram = Ready | MoveAnswer | Token | AskAbout
_decoder: msgspec.json.Decoder[FromProgram] = msgspec.json.Decoder(FromProgram)


def read(line: bytes) -> FromProgram | None:
    """Read a message of a program; None if it is none."""
    try:
        return _decoder.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def not_understood() -> Message:
    """Say that what a program sent is no message."""
    return Message("program-garbage", {})


def refusal(turn: str, move: str, error: LudusError, tries: int) -> Refused:
    """Tell a program why its move was not made."""
    article = error.refusal.article if isinstance(error, IllegalMove) else None
    return Refused(turn, move, article, error.message, tries)


def told(game: AnyRules, state: Any, view: Any, about: AskAbout) -> Told:
    """Say what a move would cost and bring, or why it is refused.

    `state` may be a world that the view cannot exclude: it refuses the same for the same reason.
    """
    try:
        move = game.parse(about.move)
        why = game.refusal(state, view.seat, move)
    except LudusError as error:
        return Told(about.id, about.move, None, error.message)
    if why is not None:
        return Told(about.id, about.move, why.article, why.message)
    return Told(about.id, about.move, forecast=game.forecast(view, move))


def hello(game: AnyRules, options: Any, seat: int, seconds: float = SECONDS) -> Hello:
    """Greet a program."""
    return Hello(
        PROTOCOL, game.name, game.version, options, game.seats(options), seat,
        seconds, START_SECONDS, TRIES,
    )  # fmt: skip


class ProgramFailed(BadInput):
    """A program no longer plays, and why."""
