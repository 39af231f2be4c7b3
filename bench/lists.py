"""Lists of tables in a full house: one's own, and the lobby.

    python bench/lists.py [--tables 100000] [--database URL]

Fills an empty database with tables of 20,000 guests, most of them finished. Prints the milliseconds
of one list and of forty asked for at once: as a search through all documents, which is how it was
done before there was an index of people, and as it is done now.
"""

import asyncio
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Awaitable, Callable
from random import Random
from statistics import median

import sqlalchemy as sa
from msgspec.structs import replace

from ludus.core.codec import to_json, to_plain
from ludus.core.fairness import commitment, new_seed
from ludus.games import find_game
from ludus.server.hub import Hub
from ludus.server.lobby import LISTED_FOR, Lobby
from ludus.server.settings import Settings
from ludus.tables import schema
from ludus.tables.model import Doc, Holder
from ludus.tables.service import TableService
from ludus.tables.store import Store

Ask = Callable[[Store, str], Awaitable[int]]

GUESTS = 20_000
AT_ONCE = 40
PART = 1000
RECENT = 10_000
"""Tables at which something has happened just now: more than the lobby shows are public ones."""
CONNECTIONS = asyncio.Semaphore(10)
"""Searches at the same time: more would give up waiting for a connection."""


async def fill(store: Store, tables: int) -> None:
    """Write that many tables with three people each."""
    rng, now = Random(1), time.time()
    game = find_game("gorus")
    options = to_plain(game.read_options({"players": 3}))
    blank = Doc(game.name, game.version, game.content, options, "", public=True, seats=(),
                commitment="")  # fmt: skip
    for first in range(0, tables, PART):
        rows, people = [], []
        for number in range(first, min(first + PART, tables)):
            guests = [f"guest-{one:016x}" for one in rng.sample(range(GUESTS), 3)]
            status = rng.choices(("finished", "running", "open"), (90, 8, 2))[0]
            seats = tuple(Holder("person", guest, "Guest") for guest in guests)
            seed, public = new_seed(), rng.random() < 0.5
            doc = replace(blank, host=guests[0], public=public, seats=seats, status=status,
                          commitment=commitment(seed))  # fmt: skip
            ago = rng.random() * (LISTED_FOR if number < RECENT else 3e7)
            rows.append({"id": f"t{number}", "game": "gorus", "status": status, "version": 1,
                         "public": public, "doc": to_json(doc).decode(),
                         "seed": seed.hex(), "touched": now - ago})  # fmt: skip
            people += [{"guest": guest, "table_id": f"t{number}"} for guest in guests]
        async with store.engine.begin() as connection:
            await connection.execute(sa.insert(schema.tables), rows)
            await connection.execute(sa.insert(schema.people), people)
    if store.shared:
        async with store.engine.begin() as connection:
            await connection.execute(sa.text("ANALYZE"))


async def searched(store: Store, guest: str) -> int:
    """List a guest's tables by a search through all documents."""
    c = schema.tables.c
    query = (
        sa.select(schema.tables)
        .where(c.status != "abandoned", c.doc.contains(f'"{guest}"', autoescape=True))
        .order_by(c.touched.desc())
        .limit(30)
    )
    async with CONNECTIONS, store.engine.connect() as connection:
        return len((await connection.execute(query)).all())


async def looked_up(store: Store, guest: str) -> int:
    """List a guest's tables as the server does."""
    return len(await store.of_guest(guest))


async def lobby(store: Store, _: str) -> int:
    """List the public tables, some hundreds of which somebody is connected to."""
    return len(await store.lobby(time.time() - 1800, [f"t{number}" for number in range(500)]))


def kept(store: Store) -> Ask:
    """List the public tables as the server does, which reads them once a second at most."""
    service = TableService(store)
    rows = Lobby(service, Hub(service, Settings())).rows

    async def ask(_: Store, guest: str) -> int:
        return len(await rows(guest, ()))

    return ask


async def measure(store: Store, ask: Ask) -> tuple[float, float]:
    """Give the milliseconds of one answer (median of five), and until the last of forty."""
    one = []
    for number in range(5):
        began = time.perf_counter()
        await ask(store, f"guest-{number:016x}")
        one.append(time.perf_counter() - began)
    began = time.perf_counter()
    await asyncio.gather(*(ask(store, f"guest-{number:016x}") for number in range(AT_ONCE)))
    return 1000 * median(one), 1000 * (time.perf_counter() - began)


async def run(url: str, tables: int) -> None:
    """Fill the database and print the figures."""
    store = await Store.open(url)
    await fill(store, tables)
    print(f"| {tables} tables, {'PostgreSQL' if store.shared else 'SQLite'} | one | 40 at once |")
    print("|---|---|---|")
    ways = {
        "my tables, searched": searched,
        "my tables": looked_up,
        "lobby, read": lobby,
        "lobby, kept": kept(store),
    }
    for name, ask in ways.items():
        alone, together = await measure(store, ask)
        print(f"| {name} | {alone:.1f} ms | {together:.0f} ms |")
    await store.close()


def main() -> None:
    """Measure on SQLite, or on the database that is given."""
    parser = ArgumentParser()
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--database")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(args.database or f"sqlite+aiosqlite:///{folder}/house.db", args.tables))


if __name__ == "__main__":
    main()
