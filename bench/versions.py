"""How fast the rules of a game run now, beside an older version of this project in the same run.

    python bench/versions.py FOLDER GAME [--players N] [--rounds N]

FOLDER is a checkout of the older version (`git worktree add FOLDER COMMIT`). Both are measured by
turns, each time in a fresh process, in seconds of the processor; what counts is the ratio. Prints
the rows of a Markdown table, in microseconds.
"""

import json
import os
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

STATES = 400


def measure(game: str, players: int) -> dict[str, float]:
    """Measure the version that is imported."""
    from ludus.bots import make_bot
    from ludus.games import find_game
    from ludus.lab.speed import random_playout, some_states

    rules, rng = find_game(game), Random(1)
    options = rules.read_options({"players": players})
    states = some_states(rules, options, STATES, rng)
    seats = [rules.to_act(state)[0] for state in states]
    views = [rules.view(state, seat) for state, seat in zip(states, seats, strict=True)]
    asked = list(zip(states, seats, strict=True))
    bot = make_bot("veteran", rules)
    answered = [(view, rules.moves(*one)) for view, one in zip(views, asked, strict=True)]
    found = {
        "clone": _mean(rules.clone, states, 6),
        "view": _mean(lambda one: rules.view(*one), asked, 6),
        "imagine": _mean(lambda view: rules.imagine(view, rng), views, 3),
        "moves": _mean(lambda one: rules.moves(*one), asked, 4),
        "apply": _applied(rules, asked, rng),
        "veteran": _mean(lambda one: bot.choose(one[0], one[1], rng), answered, 1),
    }
    began, decisions, rng = process_time(), 0, Random(2)
    for _ in range(6):
        decisions += random_playout(rules, options, rng)
    return found | {"a decision of a random game": (process_time() - began) / decisions * 1e6}


def _applied(rules: Any, asked: Sequence[tuple[Any, int]], rng: Random) -> float:
    """Carry a random move out in a copy of each state; copying is not counted."""
    from ludus.core.fate import Fast

    chosen = [(seat, rng.choice(rules.moves(state, seat))) for state, seat in asked]
    taken = 0.0
    for _ in range(4):
        worlds = [rules.clone(state) for state, _ in asked]
        began = process_time()
        for world, (seat, move) in zip(worlds, chosen, strict=True):
            rules.apply(world, seat, move, Fast(rng), None)
        taken += process_time() - began
    return taken / len(asked) / 4 * 1e6


def _mean(work: Callable[[Any], object], things: Sequence[Any], times: int) -> float:
    began = process_time()
    for _ in range(times):
        for thing in things:
            work(thing)
    return (process_time() - began) / len(things) / times * 1e6


def _measured(source: Path, game: str, players: int) -> dict[str, float]:
    """Measure a version in a process of its own."""
    command = [sys.executable, __file__, "-", game, "--players", str(players)]
    told = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(source)}, capture_output=True, check=True
    )
    found: dict[str, float] = json.loads(told.stdout)
    return found


def main() -> None:
    """Measure by turns and print; or, for `-`, measure once and tell."""
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    if args.folder == "-":
        print(json.dumps(measure(args.game, args.players)))
        return
    sources = Path(args.folder) / "src", Path(__file__).parents[1] / "src"
    rounds = [
        [_measured(source.resolve(), args.game, args.players) for source in sources]
        for _ in range(args.rounds)
    ]
    print(f"| {args.game}, {args.players} players | before µs | now µs | times as fast |")
    print("|---|---:|---:|---:|")
    for key in rounds[0][0]:
        before, now = ([one[at][key] for one in rounds] for at in (0, 1))
        ratio = median(a / b for a, b in zip(before, now, strict=True))
        print(f"| {key} | {median(before):.1f} | {median(now):.1f} | {ratio:.2f} |")


if __name__ == "__main__":
    main()
