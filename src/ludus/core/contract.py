"""The contract between a game and the house. A plain object satisfies it; nobody subclasses.

Words, used in one sense everywhere:

seat       a place at the table, 0 to n-1 clockwise. People and bots come and go; seats stay.
state      the whole truth of a game as plain data: it round-trips through JSON and holds no
           callable, no back reference, no random generator. What must happen next is data too.
move       a small frozen value with one canonical text. The set of legal moves is never empty
           for a seat that has to act.
refusal    why a move is forbidden: article, message key, facts. A refused move changes nothing.
fate       the only source of chance, always an argument, never reachable from the state.
view       what one seat may know: what lies open, what is its own, and what an attentive player
           in that seat would remember. Built by naming what is shown. Seat None is a spectator.
world      a state that a view cannot exclude. `imagine` samples one.
outcome    who won and why; None while the game goes on.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from ludus.core.articles import Articles
from ludus.core.errors import Refusal
from ludus.core.events import Sink
from ludus.core.fate import Fate
from ludus.core.message import Message
from ludus.core.outcome import Outcome

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - the architecture's own letters


class Game(Protocol[S, M, V, O]):
    """The rules of one game."""

    @property
    def name(self) -> str:
        """The word that names the game in commands and records."""
        ...

    @property
    def version(self) -> int:
        """Raised whenever the same record would replay differently."""
        ...

    @property
    def content(self) -> str:
        """Hash of the content files."""
        ...

    @property
    def articles(self) -> Articles:
        """The index of the rulebook."""
        ...

    @property
    def options(self) -> type[O]:
        """The type of the options."""
        ...

    @property
    def state(self) -> type[S]:
        """The type of the state, for JSON."""
        ...

    @property
    def views(self) -> type[V]:
        """The type of the views, for JSON."""
        ...

    @property
    def modes(self) -> Sequence[O]:
        """Options of every mode there is: what tests and benchmarks sweep."""
        ...

    def read_options(self, given: Mapping[str, object]) -> O:
        """Fill in what is not given; raise `BadOptions` for what makes no game."""
        ...

    @property
    def players(self) -> Sequence[int]:
        """The numbers of players the game can be played by."""
        ...

    def menu(self, players: int) -> Mapping[str, Sequence[object]]:
        """Offer the options a table can be opened with: name and choices, the default first."""
        ...

    def seats(self, options: O) -> int:
        """How many seats the table has."""
        ...

    def parse(self, text: str) -> M:
        """Read a move's canonical text (what `str` prints), or raise `BadNotation`."""
        ...

    def setup(self, options: O, fate: Fate, sink: Sink | None) -> S:
        """Set the table."""
        ...

    def to_act(self, state: S) -> tuple[int, ...]:
        """Who has to move: () only when finished, several when they choose at once."""
        ...

    def moves(self, state: S, seat: int) -> Sequence[M]:
        """List all legal moves of a seat, in a stable order."""
        ...

    def refusal(self, state: S, seat: int, move: M) -> Refusal | None:
        """Say why a move is forbidden, or None."""
        ...

    def apply(self, state: S, seat: int, move: M, fate: Fate, sink: Sink | None) -> None:
        """Carry a legal move out on the state; trusts its caller."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Tell how the game ended, or None."""
        ...

    def view(self, state: S, seat: int | None) -> V:
        """Build what a seat may know, by inclusion."""
        ...

    def reveals(self, state: S) -> int:
        """Count the times hidden choices were turned up: across one, no move can be taken back."""
        ...

    def for_person(self, view: V) -> V:
        """Leave out what only memory holds: bots may use it, nobody may look it up."""
        ...

    def recall(self, heard: Sequence[Message]) -> int:
        """Number the first of the events heard that may still be looked up: 0 if all may."""
        ...

    def odds(self, view: V, move: M) -> Any:
        """Tell how likely the things are that a move may bring, exactly; None if it brings none.

        Each has a word and a probability. It is reckoned from the view of the seat that asks.
        """
        ...

    def imagine(self, view: V, rng: Random) -> S:
        """Sample a world that the view cannot exclude, each with its true probability."""
        ...

    def clone(self, state: S) -> S:
        """Copy a state so that neither sees the other's changes."""
        ...

    def invariants(self, state: S) -> Iterator[str]:
        """Name the laws the state breaks; none when sound."""
        ...


AnyGame = Game[Any, Any, Any, Any]
"""A game whose types the caller does not know."""


class Budget(Struct, frozen=True):
    """How long a bot may think: seconds, iterations, or whichever is first."""

    seconds: float | None = None
    iterations: int | None = None


class Bot(Protocol):
    """A player that sees a view and its moves, and nothing else."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        """Choose one of the moves."""
        ...
