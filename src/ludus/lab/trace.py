"""A game as questions see it: its record, and what was decided at every step.

A trace can be made while bots play, or later from any record.
"""

from random import Random
from typing import Any

from msgspec import Struct

from ludus.bots import make_bot
from ludus.core.fairness import named_seed
from ludus.core.moves import Move
from ludus.core.record import Record, Recorder, replay
from ludus.core.rules import AnyRules
from ludus.games import find_game
from ludus.lab.arena import choice
from ludus.lab.features import Feature, features_of, standing_of, teams_of


class Step(Struct, frozen=True):
    """One decision: who made it, which, among how many moves; who was ahead after it.

    ahead  the seats that share the lead; None where the game has no standing
    """

    seat: int
    decision: str
    move: Move
    choices: int
    together: bool
    ahead: tuple[int, ...] | None


class Trace(Struct, frozen=True):
    """A whole game.

    bots      the bot of each seat
    steps     its decisions, in order
    features  what each seat had, by kind: `board`, `class`, `destiny`…
    teams     the side of each seat; one each without teams
    """

    game: AnyRules
    record: Record
    bots: tuple[str, ...]
    steps: list[Step]
    features: dict[str, Feature]
    teams: tuple[int, ...]

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.teams)

    def won(self, seat: int) -> float:
        """Give the seat's share of the victory, 0 to 1; one that is shared is divided by sides."""
        winners = self.record.outcome.winners if self.record.outcome else ()
        sides = {self.teams[one] for one in winners}
        return 1 / len(sides) if self.teams[seat] in sides else 0.0


class Tracer:
    """Collects the steps and features of a game while it goes on."""

    def __init__(self, game: AnyRules, state: Any) -> None:
        self._game = game
        self.steps: list[Step] = []
        self.features: dict[str, Feature] = {}
        self._look(state)

    def asked(self, state: Any, seat: int) -> tuple[str, int, bool]:
        """Note what a seat is asked before it answers."""
        frame = self._game.question(state)
        word = frame.ask if frame else ""
        together = self._game.by_word[word].together
        return word, len(self._game.moves(state, seat)), together

    def answered(self, state: Any, seat: int, move: Move, asked: tuple[str, int, bool]) -> None:
        """Note the answer, and the state after it."""
        ahead = standing_of(self._game.name, state)
        self.steps.append(Step(seat, asked[0], move, asked[1], asked[2], ahead))
        self._look(state)

    def _look(self, state: Any) -> None:
        """Keep what each seat has had first: boards and classes are chosen, destinies change."""
        for kind, found in features_of(self._game.name, state).items():
            self.features.setdefault(kind, found)


def play_traced(
    name: str, options: dict[str, Any], bots: tuple[str, ...], seed: str, number: int
) -> Trace:
    """Let bots play one game; the same arguments give the same trace everywhere."""
    game = find_game(name)
    read = game.read_options(options)
    players = [make_bot(spec, game) for spec in bots]
    secret = named_seed("ludus", name, seed, number)
    recorder = Recorder.live(game, read, list(bots), secret)
    rngs = [Random(f"{seed}/{number}/{seat}") for seat in range(len(bots))]
    tracer = Tracer(game, recorder.state)
    while seats := game.to_act(recorder.state):
        seat = seats[0]
        asked = tracer.asked(recorder.state, seat)
        move = choice(game, recorder.state, seat, players[seat], rngs[seat])
        recorder.play(seat, move)
        tracer.answered(recorder.state, seat, move, asked)
    recorder.reveal(secret)
    return _trace(game, recorder.record, bots, tracer)


def trace_record(record: Record) -> Trace:
    """Make the trace of a record, by playing it again."""
    game = find_game(record.game)
    tracer: Tracer | None = None
    asked = ("", 0, False)
    for number, state in replay(game, record):
        entry = record.log[number]
        if tracer is None:
            tracer = Tracer(game, state)
        elif entry.seat is not None and entry.move is not None:
            tracer.answered(state, entry.seat, game.parse(entry.move), asked)
        if number + 1 < len(record.log) and (seat := record.log[number + 1].seat) is not None:
            asked = tracer.asked(state, seat)
    assert tracer is not None, "a record has an entry"  # noqa: S101
    return _trace(game, record, tuple(record.seats), tracer)


def _trace(game: AnyRules, record: Record, bots: tuple[str, ...], tracer: Tracer) -> Trace:
    teams = teams_of(game.name, game.read_options(record.options), len(record.seats))
    return Trace(game, record, bots, tracer.steps, tracer.features, teams)
