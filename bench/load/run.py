"""Load: many tables on one server process, with boardgame.io's server beside us in the same run.

    python bench/load/run.py [--tables 200] [--seconds 20] [--rounds 2]

Runs alternate (ours, theirs, ours, theirs), each on a fresh server with fresh data, because these
machines are noisy; what is compared is the ratio. Prints Markdown. See README.md.
"""

import argparse
import os
import sys
import tempfile
from statistics import median

from measure import Figures, measure
from msgspec.structs import asdict
from servers import boardgame_io, install, ludus

NAMES = {"ludus": "Ludus, SQLite, every move durable", "boardgame.io": "boardgame.io, in memory"}


def once(name: str, options: argparse.Namespace) -> Figures:
    """Measure one of the servers once, on fresh data."""
    with tempfile.TemporaryDirectory(prefix="ludus-load-", dir=options.folder) as folder:
        serving = ludus(folder, "sqlite") if name == "ludus" else boardgame_io(folder)
        with serving as servers:
            return measure(name, "gorus", servers, options.tables, options.seconds, options.think)


def show(results: dict[str, list[Figures]]) -> None:
    """Print both sides and their ratio."""
    print("| | moves/s best | median | p50 ms best | median | p95 ms best | median "
          "| server CPU µs a move best | median |")  # fmt: skip
    print("|---|---:|---:|---:|---:|---:|---:|---:|---:|")
    table = []
    for name, runs in results.items():
        moves = [run.moves for run in runs]
        figures = [max(moves), median(moves)]
        for column in ("p50", "p95", "cost"):
            values = [getattr(run, column) for run in runs]
            figures += [min(values), median(values)]
        table.append(figures)
        cells = [f"{one:,.0f}" if one >= 100 else f"{one:.1f}" for one in figures]
        print(f"| {NAMES[name]} | {' | '.join(cells)} |")
    ratios = [f"{ours / theirs:.2f}" for ours, theirs in zip(*table, strict=True)]
    print(f"| ours : theirs | {' | '.join(ratios)} |")


def main() -> None:
    """Measure in turns and print."""
    parser = argparse.ArgumentParser(description="Ludus and boardgame.io under the same load")
    parser.add_argument("--tables", type=int, default=200, help="tables of four")
    parser.add_argument("--seconds", type=float, default=20.0, help="measured, after the warm-up")
    parser.add_argument("--rounds", type=int, default=2, help="runs of each side")
    parser.add_argument("--think", type=float, default=0.0, help="seconds a player thinks")
    parser.add_argument("--folder", default=None, help="where the database lies")
    options = parser.parse_args()
    install()
    results: dict[str, list[Figures]] = {name: [] for name in NAMES}
    for number in range(options.rounds):
        for name, runs in results.items():
            runs.append(once(name, options))
            figures = ", ".join(f"{key} {value:.4g}" for key, value in asdict(runs[-1]).items())
            load = os.getloadavg()[0]
            print(f"{number + 1} {name}: {figures} (load {load:.1f})", file=sys.stderr)
    show(results)


if __name__ == "__main__":
    main()
