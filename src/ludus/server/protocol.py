"""What goes over the wire, once for both sides: the client's TypeScript types are made from this.

A socket is opened on a table: `/ws/tables/{id}`. The server speaks first: one `table`, one `view`
for every seat the guest holds (or one with seat null for a spectator), and the `talk` so far. After
that it speaks whenever something changes. A client is right from the last `table` and `view` alone;
log lines decorate.
"""

from typing import Any, Literal

from msgspec import Struct

from ludus.core.message import Message

Status = Literal["open", "running", "finished", "abandoned"]


class SeatInfo(Struct, frozen=True):
    """A seat as all may see it.

    kind   open: nobody; person: a guest; bot: a bot of the given kind
    mine   the reader holds it
    here   its person is connected
    held   a bot plays for its person until they return
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    mine: bool
    here: bool
    held: bool


class ClockInfo(Struct, frozen=True):
    """How time is kept: none, so much a move, or a bank with an increment.

    `left` is what each seat has at the moment of sending, in seconds; `running` are the seats whose
    time goes down from then on.
    """

    kind: Literal["none", "move", "bank"]
    seconds: int
    increment: int
    left: tuple[float, ...]
    running: tuple[int, ...]


class UndoInfo(Struct, frozen=True):
    """A wish to take a move back: whose, and which seats have yet to agree."""

    seat: int
    waiting: tuple[int, ...]


class TableInfo(Struct, frozen=True, tag_field="type", tag="table"):
    """A table, from the reader's side."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    public: bool
    host: bool
    seats: tuple[SeatInfo, ...]
    clock: ClockInfo
    spectators: int
    commitment: str
    undo: UndoInfo | None
    next: str | None


class Prompt(Struct, frozen=True):
    """A question to a seat: answer with its id and one of the moves."""

    id: str
    moves: tuple[str, ...]


class LogLine(Struct, frozen=True):
    """A numbered line of the log, in the form this seat may hear."""

    n: int
    message: Message


class ViewMessage(Struct, frozen=True, tag_field="type", tag="view"):
    """What one seat sees now. `log` holds the lines from number `log_from` on.

    Lines before number `log_first` may no longer be looked up: a reader who has them drops them.
    `log_from` may be lower than what was sent before: a move was taken back, and the lines from
    there on are to be replaced. `can_undo`: the seat's own last move may be taken back.
    """

    table: str
    seq: int
    seat: int | None
    view: Any
    log_first: int
    log_from: int
    log: tuple[LogLine, ...]
    prompt: Prompt | None
    can_undo: bool


class Why(Struct, frozen=True):
    """The article that forbids something, and the reason."""

    article: str
    message: Message


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """A move that was not made; nothing has changed."""

    seat: int
    move: str
    why: Why | None
    message: Message


class WhyNot(Struct, frozen=True, tag_field="type", tag="why"):
    """The answer to a question whether a move is allowed; `why` is null if it is."""

    seat: int
    move: str
    why: Why | None


class TalkLine(Struct, frozen=True, tag_field="type", tag="talk"):
    """Something said at the table."""

    n: int
    name: str
    seat: int | None
    text: str
    at: float


class Problem(Struct, frozen=True, tag_field="type", tag="problem"):
    """Something the client sent that was not understood or not allowed."""

    message: Message


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""


FromServer = TableInfo | ViewMessage | Refused | WhyNot | TalkLine | Problem | Pong


class MakeMove(Struct, frozen=True, tag_field="type", tag="move", forbid_unknown_fields=True):
    """Answer a prompt."""

    seat: int
    prompt: str
    move: str


class Ask(Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Ask why a move is not allowed."""

    seat: int
    move: str


class Talk(Struct, frozen=True, tag_field="type", tag="talk", forbid_unknown_fields=True):
    """Say something."""

    text: str


class Undo(Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Wish to take the last move back."""

    seat: int


class Consent(Struct, frozen=True, tag_field="type", tag="consent", forbid_unknown_fields=True):
    """Agree or not to somebody's wish to take a move back."""

    seat: int
    yes: bool


class Ping(Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Ask whether the line holds."""


FromClient = MakeMove | Ask | Talk | Undo | Consent | Ping


# Over HTTP


class Me(Struct, frozen=True):
    """The guest: a name of their own, and a language."""

    name: str
    language: str


class OptionInfo(Struct, frozen=True):
    """An option of a game as a form can offer it: its choices depend on the number of players."""

    name: str
    choices: tuple[Any, ...]
    default: Any


class GameInfo(Struct, frozen=True):
    """A game in the lobby."""

    name: str
    version: int
    players: tuple[int, ...]
    options: dict[str, tuple[OptionInfo, ...]]
    bots: tuple[str, ...]
    chapters: int


class TableRow(Struct, frozen=True):
    """A table in the lobby."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    seats: tuple[str | None, ...]
    mine: bool
    touched: float


class Odds(Struct, frozen=True):
    """How likely the things are that a move may bring, by their words; null if it brings none."""

    move: str
    odds: dict[str, float] | None


class ArticleText(Struct, frozen=True):
    """An article of a rulebook."""

    id: str
    title: str
    text: str
    edition: str | None


class ChapterText(Struct, frozen=True):
    """A chapter of a rulebook."""

    id: str
    title: str
    intro: str
    articles: tuple[ArticleText, ...]


class Moment(Struct, frozen=True):
    """A moment of a finished game: who did what, what was said, and what a seat then saw."""

    seq: int
    seat: int | None
    move: str | None
    log: tuple[Message, ...]
    view: Any


class Replay(Struct, frozen=True):
    """A finished game from one seat, moment by moment."""

    table: str
    game: str
    options: dict[str, Any]
    names: tuple[str, ...]
    seat: int | None
    moments: tuple[Moment, ...]
