"""The speed of the rules against an older commit, both in turns in one run.

    python bench/against.py [REVISION] [--rounds 7] [--seconds 1]

Checks the older commit out beside this one and plays random games through either, no events told,
with the same seeds, in processes of their own and in turns. Prints the processor time for each
decision, the median of all rounds, and the ratio: below 1 the rules have become quicker. The
default revision is the last one before decisions were declared once.
"""

import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
BEFORE = "f9e1e10"
MODES = (
    *(("gorus", players) for players in (2, 3, 4, 8)),
    *(("brutus", players) for players in (4, 7, 10)),
    *(("gloria", players) for players in (2, 4, 6)),
    *(("insanam", players) for players in (2, 4)),
)
PLAY = """
import sys
from random import Random
from time import process_time
from ludus.core.fate import Fast
from ludus.games import find_game

game, seconds, seed = find_game(sys.argv[1]), float(sys.argv[3]), sys.argv[4]
options = game.read_options({"players": int(sys.argv[2])})

def play(rng):
    fate, decisions = Fast(rng), 0
    state = game.setup(options, fate, None)
    while seats := game.to_act(state):
        moves = game.moves(state, seats[0])
        game.apply(state, seats[0], moves[int(rng.random() * len(moves))], fate, None)
        decisions += 1
    return decisions

play(Random(0))
number, began, games = 0, process_time(), 0
while process_time() - began < seconds:
    number += play(Random(f"{seed} {games}"))
    games += 1
print((process_time() - began) / number * 1e6)
"""


def once(source: Path, game: str, players: int, seconds: float, seed: int) -> float:
    """Play for some time with the code in a folder; give microseconds for each decision."""
    words = [sys.executable, "-c", PLAY, game, f"{players}", f"{seconds}", f"{seed}"]
    # The project is installed in place: what comes first on the path counts.
    done = subprocess.run(
        words, env={"PYTHONPATH": str(source)}, stdout=subprocess.PIPE, check=True, text=True
    )
    return float(done.stdout)


def main() -> None:
    """Measure in turns and print."""
    parser = ArgumentParser(description="Speed of the rules against an older commit")
    parser.add_argument("revision", nargs="?", default=BEFORE)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        packed = Path(folder) / "source.tar"
        words = ["git", "archive", "-o", str(packed), options.revision, "src"]
        subprocess.run(words, cwd=ROOT, check=True)
        subprocess.run(["tar", "-xf", str(packed), "-C", folder], check=True)  # noqa: S607
        sides = (Path(folder) / "src", ROOT / "src")
        print(f"| µs for each decision | players | {options.revision} | now | ratio |")
        print("|---|---:|---:|---:|---:|")
        for game, players in MODES:
            rounds = [
                [once(side, game, players, options.seconds, number) for side in sides]
                for number in range(options.rounds)
            ]
            before, now = (median(column) for column in zip(*rounds, strict=True))
            print(f"| {game} | {players} | {before:.2f} | {now:.2f} | {now / before:.2f} |",
                  flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
