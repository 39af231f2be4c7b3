"""What the server does when the database fails, and when it answers again."""

import asyncio
import logging

from ludus.server.hub import Hub
from ludus.server.persist import Spawned
from ludus.tables.health import LONGEST_WAIT, is_outage, reason
from ludus.tables.service import TableService
from ludus.tables.store import Store

log = logging.getLogger("ludus.database")


async def open_when_it_answers(url: str) -> Store:
    """Open the database; a server that is started before it waits for it."""
    said = False
    while True:
        try:
            return await Store.open(url)
        except Exception as error:
            if not is_outage(error):
                raise
            if not said:
                said = True
                log.error("the database does not answer: %s; waiting for it", reason(error))
        await asyncio.sleep(LONGEST_WAIT)


class Recovery:
    """Tells people to wait a moment, and after it shows them their tables as they are stored."""

    def __init__(self, service: TableService, hub: Hub) -> None:
        self._service = service
        self._hub = hub
        self._spawned = Spawned()
        service.store.health.listeners.append(self._changed)

    def _changed(self, well: bool) -> None:
        self._hub.database_changed(well)
        if well:
            self._spawned.spawn("catching up", self._service.catch_up())

    async def stop(self) -> None:
        """Stop catching up."""
        self._service.store.health.listeners.remove(self._changed)
        await self._spawned.stop()
