"""Makes the moves of bots, and a bot's move for a player whose time is up."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from secrets import token_hex

from ludus.core.errors import LudusError
from ludus.server.settings import Settings
from ludus.server.workers import WorkerPool
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
        deserted: Callable[[str], float],
    ) -> None:
        self._service = service
        self._deserted = deserted
        self._workers = workers
        self._settings = settings
        self._runner = token_hex(8)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._changed: dict[str, asyncio.Event] = {}
        self._paused: set[str] = set()
        service.listeners.append(self.watch)

    async def start(self) -> None:
        """Continue every table whose game was running when the server last stopped."""
        for stored in await self._service.store.running():
            self.watch(await self._service.get(stored.id))

    async def stop(self) -> None:
        """Stop all tasks; another process, or the next start, continues them."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._service.store.release(self._runner)

    def watch(self, table: Table) -> None:
        """Handle a change of a table: there may be something to do."""
        if table.id in self._changed:
            self._changed[table.id].set()
        elif self._due(table) is not None:
            self._changed[table.id] = asyncio.Event()
            self._tasks[table.id] = asyncio.create_task(self._drive(table.id))

    def _due(self, table: Table) -> Callable[[Table, asyncio.Event], Awaitable[None]] | None:
        """Give what has to be done at a table, if anything."""
        if any(table.doc.seats[seat].by_bot for seat in table.acting):
            return self._bot_turn
        if table.acting and table.doc.clock.kind != "none":
            return self._wait_for_time
        return None

    async def _drive(self, table_id: str) -> None:
        changed = self._changed[table_id]
        try:
            while True:
                changed.clear()
                table = await self._service.get(table_id)
                due = self._due(table)
                if due is None or await self._pauses(table):
                    return
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

    async def _pauses(self, table: Table) -> bool:
        """Pause a table to which nobody has been connected for long, until somebody comes."""
        if self._deserted(table.id) > self._settings.rest_after:
            self._paused.add(table.id)
            return True
        if table.id in self._paused:
            self._paused.discard(table.id)
            if table.doc.clock.kind != "none":
                await self._service.wake(table.id)
        return False

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
            table.id, seat, prompt, move, lambda t: t.doc.seats[seat].by_bot
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
            table.id, seat, prompt, move, lambda t: t.left(self._service.now())[seat] <= 0
        )
