"""Several processes on one PostgreSQL tell each other what changed, through its notifications."""

import asyncio
import json
import logging
from secrets import token_hex
from typing import Any

import sqlalchemy as sa

from ludus.server.hub import Hub
from ludus.server.tell import talk_line
from ludus.tables.service import TableService
from ludus.tables.store import Store

RECENT = 20
MOST_NAMED = 200
"""Guests in one notice: PostgreSQL takes less than 8000 bytes."""

log = logging.getLogger("ludus.notices")


class Notices:
    """Listens for changes made by other processes; alone on SQLite there is nothing to hear."""

    def __init__(self, store: Store, service: TableService, hub: Hub) -> None:
        self._store = store
        self._service = service
        self._hub = hub
        self._connection: Any = None
        self._process = token_hex(8)
        self._tasks: set[asyncio.Task[None]] = set()
        self._heard: dict[tuple[str, str], list[str]] = {}

    async def start(self) -> None:
        """Begin to listen."""
        if not self._store.shared:
            return
        self._connection = await self._store.engine.connect()
        raw = await self._connection.get_raw_connection()
        driver = raw.driver_connection
        await driver.add_listener("ludus", self._changed)
        await driver.add_listener("ludus_here", self._came)
        await driver.add_listener("ludus_talk", self._said)
        self._hub.on_presence = self._tell_presence

    async def stop(self) -> None:
        """Stop listening."""
        for task in list(self._tasks):
            task.cancel()
        if self._connection is not None:
            await self._connection.close()

    def _changed(self, _: Any, __: int, ___: str, table: str) -> None:
        self._spawn(self._service.refresh(table))

    def _came(self, _: Any, __: int, ___: str, payload: str) -> None:
        """Put together what another process says in several notices of who is here."""
        process, table, guests, more = json.loads(payload)
        if process == self._process:
            return
        known = self._heard.pop((process, table), [])
        if more:
            self._heard[process, table] = known + guests
        else:
            self._hub.heard(process, table, known + guests)

    def _said(self, _: Any, __: int, ___: str, table: str) -> None:
        self._spawn(self._tell_talk(table))

    async def _tell_talk(self, table: str) -> None:
        for said in (await self._store.talk(table))[-RECENT:]:
            self._hub.say_all(table, talk_line(said))

    def _tell_presence(self, table: str, guests: list[str]) -> None:
        self._spawn(self._notify(presence(self._process, table, guests)))

    async def _notify(self, payloads: list[str]) -> None:
        """Send notices; those of one transaction arrive together and in order."""
        async with self._store.engine.begin() as connection:
            for payload in payloads:
                await connection.execute(
                    sa.text("SELECT pg_notify('ludus_here', :payload)"), {"payload": payload}
                )

    def _spawn(self, doing: Any) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def presence(process: str, table: str, guests: list[str]) -> list[str]:
    """Write who is here, in as many notices as it takes; all but the last say that more follows."""
    last = max(0, len(guests) - 1) // MOST_NAMED * MOST_NAMED
    return [
        json.dumps([process, table, guests[at : at + MOST_NAMED], at < last])
        for at in range(0, last + 1, MOST_NAMED)
    ]
