"""What the server answers over HTTP; the client's TypeScript types are generated from it.

What is sent to it is in `forms`; what goes over a WebSocket is in `protocol`.
"""

from typing import Any

from msgspec import Struct

from ludus.core.forecast import Forecast
from ludus.core.message import Fact, Message, Ref
from ludus.puzzles.solving import Tried
from ludus.review.comparing import Comparison
from ludus.review.whole import Review
from ludus.server.protocol import Status, Why
from ludus.tables.errors import Aside


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
    minutes  how long it takes against bots, by number of players, where that was measured
    """

    word: str
    options: dict[str, dict[str, Any]]
    usual: int
    house: bool
    minutes: dict[str, int]


class LessonRow(Struct, frozen=True):
    """A lesson in the lobby: its word, and how many minutes it takes."""

    word: str
    minutes: int


class LevelInfo(Struct, frozen=True):
    """A level of the bots: its bot, and what was measured of it.

    beats  how many of a hundred games it wins against the level below; null where nobody has
           measured that
    """

    bot: str
    beats: int | None


class GameInfo(Struct, frozen=True):
    """A game in the lobby. `printed` is the version of what is printed in it."""

    name: str
    version: int
    printed: str
    players: tuple[int, ...]
    options: dict[str, tuple[OptionInfo, ...]]
    presets: tuple[PresetInfo, ...]
    levels: tuple[LevelInfo, ...]
    chapters: int
    lessons: tuple[LessonRow, ...]


class GoalInfo(Struct, frozen=True):
    """What the goal card of a game needs beside its sentences.

    facts  the numbers in them, for some options
    asks   the article of every decision by its name: where the rulebook is opened
    """

    facts: dict[str, int | str]
    asks: dict[str, str]


class ProgramSeat(Struct, frozen=True):
    """A seat kept for a program, and the token with which it sits down there and nowhere else."""

    table: str
    seat: int
    token: str


class TableRow(Struct, frozen=True):
    """A table in the lobby.

    seats    the names at the table, null for a free seat
    people   how many seats are held by people
    own      the reader's seats
    acting   the seats that have to move
    winners  the seats that have won, once the game is over
    aside    why it cannot be opened, if so: what is stored of it is damaged, or its rules are gone
             (over: and its game is over)
    lesson   the lesson that is taught there, if it is one and no game that counts
    practice  it began at a moment of another game
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
    aside: Aside | None = None
    lesson: str | None = None
    practice: bool = False


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


class Counsel(Struct, frozen=True):
    """A good move for a prompt, and the next best one; None: there is nothing to decide now."""

    prompt: str | None
    counsel: Comparison | None


class PuzzleRow(Struct, frozen=True):
    """The puzzles of a game, and which of them is today's."""

    game: str
    ids: tuple[str, ...]
    daily: str


class PuzzleRows(Struct, frozen=True):
    """All puzzles that can be played now; `day` is the date for which today's were chosen."""

    day: str
    games: tuple[PuzzleRow, ...]


class PuzzleShown(Struct, frozen=True):
    """A puzzle as its seat sees it. What its moves are worth is not told.

    printed  the version of what its game has printed
    seats    how many there are
    view     what the seat sees
    ask      names the decision; `moves` are the legal ones
    offers   the moves in their parts, with what they cost and bring
    log      the last lines that the seat was told
    """

    game: str
    id: str
    printed: str
    options: dict[str, Any]
    seats: int
    seat: int
    view: Any
    ask: str
    moves: tuple[str, ...]
    offers: tuple[Offer, ...]
    log: tuple[Message, ...]


class PuzzleForecast(Struct, frozen=True):
    """All that a move of a puzzle costs and brings; null if there is nothing."""

    move: str
    forecast: Forecast | None


class PuzzleTry(Struct, frozen=True):
    """What became of a move that was tried; null and `why`: the rules forbid it."""

    tried: Tried | None
    why: Why | None


class ReviewState(Struct, frozen=True):
    """The review of a finished game, or how much of it is done: nothing of nothing before."""

    done: int
    of: int
    review: Review | None
