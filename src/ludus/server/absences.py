"""Lets bots step in for people who are away while others wait, and another host take over.

The process to which somebody who waits is connected takes care of it. When a bot will step in is
stored with the table, so that all processes count down to the same moment.
"""

import asyncio
import logging
from operator import is_

from ludus.core.errors import LudusError
from ludus.server.hub import Hub
from ludus.tables.absence import step_in
from ludus.tables.errors import Unavailable
from ludus.tables.hosting import HOST_AWAY, next_host, take_over
from ludus.tables.service import TableService
from ludus.tables.table import Change, Table

log = logging.getLogger("ludus.absences")

TRY_AGAIN = 1.0
"""Seconds until a change that could not be stored is tried again."""


class Absences:
    """Looks at a table whenever it changes, whenever people come or go, and when a time is up."""

    def __init__(self, service: TableService, hub: Hub) -> None:
        self._service = service
        self._hub = hub
        self._watched: dict[str, float] = {}
        """Since when one of a table's people has been connected to this process."""
        self._hostless: dict[str, float] = {}
        """Since when a table's host has been away while another of its people is connected."""
        self._complete: dict[str, tuple[object, object, object]] = {}
        """Seats, host and guests connected when nobody was last seen to be away from a table."""
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        service.listeners.append(self.look)

    def look(self, table: Table) -> None:
        """See whether a time has to be set or dropped, and whether one is up."""
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        connected = self._hub.connected(table.id)
        now = (table.doc.seats, table.doc.host, connected)
        before = self._complete.get(table.id)
        if before is not None and all(map(is_, before, now)):
            # As at most tables after most moves.
            return
        self._complete.pop(table.id, None)
        people = {holder.guest for holder in table.doc.seats if holder.guest is not None}
        here = self._hub.has_any(table.id, people)
        if here:
            self._watched.setdefault(table.id, self._service.now())
        if table.id not in self._watched or table.id in self._tasks:
            return
        times = [one.bot_at for one in table.doc.seats if one.bot_at is not None]
        if here and not times and connected.issuperset((*people, table.doc.host)):
            self._hostless.pop(table.id, None)
            self._complete[table.id] = now
            return
        if next_host(table.doc, connected) is None:
            self._hostless.pop(table.id, None)
        else:
            since = self._hostless.setdefault(table.id, self._service.now())
            times.append(since + HOST_AWAY)
        if self._wanted(table) is not None:
            self._tasks[table.id] = asyncio.create_task(self._change(table.id))
        elif times:
            self._look_later(table.id, min(times) - self._service.now())
        elif not here:
            del self._watched[table.id]

    def is_busy(self, table_id: str) -> bool:
        """Tell whether a bot may have to step in at a table."""
        return table_id in self._timers or table_id in self._tasks

    def _wanted(self, table: Table) -> Change | None:
        connected = self._hub.connected(table.id)
        now = self._service.now()
        change = step_in(table, connected, now, self._watched[table.id])
        overdue = now >= self._hostless.get(table.id, now) + HOST_AWAY
        return take_over(table, connected) if change is None and overdue else change

    def _look_later(self, table_id: str, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._timers[table_id] = loop.call_later(max(0.0, seconds), self._look_again, table_id)

    def _look_again(self, table_id: str) -> None:
        table = self._service.loaded(table_id)
        if table is not None:
            self.look(table)

    async def _change(self, table_id: str) -> None:
        wait = 0.0
        try:
            await self._service.change(table_id, self._wanted)
        except Exception as error:
            if not isinstance(error, Unavailable):
                log.log(_level(error), "table %s: nobody could step in: %s", table_id, error)
            wait = TRY_AGAIN
        finally:
            del self._tasks[table_id]
            # Somebody may have come or gone in the meantime.
            self._look_later(table_id, wait)

    async def stop(self) -> None:
        """Finish what has begun, and cancel all timers."""
        self._service.listeners.remove(self.look)
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        for timer in self._timers.values():
            timer.cancel()


def _level(error: Exception) -> int:
    """A table that another process has changed too often is no fault of the server."""
    return logging.INFO if isinstance(error, LudusError) else logging.ERROR
