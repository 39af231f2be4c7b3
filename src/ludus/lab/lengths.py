"""Measures how long the ways to play a game take: bots play each, and decisions are counted."""

from collections.abc import Iterator, Mapping
from random import Random
from statistics import fmean

from ludus.bots import make_bot
from ludus.bots.levels import GENTLE, spec_of
from ludus.core.codec import from_json, to_json
from ludus.core.fate import Fast
from ludus.core.message import Message
from ludus.core.presets import Preset
from ludus.core.rules import AnyRules, step
from ludus.core.sheets import Sheet
from ludus.lab.trace import Pace
from ludus.tables.lengths import Length

NEWCOMER = Pace(forced=2.0, choice=8.0, doubling=4.0)
"""Who is new reads what every move would bring: twice as long as people who know the game."""


class Counting:
    """A sink that counts score sheets."""

    def __init__(self) -> None:
        self.sheets = 0

    def tell(
        self,
        event: Message,  # noqa: ARG002
        *,
        to: int | None = None,  # noqa: ARG002
        others: Message | None = None,  # noqa: ARG002
        sheet: Sheet | None = None,
    ) -> None:
        """Count an event that has a score sheet."""
        self.sheets += sheet is not None


def play(game: AnyRules, options: Mapping[str, object], seed: str) -> tuple[float, float, int]:
    """Play a game; give the seconds of a seat's decisions, the moves of the others, the sheets."""
    read = game.read_options(options)
    seats = game.seats(read)
    bots = [make_bot(spec_of(GENTLE), game) for _ in range(seats)]
    rngs = [Random(f"{seed}/{seat}") for seat in range(seats)]
    fate, told = Fast(Random(seed)), Counting()
    state = game.setup(read, fate, told)
    seconds, moves = 0.0, 0
    while to_act := game.to_act(state):
        seat = to_act[0]
        legal = game.moves(state, seat)
        move = bots[seat].choose(game.view(state, seat), legal, rngs[seat])
        step(game, state, seat, move, fate, told)
        seconds, moves = seconds + NEWCOMER.seconds(len(legal)), moves + 1
    # Whoever reads this may take any seat: each has its share of what all have done.
    return seconds / seats, moves * (seats - 1) / seats, told.sheets


def measure(game: AnyRules, preset: Preset, players: int, games: int, seed: str) -> Length:
    """Play a way to play some times."""
    options = preset.given(players)
    name = f"{seed}/{game.name}/{preset.word}/{players}"
    played = [play(game, options, f"{name}/{at}") for at in range(games)]
    own, others, sheets = zip(*played, strict=True)
    return Length(
        preset.word,
        players,
        # As they are read again: lists, not tuples.
        from_json(to_json(options), dict),
        games,
        round(fmean(own), 1),
        round(fmean(others), 1),
        round(fmean(sheets), 1),
    )


def measure_all(game: AnyRules, games: int, seed: str) -> Iterator[Length]:
    """Measure every way to play with every number of players."""
    for preset in game.presets:
        for players in preset.options:
            yield measure(game, preset, players, games, seed)
