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
from ludus.server.persist import Backoff
from ludus.server.settings import Settings
from ludus.server.thinking import Thinking
from ludus.tables import lessons
from ludus.tables.absence import goes_on
from ludus.tables.errors import NoTable, SetAside, Unavailable
from ludus.tables.house_time import GRACE, last_alive
from ludus.tables.pace import held_until, seconds
from ludus.tables.service import TableService
from ludus.tables.table import Change, Table

log = logging.getLogger("ludus.driver")

LEASE = 20.0
"""Seconds for which a process has the right to run a table, unless it renews it."""


class Driver:
    """Runs one task for every table at which a bot has to move or a clock runs."""

    def __init__(
        self,
        service: TableService,
        thinking: Thinking,
        settings: Settings,
        hub: Hub,
        runner: str = "",
    ) -> None:
        self._service = service
        self._hub = hub
        self._thinking = thinking
        self._settings = settings
        self._runner = runner or token_hex(8)
        self._freed = asyncio.Event()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._changed: dict[str, asyncio.Event] = {}
        self._leased: dict[str, float] = {}
        """Until when the lease of each table need not be renewed."""
        self._running: set[str] = set()
        """Tables that went on in this process when last looked at."""
        service.listeners.append(self.watch)

    async def stop(self) -> None:
        """Stop all tasks and clocks; they continue where people connect again."""
        self._service.listeners.remove(self.watch)
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(LudusError):
            await self._rest_all()
        if self._service.store.shared:
            with suppress(Unavailable):
                await self._service.store.release(self._runner)

    async def _rest_all(self) -> None:
        """Stop the clocks of all tables that went on here."""
        now = self._service.now()
        for table_id in self._running:
            table = self._service.loaded(table_id)
            if table is not None and table.doc.since is not None:
                await self._service.change(table_id, lambda t: _at_rest(t, now))

    def take_over(self) -> None:
        """Look at once at all tables that another process had: it has died."""
        self._freed.set()
        self._freed = asyncio.Event()

    def is_busy(self, table_id: str) -> bool:
        """Tell whether something is due at a table."""
        return table_id in self._tasks

    def forget(self, table_id: str) -> None:
        """Forget a table that leaves memory."""
        self._running.discard(table_id)
        self._leased.pop(table_id, None)

    def watch(self, table: Table) -> None:
        """Handle a change of a table or of who is connected: there may be something to do."""
        if table.id in self._changed:
            self._changed[table.id].set()
        elif self._due(table) is not None:
            self._changed[table.id] = asyncio.Event()
            self._tasks[table.id] = asyncio.create_task(self._drive(table.id))

    def _due(self, table: Table) -> Callable[[Table, asyncio.Event], Awaitable[None]] | None:
        """Give what has to be done at a table, if anything."""
        if table.doc.lesson is not None:
            follows = lessons.due(table) is not None and self._goes_on(table)
            return self._follow_script if follows and not self._held(table) else None
        clock = table.doc.clock.kind != "none"
        if not clock and not _bots(table):
            return None
        timed = clock and bool(table.acting)
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
        """Do what is due at a table until nothing is; whatever fails is tried again."""
        backoff = Backoff(0.05)
        try:
            while True:
                try:
                    if not await self._do_next(table_id):
                        return
                    backoff.reset()
                except Unavailable:
                    await self._service.store.health.until_well()
                except (NoTable, SetAside):
                    return
                except LudusError as error:
                    # Somebody else has changed the table: look again.
                    log.info("table %s: %s", table_id, error)
                    await backoff.wait()
                except Exception:
                    log.exception("table %s: its task failed and is tried again", table_id)
                    await backoff.wait()
        finally:
            del self._changed[table_id], self._tasks[table_id]

    async def _do_next(self, table_id: str) -> bool:
        """Do one thing at a table; False if there is nothing to do."""
        changed = self._changed[table_id]
        changed.clear()
        table = await self._service.get(table_id)
        due = self._due(table)
        if due is None:
            return False
        stopped = None
        if table_id not in self._running and table.doc.since is not None:
            stopped = await self._stopped_at(table)
        if await self._lease(table_id):
            self._running.add(table_id)
            if stopped is not None:
                await self._service.change(table_id, lambda t: _at_rest(t, stopped))
            # While this process asked for the table, somebody may have moved: look again.
            elif (due := self._due(table)) is not None:
                await due(table, changed)
        else:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._freed.wait(), LEASE / 4)
            await self._service.refresh(table_id)
        return True

    async def _stopped_at(self, table: Table) -> float | None:
        """Tell when a clock should have been stopped that was left running; None: it still runs.

        Nobody drives the table here. Either another process does; or one did and has died, and
        nobody has been at the table since then.
        """
        since, service = table.doc.since or 0.0, self._service
        if not service.store.shared:
            return None if since >= service.opened else service.opened
        alive = await last_alive(service.store, table.id)
        last = since if alive is None else max(since, alive)
        return None if service.now() - last < GRACE else last

    async def _rest(self, table: Table, _: asyncio.Event) -> None:
        """Stop the clocks."""
        now = self._service.now()
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
        """Get the right to run a table: of processes that share a database, only one has it.

        It is renewed when half of its time is over, and not for every move. Who has lost it without
        knowing, because others took this process for dead, may think for nothing: the second of two
        moves is refused.
        """
        store, now = self._service.store, self._service.now()
        if not store.shared or now < self._leased.get(table_id, 0.0):
            return True
        leased = await store.lease(table_id, self._runner, now, LEASE)
        self._leased[table_id] = now + LEASE / 2 if leased else 0.0
        return leased

    async def _bot_turn(self, table: Table, changed: asyncio.Event) -> None:
        """Make a bot's move, but not before the pace is over: how long it thought tells nothing.

        Bots that choose simultaneously share the pace, so that nobody waits for nine in a row.
        """
        seat = _bots(table)[0]
        prompt = table.prompt(seat) or ""
        bot = table.doc.seats[seat].bot or self._settings.bot
        began, share = asyncio.get_running_loop().time(), len(table.acting)

        def still(t: Table) -> bool:
            return t.doc.seats[seat].by_bot and self._goes_on(t) and not self._held(t)

        move = await self._think(table, seat, bot, changed, still)
        if move is None:
            return
        await self._keep_pace(table, began, share, changed)
        await self._service.bot_move(table.id, seat, prompt, move, still, self._hub.connected)

    async def _follow_script(self, table: Table, changed: asyncio.Event) -> None:
        """Make the next move of a lesson's script, at the pace that the learner wishes."""
        made = len(table.steps)
        await self._keep_pace(table, asyncio.get_running_loop().time(), 1, changed)
        if self._goes_on(table) and not self._held(table):
            await self._service.follow_script(table.id, made)

    async def _think(
        self,
        table: Table,
        seat: int,
        bot: str,
        changed: asyncio.Event,
        still: Callable[[Table], bool],
    ) -> str | None:
        """Let a bot think while its move is wanted: what a deserted table waits for is dropped."""
        prompt = table.prompt(seat)
        thought = asyncio.ensure_future(self._thinking.choose(table, seat, bot))
        try:
            while not thought.done():
                current = self._service.loaded(table.id) or table
                if current.prompt(seat) != prompt or not still(current):
                    return None
                changed.clear()
                news = asyncio.ensure_future(changed.wait())
                await asyncio.wait({thought, news}, return_when=asyncio.FIRST_COMPLETED)
                news.cancel()
            return thought.result()
        finally:
            thought.cancel()

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
        if pace is not None:
            return pace
        return seconds(table.doc, self._hub.wishes(table.id), counted=table.just_counted)

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

        def still(t: Table) -> bool:
            return t.left(self._service.now())[seat] <= 0 and self._goes_on(t)

        move = await self._think(table, seat, self._settings.bot, changed, still)
        if move is not None:
            await self._service.bot_move(table.id, seat, prompt, move, still, self._hub.connected)


def _at_rest(table: Table, now: float) -> Change | None:
    return table.rest(now) if table.doc.since is not None else None


def _bots(table: Table) -> tuple[int, ...]:
    """List the seats that have to move and for which a bot does."""
    seats = table.doc.seats
    return tuple([seat for seat in table.acting if seats[seat].by_bot])


def _people(table: Table) -> tuple[int, ...]:
    """List the seats that have to move and for which a person does."""
    return tuple(seat for seat in table.acting if not table.doc.seats[seat].by_bot)
