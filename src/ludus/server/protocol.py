"""The messages between server and client; the client's TypeScript types are generated from them.

A client opens a WebSocket to a table: `/ws/tables/{id}`. The server begins: one `table`, one `view`
for every seat of the guest (or one with seat null for a spectator), and the `talk` so far. After
that it sends what has changed. The last `table` and `view` are all a client needs to show the
position; lines of the log are for people to read.
"""

from typing import Any, Literal

from msgspec import Struct

from ludus.core.message import Message, Ref
from ludus.core.sheets import Sheet
from ludus.tables.pace import Pace

Status = Literal["open", "running", "finished", "abandoned"]


class Missed(Struct, frozen=True):
    """Moves that a bot made for a person while they were away.

    `log_from` and `log_to` are the first line of the log that tells of them, and the one after the
    last. Where the rules no longer allow to look them up, both are the same.
    """

    moves: int
    log_from: int
    log_to: int


class SeatInfo(Struct, frozen=True):
    """A seat as everybody may see it.

    kind    open: nobody; person: a guest; bot: a bot of the given kind, or a program from elsewhere
    name    a person's or a program's own; a bot's is a reference, put into the reader's language
    mine    it is the reader's
    host    its person decides at this table
    here    its person is connected
    held    a bot plays for its person
    bot_in  its person is away and others wait: in how many seconds a bot plays for them
    missed  what a bot did for the reader while they were away, until they have read it
    promise the SHA-256 of the nonce that its person's client adds to the chance of the game
    gave    that nonce has come
    agrees  its person agrees that people at this table get counsel
    advised it has asked for counsel in this game
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | Ref
    bot: str | None
    mine: bool
    host: bool
    here: bool
    held: bool
    bot_in: float | None
    missed: Missed | None
    promise: str | None
    gave: bool
    agrees: bool
    advised: bool


class ClockInfo(Struct, frozen=True):
    """How time is kept: not at all, per move, or for the whole game with an increment.

    `left` are the seconds each seat has when the message is sent; `running` are the seats that lose
    time from then on.
    """

    kind: Literal["none", "move", "bank"]
    seconds: int
    increment: int
    left: tuple[float, ...]
    running: tuple[int, ...]


class UndoInfo(Struct, frozen=True):
    """A request to take a move back: whose, and which seats have yet to agree."""

    seat: int
    waiting: tuple[int, ...]


Waits = Literal["read", "move", "watch", "over", "changed"]


class LessonInfo(Struct, frozen=True):
    """A lesson at the moment: what is said, what is pointed at, and what it waits for.

    word     names the lesson; `next` the one after it, if there is one
    step     the number of the step, from 0; `steps` says how many there are; it is sent to go on
    task     what to do, where a move is wanted
    point    what is pointed at: `attribute=value` of the board's data attributes
    waits    read: for the reader to go on; move: for their move; watch: others move; over: the end;
             changed: the lesson is another one by now and has to be begun again
    """

    word: str
    next: str | None
    step: int
    steps: int
    title: Message | None
    text: Message | None
    task: Message | None
    point: tuple[str, ...]
    waits: Waits


class PracticeInfo(Struct, frozen=True):
    """The moment at which a practice game began: after entry `at` of the game at a table.

    Of a puzzle, whose game was played at no table, `table` is empty.
    """

    table: str
    at: int


class TableInfo(Struct, frozen=True, tag_field="type", tag="table"):
    """A table, as described to one reader.

    printed    the version of what its game has printed
    starting   the host has started: promises are fixed, and clients now send the nonces promised
    host       the reader decides at this table
    several    guests may take several seats
    kept_out   the names of those who may neither sit down nor talk; only the host is told
    bot_after  how many seconds others wait for somebody who is away before a bot plays; null: for
               ever
    hurried    the house is busy: bots at this table think for less time than usual
    lesson     what is being taught, if it is a lesson
    counsel    people may ask for counsel: one sits here alone, or all agree
    practice   the moment of another game at which this one began; null: at its own beginning
    """

    id: str
    game: str
    printed: str
    options: dict[str, Any]
    status: Status
    public: bool
    host: bool
    several: bool
    kept_out: tuple[str, ...]
    seats: tuple[SeatInfo, ...]
    clock: ClockInfo
    spectators: int
    commitment: str
    starting: bool
    bot_after: float | None
    undo: UndoInfo | None
    next: str | None
    hurried: bool
    lesson: LessonInfo | None
    counsel: bool
    practice: PracticeInfo | None


class Prompt(Struct, frozen=True):
    """A decision that a seat has to make: answer with its id and one of the moves."""

    id: str
    moves: tuple[str, ...]


class LogLine(Struct, frozen=True, omit_defaults=True):
    """A numbered line of the log, in the form that this seat may read.

    opens  it opens a part of the log: 1 a large one such as a round, 2 one within; 0: it does not
    ends   it tells how the part of this level ended, and belongs to it; 0: it does not
    """

    n: int
    message: Message
    opens: int = 0
    ends: int = 0


class ViewMessage(Struct, frozen=True, tag_field="type", tag="view"):
    """What one seat sees now.

    seq        counts the changes of the game that this seat can know of
    log        the lines of the log from number `log_from` on; they replace any sent before with the
               same numbers, because a move may have been taken back
    log_first  lines before this number may no longer be looked up: the client drops them
    sheets     the score sheets from number `sheets_from` on, counted from 0; they replace any sent
               before with the same numbers
    acting     the seats that have to decide now
    can_undo   the seat may ask to take its last move back
    """

    table: str
    seq: int
    seat: int | None
    view: Any
    log_first: int
    log_from: int
    log: tuple[LogLine, ...]
    sheets_from: int
    sheets: tuple[Sheet, ...]
    acting: tuple[int, ...]
    prompt: Prompt | None
    can_undo: bool


class Why(Struct, frozen=True):
    """The article that forbids something, and the reason."""

    article: str
    message: Message


class Refused(Struct, frozen=True, tag_field="type", tag="refused", omit_defaults=True):
    """A move that was not made; nothing has changed.

    answer  what a lesson says to a legal move that it does not want; elsewhere nothing
    """

    seat: int
    move: str
    why: Why | None
    message: Message
    answer: tuple[Message, ...] = ()


class WhyNot(Struct, frozen=True, tag_field="type", tag="why"):
    """The answer to a question whether a move is allowed; `why` is null if it is."""

    seat: int
    move: str
    why: Why | None


class TalkLine(Struct, frozen=True, tag_field="type", tag="talk"):
    """A line of talk at the table."""

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


class Moment(Struct, frozen=True, tag_field="type", tag="moment"):
    """Whether nothing can be stored for the moment: games wait, and go on by themselves."""

    on: bool


FromServer = TableInfo | ViewMessage | Refused | WhyNot | TalkLine | Problem | Moment | Pong


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
    """Ask to take the last move back."""

    seat: int


class Consent(Struct, frozen=True, tag_field="type", tag="consent", forbid_unknown_fields=True):
    """Agree or not to taking a move back."""

    seat: int
    yes: bool


class Seen(Struct, frozen=True, tag_field="type", tag="seen", forbid_unknown_fields=True):
    """Say that the reader has been told which moves a bot made for them."""

    seat: int


class Reading(Struct, frozen=True, tag_field="type", tag="reading", forbid_unknown_fields=True):
    """Say that a panel is being read, or no longer: bots wait. Who disconnects no longer reads."""

    on: bool


class ChoosePace(Struct, frozen=True, tag_field="type", tag="pace", forbid_unknown_fields=True):
    """Say how fast bots should move."""

    pace: Pace


class TeachOn(Struct, frozen=True, tag_field="type", tag="lesson", forbid_unknown_fields=True):
    """Go on from a step of a lesson that is only read, by its number."""

    step: int


class Ping(Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Ask for a `pong`, to see whether the connection still works."""


FromClient = MakeMove | Ask | Talk | Undo | Consent | Seen | Reading | ChoosePace | TeachOn | Ping
