"""One bot of Gorus against another, single rounds or games, the processor's time beside the result.

    .venv/bin/python bench/champions.py players=3,target=1 champion:200ms search:200ms -n 72

One side of the first bot's meets sides of the other's, seats in turn. What is printed: its share of
the victories with a 95 % interval, what would be fair, and milliseconds of the processor a move.
"""

import argparse
import time
from random import Random
from typing import Any

from ludus.bots import make_bot
from ludus.core.bots import Bot
from ludus.core.fate import Fast
from ludus.games.gorus import GAME
from ludus.games.gorus.options import read_options, sides
from ludus.lab.statistics import interval


class Timed:
    """A bot, and how long it has thought."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.moves = 0
        self.seconds = 0.0

    def choose(self, view: Any, moves: Any, rng: Random) -> Any:
        """Choose, by the clock of the processor."""
        began = time.process_time()
        chosen = self._bot.choose(view, moves, rng)
        self.seconds += time.process_time() - began
        self.moves += 1
        return chosen

    def told(self) -> str:
        """Say how long a move has taken."""
        return f"{1000 * self.seconds / max(1, self.moves):.1f}"


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("options")
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("-n", type=int, default=60)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    pairs = [pair.split("=") for pair in args.options.split(",")]
    options = read_options({key: int(text) if text.isdigit() else text for key, text in pairs})
    table = sides(options)
    playing = [side for side in range(len(table)) if table.members[side]]
    one, other = (Timed(make_bot(spec, GAME)) for spec in (args.one, args.other))
    won = 0.0
    for number in range(args.n):
        rng = Random(f"{args.seed}/{number}")
        fate, own = Fast(rng), playing[number % len(playing)]
        state = GAME.opening(options, fate, None)
        while state.turn is not None:
            seat = state.turn
            bot = one if table.of[seat] == own else other
            move = bot.choose(GAME.view(state, seat), GAME.moves(state, seat), rng)
            GAME.apply(state, seat, move, fate, None)
        assert state.verdict is not None, "a game ends"  # noqa: S101
        won += (own in state.verdict.winners) / len(state.verdict.winners)
    low, high = interval(won, args.n)
    print(f"{args.options}: {args.one} against {args.other}, {args.n} games")
    print(f"{won / args.n:.3f} ({low:.3f} to {high:.3f}), fair {1 / len(playing):.3f}")
    print(f"milliseconds of the processor a move: {one.told()} and {other.told()}")


if __name__ == "__main__":
    main()
