"""Whether the database can be written, and what to do while it cannot.

The first operation that fails marks the database as failing. From then on nobody but one task
touches it: that task writes a line again and again until it succeeds, and then all who wait go on
at once. So a fault makes one line in the log, its end another, however many tables there are.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TypeVar, TypeVarTuple

from sqlalchemy import exc

from ludus.core.message import say
from ludus.tables.errors import Unavailable

log = logging.getLogger("ludus.database")

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

FIRST_WAIT = 0.1
LONGEST_WAIT = 1.0
"""Seconds between two trials of a database that fails: more each time, up to this."""
PATIENCE = 3.0
"""Seconds for which people wait for a database that fails before they are told."""
RELAPSE = 5.0
"""Seconds after a recovery in which another fault is taken for the same one."""

_ABOUT_DATA = (
    exc.IntegrityError,
    exc.DataError,
    exc.ProgrammingError,
    exc.NotSupportedError,
    sqlite3.IntegrityError,
    sqlite3.DataError,
    sqlite3.ProgrammingError,
    sqlite3.NotSupportedError,
)
"""Errors of one statement: the same statement would fail again on the best of databases."""
_DATA_CODES = ("22", "23", "42", "0A", "40")
"""How the codes of such errors begin in PostgreSQL; the last are those of a deadlock."""
_OUTAGES = (OSError, exc.DBAPIError, sqlite3.Error)


def is_outage(error: BaseException) -> bool:
    """Tell whether an error says that the database is lost, full, locked or read-only."""
    code = getattr(getattr(error, "orig", error), "sqlstate", None) or ""
    if isinstance(error, _ABOUT_DATA) or f"{code}".startswith(_DATA_CODES):
        return False
    # The driver is an optional dependency; while it connects, its errors come unwrapped.
    return isinstance(error, _OUTAGES) or type(error).__module__.startswith("asyncpg.")


def reason(error: BaseException) -> str:
    """Describe an error in one line, without the statement that met it."""
    inner = getattr(error, "orig", None) or error
    return f"{inner}".strip().splitlines()[0] if f"{inner}".strip() else type(inner).__name__


class Health:
    """Whether the database can be written; listeners are told when that changes."""

    def __init__(self, probe: Callable[[], Awaitable[None]]) -> None:
        self._probe = probe
        self._well = asyncio.Event()
        self._well.set()
        self._healing: asyncio.Task[None] | None = None
        self._recovered = float("-inf")
        self._first_wait = FIRST_WAIT
        self.reason: str | None = None
        """Why the database fails, while it does."""
        self.listeners: list[Callable[[bool], None]] = []

    @property
    def well(self) -> bool:
        """Whether the database answers, as far as is known."""
        return self.reason is None

    @contextmanager
    def watched(self, *, writing: bool) -> Iterator[None]:
        """Raise `Unavailable` where the database fails; while it does, nothing is written.

        It may still be read: a full disk can be, and people may look at their tables. Who has
        waited too long for one of the connections has to wait longer: the house is busy, and the
        database does not fail.
        """
        if writing and not self.well:
            raise unavailable()
        try:
            yield
        except exc.TimeoutError as error:
            raise unavailable() from error
        except Exception as error:
            if not is_outage(error):
                raise
            self.failed(error)
            raise unavailable() from error

    def failed(self, error: BaseException) -> None:
        """Note that the database has failed, and begin to try it."""
        if self.reason is not None:
            return
        self.reason = reason(error)
        self._well.clear()
        relapse = time.monotonic() - self._recovered < RELAPSE
        self._first_wait = min(2 * self._first_wait, LONGEST_WAIT) if relapse else FIRST_WAIT
        log.error("the database fails: %s; tables wait until it answers", self.reason)
        self._healing = asyncio.create_task(self._heal())
        self._tell()

    async def _heal(self) -> None:
        """Try the database until it can be written."""
        began, wait = time.monotonic(), self._first_wait
        while True:
            await asyncio.sleep(wait)
            try:
                await self._probe()
            except Exception as error:
                self.reason = reason(error)
                wait = min(1.5 * wait, LONGEST_WAIT)
            else:
                break
        self._recovered = time.monotonic()
        log.warning("the database answers again, after %.1f s", self._recovered - began)
        self.reason = None
        self._well.set()
        self._tell()

    def _tell(self) -> None:
        for listener in self.listeners:
            try:
                listener(self.well)
            except Exception:
                log.exception("somebody could not be told that the database changed")

    async def until_well(self, seconds: float | None = None) -> bool:
        """Wait until the database answers, for some seconds at most; tell whether it does."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._well.wait()
        return self.well

    async def patiently(self, work: Callable[[*Ts], Awaitable[T]], *arguments: *Ts) -> T:
        """Do something that may be done twice; if the database fails, again when it answers."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return await work(*arguments)
            except Unavailable as error:
                await self.wait_or_raise(error, until)

    async def persistently(self, work: Callable[[*Ts], Awaitable[T]], *arguments: *Ts) -> T:
        """Do something that may be done twice; if the database fails, however long it takes."""
        while True:
            try:
                return await work(*arguments)
            except Unavailable:
                await self.until_well()

    async def wait_or_raise(self, error: Unavailable, until: float) -> None:
        """Wait until the database answers; if that takes too long, raise the error."""
        left = until - time.monotonic()
        if left <= 0 or not await self.until_well(left):
            raise error

    async def close(self) -> None:
        """Stop trying."""
        if self._healing is not None:
            self._healing.cancel()
            await asyncio.gather(self._healing, return_exceptions=True)


def unavailable() -> Unavailable:
    """Make the refusal that says that the database cannot be written just now."""
    return Unavailable(say("house-one-moment"))
