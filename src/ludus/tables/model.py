"""The data of a table apart from the game's state: seats, clock, status, entries, talk."""

from typing import Any, Literal

from msgspec import Struct

from ludus.core.fairness import Part
from ludus.core.outcome import Outcome
from ludus.lessons.guide import Progress

Status = Literal["open", "running", "finished", "abandoned"]
StandIn = Literal["none", "wished", "away"]

BOT_AFTER = 60.0
"""Seconds that others wait for a person who is not connected, unless the host decides otherwise."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How time is kept.

    none  no limit
    move  `seconds` for every move
    bank  `seconds` for the whole game, and `increment` more after every move
    """

    kind: Literal["none", "move", "bank"] = "none"
    seconds: int = 0
    increment: int = 0


class Holder(Struct, frozen=True, omit_defaults=True):
    """Who holds a seat: nobody, a person (by guest id), a bot, or a program from elsewhere.

    A program has an id like a guest's: whoever holds the token for this id plays there.

    bot       the kind of bot that plays; None for a person: the server's usual one
    stand_in  whether a bot plays for the person: because they wished it, until they take the seat
              back; or because they were away while others waited, until they return
    bot_at    when a bot will play for the person, unless they return before
    missed    entries with moves that a bot made for the person while they were not connected, and
              that they have not been told about yet
    promise   the SHA-256 of the nonce that the person's client will add to the chance of the game
    nonce     the nonce itself, once the start has called for it
    agrees    whether the person agrees that people at this table get counsel
    """

    kind: Literal["open", "person", "bot", "program"] = "open"
    guest: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: StandIn = "none"
    bot_at: float | None = None
    missed: tuple[int, ...] = ()
    promise: str | None = None
    nonce: str | None = None
    agrees: bool = False

    @property
    def by_bot(self) -> bool:
        """Tell whether a bot moves for this seat now."""
        return self.kind == "bot" or self.stand_in != "none"


class KeptOut(Struct, frozen=True):
    """Somebody whom the host keeps out, and the name they had."""

    guest: str
    name: str


class UndoWish(Struct, frozen=True):
    """A request to take the last move back, and the seats that have yet to agree."""

    seat: int
    waiting: tuple[int, ...]


class LessonMark(Struct, frozen=True):
    """That a table is a lesson: which one, by its script's hash, and how far it is.

    Its chance and its opponents are written: such a game does not count and has no record.
    """

    word: str
    script: str
    progress: Progress = Progress()


class Doc(Struct, frozen=True, omit_defaults=True):
    """Everything about a table except its entries: stored and changed as one document.

    host       the guest who decides: whoever opened the table, or took over
    several    guests may take several seats
    kept_out   who may neither sit down nor talk
    left       seconds left to each seat at the time `since`
    since      when the clocks of the seats that have to move were started; None: they stand still
    called     when the host started: the promised nonces are being waited for
    nonces     what each seat added to the seed: empty: a person's client sent none; None: a bot
    gained     seconds that each of the last moves brought its mover, while it can be taken back
    taken_back how many moves have been taken back that each seat could know of; the last number
               is for spectators
    next       the table of the rematch
    started    when the game began
    bot_after  seconds that others wait for a person who is not connected before a bot plays for
               them; None: for ever
    acting     the seats that have to move, for lists of tables
    winners    the seats that have won, once the game is over
    outcome    how the game ended: a record tells it even where the game's rules are gone
    practice   where the first entries are from, for a game that began at a moment of another one
    entries    how many entries there are, so that a missing one is noticed; None: not known
    lesson     what is taught here, if it is a lesson and no game that counts
    counselled the seats that have asked for counsel
    """

    game: str
    version: int
    content: str
    options: dict[str, Any]
    host: str
    public: bool
    seats: tuple[Holder, ...]
    commitment: str
    clock: Clock = Clock()
    left: tuple[float, ...] = ()
    since: float | None = None
    status: Status = "open"
    called: float | None = None
    nonces: tuple[str | None, ...] = ()
    undo: UndoWish | None = None
    gained: tuple[float, ...] = ()
    taken_back: tuple[int, ...] = ()
    next: str | None = None
    started: float = 0.0
    bot_after: float | None = BOT_AFTER
    acting: tuple[int, ...] = ()
    winners: tuple[int, ...] | None = None
    outcome: Outcome | None = None
    entries: int | None = None
    several: bool = False
    kept_out: tuple[KeptOut, ...] = ()
    lesson: LessonMark | None = None
    counselled: tuple[int, ...] = ()
    practice: tuple[Part, ...] = ()


class Row(Struct, frozen=True, gc=False):
    """An entry as it is stored: a step of the record, with the state and the events after it.

    A `reveal` is a move that can never be taken back, though it asked for no chance. A `hidden` one
    is known only to its mover, who chooses in secret with others and has not given all answers.
    `age` is how many seconds the game has lasted, if its rules asked for the time.
    """

    table: str
    seq: int
    kind: Literal["setup", "move", "reveal", "hidden", "undo"]
    seat: int | None
    move: str | None
    fate: str
    hash: str
    state: bytes
    events: str
    at: float
    age: int | None = None


MOST_TALK = 2000
"""Lines of talk at one table."""


class Said(Struct, frozen=True):
    """A line of talk at a table: its number, who said it, and when."""

    table: str
    n: int
    guest: str
    name: str
    seat: int | None
    text: str
    at: float


class PlayedStep(Struct, frozen=True, gc=False):
    """A step of the game that has not been taken back.

    final   it cannot be taken back, because of chance or a reveal
    hidden  only its mover can know of it
    told    how many events it told
    """

    seq: int
    seat: int | None
    move: str | None
    final: bool
    hidden: bool
    told: int
