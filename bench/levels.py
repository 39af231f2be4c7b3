"""Processor time that a level needs for a decision, for every game and number of players.

    python bench/levels.py [GAME ...] [--levels 1-8] [--seconds S] [--counts ends|all]

Plays games in which every seat is of the level and measures each decision between several moves by
the processor time of this process; prints median, 95th percentile and maximum in milliseconds as a
Markdown table. A row stops after S seconds of processor time. `ends` are the fewest and the most
players.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from random import Random
from statistics import quantiles
from time import process_time

from ludus.bots import make_bot
from ludus.bots.levels import spec_of
from ludus.core.fate import Fast
from ludus.core.rules import AnyRules
from ludus.games import all_games, find_game


def decisions(game: AnyRules, players: int, level: int, seconds: float) -> Iterator[float]:
    """Play until the time is over; give the milliseconds of every decision."""
    options, began, number = game.read_options({"players": players}), process_time(), 0
    while True:
        rng = Random(f"levels/{level}/{number}")
        fate, bot = Fast(rng), make_bot(spec_of(level), game)
        state, number = game.setup(options, fate, None), number + 1
        while seats := game.to_act(state):
            view, moves = game.view(state, seats[0]), game.moves(state, seats[0])
            start = process_time()
            move = bot.choose(view, moves, rng)
            if len(moves) > 1:
                yield 1000 * (process_time() - start)
            game.apply(state, seats[0], move, fate, None)
            if process_time() - began > seconds:
                return


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(all_games()))
    parser.add_argument("--levels", default="1-8")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--counts", choices=("ends", "all"), default="all")
    args = parser.parse_args()
    first, _, last = args.levels.partition("-")
    print("| game | players | level | decisions | median ms | 95 % ms | max ms |", flush=True)
    print("|---|---:|---:|---:|---:|---:|---:|", flush=True)
    for name in args.games:
        game = find_game(name)
        counts = [count for count in game.players if count > 1]
        for players in counts if args.counts == "all" else (counts[0], counts[-1]):
            for level in range(int(first), int(last or first) + 1):
                took = sorted(decisions(game, players, level, args.seconds))
                cut = quantiles(took, n=20)
                print(
                    f"| {name} | {players} | {level} | {len(took)} | {cut[9]:.2f} "
                    f"| {cut[18]:.2f} | {took[-1]:.1f} |",
                    flush=True,
                )


if __name__ == "__main__":
    main()
