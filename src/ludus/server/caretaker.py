"""Keeps the house tidy while it runs.

- A table to which nobody is connected and at which nothing is due leaves memory after a while, or
  sooner if there are too many. It stays in the database and is loaded when somebody comes.
- A finished game is packed soon after its end.
- Once an hour, old tables are thrown away: see `ludus.tables.pruning`.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from ludus.core.errors import LudusError
from ludus.server.absences import Absences
from ludus.server.driver import Driver
from ludus.server.hub import Hub
from ludus.server.settings import Settings
from ludus.tables.errors import SetAside
from ludus.tables.pruning import prune
from ludus.tables.service import TableService
from ludus.tables.table import Table

log = logging.getLogger("ludus.caretaker")

EVERY = 15.0
"""Seconds between two rounds."""
HOUR = 3600.0


class Caretaker:
    """Makes its rounds for as long as the server runs."""

    def __init__(
        self,
        service: TableService,
        hub: Hub,
        driver: Driver,
        absences: Absences,
        settings: Settings,
    ) -> None:
        self._service = service
        self._hub = hub
        self._driver = driver
        self._absences = absences
        self._settings = settings
        self._finished: set[str] = set()
        service.listeners.append(self._changed)

    def _changed(self, table: Table) -> None:
        if table.doc.status == "finished" and not table.packed:
            self._finished.add(table.id)

    async def run(self) -> None:
        """Make rounds; whatever goes wrong in one is tried again in the next."""
        loop = asyncio.get_running_loop()
        hourly = loop.time() + min(HOUR, self._settings.keep.never_started)
        while True:
            await asyncio.sleep(min(EVERY, self._settings.rest_after))
            await self._try(self._drop_idle)
            await self._try(self.pack_finished)
            if loop.time() >= hourly:
                hourly = loop.time() + HOUR
                await self._try(self.throw_away)

    async def _try(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except LudusError as error:
            log.info("tried again later: %s", error)
        except Exception:
            log.exception("tried again later")

    async def _drop_idle(self) -> None:
        self.drop_idle()

    def drop_idle(self) -> None:
        """Drop tables that nobody needs from memory, those not used for the longest time first."""
        now, tables = self._service.now(), self._service.by_last_use()
        over = len(tables) - self._settings.most_in_memory
        for table, used in tables:
            if over <= 0 and now - used < self._settings.rest_after:
                return
            if not self._is_needed(table):
                self._service.forget(table)
                self._driver.forget(table)
                over -= 1

    def _is_needed(self, table: str) -> bool:
        return (
            bool(self._hub.connected(table))
            or self._driver.is_busy(table)
            or self._absences.is_busy(table)
            or self._service.is_busy(table)
        )

    async def pack_finished(self) -> None:
        """Pack the games that have ended since the last round."""
        for table in list(self._finished):
            await self._try(partial(self._pack, table))

    async def _pack(self, table: str) -> None:
        await self._service.store.archive(table)
        self._finished.discard(table)
        loaded = self._service.loaded(table)
        if loaded is not None:
            loaded.packed = True

    async def throw_away(self) -> None:
        """Give up tables that were never started; delete those that were kept long enough."""
        service, keep = self._service, self._settings.keep
        for stored in await service.store.idle(service.calendar.surely() - keep.never_started):
            try:
                await service.close(stored.id)
            except SetAside:
                continue
            except LudusError as error:
                log.info("table %s: %s", stored.id, error)
        pruned = await prune(service.store, keep, service.calendar.surely())
        if any(pruned.deleted.values()):
            log.info("deleted: %s", pruned.deleted)
