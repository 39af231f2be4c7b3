"""Makes the moves of bots, and a bot's move for a player whose time is up.

Nothing happens at a table while none of its people is connected: see `ludus.tables.absence`.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Set
from contextlib import suppress
from secrets import token_hex

from ludus.core.errors import LudusError
from ludus.server.settings import Settings
from ludus.server.workers import WorkerPool
from ludus.tables.absence import goes_on
from ludus.tables.service import TableService
from ludus.tables.table import Table

log = logging.getLogger("ludus.driver")

LEASE = 20.0
"""Seconds for which a process has the right to run a table, unless it renews it."""


class Driver:
    """Runs one task for every table at which a bot has to move or a clock runs."""

    def __init__(
        self,
        service: TableService,
        workers: WorkerPool,
        settings: Settings,
        connected: Callable[[str], Set[str]],
    ) -> None:
        self._service = service
        self._connected = connected
        self._workers = workers
        self._settings = settings
        self._runner = token_hex(8)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._changed: dict[str, asyncio.Event] = {}
        self._running: set[str] = set()
        """Tables that went on in this process when last looked at."""
        service.listeners.append(self.watch)

    async def stop(self) -> None:
        """Stop all tasks; they continue where people connect again."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._service.store.release(self._runner)

    def watch(self, table: Table) -> None:
        """Handle a change of a table or of who is connected: there may be something to do."""
        if table.id in self._changed:
            self._changed[table.id].set()
        elif self._due(table) is not None:
            self._changed[table.id] = asyncio.Event()
            self._tasks[table.id] = asyncio.create_task(self._drive(table.id))

    def _due(self, table: Table) -> Callable[[Table, asyncio.Event], Awaitable[None]] | None:
        """Give what has to be done at a table, if anything."""
        acting = table.acting
        timed = bool(acting) and table.doc.clock.kind != "none"
        if not self._goes_on(table):
            return self._rest if timed and table.doc.since is not None else None
        if timed and table.doc.since is None:
            return self._wake
        if any(table.doc.seats[seat].by_bot for seat in acting):
            return self._bot_turn
        return self._wait_for_time if timed else None

    def _goes_on(self, table: Table) -> bool:
        return goes_on(table.doc, self._connected(table.id))

    async def _drive(self, table_id: str) -> None:
        changed = self._changed[table_id]
        try:
            while True:
                changed.clear()
                table = await self._service.get(table_id)
                due = self._due(table)
                if due is None:
                    return
                if due != self._rest:
                    self._running.add(table_id)
                if not await self._lease(table_id):
                    await asyncio.sleep(LEASE / 4)
                    await self._service.refresh(table_id)
                    continue
                try:
                    await due(table, changed)
                except LudusError as error:
                    # Somebody else has changed the table: look again.
                    log.info("table %s: %s", table_id, error)
                    await asyncio.sleep(0.05)
        except Exception:
            log.exception("table %s: its task failed", table_id)
        finally:
            del self._changed[table_id], self._tasks[table_id]

    async def _rest(self, table: Table, _: asyncio.Event) -> None:
        """Stop the clocks. The time in which the server was not running is nobody's."""
        now = self._service.now() if table.id in self._running else table.doc.since or 0.0
        self._running.discard(table.id)
        await self._service.change(
            table.id, lambda t: None if self._goes_on(t) or t.doc.since is None else t.rest(now)
        )

    async def _wake(self, table: Table, _: asyncio.Event) -> None:
        """Start the clocks again."""
        now = self._service.now()
        await self._service.change(
            table.id, lambda t: t.wake(now) if t.doc.since is None and t.acting else None
        )

    async def _lease(self, table_id: str) -> bool:
        """Get the right to run a table: of processes that share a database, only one has it."""
        store = self._service.store
        if not store.shared:
            return True
        return await store.lease(table_id, self._runner, self._service.now(), LEASE)

    async def _bot_turn(self, table: Table, _: asyncio.Event) -> None:
        """Make a bot's move, but not before the pace is over: how long it thought tells nothing.

        Bots that choose simultaneously share the pace, so that nobody waits for nine in a row.
        """
        seat = next(seat for seat in table.acting if table.doc.seats[seat].by_bot)
        prompt = table.prompt(seat) or ""
        bot = table.doc.seats[seat].bot or self._settings.bot
        pace = asyncio.create_task(asyncio.sleep(self._settings.pace / len(table.acting)))
        move = await self._workers.choose(table, seat, bot)
        await pace
        await self._service.bot_move(
            table.id,
            seat,
            prompt,
            move,
            lambda t: t.doc.seats[seat].by_bot and self._goes_on(t),
            self._connected,
        )

    async def _wait_for_time(self, table: Table, changed: asyncio.Event) -> None:
        """Wait until somebody moves or the first clock runs out; then a bot makes the move."""
        left = table.left(self._service.now())
        seat = min(table.acting, key=left.__getitem__)
        if left[seat] > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), min(left[seat], LEASE / 2))
            return
        prompt = table.prompt(seat) or ""
        move = await self._workers.choose(table, seat, self._settings.bot)
        await self._service.bot_move(
            table.id,
            seat,
            prompt,
            move,
            lambda t: t.left(self._service.now())[seat] <= 0 and self._goes_on(t),
            self._connected,
        )
