"""The ladder of a game's levels: matches with paired seeds, and ratings fitted to them.

Two levels meet in games for as few as the game allows, every deal twice with the seats exchanged.
With more than two at the table they sit alternately, and every pair of one seat of each is a game
between the two: whoever is placed better has won. So a share is always that of two players.

Ratings are a Bradley-Terry fit: the chance to win is a logistic function of the difference, 400
points being ten to one. Intervals come from drawing the pairs of every match again.
"""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import log, sqrt
from multiprocessing import get_context
from random import Random
from typing import Any

import numpy as np
from msgspec import Struct

from ludus.bots import make_bot, measured_in
from ludus.bots.ladder import Rung, prints_of
from ludus.bots.levels import COUNT, spec_of
from ludus.core.bots import Bot
from ludus.core.codec import to_plain
from ludus.core.fate import Fast
from ludus.core.outcome import Outcome
from ludus.core.rules import AnyRules, step
from ludus.games import find_game
from ludus.lab.arena import choice
from ludus.lab.statistics import Z95

Options = dict[str, Any]

Work = tuple[str, Options, str, str, str, int]
"""Game, options, two bots, seed and the number of the deal."""

MIDDLE = 1500.0
"""The mean of all ratings."""

POINTS = 400 / log(10)
"""What a unit of the logistic scale is in points."""


def options_of(game: AnyRules, preset: str = "", players: int = 0) -> Options:
    """Give the options by which levels of a game are measured, unless others are named."""
    usual, fewest = measured_in(game)
    word, count = preset or usual, players or fewest
    found = next((one for one in game.presets if one.word == word), game.presets[-1])
    return found.given(count)


def play_pair(work: Work) -> float:
    """Play a deal twice with the seats exchanged; give the share of the first bot."""
    name, options, one, other, seed, number = work
    game = find_game(name)
    read = game.read_options(options)
    seats = game.seats(read)
    share = 0.0
    for turn in range(2):
        first = [(seat + turn) % 2 == 0 for seat in range(seats)]
        bots = [make_bot(one if mine else other, game) for mine in first]
        share += won_of(_play(game, read, bots, f"{seed}/{number}"), first) / 2
    return share


def _play(game: AnyRules, options: Any, bots: Sequence[Bot], seed: str) -> Outcome:
    fate = Fast(Random(seed))
    state = game.setup(options, fate, None)
    rngs = [Random(f"{seed}/{seat}") for seat in range(len(bots))]
    while seats := game.to_act(state):
        seat = seats[0]
        step(game, state, seat, choice(game, state, seat, bots[seat], rngs[seat]), fate)
    outcome = game.outcome(state)
    assert outcome is not None, "a game ends"  # noqa: S101
    return outcome


def won_of(outcome: Outcome, first: Sequence[bool]) -> float:
    """Give what share of the pairs of seats the first bot's seats won."""
    places = outcome.ranking
    mine = [place for place, own in zip(places, first, strict=True) if own]
    theirs = [place for place, own in zip(places, first, strict=True) if not own]
    won = sum((one < other) + (one == other) / 2 for one in mine for other in theirs)
    return won / (len(mine) * len(theirs))


def matches(pairs: int, far: int, levels: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """List who meets whom and how often: neighbours, and those two and four levels apart."""
    for level in levels:
        for apart, count in ((1, pairs), (2, far), (4, far)):
            if count and level - apart in levels:
                yield level, level - apart, count


def play_rungs(
    game: AnyRules, options: Options, met: Iterable[tuple[int, int, int]], seed: str, jobs: int
) -> Iterator[Rung]:
    """Play matches between levels, on several processes if asked."""
    prints = prints_of(game)
    plain = to_plain(game.read_options(options))
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) if jobs > 1 else None
    try:
        for level, against, count in met:
            bots = spec_of(level), spec_of(against)
            work = [(game.name, options, *bots, seed, number) for number in range(count)]
            found = map(play_pair, work) if pool is None else pool.map(play_pair, work)
            both = prints[level - 1], prints[against - 1]
            yield Rung(level, against, both, plain, seed, tuple(found))
    finally:
        if pool is not None:
            pool.shutdown(cancel_futures=True)


def share_interval(rung: Rung) -> tuple[float, float]:
    """Give Wilson's 95 % interval of a share, for as many games as its pairs are worth."""
    pairs, share = rung.pairs, rung.share
    count = len(pairs)
    spread = sum((pair - share) ** 2 for pair in pairs) / max(1, count - 1) / count
    worth = share * (1 - share) / spread if spread else float(count)
    pull = Z95 * Z95 / worth
    width = Z95 * sqrt(share * (1 - share) / worth + pull / (4 * worth))
    middle = share + pull / 2
    return max(0.0, (middle - width) / (1 + pull)), min(1.0, (middle + width) / (1 + pull))


class Rating(Struct, frozen=True):
    """A level's rating with a 95 % interval."""

    level: int
    rating: float
    low: float
    high: float


DRAWN = 400
"""How often the pairs are drawn again for the intervals."""


def ratings(rungs: Sequence[Rung], seed: str = "ratings") -> list[Rating]:
    """Fit ratings to what was measured; the mean of all is 1500."""
    met = [(rung.level - 1, rung.against - 1) for rung in rungs]
    known = sorted({level for pair in met for level in pair})
    if not known:
        return []
    rng = np.random.default_rng(list(seed.encode()))
    pairs = [np.array(rung.pairs) for rung in rungs]
    fitted = _fit(met, [(float(one.sum()), len(one)) for one in pairs])
    drawn = []
    for _ in range(DRAWN):
        again = [rng.choice(one, len(one)) for one in pairs]
        drawn.append(_fit(met, [(float(one.sum()), len(one)) for one in again]))
    low, high = np.quantile(np.array(drawn), (0.025, 0.975), axis=0)
    return [Rating(at + 1, float(fitted[at]), float(low[at]), float(high[at])) for at in known]


def _fit(met: Sequence[tuple[int, int]], won: Sequence[tuple[float, int]]) -> Any:
    """Find the most likely ratings by Newton's method.

    Half a game won and half a game lost are added to every match, so that a match without a loss
    has a finite rating.
    """
    found = np.zeros(COUNT)
    for _ in range(30):
        slope, bend = np.zeros(COUNT), np.eye(COUNT) * 1e-9
        for (one, other), (wins, count) in zip(met, won, strict=True):
            chance = 1 / (1 + np.exp(found[other] - found[one]))
            rest = wins + 0.5 - (count + 1) * chance
            slope[one] += rest
            slope[other] -= rest
            weight = (count + 1) * chance * (1 - chance)
            for at, to, sign in ((one, one, 1), (other, other, 1), (one, other, -1)):
                bend[at, to] += sign * weight
            bend[other, one] -= weight
        # Only differences are known: the mean is held where it is.
        change = np.linalg.solve(bend + np.full((COUNT, COUNT), 1.0), slope)
        found += np.clip(change, -2, 2)
        if float(np.abs(change).max()) < 1e-9:
            break
    known = sorted({level for pair in met for level in pair})
    return (found - found[known].mean()) * POINTS + MIDDLE
