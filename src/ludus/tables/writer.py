"""The only thread that writes to SQLite."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from threading import Thread, current_thread
from typing import Any, TypeVar

import sqlalchemy as sa

from ludus.tables.batch import Write, write_sqlite
from ludus.tables.health import is_outage

T = TypeVar("T")

BUSY = 1000
"""Milliseconds to wait for another process that has locked the file."""
CHECKPOINT = 4000
"""Pages of 4 kB in the log before they are copied into the file, while commits wait.

By SQLite's default it would be 1,000, which a busy server fills four times a second: see
docs/adr/0037.
"""
CACHE = 16_000
"""Kilobytes of pages that a connection remembers: what is changed again and again stays there."""
STILL_ALIVE = 1.0
"""Seconds after which somebody who waits looks whether the thread is still alive."""


def tune_sqlite(connection: Any, _: object) -> None:
    """Use a write-ahead log, and finish a commit only when it is on the disk."""
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={BUSY}", "journal_mode=WAL", "synchronous=FULL"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT}")
    cursor.execute(f"PRAGMA cache_size=-{CACHE}")
    cursor.close()
    read_any_text(connection)


def read_any_text(connection: Any) -> None:
    """Let one text that is no UTF-8 be read as it can, and not spoil a list of tables."""
    driver = getattr(connection, "driver_connection", connection)
    driver.text_factory = _any_text


def _any_text(data: bytes) -> str:
    return data.decode(errors="replace")


class SqliteWriter:
    """Writes over a connection of its own, in a thread of its own.

    SQLite makes a second writer sleep and try again; under load it might never succeed. After a
    failure the connection is opened again, and so is the thread if it has died.
    """

    def __init__(self, url: sa.URL) -> None:
        self._engine = sa.create_engine(url.set(drivername="sqlite"))
        sa.event.listen(self._engine, "connect", tune_sqlite)
        self._executor = self._new_thread()
        self._thread: Thread | None = None
        self._connection: Any = None

    def _new_thread(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(1, "sqlite-writer", self._note_thread)

    def _note_thread(self) -> None:
        self._thread = current_thread()

    async def write(self, writes: Sequence[Write]) -> frozenset[str]:
        """Write a batch without blocking the event loop."""
        return await self._run(partial(self._write, writes))

    def _write(self, writes: Sequence[Write]) -> frozenset[str]:
        if self._connection is None:
            self._connection = self._engine.raw_connection()
            # Transactions are begun and ended by explicit statements.
            self._connection.driver_connection.isolation_level = None
        return write_sqlite(self._connection.driver_connection, writes)

    async def execute(self, *statements: sa.Executable) -> None:
        """Run statements in one transaction."""
        await self._run(partial(self._execute, statements))

    def _execute(self, statements: Iterable[sa.Executable]) -> None:
        with self._engine.begin() as connection:
            for statement in statements:
                connection.execute(statement)

    async def close(self) -> None:
        """Close the connection and end the thread."""
        await self._run(self._drop)
        self._executor.shutdown()

    def _drop(self) -> None:
        """Close every connection; the next operation opens one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.invalidate()
        self._engine.dispose()

    def _safely(self, work: Callable[[], T]) -> T:
        try:
            return work()
        except Exception as error:
            if is_outage(error):
                self._drop()
            raise

    async def _run(self, work: Callable[[], T]) -> T:
        """Run something in the thread; if the thread has died, fail, and have another next time."""
        doing = asyncio.wrap_future(self._executor.submit(self._safely, work))
        while not doing.done():
            await asyncio.wait((doing,), timeout=STILL_ALIVE)
            if not doing.done() and self._thread is not None and not self._thread.is_alive():
                self._executor, self._thread = self._new_thread(), None
                self._connection = None
                raise OSError("the thread that writes has died")
        return doing.result()
