"""Who is connected, and what each of them has been told.

A connection is told the present, not a queue of the past: when a table changes its lines are due,
and once all that happened together has been heard of, each is sent what differs from what was sent
last. A slow reader misses nothing and holds nobody up.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol

from ludus.core.codec import to_json
from ludus.server.protocol import FromServer, TableInfo, TalkLine
from ludus.server.settings import Settings
from ludus.server.tell import Present, table_info
from ludus.tables.service import TableService
from ludus.tables.table import Table

log = logging.getLogger("ludus.hub")

MOST_LETTERS = 4096
MOST_SPEAKERS = 10_000
PRESENCE = 15.0
"""So many seconds another process's word about who is connected to it is good for."""


class Outlet(Protocol):
    """Where a line's texts go."""

    full: bool

    def send(self, texts: Sequence[bytes]) -> None:
        """Send texts."""
        ...


class Line:
    """A connection to a table, and what was last sent over it."""

    def __init__(self, table: str, guest: str, outlet: Outlet) -> None:
        self.table = table
        self.guest = guest
        self.outlet = outlet
        self.joined = False
        self._letters: deque[FromServer] = deque(maxlen=MOST_LETTERS)
        self._looks: object = None
        self._seats: tuple[int | None, ...] = ()
        self._version = -1
        self._undone = 0
        self._heard: dict[int | None, int] = {}
        self._over = False
        self._talked: set[int] = set()

    def post(self, letter: FromServer) -> None:
        """Leave something for this reader alone; what was said, only once."""
        if isinstance(letter, TalkLine):
            if letter.n in self._talked:
                return
            self._talked.add(letter.n)
        self._letters.append(letter)

    def tell(self, present: Present) -> None:
        """Send what has changed since the last time."""
        texts = []
        if present.looks != self._looks:
            self._looks = present.looks
            self._seats = present.table.seats_of(self.guest) or (None,)
            texts.append(present.info(self.guest))
        if present.table.version != self._version and present.table.state is not None:
            texts += self._views(present)
        while self._letters:
            texts.append(to_json(self._letters.popleft()))
        if texts:
            self.outlet.send(texts)

    def _views(self, present: Present) -> Iterator[bytes]:
        self._version = present.table.version
        if present.table.doc.undone != self._undone:
            # Lines of the log may be gone: send it whole.
            self._undone = present.table.doc.undone
            self._heard.clear()
        if present.over != self._over:
            # What the rules kept closed may be read now.
            self._over = present.over
            self._heard.clear()
        for seat in self._seats:
            known = self._heard.get(seat, 0)
            self._heard[seat] = len(present.table.heard(seat))
            yield present.view(seat, known)


def _nobody_listens(_: str, __: list[str]) -> None:
    """Alone on a database there is no other process to tell."""


class Hub:
    """All lines, by table."""

    def __init__(self, service: TableService, settings: Settings) -> None:
        self._service = service
        self._settings = settings
        self._lines: dict[str, set[Line]] = {}
        self._leaving: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._elsewhere: dict[str, dict[str, tuple[float, frozenset[str]]]] = {}
        self._last_seen: dict[str, float] = {}
        self._due: dict[str, set[Line]] = {}
        self._spoken: dict[str, deque[float]] = {}
        self.on_presence: Callable[[str, list[str]], None] = _nobody_listens
        service.listeners.append(self.mark)

    # Telling

    def mark(self, table: Table) -> None:
        """A table has changed: everybody at it is to be told."""
        lines = self._lines.get(table.id)
        if lines:
            self._tell_soon(table.id, lines)

    def touch(self, line: Line) -> None:
        """There is something for one reader."""
        self._tell_soon(line.table, (line,))

    def _tell_soon(self, table: str, lines: Iterable[Line]) -> None:
        if not self._due:
            asyncio.get_running_loop().call_soon(self._tell_all)
        self._due.setdefault(table, set()).update(lines)

    def _tell_all(self) -> None:
        """Tell all who are due, table by table."""
        due, self._due = self._due, {}
        for table_id, lines in due.items():
            table = self._service.loaded(table_id)
            if table is not None:
                self._tell(table, lines)

    def _tell(self, table: Table, lines: Iterable[Line]) -> None:
        """Tell the present to some, but not to who is still busy with what came before."""
        present = Present(table, self.here(table.id), self._service.now())
        for line in lines:
            if line.joined and not line.outlet.full:
                try:
                    line.tell(present)
                except Exception:
                    log.exception("table %s cannot be told", table.id)

    # Who is here

    def here(self, table: str) -> set[str]:
        """List the guests connected to a table, to this process or another."""
        here = {line.guest for line in self._lines.get(table, ())}
        elsewhere = self._elsewhere.get(table)
        if elsewhere:
            now = time.monotonic()
            for until, guests in elsewhere.values():
                if until > now:
                    here |= guests
        return here

    def deserted(self, table: str) -> float:
        """Tell for how many seconds nobody at all has been connected to a table."""
        now = time.monotonic()
        if self.here(table):
            self._last_seen[table] = now
        return now - self._last_seen.setdefault(table, now)

    def info(self, table: Table, guest: str) -> TableInfo:
        """Describe a table to a guest."""
        here = self.here(table.id)
        seated = {holder.guest for holder in table.doc.seats}
        return table_info(table, guest, here, len(here - seated), self._service.now())

    async def join(self, line: Line) -> None:
        """Somebody has come; if a bot held their seat, they have it back."""
        line.joined = True
        self._lines.setdefault(line.table, set()).add(line)
        self._back(line.table, line.guest)
        self._announce(line.table)
        await self._give_back(line.table, line.guest)
        self._service.tell(await self._service.get(line.table))

    async def _give_back(self, table_id: str, guest: str) -> None:
        """Give a guest the seats back that bots held."""
        table = await self._service.get(table_id)
        for seat in table.seats_of(guest):
            if table.doc.seats[seat].away and table.doc.status == "running":
                await self._service.come_back(table_id, guest, seat)

    def part(self, line: Line) -> None:
        """A line is gone; after a while a bot holds the seats of its guest."""
        if not line.joined:
            return
        line.joined = False
        lines = self._lines.get(line.table, set())
        lines.discard(line)
        if not lines:
            self._lines.pop(line.table, None)
        self._last_seen[line.table] = time.monotonic()
        self._announce(line.table)
        self._miss(line.table, line.guest)
        table = self._service.loaded(line.table)
        if table is not None:
            self.mark(table)

    # Presence on other processes

    def _announce(self, table: str) -> None:
        self.on_presence(table, sorted({line.guest for line in self._lines.get(table, ())}))

    def heard(self, process: str, table: str, guests: list[str]) -> None:
        """Another process says who is connected to it at a table."""
        processes = self._elsewhere.setdefault(table, {})
        known = processes.get(process)
        processes[process] = (time.monotonic() + PRESENCE, frozenset(guests))
        for guest in guests:
            self._back(table, guest)
        loaded = self._service.loaded(table)
        if loaded is not None and (known is None or known[1] != set(guests)):
            self._service.tell(loaded)

    async def watch(self) -> None:
        """Every now and then say who is here, and miss those who should be and are not.

        After a crash nobody's line has ended in order; without this no bot would take their seats.
        """
        while True:
            for table in list(self._lines):
                self._announce(table)
            self._forget_silent()
            for loaded in self._service.in_memory():
                if loaded.doc.status == "running":
                    for holder in loaded.doc.seats:
                        if holder.guest is not None and not holder.away:
                            self._miss(loaded.id, holder.guest)
                else:
                    self._last_seen.pop(loaded.id, None)
            await asyncio.sleep(PRESENCE / 3)

    def _forget_silent(self) -> None:
        """Forget what processes said that have not been heard of for too long."""
        now = time.monotonic()
        for table, processes in list(self._elsewhere.items()):
            heard = {name: word for name, word in processes.items() if word[0] > now}
            if heard:
                self._elsewhere[table] = heard
            else:
                del self._elsewhere[table]

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
            if guest not in self.here(table_id):
                table = await self._service.get(table_id)
                for seat in table.seats_of(guest):
                    if table.doc.status == "running" and not table.doc.seats[seat].away:
                        await self._service.leave(table_id, guest, seat)
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
        self._tell_soon(table, self._lines.get(table, ()))

    def close(self) -> None:
        """Forget all timers."""
        for task in self._leaving.values():
            task.cancel()
