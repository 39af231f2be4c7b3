"""Who is connected, and what each of them has been told.

A connection is told the present, not a queue of the past: when a table changes its line is marked,
and its writer sends what differs from what was sent last. A slow reader misses nothing and holds
nobody up.
"""

import asyncio
from collections import deque
from collections.abc import Callable

from ludus.server.protocol import FromServer, TableInfo, TalkLine
from ludus.server.settings import Settings
from ludus.server.tell import table_info, text, view_message
from ludus.tables.house import House
from ludus.tables.table import Table

MOST_LETTERS = 4096


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
        self._talked = -1
        self.marked.set()

    def post(self, letter: FromServer) -> None:
        """Send something to this reader alone; what was said, only once."""
        if isinstance(letter, TalkLine):
            if letter.n <= self._talked:
                return
            self._talked = letter.n
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


def _nobody_listens(_: str, __: str) -> None:
    """Alone on a database there is no other process to tell."""


class Hub:
    """All lines, by table."""

    def __init__(self, house: House, settings: Settings) -> None:
        self._house = house
        self._settings = settings
        self._lines: dict[str, set[Line]] = {}
        self._leaving: dict[tuple[str, str], asyncio.Task[None]] = {}
        self.on_presence: Callable[[str, str], None] = _nobody_listens
        house.listeners.append(self.mark)

    def mark(self, table: Table) -> None:
        """A table has changed: everybody at it is to be told."""
        for line in self._lines.get(table.id, ()):
            line.marked.set()

    def here(self, table: str) -> set[str]:
        """List the guests connected to a table."""
        return {line.guest for line in self._lines.get(table, ())}

    def info(self, table: Table, guest: str) -> TableInfo:
        """Describe a table to a guest."""
        here = self.here(table.id)
        seated = {holder.guest for holder in table.doc.seats}
        return table_info(table, guest, here, len(here - seated), self._house.now())

    async def join(self, line: Line) -> None:
        """Somebody has come; if a bot held their seat, they have it back."""
        self._lines.setdefault(line.table, set()).add(line)
        self.back(line.table, line.guest)
        self.on_presence(line.table, line.guest)
        table = await self._house.get(line.table)
        for seat in table.seats_of(line.guest):
            if table.doc.seats[seat].away and table.doc.status == "running":
                await self._house.come_back(line.table, line.guest, seat)
        self.mark(table)

    def back(self, table: str, guest: str) -> None:
        """Somebody is here again, on this process or another: no bot need take their seat."""
        leaving = self._leaving.pop((table, guest), None)
        if leaving is not None:
            leaving.cancel()

    def part(self, line: Line) -> None:
        """A line is gone; after a while a bot holds the seats of its guest."""
        lines = self._lines.get(line.table, set())
        lines.discard(line)
        if not lines:
            self._lines.pop(line.table, None)
        key = (line.table, line.guest)
        if line.guest not in self.here(line.table) and key not in self._leaving:
            self._leaving[key] = asyncio.create_task(self._leave_later(*key))
        table = self._house.loaded(line.table)
        if table is not None:
            self.mark(table)

    async def _leave_later(self, table_id: str, guest: str) -> None:
        await asyncio.sleep(self._settings.away_after)
        self._leaving.pop((table_id, guest), None)
        if guest in self.here(table_id):
            return
        table = await self._house.get(table_id)
        for seat in table.seats_of(guest):
            if table.doc.status == "running" and not table.doc.seats[seat].away:
                await self._house.leave(table_id, guest, seat)

    def say_all(self, table: str, letter: FromServer) -> None:
        """Send something to everybody at a table."""
        for line in self._lines.get(table, ()):
            line.post(letter)

    def close(self) -> None:
        """Forget all timers."""
        for task in self._leaving.values():
            task.cancel()
