"""The time of the house: seconds that run only while the house does.

Clocks, countdowns and leases are measured in it. It does not follow the clock on the wall, which
may be set; it stands still while no server is running, and while the database cannot be written,
because nobody can move then. Every process notes each second how far it has come, so that after a
crash nobody has lost or won more than that. Processes that share a database agree on the time of
the one that is furthest.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from math import isfinite
from typing import Any

import sqlalchemy as sa

from ludus.tables import schema
from ludus.tables.store import Store

log = logging.getLogger("ludus.time")

BEAT = 1.0
"""Seconds between two notes."""
GRACE = 5.0
"""For how many seconds after the last note the time goes on."""
KEPT = 7 * 24 * 3600.0
"""Seconds after which the note of a process that is gone is deleted."""
POSSIBLE = (1e9, 1e11)
"""No house has stood still since before 2001 or runs until after 5138: another time is damaged.

With one from before, all clocks would stand still for ever; with one so far ahead that a second
more makes no difference, the house would.
"""


class HouseTime:
    """Counts the time of the house in one process."""

    def __init__(
        self, store: Store, process: str, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self._store = store
        self._process = process
        self._monotonic = monotonic
        self._noted = 0.0
        self._at = monotonic()

    def now(self) -> float:
        """Tell the time of the house."""
        return self._noted + min(self._monotonic() - self._at, GRACE)

    async def start(self) -> None:
        """Go on from where the house stopped, or from where another process is."""
        self._at = self._monotonic()
        self._noted = await self._others() or await self._before_notes()
        await self._try_to_beat()

    async def beat(self) -> None:
        """Note how far the time has come; if that fails, it stops soon."""
        at = self._monotonic()
        noted = max(self.now(), await self._others() if self._store.shared else 0.0)
        c = schema.processes.c
        old = sa.or_(c.name == self._process, c.alive < noted - KEPT)
        await self._store.execute(
            sa.delete(schema.processes).where(old),
            sa.insert(schema.processes).values(
                name=self._process, alive=noted, written=self._clock()
            ),
        )
        self._noted, self._at = noted, at

    async def run(self) -> None:
        """Note the time again and again, whatever happens."""
        while True:
            await asyncio.sleep(BEAT)
            await self._try_to_beat()

    async def _try_to_beat(self) -> None:
        try:
            await self.beat()
        except Exception as error:
            log.info("the time is not noted: %s: %s", type(error).__name__, error)

    def _clock(self) -> "sa.ColumnElement[Any]":
        """The clock of the database: it tells only how old a note is, and is not relied on."""
        if not self._store.shared:
            return sa.literal(0.0)
        return sa.extract("epoch", sa.func.clock_timestamp())

    async def _others(self) -> float:
        """Tell how far the furthest process has come; one that goes on is ahead of its note."""
        c = schema.processes.c
        async with self._store.reading() as connection:
            found = await connection.execute(sa.select(c.alive, self._clock() - c.written))
            ages = [(_time(alive), _number(age)) for alive, age in found]
        ahead = (alive + (age if 0 < age < 2 * BEAT else 0.0) for alive, age in ages if alive)
        return max(ahead, default=0.0)

    async def _before_notes(self) -> float:
        """Begin where a house without notes stopped; a new one begins by the clock on the wall."""
        async with self._store.reading() as connection:
            touched = schema.tables.c.touched
            latest = sa.select(sa.func.max(touched)).where(touched.between(*POSSIBLE))
            return _time((await connection.execute(latest)).scalar()) or time.time()


def _number(value: object) -> float:
    """Read a number; 0 if it is damaged."""
    try:
        number = float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return 0.0
    return number if isfinite(number) else 0.0


def _time(value: object) -> float:
    """Read a time of the house; 0 if it is damaged."""
    time, (first, last) = _number(value), POSSIBLE
    return time if first <= time <= last else 0.0


async def last_alive(store: Store, table: str) -> float | None:
    """Tell when the process that last ran a table noted that it was alive, if one did."""
    c, p = schema.tables.c, schema.processes.c
    query = sa.select(p.alive).join(schema.tables, c.runner == p.name).where(c.id == table)
    async with store.reading() as connection:
        alive = (await connection.execute(query)).scalar()
    return None if alive is None else _time(alive)


class Calendar:
    """The date, and one that surely has come: not even if somebody sets the clock on the wall."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._offset = wall() - monotonic()

    def date(self) -> float:
        """Give the date as the clock on the wall has it: for people to read."""
        return self._wall()

    def surely(self) -> float:
        """Give the earlier of what the wall says and what we have counted since we began."""
        return min(self._wall(), self._offset + self._monotonic())
