"""Does the review tell luck from skill? Players of known skill play, and are reviewed.

    .venv/bin/python bench/review.py gorus 20 60

Five players sit at each table: veterans of whom every move is random with a probability of 0, 10,
20, 40 or 80 %. In every game they sit elsewhere. The arguments are the game, the number of games
and how many worlds are imagined for each decision; a fourth is the number of the first game.

The interval of luck is wide enough for five players at once (Bonferroni): with 95 % probability all
five contain their true means. The other intervals are 95 % each.
"""

import sys
from math import sqrt
from random import Random
from statistics import NormalDist, fmean, stdev
from time import process_time
from typing import Any

from ludus.bots import make_bot
from ludus.core.fairness import named_seed
from ludus.core.record import Record, Recorder
from ludus.core.rules import AnyRules
from ludus.games import find_game
from ludus.lab.statistics import Z95
from ludus.review.account import SeatAccount
from ludus.review.whole import review

WHIMS = (0.0, 0.1, 0.2, 0.4, 0.8)
"""How often each player moves at random."""
TOGETHER = NormalDist().inv_cdf(1 - 0.025 / len(WHIMS))
"""How many standard errors an interval has on either side, so that all hold with 95 %."""
PARTS = ("skill", "others", "luck", "chance", "hidden", "rest")
SHOWN = 50
"""After how many games a table is printed, for those who cannot wait."""


def play(game: AnyRules, number: int, whims: list[float]) -> Record:
    """Let the players play a game."""
    seed = named_seed("ludus", "bench-review", game.name, number)
    options = game.read_options({"players": len(whims)})
    recorder: Recorder[Any, Any, Any, Any] = Recorder.live(
        game, options, [f"{whim:.0%}" for whim in whims], seed
    )
    veteran, rng = make_bot("veteran", game), Random(f"review/{game.name}/{number}")
    while seats := game.to_act(recorder.state):
        seat = seats[0]
        moves = game.moves(recorder.state, seat)
        if rng.random() < whims[seat]:
            move = rng.choice(moves)
        else:
            move = veteran.choose(game.view(recorder.state, seat), moves, rng)
        recorder.play(seat, move)
    return recorder.record


def rank_correlation(some: list[float], others: list[float]) -> float:
    """Give Spearman's rank correlation; equals do not occur."""
    places = [[sorted(row).index(one) for one in row] for row in (some, others)]
    count = len(some)
    gaps = sum((one - other) ** 2 for one, other in zip(*places, strict=True))
    return 1.0 - 6.0 * float(gaps) / (count * (count**2 - 1))


def with_interval(numbers: list[float], width: float = Z95) -> str:
    """Write a mean with its interval, 95 % unless it is wider."""
    return f"{fmean(numbers):+.3f} ± {width * stdev(numbers) / sqrt(len(numbers)):.3f}"


def main(name: str, games: int, worlds: int, first: int = 0) -> None:
    """Play, review, and print."""
    game = find_game(name)
    found: dict[float, list[SeatAccount]] = {whim: [] for whim in WHIMS}
    spent = []
    for number in range(games):
        turn = number % len(WHIMS)
        whims = [*WHIMS[turn:], *WHIMS[:turn]]
        if number // len(WHIMS) % 2:
            whims.reverse()
        record = play(game, first + number, whims)
        began = process_time()
        told = review(game, record, worlds=worlds, briefly=True)
        spent.append(process_time() - began)
        for whim, account in zip(whims, told.accounts, strict=True):
            found[whim].append(account)
        print(f"game {number + 1}: {spent[-1]:.1f} s", file=sys.stderr, flush=True)
        if (number + 1) % SHOWN == 0 and number + 1 < games:
            tell(game, found, number + 1, worlds, fmean(spent))
    tell(game, found, games, worlds, fmean(spent))


def tell(
    game: AnyRules, found: dict[float, list[SeatAccount]], games: int, worlds: int, spent: float
) -> None:
    """Print what was found so far."""
    print(f"{game.name}, {games} games, {worlds} worlds, {spent:.1f} s each on one core\n")
    print("| random moves | won | skill | others | luck | of it chance | of it hidden | rest |")
    print("|---:|---:|---:|---:|---:|---:|---:|---:|")
    for whim, rows in found.items():
        parts = [
            with_interval([getattr(row, part) for row in rows], TOGETHER if part == "luck" else Z95)
            for part in PARTS
        ]
        won = fmean(row.result for row in rows)
        print(f"| {whim:.0%} | {won:.0%} | {' | '.join(parts)} |")
    means = [fmean(row.skill for row in found[whim]) for whim in WHIMS]
    order = rank_correlation([-whim for whim in WHIMS], means)
    print(f"\nrank correlation of skill with p: {order:.2f}\n", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
