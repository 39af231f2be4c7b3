"""Server processes that share a PostgreSQL database notify each other of changes through it.

Each process has one connection that listens. It is opened again whenever it is lost, and then the
process catches up on what it may have missed. As long as it is open, it holds a lock with the
number of the process: so the others learn at once when a process has died, and take its tables
over.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from secrets import randbits
from typing import Any

from ludus.server.hub import Hub
from ludus.server.messages import talk_line
from ludus.server.persist import Spawned, regularly
from ludus.tables.pace import Wish
from ludus.tables.service import TableService
from ludus.tables.store import Store

RECENT_TALK = 20
"""Lines of talk read again when another process announces talk."""
MOST_GUESTS = 100
"""Guests in one notification: PostgreSQL allows less than 8000 bytes."""
LOOK_EVERY = 1.0
"""Seconds between two looks at which processes are alive."""
ANSWER_WITHIN = 5.0
MOST_MISSED = 3
"""How often a process may be missing, one look after another, before it counts as dead."""

_TELL = "SELECT pg_notify('ludus_here', one) FROM unnest($1::text[]) AS w (one)"
_LOCK = "SELECT pg_advisory_lock($1)"
_ALIVE = """
    SELECT ((classid::bigint << 32) | objid::bigint)::text FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 1 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


def new_process() -> str:
    """Make a number for this process that no other has."""
    return f"{randbits(62)}"


def _nobody_gone() -> None:
    """Do nothing when a process has died: it was not running any table that we could."""


class Notifications:
    """Listens for changes made by other processes; on SQLite there are none."""

    def __init__(self, store: Store, service: TableService, hub: Hub, process: str) -> None:
        self._store = store
        self._service = service
        self._hub = hub
        self._process = process
        self._listening = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._spawned = Spawned()
        self._changed: set[str] = set()
        """Tables that other processes have changed, until they are read."""
        self._untold: dict[str, Mapping[str, Wish]] = {}
        """Who is connected to some tables, until the other processes are told."""
        self._refreshing, self._telling = asyncio.Lock(), asyncio.Lock()
        self._partial: dict[tuple[str, str], dict[str, Wish]] = {}
        self._missed: dict[str, int] = {}
        """The processes seen so far, with how often each was missing of late."""
        self.on_gone: Callable[[], None] = _nobody_gone

    @property
    def listening(self) -> bool:
        """Whether changes made by other processes are heard of."""
        return self._listening.is_set() or not self._store.shared

    async def start(self) -> None:
        """Start to listen, and go on whatever happens to the connection."""
        if not self._store.shared:
            return
        self._hub.on_presence = self._send_presence
        self._task = asyncio.create_task(regularly("listening", 0.0, self._listen))
        async with asyncio.timeout(2 * ANSWER_WITHIN):
            await self._listening.wait()

    async def stop(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._spawned.stop()

    # The connection

    async def _listen(self) -> None:
        """Listen until the connection is lost; the loss is a fault of the database."""
        await self._store.health.until_well()
        with self._store.health.watched(writing=True):
            async with self._connected() as driver:
                lost = asyncio.Event()
                driver.add_termination_listener(lambda _: lost.set())
                await self._catch_up()
                self._listening.set()
                try:
                    while not lost.is_set():
                        await self._look_who_is_alive(driver)
                        with suppress(TimeoutError):
                            await asyncio.wait_for(lost.wait(), LOOK_EVERY)
                finally:
                    self._listening.clear()
            raise ConnectionError("the connection that listens is lost")

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[Any]:
        """Open a connection that listens, and let nobody else use it afterwards."""
        async with self._store.engine.connect() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            try:
                await driver.fetch(_LOCK, int(self._process), timeout=ANSWER_WITHIN)
                await driver.add_listener("ludus", self._table_changed)
                await driver.add_listener("ludus_here", self._presence_changed)
                await driver.add_listener("ludus_talk", self._talk_added)
                yield driver
            finally:
                driver.terminate()
                await connection.invalidate()

    async def _catch_up(self) -> None:
        """Make up for notifications that were missed while nobody listened."""
        await self._service.catch_up()
        for table in self._hub.tables():
            await self._send_talk(table)
        self._hub.announce()

    async def _look_who_is_alive(self, driver: Any) -> None:
        """See which processes are alive; others take over the tables of one that is not."""
        alive = {row[0] for row in await driver.fetch(_ALIVE, timeout=ANSWER_WITHIN)}
        missed = {one: times + 1 for one, times in self._missed.items() if one not in alive}
        gone = [one for one, times in missed.items() if times >= MOST_MISSED]
        for process in gone:
            await self._store.release(process)
            self._hub.process_gone(process)
        if gone:
            self.on_gone()
        self._missed = {
            **{one: times for one, times in missed.items() if times < MOST_MISSED},
            **dict.fromkeys(alive - {self._process}, 0),
        }

    # What other processes tell

    def _is_ours(self, pid: int) -> bool:
        """Tell whether a notification was sent by this process, which knows what it did."""
        return self._store.line is not None and pid == self._store.line.pid

    def _table_changed(self, _: Any, pid: int, __: str, table: str) -> None:
        """Have a table read soon; while some are being read, others are collected."""
        if self._is_ours(pid) or self._service.loaded(table) is None:
            return
        if not self._changed:
            self._spawned.spawn("refreshing tables", self._refresh())
        self._changed.add(table)

    async def _refresh(self) -> None:
        async with self._refreshing:
            changed, self._changed = self._changed, set()
            await self._store.health.persistently(self._service.refresh_all, changed)

    def _presence_changed(self, _: Any, pid: int, __: str, payload: str) -> None:
        """Assemble another process's list of connected guests from its notifications."""
        if self._is_ours(pid):
            return
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
        self._spawned.spawn("reading talk", self._send_talk(table))

    async def _send_talk(self, table: str) -> None:
        for said in await self._store.talk(table, RECENT_TALK):
            self._hub.broadcast(table, talk_line(said))

    # What this process tells

    def _send_presence(self, table: str, wishes: Mapping[str, Wish]) -> None:
        """Tell soon who is connected to a table, together with what is told of other tables."""
        if not self._untold:
            self._spawned.spawn("telling who is here", self._tell())
        self._untold[table] = wishes

    async def _tell(self) -> None:
        """Send notifications; those of one transaction arrive together and in order."""
        async with self._telling:
            untold, self._untold = self._untold, {}
            payloads = [
                payload
                for table, wishes in untold.items()
                for payload in presence_payloads(self._process, table, wishes)
            ]
            with self._store.health.watched(writing=True):
                if self._store.line is not None:
                    await self._store.line.fetch(_TELL, payloads)


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
