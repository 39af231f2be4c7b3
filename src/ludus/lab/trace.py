"""A game as questions see it: what was decided at every step, who was ahead, who won.

A trace is made while bots play (`ludus.lab.playing`), or later from any record.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby
from math import log2
from typing import Annotated, Any

from msgspec import Meta, Struct

from ludus.core.message import Message
from ludus.core.moves import Move
from ludus.core.outcome import Outcome
from ludus.core.record import Record, replay
from ludus.core.rules import AnyRules
from ludus.core.sheets import Sheet
from ludus.games import find_game

Holdings = tuple[tuple[str, ...], ...]
"""What each seat had of a kind: one board, several classes."""


Seconds = Annotated[float, Meta(ge=0)]


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people at a table take, in seconds: a model, to be set to what one has observed.

    forced    a move without a choice
    choice    a choice of two
    doubling  what each doubling of the number of choices adds
    """

    forced: Seconds = 1.0
    choice: Seconds = 4.0
    doubling: Seconds = 2.0

    def seconds(self, choices: int) -> float:
        """Tell how long somebody takes to decide among a number of moves."""
        if choices < 2:
            return self.forced
        return self.choice + self.doubling * (log2(choices) - 1)


class Step(Struct, frozen=True):
    """One decision: who made it, which, among how many moves; how all stood after it.

    together  whether several chose at once, in secret
    standing  a number for each seat, the highest is ahead; None where the game has none
    """

    seat: int
    decision: str
    move: Move
    choices: int
    together: bool
    standing: tuple[float, ...] | None

    @property
    def ahead(self) -> tuple[int, ...]:
        """The seats that share the lead; none where the game has no standing."""
        if self.standing is None:
            return ()
        best = max(self.standing)
        return tuple(seat for seat, one in enumerate(self.standing) if one == best)


class Probe(Struct, frozen=True):
    """A choice that was looked into: the step, and whether another move made others win."""

    step: int
    matters: bool


class Trace(Struct, frozen=True):
    """A whole game.

    game      its name
    bots      who played on each seat
    sides     the side of each seat
    outcome   how it ended
    steps     the decisions, in order
    holdings  what each seat had first, by kind: `board`, `class`, `destiny`…
    told      how often each event was told
    probes    choices that were looked into
    pace      how long people take
    """

    game: str
    bots: tuple[str, ...]
    sides: tuple[int, ...]
    outcome: Outcome
    steps: list[Step]
    holdings: Mapping[str, Holdings]
    told: Mapping[str, int]
    probes: tuple[Probe, ...] = ()
    pace: Pace = Pace()

    @property
    def rules(self) -> AnyRules:
        """The rules of the game."""
        return find_game(self.game)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.sides)

    @property
    def fair(self) -> float:
        """The share of victories of a side if nobody were favoured."""
        return 1 / len(set(self.sides))

    def won(self, seat: int) -> float:
        """Give the seat's share of the victory, 0 to 1; one that is shared is divided by sides."""
        sides = {self.sides[one] for one in self.outcome.winners}
        return 1 / len(sides) if self.sides[seat] in sides else 0.0

    @property
    def turns(self) -> list[list[Step]]:
        """The steps by turns: decisions of one seat in a row, or of all who choose at once."""
        runs = groupby(self.steps, key=lambda one: -1 if one.together else one.seat)
        return [list(steps) for _, steps in runs]

    def seconds(self, turn: Sequence[Step]) -> float:
        """Tell how long a turn takes; who choose at once, think at once."""
        if not turn[0].together:
            return sum(self.pace.seconds(one.choices) for one in turn)
        longest: Counter[int] = Counter()
        for one in turn:
            longest[one.seat] += self.pace.seconds(one.choices)  # type: ignore[assignment]
        return max(longest.values())


class Telling:
    """A sink that counts events by key."""

    def __init__(self) -> None:
        self.keys: Counter[str] = Counter()

    def tell(
        self,
        event: Message,
        *,
        to: int | None = None,  # noqa: ARG002
        others: Message | None = None,  # noqa: ARG002
        sheet: Sheet | None = None,  # noqa: ARG002
    ) -> None:
        """Count an event."""
        self.keys[event.key] += 1


class Tracer:
    """Collects the steps and holdings of a game while it goes on."""

    def __init__(self, game: AnyRules, state: Any) -> None:
        self._game = game
        self.steps: list[Step] = []
        self.holdings: dict[str, Holdings] = {}
        self._look(state)

    def step(
        self, before: tuple[str, bool], state: Any, seat: int, move: Move, choices: int
    ) -> None:
        """Note a decision, and the state after it."""
        now = self._game.standing(state)
        standing = None if now is None else tuple(now)
        self.steps.append(Step(seat, before[0], move, choices, before[1], standing))
        self._look(state)

    def asked(self, state: Any) -> tuple[str, bool]:
        """Note what is asked before it is answered."""
        frame = self._game.question(state)
        word = frame.ask if frame else ""
        return word, self._game.by_word[word].together

    def _look(self, state: Any) -> None:
        """Keep what each seat has had first: boards and classes are chosen, destinies change."""
        for kind, found in self._game.holdings(state).items():
            if kind not in self.holdings:
                self.holdings[kind] = tuple(tuple(words) for words in found)


def sides_of(game: AnyRules, options: Any) -> tuple[int, ...]:
    """Give the side of each seat."""
    return tuple(game.sides(options)) or tuple(range(game.seats(options)))


def trace_record(record: Record) -> Trace:
    """Make the trace of a finished record, by playing it again."""
    game = find_game(record.game)
    if record.outcome is None:
        raise ValueError("a trace is made of a finished game")
    told = Telling()
    tracer: Tracer | None = None
    asked, choices = ("", False), 0
    for number, state in replay(game, record, told):
        entry = record.log[number]
        if tracer is None:
            tracer = Tracer(game, state)
        elif entry.seat is not None and entry.move is not None:
            tracer.step(asked, state, entry.seat, game.parse(entry.move), choices)
        if number + 1 < len(record.log) and (seat := record.log[number + 1].seat) is not None:
            asked, choices = tracer.asked(state), len(game.moves(state, seat))
    assert tracer is not None, "a record has an entry"  # noqa: S101
    return Trace(
        game=game.name,
        bots=tuple(record.seats),
        sides=sides_of(game, game.read_options(record.options)),
        outcome=record.outcome,
        steps=tracer.steps,
        holdings=tracer.holdings,
        told=dict(told.keys),
    )
