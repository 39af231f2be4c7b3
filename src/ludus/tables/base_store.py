"""Access to the database: SQLite by default, PostgreSQL by URL. Migrations run when it opens.

Changes of many tables share one commit: while one batch is being written, the next is collected;
each caller continues only when its own change is durable. SQLite is written by a single thread,
PostgreSQL over a connection that is kept for it.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from secrets import token_hex
from time import monotonic, perf_counter
from typing import Self

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludus.core.message import Message
from ludus.tables import schema
from ludus.tables.batch import LARGEST, Write, write_postgres
from ludus.tables.engine import look_engine, open_engine
from ludus.tables.errors import Conflict, Unavailable
from ludus.tables.health import Health, unavailable
from ludus.tables.line import Line
from ludus.tables.writer import SqliteWriter

DEFAULT_URL = "sqlite+aiosqlite:///ludus.db"
CHECK_EVERY = 1.0
"""Seconds for which it is enough to have written something: anybody may ask, and writing costs."""
CHECK_WITHIN = 5.0
"""Seconds after which a database that says nothing counts as failing."""
APART = 0.01
"""Seconds between the beginnings of two commits, so that moves of many tables share one.

A commit costs the same however many moves it makes durable. Nobody waits who is alone: a move that
comes later than this after the last commit began is written at once.
"""
PROBE_KEY = "probe"
PROBE = 16 * 1024
"""Bytes that are written to find out whether a database that has failed can be written again; a
disk may be nearly full. SQLite is always asked so, and PostgreSQL otherwise with few bytes."""
FEW = 8


class BaseStore:
    """A database that is open: connections to read and write with, and shared commits."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._began = -APART
        self._checking = asyncio.Lock()
        self._checked = -CHECK_EVERY
        self._sqlite = None if self.shared else SqliteWriter(engine.url)
        self.line = Line(engine.url) if self.shared else None
        """What moves are written over, if other processes may share the database."""
        # What only reads needs no transaction, and so no round trips to begin and end it.
        self._reader = (
            engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else engine
        )
        self.health = Health(lambda: self.probe(PROBE))
        self.on_commit: Callable[[Sequence[Write], float], None] = lambda _, __: None
        """Hears of every commit: its changes, and how many seconds it took."""
        self.commits = 0
        """How many commits were made: fewer than changes when tables share a commit."""

    @classmethod
    async def open(cls, url: str = DEFAULT_URL) -> Self:
        """Open the database and bring it up to date; raises `BadDatabase` if it cannot be used."""
        return cls(await open_engine(url))

    @classmethod
    async def look(cls, url: str = DEFAULT_URL) -> Self:
        """Open the database only to read it, while a server may be using it."""
        return cls(await look_engine(url))

    async def close(self) -> None:
        """Finish writing and close all connections."""
        await self.health.close()
        if self._writing is not None:
            await self._writing
        if self._sqlite is not None:
            await self._sqlite.close()
        if self.line is not None:
            await self.line.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection to read with."""
        with self.health.watched(writing=False):
            async with self._reader.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection with a transaction that is committed in the end."""
        with self.health.watched(writing=True):
            async with self.engine.begin() as connection:
                yield connection

    async def probe(self, size: int) -> None:
        """Write some bytes without meaning: it raises whatever keeps the database from being
        written."""
        known = schema.secrets.c.key == PROBE_KEY
        value = token_hex(size)
        await self._run(
            sa.delete(schema.secrets).where(known),
            sa.insert(schema.secrets).values(key=PROBE_KEY, value=value),
        )

    async def check(self) -> None:
        """Raise `Unavailable` if the database cannot be written now; many who ask share a trial."""
        async with self._checking:
            with self.health.watched(writing=True):
                if monotonic() - self._checked < CHECK_EVERY:
                    return
                async with asyncio.timeout(CHECK_WITHIN):
                    await self.probe(FEW if self.shared else PROBE)
            self._checked = monotonic()

    # Commits

    def commit(self, write: Write) -> "asyncio.Future[None]":
        """Write a change in one commit with all others that are waiting; await the result.

        It raises `Conflict` if another process has changed the table in the meantime.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        return done

    async def _write_all(self) -> None:
        batch: Batch = []
        try:
            while self._waiting:
                await self._keep_apart()
                batch = self._next_batch()
                await self._write_batch(batch)
        finally:
            # Whatever this task dies of, nobody waits for ever.
            _fail([*batch, *self._waiting], unavailable())

    async def _keep_apart(self) -> None:
        """Wait until some time has passed since the last commit began, and collect meanwhile."""
        wait = self._began + APART - monotonic()
        if wait > 0:
            await asyncio.sleep(wait)
        self._began = monotonic()

    async def _write_batch(self, batch: "Batch") -> None:
        try:
            late = await self._write([write for write, _ in batch])
        except Unavailable as error:
            _fail(batch, error)
            return
        except Exception as error:
            if len(batch) == 1:
                _fail(batch, error)
            else:
                # A change that cannot be written must not take the others with it.
                for one in batch:
                    await self._write_batch([one])
            return
        for write, done in batch:
            if done.done():
                continue
            if write.table in late:
                done.set_exception(Conflict(Message("table-stale", {})))
            else:
                done.set_result(None)

    def _next_batch(self) -> "Batch":
        """Take the waiting changes, but only the first of each table."""
        batch: dict[str, tuple[Write, asyncio.Future[None]]] = {}
        rest = []
        for one in self._waiting:
            if len(batch) == LARGEST or batch.setdefault(one[0].table, one) is not one:
                rest.append(one)
        self._waiting = rest
        return list(batch.values())

    async def execute(self, *statements: sa.Executable) -> None:
        """Run statements in one transaction."""
        with self.health.watched(writing=True):
            await self._run(*statements)

    async def _run(self, *statements: sa.Executable) -> None:
        """Run statements in one transaction; SQLite is written only by its writer."""
        if self._sqlite is not None:
            await self._sqlite.execute(*statements)
            return
        async with self.engine.begin() as connection:
            for statement in statements:
                await connection.execute(statement)

    async def _write(self, writes: Sequence[Write]) -> frozenset[str]:
        """Write a batch in one transaction; give the tables whose change came too late."""
        began = perf_counter()
        with self.health.watched(writing=True):
            if self._sqlite is not None:
                late = await self._sqlite.write(writes)
            else:
                assert self.line is not None  # noqa: S101
                late = await write_postgres(self.line, writes)
        self.commits += 1
        self.on_commit(
            [write for write in writes if write.table not in late], perf_counter() - began
        )
        return late


Batch = list[tuple[Write, "asyncio.Future[None]"]]


def _fail(batch: Batch, error: Exception) -> None:
    """Tell all who still wait for a batch that it failed."""
    for _, done in batch:
        if not done.done():
            done.set_exception(error)
