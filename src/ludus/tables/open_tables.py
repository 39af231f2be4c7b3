"""What is done at an open table: sit down, start, play, take back, talk."""

import asyncio
from collections.abc import Callable, Mapping, Set

from msgspec.structs import replace

from ludus.bots import make_bot
from ludus.core.codec import from_json, json_hash
from ludus.core.errors import BadInput, fault
from ludus.core.record import Record
from ludus.tables import absence, chance, counsel, hosting, lessons, seating, taking_back
from ludus.tables.changing import ChangingTables
from ludus.tables.errors import SetAside, no
from ludus.tables.model import MOST_TALK, Row, Said
from ludus.tables.records import make_record
from ludus.tables.table import Change, Table

LONGEST_CLOCK = 7 * 24 * 3600
LONGEST_TALK = 300


def one_line(text: str) -> str:
    """Make a text printable, on one line."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


class OpenTables(ChangingTables):
    """Carries out what people and bots do at tables that are open."""

    # Seats, and the start

    async def sit(self, table: str, guest: str, name: str, seat: int | None) -> Table:
        """Take a seat."""

        def make(t: Table) -> Change:
            change = seating.sit(t, guest, name, seat)
            hosting.check_sit(t, guest, seat)
            return change

        return await self.change(table, make)

    async def leave(self, table: str, guest: str, seat: int) -> Table:
        """Leave a seat."""
        return await self.change(table, lambda t: seating.leave(t, guest, seat))

    async def come_back(self, table: str, guest: str, seat: int) -> Table:
        """Take a seat back from the bot that held it."""
        return await self.change(table, lambda t: seating.come_back(t, guest, seat))

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
        return await self.change(table, lambda t: seating.put_bot(t, guest, seat, bot, name))

    async def start(
        self, table: str, guest: str, nonces: Mapping[int, str] | None = None,
        connected: Set[str] = frozenset(),
    ) -> Table:  # fmt: skip
        """Begin the game; wait a little for nonces promised by people who are connected."""
        given = nonces or {}
        called = await self.change(
            table, lambda t: chance.call(t, guest, given, connected, self.now())
        )
        since = called.doc.called
        if since is None:
            return called
        await self._until_begun(table)
        return await self.change(table, lambda t: chance.begin_without(t, since, self.now()))

    async def _until_begun(self, table_id: str) -> None:
        """Wait until a table no longer waits for nonces, but not longer than is allowed."""
        begun = asyncio.Event()

        def listen(table: Table) -> None:
            if table.id == table_id and table.doc.called is None:
                begun.set()

        self.listeners.append(listen)
        try:
            await asyncio.wait_for(begun.wait(), chance.NONCE_WAIT)
        except TimeoutError:
            pass
        finally:
            self.listeners.remove(listen)

    async def promise(self, table: str, guest: str, seat: int, promised: str) -> Table:
        """Promise a nonce."""
        return await self.change(table, lambda t: chance.promise(t, guest, seat, promised))

    async def give_nonce(self, table: str, guest: str, seat: int, nonce: str) -> Table:
        """Send the nonce that was promised."""
        return await self.change(table, lambda t: chance.give(t, guest, seat, nonce, self.now()))

    # Moves

    async def move(self, table: str, guest: str, seat: int, prompt: str, text: str) -> Table:
        """Make a person's move."""

        def make(t: Table) -> Change:
            if not t.holds(guest, seat):
                raise no("table-not-yours")
            if t.doc.lesson is not None:
                return lessons.move(t, seat, prompt, text, self.now())
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
        rows = await self._since(table, seat)

        def make(t: Table) -> Change | None:
            before = from_json(rows[0].state, t.game.state) if rows else None
            wish = taking_back.wish(t, guest, seat, before)
            return taking_back.take_back(t, seat, rows, self.now()) if wish is None else wish

        return await self.change(table, make)

    async def consent(self, table: str, guest: str, seat: int, *, yes: bool) -> Table:
        """Agree or not to somebody's request to take a move back."""
        asked = (await self.get(table)).doc.undo
        rows = await self._since(table, asked.seat) if asked is not None else []

        def make(t: Table) -> Change | None:
            change = taking_back.consent(t, guest, seat, yes=yes)
            if change is None and t.doc.undo is not None:
                return taking_back.take_back(t, t.doc.undo.seat, rows, self.now())
            return change

        return await self.change(table, make)

    async def _since(self, table_id: str, seat: int) -> list[Row]:
        """Read the entries from the one before the seat's last move on, if it can be taken back."""
        table = await self.get(table_id)
        at = table.last_of(seat)
        if at is None:
            return []
        rows = await self.store.rows_from(table_id, table.steps[at - 1].seq)
        if any(row.state and json_hash(row.state) != row.hash for row in rows):
            await self.read_again(table_id)
            return []
        return [row for row in rows if row.state]

    # Lessons

    async def teach_on(self, table: str, guest: str, step: int) -> Table:
        """Go on from a step of a lesson that is only read."""
        return await self.change(table, lambda t: lessons.go_on(t, guest, step))

    async def follow_script(self, table: str, made: int) -> Table:
        """Make the next move of a lesson's script."""
        return await self.change(table, lambda t: lessons.follow(t, made, self.now()))

    # Counsel

    async def agree_to_counsel(self, table: str, guest: str, *, yes: bool) -> Table:
        """Agree that people at a table get counsel, or withdraw."""
        return await self.change(table, lambda t: counsel.agree(t, guest, yes=yes))

    async def note_counsel(self, table: str, guest: str, seat: int) -> Table:
        """Note that a person asks for counsel, or refuse it."""
        return await self.change(table, lambda t: counsel.note(t, guest, seat))

    # Closing, talk, records

    async def close(self, table: str) -> Table:
        """Abandon a table."""
        return await self.change(table, lambda t: t.close())

    async def say(self, table_id: str, guest: str, name: str, text: str) -> Said:
        """Say something at a table."""
        table = await self.get(table_id)
        if hosting.is_kept_out(table.doc, guest):
            raise no("table-kept-out")
        text = one_line(text)
        if not text or len(text) > LONGEST_TALK:
            raise no("talk-length", most=LONGEST_TALK)
        async with self._locks.of(table_id):
            n = await self.store.next_line(table_id)
            if n >= MOST_TALK:
                raise no("talk-full")
            seats = table.seats_of(guest)
            date = self.calendar.date()
            said = Said(table_id, n, guest, name, seats[0] if seats else None, text, date)
            while not await self.store.health.patiently(self.store.say, said):
                said = replace(said, n=said.n + 1)
        return said

    async def record(self, table_id: str) -> Record:
        """Give the record of a finished game, even if the rules it was played by are gone."""
        try:
            table = await self.get(table_id)
        except SetAside as error:
            found = await self.store.whole(table_id) if error.kind == "over" else None
            if found is None:
                raise
            stored, rows = found
            return make_record(stored.doc, stored.seed, rows, stored.doc.outcome)
        if table.doc.status != "finished" and table.doc.lesson is None:
            raise no("table-not-finished")
        return table.record(await self.store.rows(table_id))
