"""All tables: each is changed by one operation at a time, and stored before it is shown."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence, Set
from secrets import token_urlsafe

from msgspec.structs import replace

from ludus.bots import make_bot
from ludus.core.codec import from_json, to_plain
from ludus.core.errors import BadInput, fault
from ludus.core.fairness import commitment, new_seed
from ludus.core.message import Message
from ludus.core.record import Record
from ludus.games import find_game
from ludus.tables import absence
from ludus.tables.batch import Write
from ludus.tables.errors import Conflict, NoTable, TableError, no
from ludus.tables.model import BOT_AFTER, Clock, Doc, Holder, Row, Said
from ludus.tables.store import Store, Stored
from ludus.tables.table import Change, Table

LONGEST_CLOCK = 7 * 24 * 3600
LONGEST_TALK = 300
LONGEST_NAME = 24
MOST_TALK = 2000
TRIES = 10
"""How often a change is tried when other processes change the same table."""

Listener = Callable[[Table], None]


def clean_name(name: str) -> str:
    """Make a name fit to be shown: printable characters, on one line, not too long."""
    printable = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(printable.split())[:LONGEST_NAME].strip()


class TableService:
    """Finds, opens and changes tables, and notifies listeners of every change."""

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
            self.notify(found)
        return found

    def loaded(self, table: str) -> Table | None:
        """Give a table if it is in memory."""
        return self._tables.get(table)

    def in_memory(self) -> list[Table]:
        """List the tables in memory."""
        return list(self._tables.values())

    async def refresh(self, table: str) -> None:
        """Load a table again if it is in memory and another process has changed it."""
        if table not in self._tables:
            return
        async with self._lock(table):
            before = self._tables[table]
            stored = await self.store.load(table)
            if stored is None or stored.version == before.version:
                return
            after = await self._load(table)
        self.notify(after)

    def forget(self, table: str) -> None:
        """Drop a table from memory; it stays in the store."""
        self._tables.pop(table, None)

    async def _load(self, table: str) -> Table:
        found = None if "\0" in table else await self.store.whole(table)
        if found is None:
            # Anybody may ask for any id: keep no lock for it.
            self._locks.pop(table, None)
            raise NoTable(Message("table-unknown", {}))
        loaded = revive(*found)
        self._tables[table] = loaded
        return loaded

    # Opening

    async def create(
        self,
        game_name: str,
        options: Mapping[str, object],
        guest: str,
        name: str,
        *,
        public: bool = False,
        clock: Clock | None = None,
        bot_after: float | None = BOT_AFTER,
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
            bot_after=bot_after,
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
        """Open the next table with the same people, options and bots.

        Whoever asks first opens it; the others are led to it.
        """
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
        holders = [
            holder if holder.kind == "bot" else Holder(holder.kind, holder.guest, holder.name)
            for holder in old.doc.seats
        ]
        new = await self.create(
            old.doc.game,
            old.doc.options,
            guest,
            "",
            public=old.doc.public,
            clock=old.doc.clock,
            bot_after=old.doc.bot_after,
            holders=holders,
        )
        try:
            await self.change(old.id, lambda table: table.follow_up(new.id))
        except TableError:
            follow = (await self.get(old.id)).doc.next
            if follow is None:
                raise
            # Somebody asked first through another process: use their table.
            await self.close(new.id)
            return await self.get(follow)
        if sum(holder.kind == "person" for holder in holders) == 1:
            return await self.start(new.id, guest)
        return new

    # Changing

    async def change(self, table_id: str, make: Callable[[Table], Change | None]) -> Table:
        """Change a table: work the change out, store it, adopt it, notify listeners.

        Changes of one table are made one at a time. If another process has changed the table in the
        meantime, the change is worked out again from the new state, which may refuse it.
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
        self.notify(table)
        return table

    async def _store(self, table: Table, change: Change) -> None:
        write = Write(table.id, table.version, change.doc, self.now(), change.row)
        try:
            await self.store.commit(write)
        except Conflict:
            self.notify(await self._load(table.id))
            raise
        except asyncio.CancelledError:
            # It may be stored or not: the next reader has to load the table.
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

    async def returned(self, table: str, guest: str) -> Table:
        """Give a guest back the seats that bots held while they were away."""
        return await self.change(table, lambda t: absence.returned(t, guest))

    async def seen(self, table: str, guest: str, seat: int) -> Table:
        """Note that a person has read which moves a bot made for them."""
        return await self.change(table, lambda t: absence.seen(t, guest, seat))

    async def choose_bot_after(self, table: str, guest: str, seconds: float | None) -> Table:
        """Choose whether and when bots play for people who are away."""
        if seconds is not None and not 1 <= seconds <= LONGEST_CLOCK:
            raise fault(BadInput, "bad-absence", most=LONGEST_CLOCK)
        return await self.change(table, lambda t: absence.choose_bot_after(t, guest, seconds))

    async def put_bot(self, table: str, guest: str, seat: int, bot: str | None, name: str) -> Table:
        """Let a bot take a seat, or free the seat if `bot` is None."""
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
        self,
        table: str,
        seat: int,
        prompt: str,
        text: str,
        still: Callable[[Table], bool],
        connected: Callable[[str], Set[str]],
    ) -> Table:
        """Make the move of a bot, or of a bot for a person who is away or whose time is up.

        `still` tells whether the bot still has to move for the seat; if not, nothing happens.
        """

        def make(t: Table) -> Change | None:
            guest = t.doc.seats[seat].guest
            missed = guest is not None and guest not in connected(table)
            return t.move(seat, prompt, text, self.now(), missed=missed) if still(t) else None

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
        """Agree or not to somebody's request to take a move back."""
        before = await self._before(table)

        def make(t: Table) -> Change | None:
            change = t.consent(guest, seat, yes=yes)
            return t.undo(_still_before(t, before), self.now()) if change is None else change

        return await self.change(table, make)

    async def _before(self, table_id: str) -> Row | None:
        """Read the entry before the last one that has not been taken back."""
        table = await self.get(table_id)
        return await self.store.row(table_id, table.steps[-2].seq) if len(table.steps) > 1 else None

    async def close(self, table: str) -> Table:
        """Abandon a table."""
        return await self.change(table, lambda t: t.close())

    async def give_up(self, table: str, guest: str) -> Table:
        """Abandon a table at which the guest is the only person."""
        return await self.change(table, lambda t: t.give_up(guest))

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

    def notify(self, table: Table) -> None:
        """Call all listeners: a table has changed."""
        for listener in self.listeners:
            listener(table)

    # Inside

    def _lock(self, table: str) -> asyncio.Lock:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock


def revive(stored: Stored, rows: Sequence[Row]) -> Table:
    """Make a table from what was stored."""
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
