"""What a table is, apart from the game's state: who sits where, how time is kept, how it stands."""

from typing import Any, Literal

from msgspec import Struct

Status = Literal["open", "running", "finished", "abandoned"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How time is kept. `move`: so many seconds a move; `bank`: a supply, plus some each move."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: int = 0
    increment: int = 0


class Holder(Struct, frozen=True):
    """Who holds a seat: nobody, a person (by guest id), or a bot.

    `away` is a person who left: a bot plays for them until they return.
    """

    kind: Literal["open", "person", "bot"] = "open"
    guest: str | None = None
    name: str = ""
    bot: str | None = None
    away: bool = False

    @property
    def by_bot(self) -> bool:
        """Tell whether a bot moves for this seat now."""
        return self.kind == "bot" or self.away


class UndoWish(Struct, frozen=True):
    """A wish to take the last move back, and the seats that have yet to agree."""

    seat: int
    waiting: tuple[int, ...]


class Doc(Struct, frozen=True):
    """Everything about a table but its moves: stored as one document, changed as a whole."""

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
    nonces: tuple[str, ...] = ()
    undo: UndoWish | None = None
    undone: int = 0
    next: str | None = None
    started: float = 0.0


class Row(Struct, frozen=True, gc=False):
    """An entry as it is stored: a step of the record, with the state after it and what was told.

    A `reveal` is a move that turned hidden choices up. `age` is the game's, in seconds, where its
    rules looked at the clock.
    """

    table: str
    seq: int
    kind: Literal["setup", "move", "reveal", "undo"]
    seat: int | None
    move: str | None
    fate: str
    hash: str
    state: bytes
    events: str
    at: float
    age: int | None = None


class Said(Struct, frozen=True):
    """Something said at a table."""

    table: str
    n: int
    guest: str
    name: str
    seat: int | None
    text: str
    at: float


class Step(Struct, frozen=True, gc=False):
    """A step of the game that still stands, without its state; a final one cannot be undone."""

    seq: int
    seat: int | None
    move: str | None
    final: bool
    told: int
