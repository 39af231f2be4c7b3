"""Where nobody is, nothing is done: bots rest, and go on when somebody comes."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import cast

import pytest

from ludus.server.driver import Driver
from ludus.server.hub import Connection, Hub
from ludus.server.notifications import MOST_GUESTS, Notifications, presence_payloads
from ludus.server.settings import Settings
from ludus.server.workers import WorkerPool
from ludus.tables.model import Clock, Holder
from ludus.tables.service import TableService
from ludus.tables.store import Store
from ludus.tables.table import Table
from server.conftest import sqlite

REST = 0.3
LONG = {"players": 3, "target": 9}


class Nowhere:
    """Takes what is sent."""

    write_paused = False

    def send(self, texts: Sequence[bytes]) -> None:
        """Nobody reads it."""


class Quick:
    """Thinks of the first move there is."""

    async def choose(self, table: Table, seat: int, _: str) -> str:
        return str(table.game.moves(table.state, seat)[0])


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[TableService]:
    store = await Store.open(sqlite(tmp_path))
    yield TableService(store)
    await store.close()


@pytest.fixture
async def hub(service: TableService) -> AsyncIterator[Hub]:
    settings = Settings(pace=0.01, rest_after=REST)
    hub = Hub(service, settings)
    driver = Driver(service, cast(WorkerPool, Quick()), settings, hub.deserted)
    yield hub
    hub.close()
    await driver.stop()


async def only_bots(service: TableService, clock: Clock | None = None) -> Table:
    holders = [Holder("person", "ann", "Ann", away=True), *[Holder("bot", None, "B", "random")] * 2]
    table = await service.create("gorus", LONG, "ann", "Ann", holders=holders, clock=clock)
    return await service.start(table.id, "ann")


async def until(ready: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not ready():
            await asyncio.sleep(0.01)


async def at_rest(table: Table) -> int:
    """Wait until a table stands still; give the number of its last entry."""
    seq = -1
    async with asyncio.timeout(30):
        while seq != table.seq:
            seq = table.seq
            await asyncio.sleep(1.5 * REST)
    return seq


async def test_bots_rest_where_nobody_is_and_go_on_when_somebody_comes(
    service: TableService, hub: Hub
) -> None:
    table = await only_bots(service)
    await until(lambda: table.seq > 1)
    seq = await at_rest(table)
    assert table.doc.status == "running"

    connection = Connection(table.id, "a spectator", Nowhere())
    await hub.join(connection)
    await until(lambda: table.seq > seq + 1)
    await asyncio.sleep(2 * REST)
    seen = table.seq
    await until(lambda: table.seq > seen)
    hub.leave(connection)
    seq = await at_rest(table)

    # Somebody is connected to another process.
    hub.connected_elsewhere("other", table.id, ["somebody"])
    await until(lambda: table.seq > seq + 1)


async def test_no_time_runs_while_a_table_rests(service: TableService, hub: Hub) -> None:
    table = await only_bots(service, Clock("bank", 600))
    await at_rest(table)
    before = table.doc.since
    await hub.join(Connection(table.id, "a spectator", Nowhere()))
    await until(lambda: table.doc.since != before)
    assert min(table.left(service.now())) > 599


async def test_presence_is_split_over_as_many_notifications_as_needed(
    service: TableService, hub: Hub
) -> None:
    for number in (0, 1, MOST_GUESTS, MOST_GUESTS + 1, 1000):
        guests = [f"g{at:024}" for at in range(number)]
        payloads = presence_payloads("p" * 16, "t" * 12, guests)
        assert all(len(payload.encode()) < 8000 for payload in payloads)
        assert len(payloads) == max(1, -(-number // MOST_GUESTS))
        listener = Notifications(service.store, service, hub)
        for payload in payloads:
            listener._presence_changed(None, 0, "ludus_here", payload)
        assert hub.connected("t" * 12) == set(guests)
