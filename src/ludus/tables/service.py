"""The house: all tables, each changed by one hand at a time, and stored before it is shown."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from secrets import token_urlsafe

from msgspec.structs import replace

from ludus.bots import make_bot
from ludus.core.codec import from_json, to_plain
from ludus.core.errors import BadInput, fault
from ludus.core.fairness import commitment, new_seed
from ludus.core.message import Message
from ludus.core.record import Record
from ludus.games import find_game
from ludus.tables.batch import Write
from ludus.tables.errors import Conflict, NoTable, TableError, no
from ludus.tables.model import Clock, Doc, Holder, Row, Said
from ludus.tables.store import Store, Stored
from ludus.tables.table import Change, Table

LONGEST_CLOCK = 7 * 24 * 3600
LONGEST_TALK = 300
LONGEST_NAME = 24
MOST_TALK = 2000
TRIES = 10
"""So often a change is reckoned anew when other processes are quicker."""

Listener = Callable[[Table], None]


def clean_name(name: str) -> str:
    """Make a name fit to be shown: printable, in one line, not too long."""
    printable = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(printable.split())[:LONGEST_NAME].strip()


class TableService:
    """Every table there is."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.now = now
        self.listeners: list[Listener] = []
        self._tables: dict[str, Table] = {}
        self._locks: dict[str, asyncio.Lock] = {}

    # Finding

    async def get(self, table: str) -> Table:
        """Give a table, from memory or from the store."""
        found = self._tables.get(table)
        if found is None:
            async with self._lock(table):
                found = self._tables.get(table) or await self._load(table)
            self.tell(found)
        return found

    def loaded(self, table: str) -> Table | None:
        """Give a table if it is in memory."""
        return self._tables.get(table)

    def in_memory(self) -> list[Table]:
        """List the tables in memory."""
        return list(self._tables.values())

    async def refresh(self, table: str) -> None:
        """Look whether another process changed a table that is in memory here, and tell."""
        if table not in self._tables:
            return
        async with self._lock(table):
            before = self._tables[table]
            stored = await self.store.load(table)
            if stored is None or stored.version == before.version:
                return
            after = await self._load(table)
        self.tell(after)

    def forget(self, table: str) -> None:
        """Let a table go from memory; it stays in the store."""
        self._tables.pop(table, None)

    async def _load(self, table: str) -> Table:
        found = None if "\0" in table else await self.store.whole(table)
        if found is None:
            # Anybody may ask for anything: nothing is kept of it.
            self._locks.pop(table, None)
            raise NoTable(Message("table-unknown", {}))
        loaded = revive(*found)
        self._tables[table] = loaded
        return loaded

    # Making

    async def create(
        self,
        game_name: str,
        options: Mapping[str, object],
        guest: str,
        name: str,
        *,
        public: bool = False,
        clock: Clock | None = None,
        holders: Sequence[Holder] | None = None,
    ) -> Table:
        """Open a table; its host sits on the first seat."""
        game = find_game(game_name)
        read = game.read_options(options)
        seats = game.seats(read)
        seed = new_seed()
        doc = Doc(
            game.name,
            game.version,
            game.content,
            to_plain(read),
            guest,
            public,
            tuple(holders or [Holder("person", guest, name), *[Holder()] * (seats - 1)]),
            commitment(seed),
            _check_clock(clock or Clock()),
        )
        table = Table(token_urlsafe(9), doc, seed)
        await self.store.create(table.id, doc, seed, self.now())
        self._tables[table.id] = table
        return table

    async def play_now(
        self, game_name: str, options: Mapping[str, object], guest: str, name: str, bot: str,
        bot_name: Callable[[int], str],
    ) -> Table:  # fmt: skip
        """Open a table with bots in all other seats, and start."""
        game = find_game(game_name)
        make_bot(bot, game)
        seats = game.seats(game.read_options(options))
        holders = [Holder("person", guest, name)]
        holders += [Holder("bot", None, bot_name(seat), bot) for seat in range(1, seats)]
        table = await self.create(game_name, options, guest, name, holders=holders)
        return await self.start(table.id, guest)

    async def rematch(self, table_id: str, guest: str) -> Table:
        """Open the next table with the same people, options and bots; all follow who asks first."""
        old = await self.get(table_id)
        if not old.seats_of(guest):
            raise no("table-not-yours")
        key = f"rematch of {table_id}"
        try:
            async with self._lock(key):
                if old.doc.next is None:
                    return await self._next_table(old, guest)
        finally:
            self._locks.pop(key, None)
        return await self.get(old.doc.next)

    async def _next_table(self, old: Table, guest: str) -> Table:
        if old.doc.status != "finished":
            raise no("table-not-finished")
        holders = [replace(holder, away=False) for holder in old.doc.seats]
        new = await self.create(
            old.doc.game,
            old.doc.options,
            guest,
            "",
            public=old.doc.public,
            clock=old.doc.clock,
            holders=holders,
        )
        try:
            await self.change(old.id, lambda table: table.follow_up(new.id))
        except TableError:
            follow = (await self.get(old.id)).doc.next
            if follow is None:
                raise
            # Somebody on another process asked first: meet them at their table.
            await self.close(new.id)
            return await self.get(follow)
        if sum(holder.kind == "person" for holder in holders) == 1:
            return await self.start(new.id, guest)
        return new

    # Doing

    async def change(self, table_id: str, make: Callable[[Table], Change | None]) -> Table:
        """Change a table: reckon, store, adopt, tell; one at a time per table.

        If another process was quicker, the change is reckoned anew from what stands then, and
        refused there if it no longer holds.
        """
        tries = TRIES
        while True:
            try:
                return await self._change(table_id, make)
            except Conflict:
                tries -= 1
                if not tries:
                    raise

    async def _change(self, table_id: str, make: Callable[[Table], Change | None]) -> Table:
        if table_id not in self._tables:
            await self.get(table_id)
        async with self._lock(table_id):
            table = self._tables.get(table_id) or await self._load(table_id)
            change = make(table)
            if change is None:
                return table
            await self._store(table, change)
        self.tell(table)
        return table

    async def _store(self, table: Table, change: Change) -> None:
        write = Write(table.id, table.version, change.doc, self.now(), change.row)
        try:
            await self.store.commit(write)
        except Conflict:
            self.tell(await self._load(table.id))
            raise
        except asyncio.CancelledError:
            # It may be stored or not: whoever comes next has to read it.
            self.forget(table.id)
            raise
        table.adopt(change)

    async def sit(self, table: str, guest: str, name: str, seat: int | None) -> Table:
        """Take a seat."""
        return await self.change(table, lambda t: t.sit(guest, name, seat))

    async def leave(self, table: str, guest: str, seat: int) -> Table:
        """Leave a seat."""
        return await self.change(table, lambda t: t.leave(guest, seat))

    async def come_back(self, table: str, guest: str, seat: int) -> Table:
        """Take a seat back from the bot that held it."""
        return await self.change(table, lambda t: t.come_back(guest, seat))

    async def put_bot(self, table: str, guest: str, seat: int, bot: str | None, name: str) -> Table:
        """Let a bot take a seat, or give it free."""
        found = await self.get(table)
        if bot is not None:
            make_bot(bot, found.game)
        return await self.change(table, lambda t: t.put_bot(guest, seat, bot, name))

    async def start(self, table: str, guest: str) -> Table:
        """Begin the game."""
        return await self.change(table, lambda t: t.start(guest, self.now()))

    async def move(self, table: str, guest: str, seat: int, prompt: str, text: str) -> Table:
        """Make a person's move."""

        def make(t: Table) -> Change:
            if not t.holds(guest, seat):
                raise no("table-not-yours")
            return t.move(seat, prompt, text, self.now())

        return await self.change(table, make)

    async def bot_move(
        self, table: str, seat: int, prompt: str, text: str, still: Callable[[Table], bool]
    ) -> Table:
        """Move for a seat if it is still to be moved for: a bot's, or one whose time is up."""

        def make(t: Table) -> Change | None:
            return t.move(seat, prompt, text, self.now()) if still(t) else None

        return await self.change(table, make)

    async def wish_undo(self, table: str, guest: str, seat: int) -> Table:
        """Take the last move back, or ask the others to agree."""
        before = await self._before(table)

        def make(t: Table) -> Change | None:
            row = _still_before(t, before)
            wish = t.wish_undo(guest, seat, from_json(row.state, t.game.state))
            return t.undo(row, self.now()) if wish is None else wish

        return await self.change(table, make)

    async def consent(self, table: str, guest: str, seat: int, *, yes: bool) -> Table:
        """Answer somebody's wish to take a move back."""
        before = await self._before(table)

        def make(t: Table) -> Change | None:
            change = t.consent(guest, seat, yes=yes)
            return t.undo(_still_before(t, before), self.now()) if change is None else change

        return await self.change(table, make)

    async def _before(self, table_id: str) -> Row | None:
        """Read the entry before the last one that stands."""
        table = await self.get(table_id)
        return await self.store.row(table_id, table.steps[-2].seq) if len(table.steps) > 1 else None

    async def wake(self, table: str) -> Table:
        """Let a table go on that has rested."""
        return await self.change(table, lambda t: t.wake(self.now()))

    async def close(self, table: str) -> Table:
        """Give a table up."""
        return await self.change(table, lambda t: t.close())

    async def say(self, table_id: str, guest: str, name: str, text: str) -> Said:
        """Say something at a table."""
        table = await self.get(table_id)
        text = " ".join("".join(s if s.isprintable() else " " for s in text).split())
        if not text or len(text) > LONGEST_TALK:
            raise no("talk-length", most=LONGEST_TALK)
        async with self._lock(table_id):
            n = len(await self.store.talk(table_id))
            if n >= MOST_TALK:
                raise no("talk-full")
            seats = table.seats_of(guest)
            said = Said(table_id, n, guest, name, seats[0] if seats else None, text, self.now())
            while not await self.store.say(said):
                said = replace(said, n=said.n + 1)
        return said

    async def record(self, table_id: str) -> Record:
        """Give the record of a finished game."""
        table = await self.get(table_id)
        if table.doc.status != "finished":
            raise no("table-not-finished")
        return table.record(await self.store.rows(table_id))

    def tell(self, table: Table) -> None:
        """Let all who listen look at a table again."""
        for listener in self.listeners:
            listener(table)

    # Inside

    def _lock(self, table: str) -> asyncio.Lock:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock


def revive(stored: Stored, rows: Sequence[Row]) -> Table:
    """Bring a table back as it was stored."""
    table = Table(stored.id, stored.doc, stored.seed)
    table.revive(stored.version, rows)
    return table


def _still_before(table: Table, row: Row | None) -> Row:
    """Make sure that a row read without the lock is still the one before the last step."""
    if row is None or len(table.steps) < 2 or table.steps[-2].seq != row.seq:
        raise no("table-no-undo")
    return row


def _check_clock(clock: Clock) -> Clock:
    bad = clock.kind != "none" and not 1 <= clock.seconds <= LONGEST_CLOCK
    if bad or not 0 <= clock.increment <= LONGEST_CLOCK:
        raise fault(BadInput, "bad-clock", most=LONGEST_CLOCK)
    return clock
