"""The messages between server and client; the client's TypeScript types are generated from them.

A client opens a WebSocket to a table: `/ws/tables/{id}`. The server begins: one `table`, one `view`
for every seat of the guest (or one with seat null for a spectator), and the `talk` so far. After
that it sends what has changed. The last `table` and `view` are all a client needs to show the
position; lines of the log are for people to read.
"""

from typing import Any, Literal

from msgspec import Struct

from ludus.core.forecast import Forecast
from ludus.core.message import Fact, Message, Ref
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

    kind    open: nobody; person: a guest; bot: a bot of the given kind
    name    a person's own; a bot's is a reference, put into words in the reader's language
    mine    it is the reader's
    here    its person is connected
    held    a bot plays for its person
    bot_in  its person is away and others wait: in so many seconds a bot plays for them
    missed  what a bot did for the reader while they were away, until they have read it
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | Ref
    bot: str | None
    mine: bool
    here: bool
    held: bool
    bot_in: float | None
    missed: Missed | None


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


class TableInfo(Struct, frozen=True, tag_field="type", tag="table"):
    """A table, as described to one reader.

    printed    the version of what its game has printed
    bot_after  how many seconds others wait for somebody who is away before a bot plays; null: for
               ever
    """

    id: str
    game: str
    printed: str
    options: dict[str, Any]
    status: Status
    public: bool
    host: bool
    seats: tuple[SeatInfo, ...]
    clock: ClockInfo
    spectators: int
    commitment: str
    bot_after: float | None
    undo: UndoInfo | None
    next: str | None


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


class Ping(Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Ask for a `pong`, to see whether the connection still works."""


FromClient = MakeMove | Ask | Talk | Undo | Consent | Seen | Reading | ChoosePace | Ping


# Over HTTP


class Me(Struct, frozen=True):
    """The guest's own name and language."""

    name: str
    language: str


class Reach(Struct, frozen=True):
    """Addresses under which others in the network reach this server, the likeliest first.

    Told only to a page that was opened on the server's own machine: others know one already.
    """

    links: tuple[str, ...]


class OptionInfo(Struct, frozen=True):
    """An option of a game with its choices, which depend on the number of players."""

    name: str
    choices: tuple[Any, ...]
    default: Any


class PresetInfo(Struct, frozen=True):
    """A way to play that can be started at once.

    word     names it in the catalogue: `<game>-preset-<word>`
    options  the options of a table, by number of players
    usual    how many play unless somebody wants another number
    house    a variant of the house: smaller than the rules have it, or cut short
    """

    word: str
    options: dict[str, dict[str, Any]]
    usual: int
    house: bool


class GameInfo(Struct, frozen=True):
    """A game in the lobby. `printed` is the version of what is printed in it."""

    name: str
    version: int
    printed: str
    players: tuple[int, ...]
    options: dict[str, tuple[OptionInfo, ...]]
    presets: tuple[PresetInfo, ...]
    bots: tuple[str, ...]
    chapters: int


class TableRow(Struct, frozen=True):
    """A table in the lobby.

    seats    the names at the table, null for a free seat
    people   how many seats are held by people
    own      the reader's seats
    acting   the seats that have to move
    winners  the seats that have won, once the game is over
    """

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    seats: tuple[str | Ref | None, ...]
    people: int
    own: tuple[int, ...]
    acting: tuple[int, ...]
    winners: tuple[int, ...] | None
    touched: float


class Offer(Struct, frozen=True):
    """A move of the right kind in its parts: `word` says what it does, `facts` are its slots.

    One that is not allowed is told too where the rules list it: why not can be asked.
    """

    move: str
    word: str
    facts: dict[str, Fact]
    allowed: bool
    forecast: Forecast | None


class Offers(Struct, frozen=True):
    """All moves of a prompt with what they cost and bring, as far as that is known at once.

    `ask` names the decision; prompt and decision are null where the seat need not act.
    """

    prompt: str | None
    ask: str | None
    offers: tuple[Offer, ...]


class MoveForecast(Struct, frozen=True):
    """All that a move of a prompt costs and brings, exact odds too; null if there is nothing."""

    prompt: str | None
    move: str
    forecast: Forecast | None


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


class Heading(Struct, frozen=True):
    """An event that opens a part of the game, and the step that told it: a jump goes there."""

    at: int
    message: Message


class Replay(Struct, frozen=True):
    """The index of a finished game: all but what was seen and what the log says.

    names     of the seats
    seat      through whose eyes it is seen; null: a spectator's
    movers    who moved in each step; null for the setting of the table, the first step
    moves     what they moved
    headings  the large parts, such as rounds or turns
    parts     the steps with which the small parts begin, such as fights or activations
    """

    table: str
    game: str
    options: dict[str, Any]
    names: tuple[str | Ref, ...]
    seat: int | None
    movers: tuple[int | None, ...]
    moves: tuple[str | None, ...]
    headings: tuple[Heading, ...]
    parts: tuple[int, ...]


class ReplayViews(Struct, frozen=True):
    """What a seat saw after some steps in a row, from number `first` on.

    They are as many as fit into one answer; the next question begins after them.
    """

    first: int
    views: tuple[Any, ...]


class ReplayLog(Struct, frozen=True):
    """The lines of the log that some steps in a row told a seat, from number `first` on."""

    first: int
    lines: tuple[tuple[Message, ...], ...]
