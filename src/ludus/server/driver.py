"""Makes the moves of bots, and a bot's move for a player whose time is up.

Nothing happens at a table while none of its people is connected: see `ludus.tables.absence`. How
fast bots move, and when they wait for people who read: see `ludus.tables.pace`. Both are known as
far as other processes have told who is connected to them, so that with several processes a wish may
count a moment later.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from math import inf
from secrets import token_hex

from ludus.core.errors import LudusError
from ludus.server.hub import Hub
from ludus.server.settings import Settings
from ludus.server.workers import WorkerPool
from ludus.tables.absence import goes_on
from ludus.tables.pace import held_until, seconds
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
        hub: Hub,
    ) -> None:
        self._service = service
        self._hub = hub
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
        timed = bool(table.acting) and table.doc.clock.kind != "none"
        stands, running = self._stands_still(table), table.doc.since is not None
        if timed and stands == running:
            return self._rest if stands else self._wake
        if _bots(table) and self._goes_on(table) and not self._held(table):
            return self._bot_turn
        return self._wait if self._deadline(table) < inf else None

    def _goes_on(self, table: Table) -> bool:
        return goes_on(table.doc, self._hub.connected(table.id))

    def _held_until(self, table: Table) -> float:
        return held_until(table.doc, self._hub.wishes(table.id))

    def _held(self, table: Table) -> bool:
        """Tell whether bots wait for somebody who reads."""
        return self._held_until(table) > self._service.now()

    def _stands_still(self, table: Table) -> bool:
        """Tell whether clocks stand still.

        They do while nobody is there, and while all who have to move are bots that wait.
        """
        if not self._goes_on(table):
            return True
        return len(_bots(table)) == len(table.acting) and self._held(table)

    def _deadline(self, table: Table) -> float:
        """Tell when something is due if nobody moves: bots need not wait longer, a clock is up."""
        if not self._goes_on(table):
            return inf
        doc = table.doc
        times = [self._held_until(table)] if _bots(table) else []
        if doc.clock.kind != "none" and doc.since is not None:
            times += [doc.since + doc.left[seat] for seat in _people(table)]
        return min(times, default=inf)

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
            table.id,
            lambda t: t.rest(now) if self._stands_still(t) and t.doc.since is not None else None,
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

    async def _bot_turn(self, table: Table, changed: asyncio.Event) -> None:
        """Make a bot's move, but not before the pace is over: how long it thought tells nothing.

        Bots that choose simultaneously share the pace, so that nobody waits for nine in a row.
        """
        seat = _bots(table)[0]
        prompt = table.prompt(seat) or ""
        bot = table.doc.seats[seat].bot or self._settings.bot
        began, share = asyncio.get_running_loop().time(), len(table.acting)
        move = await self._workers.choose(table, seat, bot)
        await self._keep_pace(table, began, share, changed)
        await self._service.bot_move(
            table.id,
            seat,
            prompt,
            move,
            lambda t: t.doc.seats[seat].by_bot and self._goes_on(t) and not self._held(t),
            self._hub.connected,
        )

    async def _keep_pace(
        self, table: Table, began: float, share: int, changed: asyncio.Event
    ) -> None:
        """Wait until the pace is over; somebody may ask for another one in the meantime."""
        loop = asyncio.get_running_loop()
        while (left := began + self._pace(table) / share - loop.time()) > 0:
            changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), left)

    def _pace(self, table: Table) -> float:
        pace = self._settings.pace
        return seconds(table.doc, self._hub.wishes(table.id)) if pace is None else pace

    async def _wait(self, table: Table, changed: asyncio.Event) -> None:
        """Wait until somebody moves or something is due; a bot moves for a person without time."""
        now = self._service.now()
        left = table.left(now) if table.doc.clock.kind != "none" else ()
        late = [seat for seat in _people(table) if left and left[seat] <= 0]
        if not late:
            with suppress(TimeoutError):
                wait = min(self._deadline(table) - now, LEASE / 2)
                await asyncio.wait_for(changed.wait(), max(0.0, wait))
            return
        seat = late[0]
        prompt = table.prompt(seat) or ""
        move = await self._workers.choose(table, seat, self._settings.bot)
        await self._service.bot_move(
            table.id,
            seat,
            prompt,
            move,
            lambda t: t.left(self._service.now())[seat] <= 0 and self._goes_on(t),
            self._hub.connected,
        )


def _bots(table: Table) -> tuple[int, ...]:
    """List the seats that have to move and for which a bot does."""
    return tuple(seat for seat in table.acting if table.doc.seats[seat].by_bot)


def _people(table: Table) -> tuple[int, ...]:
    """List the seats that have to move and for which a person does."""
    return tuple(seat for seat in table.acting if not table.doc.seats[seat].by_bot)
