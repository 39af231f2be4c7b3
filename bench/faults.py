"""Faults by number: how many accepted moves are lost or made twice? None may be.

    .venv/bin/python bench/faults.py kills 1000      kill -9 of a server on SQLite
    .venv/bin/python bench/faults.py one-of-two 100  kill -9 of one of two servers on PostgreSQL
    .venv/bin/python bench/faults.py restarts 50     immediate restarts of PostgreSQL, two servers

People play tables of Gorus Maximus all the while; what they sent and saw is held against the record
of every game in the end, and a difference ends the command with an error (see
tests/server/stubborn.py). The last line is the one for bench/results.md.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from postgres import own_postgres
from server.forked import Forked
from server.stubborn import (
    World,
    figures,
    kill_on,
    play_through,
    restart_on,
    start,
    two_servers,
)


async def kills(folder: Path, times: int) -> str:
    """Kill a server on SQLite."""
    url = f"sqlite+aiosqlite:///{folder}/house.db"
    flags = ("--pace", "0", "--away-after", "3600", "--workers", "1")
    with closing(Forked(url, *flags, log=folder / "log")) as server:
        await start(server)
        world = World(server)
        return figures(world, await play_through(world, lambda: kill_on(world, times)))


async def one_of_two(folder: Path, times: int) -> str:
    """Kill one of two servers on PostgreSQL."""
    with own_postgres(durable=True) as database, two_servers(database.url, folder) as servers:
        world = World(*servers)
        return figures(world, await play_through(world, lambda: kill_on(world, times)))


async def restarts(folder: Path, times: int) -> str:
    """Restart PostgreSQL in immediate mode under two servers."""
    with own_postgres(durable=True) as database, two_servers(database.url, folder) as servers:
        world = World(*servers)
        games = await play_through(world, lambda: restart_on(world, database, times))
        return figures(world, games)


FAULTS = {"kills": kills, "one-of-two": one_of_two, "restarts": restarts}


def main() -> None:
    """Make the faults and print what was counted."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("fault", choices=FAULTS)
    parser.add_argument("times", type=int)
    args = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="ludus-faults-") as folder:
        counted = asyncio.run(FAULTS[args.fault](Path(folder), args.times))
    each = (time.monotonic() - began) / args.times
    print(f"| {args.fault} | {args.times} | {counted} | {each:.1f} s each |")


if __name__ == "__main__":
    main()
