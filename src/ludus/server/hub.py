"""Who is connected, and what each of them has been told.

A connection is told the present, not a queue of the past: when a table changes its line is marked,
and its writer sends what differs from what was sent last. A slow reader misses nothing and holds
nobody up.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress

from ludus.server.protocol import FromServer, TableInfo, TalkLine
from ludus.server.settings import Settings
from ludus.server.tell import table_info, text, view_message
from ludus.tables.errors import Conflict
from ludus.tables.house import House
from ludus.tables.table import Table

MOST_LETTERS = 4096
MOST_SPEAKERS = 10_000
TRIES = 10
PRESENCE = 15.0
"""So many seconds another process's word about who is connected to it is good for."""


class Line:
    """A connection to a table, and what was last sent over it."""

    def __init__(self, table: str, guest: str) -> None:
        self.table = table
        self.guest = guest
        self.marked = asyncio.Event()
        self.letters: deque[FromServer] = deque(maxlen=MOST_LETTERS)
        self._info: TableInfo | None = None
        self._versions: dict[int | None, tuple[int, int]] = {}
        self._heard: dict[int | None, int] = {}
        self._undone = 0
        self._talked: set[int] = set()
        self.marked.set()

    def post(self, letter: FromServer) -> None:
        """Send something to this reader alone; what was said, only once."""
        if isinstance(letter, TalkLine):
            if letter.n in self._talked:
                return
            self._talked.add(letter.n)
        self.letters.append(letter)
        self.marked.set()

    def news(self, table: Table, info: TableInfo) -> list[str]:
        """Write what has changed since the last time."""
        texts = []
        if info != self._info:
            self._info = info
            texts.append(text(info))
        if table.state is not None:
            if table.doc.undone != self._undone:
                # Lines of the log may be gone: send it whole.
                self._undone = table.doc.undone
                self._heard.clear()
            for seat in table.seats_of(self.guest) or (None,):
                if self._versions.get(seat) != (table.seq, table.version):
                    self._versions[seat] = (table.seq, table.version)
                    message = view_message(table, seat, self._heard.get(seat, 0))
                    self._heard[seat] = message.log_from + len(message.log)
                    texts.append(text(message))
        while self.letters:
            texts.append(text(self.letters.popleft()))
        return texts


def _nobody_listens(_: str, __: list[str]) -> None:
    """Alone on a database there is no other process to tell."""


class Hub:
    """All lines, by table."""

    def __init__(self, house: House, settings: Settings) -> None:
        self._house = house
        self._settings = settings
        self._lines: dict[str, set[Line]] = {}
        self._leaving: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._elsewhere: dict[tuple[str, str], tuple[float, frozenset[str]]] = {}
        self._spoken: dict[str, deque[float]] = {}
        self.on_presence: Callable[[str, list[str]], None] = _nobody_listens
        house.listeners.append(self.mark)

    def mark(self, table: Table) -> None:
        """A table has changed: everybody at it is to be told."""
        for line in self._lines.get(table.id, ()):
            line.marked.set()

    def here(self, table: str) -> set[str]:
        """List the guests connected to a table, to this process or another."""
        now = time.monotonic()
        here = {line.guest for line in self._lines.get(table, ())}
        for (other, _), (until, guests) in self._elsewhere.items():
            if other == table and until > now:
                here |= guests
        return here

    def info(self, table: Table, guest: str) -> TableInfo:
        """Describe a table to a guest."""
        here = self.here(table.id)
        seated = {holder.guest for holder in table.doc.seats}
        return table_info(table, guest, here, len(here - seated), self._house.now())

    async def join(self, line: Line) -> None:
        """Somebody has come; if a bot held their seat, they have it back."""
        self._lines.setdefault(line.table, set()).add(line)
        self._back(line.table, line.guest)
        self._announce(line.table)
        for _ in range(TRIES):
            # Another process may change the table at the same moment: then look again.
            with suppress(Conflict):
                await self._give_back(line.table, line.guest)
                break
        self.mark(await self._house.get(line.table))

    async def _give_back(self, table_id: str, guest: str) -> None:
        """Give a guest the seats back that bots held."""
        table = await self._house.get(table_id)
        for seat in table.seats_of(guest):
            if table.doc.seats[seat].away and table.doc.status == "running":
                await self._house.come_back(table_id, guest, seat)

    def part(self, line: Line) -> None:
        """A line is gone; after a while a bot holds the seats of its guest."""
        lines = self._lines.get(line.table, set())
        lines.discard(line)
        if not lines:
            self._lines.pop(line.table, None)
        self._announce(line.table)
        self._miss(line.table, line.guest)
        table = self._house.loaded(line.table)
        if table is not None:
            self.mark(table)

    # Presence on other processes

    def _announce(self, table: str) -> None:
        self.on_presence(table, sorted({line.guest for line in self._lines.get(table, ())}))

    def heard(self, process: str, table: str, guests: list[str]) -> None:
        """Another process says who is connected to it at a table."""
        known = self._elsewhere.get((table, process))
        self._elsewhere[table, process] = (time.monotonic() + PRESENCE, frozenset(guests))
        for guest in guests:
            self._back(table, guest)
        loaded = self._house.loaded(table)
        if loaded is not None and (known is None or known[1] != set(guests)):
            self.mark(loaded)

    async def watch(self) -> None:
        """Every now and then say who is here, and miss those who should be and are not.

        After a crash nobody's line has ended in order; without this no bot would take their seats.
        """
        while True:
            for table in list(self._lines):
                self._announce(table)
            now = time.monotonic()
            gone = [key for key, (until, _) in self._elsewhere.items() if until <= now]
            for key in gone:
                del self._elsewhere[key]
            for loaded in self._house.in_memory():
                if loaded.doc.status == "running":
                    for holder in loaded.doc.seats:
                        if holder.guest is not None and not holder.away:
                            self._miss(loaded.id, holder.guest)
            await asyncio.sleep(PRESENCE / 3)

    # Absence

    def _back(self, table: str, guest: str) -> None:
        """Somebody is here again: no bot need take their seat."""
        leaving = self._leaving.pop((table, guest), None)
        if leaving is not None:
            leaving.cancel()

    def _miss(self, table: str, guest: str) -> None:
        """Let a bot hold a guest's seats after a while, unless they come back."""
        key = (table, guest)
        if guest not in self.here(table) and key not in self._leaving:
            self._leaving[key] = asyncio.create_task(self._leave_later(*key))

    async def _leave_later(self, table_id: str, guest: str) -> None:
        await asyncio.sleep(self._settings.away_after)
        try:
            for _ in range(TRIES):
                if guest in self.here(table_id):
                    return
                with suppress(Conflict):
                    table = await self._house.get(table_id)
                    for seat in table.seats_of(guest):
                        if table.doc.status == "running" and not table.doc.seats[seat].away:
                            await self._house.leave(table_id, guest, seat)
                    return
                # Another process was quicker; the table was read anew.
        finally:
            self._leaving.pop((table_id, guest), None)

    # Talk

    def may_speak(self, guest: str) -> bool:
        """Tell whether a guest, over all their lines, has not spoken too much of late."""
        times = self._spoken.get(guest)
        if times is None or len(times) < self._settings.talk_burst:
            return True
        return time.monotonic() - times[0] >= self._settings.talk_seconds

    def spoke(self, guest: str) -> None:
        """Remember that a guest spoke."""
        times = self._spoken.setdefault(guest, deque(maxlen=self._settings.talk_burst))
        times.append(time.monotonic())
        if len(self._spoken) > MOST_SPEAKERS:
            self._spoken.pop(next(iter(self._spoken)))

    def say_all(self, table: str, letter: FromServer) -> None:
        """Send something to everybody at a table."""
        for line in self._lines.get(table, ()):
            line.post(letter)

    def close(self) -> None:
        """Forget all timers."""
        for task in self._leaving.values():
            task.cancel()
