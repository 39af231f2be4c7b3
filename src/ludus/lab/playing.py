"""Plays the games of an experiment: by seed and number, the same everywhere.

Every entry of a game has chance of its own, drawn from the seed, as in a record that is proved. So
two variants of a game meet the same chance for as long as they ask for it, and differ in nothing
else.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct

from ludus.bots import dismiss, make_bot
from ludus.core.fairness import Live, named_seed, root_key
from ludus.core.moves import Move
from ludus.core.record import nominal_clock
from ludus.core.rules import AnyRules, step
from ludus.games import find_game
from ludus.lab.trace import Pace, Probe, Telling, Trace, Tracer, sides_of


class Plan(Struct, frozen=True):
    """What is played: a game by some options, with bots on its seats, by a named seed.

    told    whether events are counted
    probes  how many choices of a game are looked into
    """

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    told: bool = False
    probes: int = 0
    pace: Pace = Pace()


class Kept(Struct, frozen=True):
    """A moment to look into: before which entry, the state, who chose which of which moves."""

    entry: int
    state: Any
    seat: int
    move: Move
    moves: Sequence[Move]


class Reservoir:
    """Keeps some of the choices of a game, each with the same probability."""

    def __init__(self, room: int, rng: Random) -> None:
        self._room, self.rng = room, rng
        self._seen = 0
        self.kept: list[Kept] = []

    def offer(self, game: AnyRules, state: Any, entry: int, seat: int, moves: Any) -> Kept | None:
        """Keep a moment, or not; give what was kept, to be told the move."""
        if not self._room or len(moves) < 2:
            return None
        self._seen += 1
        at = len(self.kept) if self._seen <= self._room else int(self.rng.random() * self._seen)
        if at >= self._room:
            return None
        found = Kept(entry, game.clone(state), seat, moves[0], tuple(moves))
        self.kept[at : at + 1] = [found]
        return found

    def chosen(self, found: Kept, move: Move) -> None:
        """Note which move was made at a moment that was kept."""
        at = self.kept.index(found)
        self.kept[at] = Kept(found.entry, found.state, found.seat, move, found.moves)


def play(plan: Plan, number: int) -> Trace:
    """Let bots play one game; the same plan and number give the same trace everywhere."""
    game = find_game(plan.game)
    options = game.read_options(plan.options)
    root = root_key(named_seed("ludus", plan.game, plan.seed, number), ())
    told = Telling() if plan.told else None
    state = game.setup(options, Live(root, 0, nominal_clock(0)), told)
    tracer, entry = Tracer(game, state), 0
    reservoir = Reservoir(plan.probes, Random(f"{plan.seed}/{number}/probes"))
    bots = [make_bot(spec, game, options=options) for spec in plan.bots]
    rngs = [Random(f"{plan.seed}/{number}/{seat}") for seat in range(len(bots))]
    try:
        while seats := game.to_act(state):
            seat, entry = seats[0], entry + 1
            moves = game.moves(state, seat)
            kept = reservoir.offer(game, state, entry, seat, moves)
            asked = tracer.asked(state)
            move = bots[seat].choose(game.view(state, seat), moves, rngs[seat])
            if kept is not None:
                reservoir.chosen(kept, move)
            count = len(moves)
            step(game, state, seat, move, Live(root, entry, nominal_clock(entry)), told)
            tracer.step(asked, state, seat, move, count)
    finally:
        over = game.outcome(state)
        dismiss(bots, None if over is None else over.winners)
    assert over is not None, "a game ends"  # noqa: S101
    return Trace(
        game=game.name,
        bots=plan.bots,
        sides=sides_of(game, options),
        outcome=over,
        steps=tracer.steps,
        holdings=tracer.holdings,
        told={} if told is None else dict(told.keys),
        probes=tuple(_probe(game, plan, root, reservoir.rng, one) for one in reservoir.kept),
        pace=plan.pace,
    )


def _probe(game: AnyRules, plan: Plan, root: bytes, rng: Random, kept: Kept) -> Probe:
    """Play on twice, with the move that was made and with another one, all else alike."""
    others = [move for move in kept.moves if move is not kept.move]
    other = others[int(rng.random() * len(others))]
    seed = rng.random()
    won = [_play_on(game, plan, root, kept, move, seed) for move in (kept.move, other)]
    return Probe(kept.entry - 1, won[0] != won[1])


def _play_on(
    game: AnyRules, plan: Plan, root: bytes, kept: Kept, move: Move, seed: float
) -> tuple[int, ...]:
    """Make a move at a moment that was kept, play to the end, and tell who wins."""
    state, entry = game.clone(kept.state), kept.entry
    options = game.read_options(plan.options)
    bots = [make_bot(spec, game, options=options) for spec in plan.bots]
    rngs = [Random(f"{seed}/{seat}") for seat in range(len(bots))]
    try:
        step(game, state, kept.seat, move, Live(root, entry, nominal_clock(entry)))
        while seats := game.to_act(state):
            seat, entry = seats[0], entry + 1
            chosen = bots[seat].choose(game.view(state, seat), game.moves(state, seat), rngs[seat])
            step(game, state, seat, chosen, Live(root, entry, nominal_clock(entry)), None)
    finally:
        over = game.outcome(state)
        dismiss(bots, None if over is None else over.winners)
    assert over is not None, "a game ends"  # noqa: S101
    return over.winners
