"""Server processes that share a PostgreSQL database notify each other of changes through it."""

import asyncio
import json
from collections.abc import Mapping
from secrets import token_hex
from typing import Any

import sqlalchemy as sa

from ludus.server.hub import Hub
from ludus.server.messages import talk_line
from ludus.tables.pace import Wish
from ludus.tables.service import TableService
from ludus.tables.store import Store

RECENT_TALK = 20
"""Lines of talk read again when another process announces talk."""
MOST_GUESTS = 100
"""Guests in one notification: PostgreSQL allows less than 8000 bytes."""


class Notifications:
    """Listens for changes made by other processes; on SQLite there are none."""

    def __init__(self, store: Store, service: TableService, hub: Hub) -> None:
        self._store = store
        self._service = service
        self._hub = hub
        self._connection: Any = None
        self._process = token_hex(8)
        self._tasks: set[asyncio.Task[None]] = set()
        self._partial: dict[tuple[str, str], dict[str, Wish]] = {}

    async def start(self) -> None:
        """Start to listen."""
        if not self._store.shared:
            return
        self._connection = await self._store.engine.connect()
        raw = await self._connection.get_raw_connection()
        driver = raw.driver_connection
        await driver.add_listener("ludus", self._table_changed)
        await driver.add_listener("ludus_here", self._presence_changed)
        await driver.add_listener("ludus_talk", self._talk_added)
        self._hub.on_presence = self._send_presence

    async def stop(self) -> None:
        """Stop listening."""
        for task in list(self._tasks):
            task.cancel()
        if self._connection is not None:
            await self._connection.close()

    def _table_changed(self, _: Any, __: int, ___: str, table: str) -> None:
        self._spawn(self._service.refresh(table))

    def _presence_changed(self, _: Any, __: int, ___: str, payload: str) -> None:
        """Assemble another process's list of connected guests from its notifications."""
        process, table, guests, more = json.loads(payload)
        if process == self._process:
            return
        known = self._partial.pop((process, table), {})
        known |= {guest: Wish(pace, reading) for guest, pace, reading in guests}
        if more:
            self._partial[process, table] = known
        else:
            self._hub.connected_elsewhere(process, table, known)

    def _talk_added(self, _: Any, __: int, ___: str, table: str) -> None:
        self._spawn(self._send_talk(table))

    async def _send_talk(self, table: str) -> None:
        for said in (await self._store.talk(table))[-RECENT_TALK:]:
            self._hub.broadcast(table, talk_line(said))

    def _send_presence(self, table: str, wishes: Mapping[str, Wish]) -> None:
        self._spawn(self._notify(presence_payloads(self._process, table, wishes)))

    async def _notify(self, payloads: list[str]) -> None:
        """Send notifications; those of one transaction arrive together and in order."""
        async with self._store.engine.begin() as connection:
            for payload in payloads:
                await connection.execute(
                    sa.text("SELECT pg_notify('ludus_here', :payload)"), {"payload": payload}
                )

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def presence_payloads(process: str, table: str, wishes: Mapping[str, Wish]) -> list[str]:
    """Write the list of connected guests, split over as many notifications as needed.

    Each guest is listed with the pace they wish and since when they have been reading. All
    notifications but the last say that more follow.
    """
    guests = [(guest, wish.pace, wish.reading) for guest, wish in wishes.items()]
    last = max(0, len(guests) - 1) // MOST_GUESTS * MOST_GUESTS
    return [
        json.dumps([process, table, guests[at : at + MOST_GUESTS], at < last])
        for at in range(0, last + 1, MOST_GUESTS)
    ]
