"""How long people wait for bots while others ask for much: a real server, real connections.

    python bench/thinking.py [--seconds 25] [--tables 200] [--guests 50]

Two crowds, each with two servers. `fair` is `ludus serve` as it is. `one queue` is the same server
with one worker that does everything in the order in which it came, as long as it likes to take.

- one guest has many tables of four with searching bots; another plays against two random bots;
- many guests have one table of four each, with searching bots.

Bots have no pace to keep, and people move as soon as they are asked. A turn is from a person's move
until they are asked again. Prints Markdown tables, and what a task costs beside the thinking.
"""

import asyncio
import sys
import time
from argparse import ArgumentParser
from collections import deque
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from ludus.cli.main import main as ludus
from ludus.server import thinking
from ludus.server.thinking import Job, Thinking
from ludus.tables.service import TableService
from ludus.tables.store import Store
from server.crowd import Line, close, lines_of
from server.people import Person
from serving import Server

FOUR = {"players": 4, "target": 9, "dealer": 3}
THREE = {"players": 3, "target": 9, "dealer": 2}
TASKS = 1000


class OneQueue:
    """First come, first served, for as long as one likes."""

    def __init__(self) -> None:
        self._waiting: deque[Job] = deque()

    def put(self, job: Job, now: float) -> None:
        """Let it wait."""
        job.since = now
        self._waiting.append(job)

    def drop(self, job: Job) -> bool:
        """Forget it if it waits."""
        found = job in self._waiting
        if found:
            self._waiting.remove(job)
        return found

    def take(self, _: float) -> Job | None:
        """Give the oldest."""
        if not self._waiting:
            return None
        job = self._waiting.popleft()
        job.charged = job.wish
        return job

    def done(self, job: Job, seconds: float) -> None:
        """Keep no account."""


def serve_one_queue(words: list[str]) -> int:
    """Run a server with one worker and one queue."""
    queue = OneQueue()
    with (
        patch.object(thinking, "Queue", lambda _: queue),
        patch.object(thinking, "QUICK_WORKERS", 0),
        patch.object(thinking, "LONGEST_WAIT", 1e6),
    ):
        return ludus(["serve", *words, "--workers", "1"])


class OneQueueServer(Server):
    """The server to compare with, in a process of its own."""

    @property
    def command(self) -> list[str]:
        """Run this file."""
        return [sys.executable, __file__, "--one-queue"]


def server_of(kind: str, folder: str) -> Server:
    """Make a server with its database in a folder."""
    database = f"sqlite+aiosqlite:///{folder}/{kind.replace(' ', '')}.db"
    make = Server if kind == "fair" else OneQueueServer
    return make(database, "--pace", "0", log=Path(folder) / "log")


async def crowd(kind: str, seconds: float, tables: int, guests: int) -> tuple[str, str]:
    """Let both crowds play; give a row for each."""
    with TemporaryDirectory() as folder:
        server = server_of(kind, folder)
        server.start()
        try:
            first = await _one_greedy(kind, server, seconds, tables)
            return first, await _many_honest(kind, server, seconds, guests)
        finally:
            server.stop()


async def _one_greedy(kind: str, server: Server, seconds: float, tables: int) -> str:
    async with Person(server) as greedy, Person(server) as other:
        await greedy.call("Greedy")
        await other.call("Other")
        many = await lines_of(greedy, server, tables, FOUR, "search")
        (one,) = await lines_of(other, server, 1, THREE, "random")
        tasks = [asyncio.create_task(line.play()) for line in many]
        await asyncio.sleep(5)
        tasks.append(asyncio.create_task(one.play()))
        await asyncio.sleep(seconds)
        waits, theirs = one.waited(), [wait for line in many for wait in line.waited()]
        await close([*many, one], tasks)
    return (
        f"| {kind} | {len(waits)} | {median(waits):.3f} | {max(waits):.2f} "
        f"| {sum(len(line.waits) for line in many)} | {max(theirs):.1f} |"
    )


async def _many_honest(kind: str, server: Server, seconds: float, guests: int) -> str:
    async with AsyncExitStack() as home:
        lines: list[Line] = []
        for _ in range(guests):
            person = await home.enter_async_context(Person(server))
            await person.call("Honest")
            lines += await lines_of(person, server, 1, FOUR, "search")
        tasks = [asyncio.create_task(line.play()) for line in lines]
        await asyncio.sleep(seconds)
        turns = sum(len(line.waits) for line in lines)
        waits = [wait for line in lines for wait in line.waited()]
        hurried = sum(line.hurried for line in lines)
        await close(lines, tasks)
    p95 = quantiles(waits, n=20)[-1]
    return f"| {kind} | {turns} | {median(waits):.1f} | {p95:.1f} | {max(waits):.1f} | {hurried} |"


async def overhead() -> str:
    """Tell how long a task takes that needs hardly any thought."""
    with TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{folder}/house.db")
        service: Any = TableService(store)
        table = await service.play_now("gorus", THREE, "ann", "Ann", "random", str)
        house = Thinking(1, lambda _: {"ann"})
        house.start()
        while not house.warm:
            await asyncio.sleep(0.01)
        times = []
        for _ in range(TASKS):
            began = time.perf_counter()
            await house.choose(table, table.acting[0], "random")
            times.append(time.perf_counter() - began)
        await house.close()
        await store.close()
    low, high = median(times) * 1000, quantiles(times, n=20)[-1] * 1000
    return f"A random bot's choice, there and back: median {low:.2f} ms, 95 % within {high:.2f} ms."


async def bench(seconds: float, tables: int, guests: int) -> None:
    """Print everything."""
    rows = [await crowd(kind, seconds, tables, guests) for kind in ("one queue", "fair")]
    print(f"One guest with {tables} tables of searching bots; another plays against random ones:\n")
    print("| | turns of the other | median s | longest s | turns of the one | longest s |")
    print("|---|---:|---:|---:|---:|---:|")
    print("\n".join(row[0] for row in rows))
    print(f"\n{guests} guests with a table of searching bots each, turns in {seconds:.0f} s:\n")
    print("| | turns | median s | 95 % within s | longest s | tables told to be in a hurry |")
    print("|---|---:|---:|---:|---:|---:|")
    print("\n".join(row[1] for row in rows))
    print(f"\n{await overhead()}")


def main() -> int:
    """Measure; or be the server to compare with."""
    if sys.argv[1:2] == ["--one-queue"]:
        return serve_one_queue(sys.argv[3:])
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=25)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--guests", type=int, default=50)
    args = parser.parse_args()
    asyncio.run(bench(args.seconds, args.tables, args.guests))
    return 0


if __name__ == "__main__":
    sys.exit(main())
