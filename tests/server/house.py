"""A server without a network: its clock goes when told, its bots think of the first move."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import msgspec

from ludus.server.absences import Absences
from ludus.server.driver import Driver
from ludus.server.hub import Connection, Hub
from ludus.server.protocol import SeatInfo, TableInfo
from ludus.server.settings import Settings
from ludus.server.thinking import Thinking
from ludus.tables.house_time import Calendar
from ludus.tables.model import Holder
from ludus.tables.service import TableService
from ludus.tables.store import Store
from ludus.tables.table import Table
from server.people import PATIENCE

LONG = {"players": 3, "target": 9, "dealer": 2}


class Screen:
    """Takes what is sent; what was last told of the table can be read."""

    write_paused = False

    def __init__(self) -> None:
        self.info: TableInfo | None = None
        self.closed: int | None = None

    def send(self, texts: Sequence[bytes]) -> None:
        for text in texts:
            if b'"type":"table"' in text:
                self.info = msgspec.json.decode(text, type=TableInfo)

    def close(self, code: int) -> None:
        self.closed = code

    def seat(self, seat: int) -> SeatInfo:
        assert self.info is not None
        return self.info.seats[seat]


class Quick:
    """Thinks of the first move there is."""

    async def choose(self, table: Table, seat: int, _: str) -> str:
        return str(table.game.moves(table.state, seat)[0])


class House:
    """A server without a network, whose clock goes when told."""

    def __init__(self, store: Store, time: float, pace: float | None) -> None:
        self.time = time
        settings = Settings(pace=pace)
        self.service = TableService(store, self.clock, Calendar(self.clock, self.clock))
        self.hub = Hub(self.service, settings)
        self.driver = Driver(self.service, cast(Thinking, Quick()), settings, self.hub)
        self.absences = Absences(self.service, self.hub)

    def clock(self) -> float:
        return self.time

    async def come(self, table: Table, guest: str) -> tuple[Connection, Screen]:
        screen = Screen()
        connection = Connection(table.id, guest, screen)
        await self.hub.join(connection)
        await self.settle()
        return connection, screen

    async def come_timed(self, table: Table, guest: str) -> tuple[Connection, Screen]:
        """Come to a table with a clock, at which a task waits as long as somebody is there."""
        screen = Screen()
        connection = Connection(table.id, guest, screen)
        await self.hub.join(connection)
        await until(lambda: table.doc.since is not None and screen.info is not None)
        await asyncio.sleep(0.02)
        return connection, screen

    async def go(self, connection: Connection) -> None:
        self.hub.leave(connection)
        await self.settle()

    async def settle(self) -> None:
        """Wait until everything that was begun is done."""
        async with asyncio.timeout(PATIENCE):
            for _ in range(2):
                while self.absences._tasks or self.driver._tasks:
                    await asyncio.sleep(0.005)
                await asyncio.sleep(0.01)

    async def wait(self, seconds: float) -> None:
        """Let time pass: whatever has a timer looks at the clock."""
        self.time += seconds
        for table in self.service.in_memory():
            self.service.notify(table)
        await self.settle()

    async def table(self, *holders: Holder, **more: Any) -> Table:
        made = await self.service.create("gorus", LONG, "ann", "", holders=holders, **more)
        return await self.service.start(made.id, "ann")

    async def move(self, table: Table, seat: int) -> None:
        guest = table.doc.seats[seat].guest or ""
        card = str(table.game.moves(table.state, seat)[0])
        await self.service.move(table.id, guest, seat, table.prompt(seat) or "", card)
        await self.settle()


def person(guest: str) -> Holder:
    return Holder("person", guest, guest.title())


BOT = Holder("bot", None, "Varro", "random")
ANN, BEN, CY = person("ann"), person("ben"), person("cy")


@asynccontextmanager
async def opened_house(
    folder: Path, time: float = 1000.0, pace: float | None = 0
) -> AsyncIterator[House]:
    store = await Store.open(f"sqlite+aiosqlite:///{folder}/house.db")
    house = House(store, time, pace)
    yield house
    await house.absences.stop()
    await house.driver.stop()
    await store.close()


async def until(ready: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not ready():
            await asyncio.sleep(0.01)
