"""Games played by bots: one, or many on several processes."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from ludus.bots import dismiss, failure_of, make_bot
from ludus.core.bots import Bot
from ludus.core.fairness import named_seed
from ludus.core.message import Message
from ludus.core.record import Record, Recorder
from ludus.core.rules import AnyRules
from ludus.games import find_game


class Match(Struct, frozen=True):
    """What to play: a game, its options, a bot for every seat, and a seed for all games of it."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str


class GameResult(Struct, frozen=True):
    """How one game of a match ended."""

    number: int
    winners: tuple[int, ...]
    scores: tuple[int | None, ...]
    moves: int
    failures: tuple[tuple[int, Message], ...] = ()
    """The seats whose program failed, and why: another bot played on for it."""


def play_game(match: Match, number: int) -> Record:
    """Play one game of a match.

    The same match and number give the same record everywhere, unless a bot thinks by the clock.
    """
    return _play(match, number)[0]


def _play(match: Match, number: int) -> tuple[Record, tuple[tuple[int, Message], ...]]:
    """Play one game; give its record, and the seats whose program failed."""
    game: AnyRules = find_game(match.game)
    options = game.read_options(match.options)
    bots = [make_bot(spec, game, options=options) for spec in match.bots]
    seed = named_seed("ludus", match.game, match.seed, number)
    recorder = Recorder.live(game, options, _names(match.bots), seed)
    rngs = [Random(f"{match.seed}/{number}/{seat}") for seat in range(len(bots))]
    try:
        while seats := game.to_act(recorder.state):
            seat = seats[0]
            recorder.play(seat, choice(game, recorder.state, seat, bots[seat], rngs[seat]))
    finally:
        outcome = recorder.record.outcome
        dismiss(bots, None if outcome is None else outcome.winners)
    recorder.reveal(seed)
    found = ((seat, failure_of(bot)) for seat, bot in enumerate(bots))
    return recorder.record, tuple((seat, why) for seat, why in found if why is not None)


def choice(game: AnyRules, state: Any, seat: int, bot: Bot, rng: Random) -> Any:
    """Ask a bot for its move, showing it its view and nothing else."""
    return bot.choose(game.view(state, seat), game.moves(state, seat), rng)


def _names(bots: Sequence[str]) -> list[str]:
    """Name the seats; a program by that word alone, because its command may hold a path."""
    words = [bot.partition(":")[0] if bot.startswith("program:") else bot for bot in bots]
    return [f"{word} {seat + 1}" for seat, word in enumerate(words)]


def play_match(
    match: Match, games: int, *, jobs: int = 1, records: Path | None = None
) -> Iterator[GameResult]:
    """Play the games of a match in order, on several processes if asked, keeping their records."""
    work = [(match, number, records) for number in range(games)]
    if jobs <= 1:
        yield from map(_play_one, work)
        return
    # "spawn" starts fresh interpreters, so that all systems behave alike.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        chunk = max(1, min(16, games // (4 * jobs)))
        yield from pool.map(_play_one, work, chunksize=chunk)


def _play_one(work: tuple[Match, int, Path | None]) -> GameResult:
    match, number, records = work
    record, failures = _play(match, number)
    if records is not None:
        _write(records / f"{match.game}-{number:05}.json", record)
    outcome = record.outcome
    assert outcome is not None, "a game ends"  # noqa: S101
    return GameResult(number, outcome.winners, outcome.scores, len(record.log) - 1, failures)


def _write(file: Path, record: Record) -> None:
    """Write a record completely or not at all."""
    draft = file.with_suffix(f".{os.getpid()}.part")
    draft.write_bytes(record.to_json())
    draft.replace(file)
