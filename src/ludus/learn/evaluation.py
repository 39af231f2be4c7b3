"""How well a net plays against a bot: one side against all others, seats in turn."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import NamedTuple

from msgspec import Struct

from ludus.arrays.nets import read
from ludus.bots import make_bot
from ludus.core.bots import Bot
from ludus.core.errors import BadInput, fault
from ludus.core.fate import Fast
from ludus.lab.statistics import interval
from ludus.lab.trace import sides_of
from ludus.learn.subjects import SUBJECTS, modes_named


class Strength(Struct, frozen=True):
    """What share of its games a net has won in a mode, with a 95 % interval.

    fair  what would be fair; nothing can be said where one plays alone
    """

    mode: str
    games: int
    share: float
    low: float
    high: float
    fair: float | None


class Series(NamedTuple):
    """Games of a net in one mode: which net, against which bot, by which seed."""

    game: str
    file: Path
    mode: str
    other: str
    seed: int


def check(game: str, file: Path) -> None:
    """Refuse a net that was made for other rules than the game's as they are."""
    _, about = read(file)
    rules = SUBJECTS[game].rules
    for name, now in (("game", rules.name), ("content", rules.content)):
        if about.get(name) != now:
            raise fault(BadInput, "cli-learn-other", what=name, was=about.get(name, ""))


def evaluate(
    game: str, file: Path, names: Sequence[str], other: str, games: int, seed: int, jobs: int = 1
) -> Iterator[Strength]:
    """Play games in every mode; a side of the net's meets sides of the other bot's."""
    check(game, file)
    subject = SUBJECTS[game]
    with pool(jobs) as each:
        for name in modes_named(game, names):
            series = Series(game, file, name, other, seed)
            won = sum(each(partial(_play, series), range(games)))
            low, high = interval(won, games)
            count = len(set(sides_of(subject.rules, subject.modes[name])))
            fair = 1 / count if count > 1 else None
            yield Strength(name, games, won / games, low, high, fair)


@contextmanager
def pool(jobs: int) -> Iterator[Callable[..., Iterable[float]]]:
    """Give what maps a function over numbers: by some processes, or here."""
    if jobs == 1:
        yield map
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as workers:
        yield partial(workers.map, chunksize=4)


@cache
def _player(game: str, file: Path) -> Bot:
    weights, _ = read(file)
    parts = {
        name.removeprefix("actor."): one
        for name, one in weights.items()
        if not name.startswith(("critic.", "memory."))
    }
    return SUBJECTS[game].player(parts)


def _play(series: Series, number: int) -> float:
    """Play one game; give the net's side its share of the victory."""
    subject = SUBJECTS[series.game]
    rules, options = subject.rules, subject.modes[series.mode]
    of = sides_of(rules, options)
    playing = sorted(set(of))
    own = playing[number % len(playing)]
    net = _player(series.game, series.file)
    bots = [net if side == own else make_bot(series.other, rules) for side in of]
    rng = Random(f"{series.seed}/{number}")
    fate = Fast(rng)
    state = rules.opening(options, fate, None)
    while seats := rules.to_act(state):
        seat = seats[0]
        view, moves = rules.view(state, seat), rules.moves(state, seat)
        rules.apply(state, seat, bots[seat].choose(view, moves, rng), fate, None)
    over = rules.outcome(state)
    assert over is not None, "a game ends"  # noqa: S101
    won: float = sum(of[seat] == own for seat in over.winners) / max(1, len(over.winners))
    return won
