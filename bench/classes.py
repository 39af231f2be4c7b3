"""Class against class in single combats of Gloria, with 95 % intervals. Prints a Markdown table.

    python bench/classes.py [--duels N] [--level L] [--jobs J] [--bots veteran] [CLASS...]

Two gladiators of one level fight to the end, half of the duels from either seat, played by bots of
the same kind. A cell is the share of duels that the class of the row wins against the class of the
column; a duel that nobody wins counts half. The last column is the mean over all others.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from multiprocessing import get_context
from os import cpu_count
from random import Random
from statistics import fmean

from ludus.bots import make_bot
from ludus.core.fate import Fast
from ludus.core.rules import step
from ludus.games.gloria import GAME
from ludus.games.gloria.equipment import CLASSES
from ludus.games.gloria.options import Entrant, Options
from ludus.lab.arena import choice
from ludus.lab.statistics import interval

Work = tuple[str, str, int, int, str]


def duels(work: Work) -> float:
    """Count how many duels the first class wins against the second."""
    one, other, level, number, spec = work
    bot = make_bot(spec, GAME)
    won = 0.0
    for duel in range(number):
        pair = (one, other) if duel % 2 else (other, one)
        troops = tuple((Entrant(level, name),) for name in pair)
        options = Options(2, "single", crowd_appeal=False, troops=troops)
        rng = Random(f"{one}/{other}/{level}/{duel}")
        fate = Fast(rng)
        state = GAME.setup(options, fate, None)
        while seats := GAME.to_act(state):
            move = choice(GAME, state, seats[0], bot, rng)
            step(GAME, state, seats[0], move, fate)
        winners = state.over.winners if state.over else ()
        won += 0.5 if len(winners) != 1 else float(pair[winners[0]] == one)
    return won


def rows(names: list[str], table: dict[tuple[str, str], float], number: int) -> Iterator[str]:
    """Write the table, the best class first."""
    means = {n: fmean(table[n, other] for other in names if other != n) for n in names}
    names = sorted(names, key=means.__getitem__, reverse=True)
    yield "| | " + " | ".join(name[:4] for name in names) + " | mean |"
    yield "|---|" + "---:|" * (len(names) + 1)
    for name in names:
        cells = ["–" if name == other else f"{100 * table[name, other]:.0f}" for other in names]
        yield f"| {name} | " + " | ".join(cells) + f" | {100 * means[name]:.1f} |"
    low, high = interval(number / 2, number)
    yield f"\n{number} duels a pair; 95 % interval at 50 %: {100 * low:.0f} to {100 * high:.0f}."


def main() -> None:
    """Fight all pairs and print."""
    parser = ArgumentParser()
    parser.add_argument("classes", nargs="*", default=list(CLASSES))
    parser.add_argument("--duels", type=int, default=1000)
    parser.add_argument("--level", type=int, default=3)
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    parser.add_argument("--bots", default="veteran")
    args = parser.parse_args()
    pairs = list(combinations(args.classes, 2))
    work = [(*pair, args.level, args.duels, args.bots) for pair in pairs]
    table: dict[tuple[str, str], float] = {}
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        for (one, other), won in zip(pairs, pool.map(duels, work), strict=True):
            table[one, other] = won / args.duels
            table[other, one] = 1 - won / args.duels
    for row in rows(args.classes, table, args.duels):
        print(row)


if __name__ == "__main__":
    main()
