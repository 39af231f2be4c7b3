"""Scale: how many tables of each game a server carries, and what more processes bring.

    python bench/load/scale.py [--games gorus,brutus] [--processes 1,2,4] [--tables 2000]
        [--think 1] [--spread 0.5] [--database postgres] [--clients 1] [--seconds 20]

Every seat is a WebSocket of its own; the seats of a table are spread over all processes, so that
most moves have to cross from one process to another. Prints Markdown: a row for each game and
number of processes, with what everybody's processes took of the cores.
"""

import argparse
import os
import tempfile

from measure import SPREAD, Figures, measure
from servers import ludus


def row(game: str, processes: int, options: argparse.Namespace) -> Figures:
    """Measure one row on fresh data."""
    with (
        tempfile.TemporaryDirectory(prefix="ludus-scale-", dir=options.folder) as folder,
        ludus(folder, options.database, processes) as servers,
    ):
        return measure(
            "ludus", game, servers, options.tables, options.seconds, options.think,
            options.spread, options.clients,
        )  # fmt: skip


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Ludus under load, by game and processes")
    parser.add_argument("--games", default="gorus,brutus,gloria,insanam")
    parser.add_argument("--processes", default="1", help="numbers, separated by commas")
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--tables", type=int, default=200, help="tables of four")
    parser.add_argument("--think", type=float, default=0.0, help="seconds a player thinks")
    parser.add_argument("--spread", type=float, default=SPREAD,
                        help="more or less by up to this share of it; 0: all in step")  # fmt: skip
    parser.add_argument("--seconds", type=float, default=20.0, help="measured, after the warm-up")
    parser.add_argument("--clients", type=int, default=1, help="client processes")
    parser.add_argument("--folder", default=None, help="where a SQLite database lies")
    options = parser.parse_args()
    print(f"{options.tables} tables of four, {options.database}, thinking {options.think:g} s, "
          f"{os.cpu_count()} cores")  # fmt: skip
    print()
    print("| game | processes | moves/s | p50 ms | p95 ms | server CPU µs a move "
          "| cores: servers | database | busiest client |")  # fmt: skip
    print("|---|---:|---:|---:|---:|---:|---:|---:|---:|")
    for game in options.games.split(","):
        for processes in map(int, options.processes.split(",")):
            one = row(game, processes, options)
            print(f"| {game} | {processes} | {one.moves:,.0f} | {one.p50:.0f} | {one.p95:.0f} "
                  f"| {one.cost:,.0f} | {one.servers:.2f} | {one.database:.2f} "
                  f"| {one.clients:.2f} |", flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
