"""Who is connected, and what has been sent to each connection.

A connection is sent the current state of its table, not a queue of past changes. When a table
changes, its connections are marked; at the end of the event loop's turn each of them is sent what
differs from what it was sent last. A slow reader misses nothing and delays nobody.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Protocol

from msgspec.structs import replace

from ludus.core.codec import to_json
from ludus.server.elsewhere import Elsewhere
from ludus.server.messages import Snapshot, table_info
from ludus.server.protocol import FromServer, Moment, TableInfo, TalkLine
from ludus.server.settings import Settings
from ludus.tables.pace import Pace, Wish, together
from ludus.tables.service import TableService
from ludus.tables.table import Table

log = logging.getLogger("ludus.hub")

MOST_QUEUED = 4096
"""Messages queued for one connection; beyond this the oldest are dropped."""
SET_ASIDE = 4410
"""The code with which connections to a table that is set aside are closed."""


class Sender(Protocol):
    """Sends texts to a client."""

    write_paused: bool

    def send(self, texts: Sequence[bytes]) -> None:
        """Send texts."""
        ...

    def close(self, code: int) -> None:
        """Close the connection with a code that says why."""
        ...


NOBODY: frozenset[str] = frozenset()


@dataclass(slots=True)
class Sent:
    """What was last sent over a connection to one seat, or to a spectator.

    shown   `Table.shown` at that moment
    back    how many moves the seat knew to be taken back
    lines   how many lines of its log were sent
    sheets  how many score sheets were sent
    """

    shown: object = None
    back: int = 0
    lines: int = 0
    sheets: int = 0


class Connection:
    """A guest's connection to a table, and what was last sent over it."""

    def __init__(self, table: str, guest: str, sender: Sender) -> None:
        self.table = table
        self.guest = guest
        self.sender = sender
        self.joined = False
        self.wish = Wish()
        self._queue: deque[FromServer] = deque(maxlen=MOST_QUEUED)
        self._info: object = None
        self._seats: tuple[int | None, ...] = ()
        self._sent: dict[int | None, Sent] = {}
        self._over = False
        self._talk_sent: set[int] = set()

    def queue(self, message: FromServer) -> None:
        """Queue a message for this reader alone; each line of talk is queued only once."""
        if isinstance(message, TalkLine):
            if message.n in self._talk_sent:
                return
            self._talk_sent.add(message.n)
        self._queue.append(message)

    def update(self, snapshot: Snapshot) -> None:
        """Send what has changed since the last update, and what is queued."""
        texts = []
        info_key = snapshot.info_key(self.guest)
        if info_key != self._info:
            self._info = info_key
            self._seats = snapshot.table.seats_of(self.guest) or (None,)
            texts.append(snapshot.info(self.guest))
        if snapshot.table.state is not None:
            self._add_views(texts, snapshot)
        while self._queue:
            texts.append(to_json(self._queue.popleft()))
        if texts:
            self.sender.send(texts)

    def _add_views(self, texts: list[bytes], snapshot: Snapshot) -> None:
        """Show each seat what is new to it.

        Nothing is sent to whom nothing is new: a message more would tell of a secret choice.
        """
        table = snapshot.table
        if snapshot.over != self._over:
            # The game is over: lines that the rules kept closed may be read now.
            self._over = snapshot.over
            for sent in self._sent.values():
                sent.lines = 0
        for seat in self._seats:
            sent = self._sent.get(seat) or self._sent.setdefault(seat, Sent())
            shown = table.shown(seat)
            if shown == sent.shown:
                continue
            sent.shown = shown
            if shown[1] != sent.back:
                # Lines of the log may be gone: send it whole.
                sent.back, sent.lines, sent.sheets = shown[1], 0, 0
            known, counted = sent.lines, sent.sheets
            sent.lines, sent.sheets = len(table.heard(seat)), len(snapshot.sheets)
            texts.append(snapshot.view(seat, known, counted))


def _no_other_process(_: str, __: Mapping[str, Wish]) -> None:
    """Do nothing: with SQLite there is only this process."""


def _not_hurried(_: str) -> bool:
    """Without bots nobody is in a hurry."""
    return False


class Hub:
    """All connections, by table."""

    def __init__(self, service: TableService, settings: Settings) -> None:
        self._service = service
        self._settings = settings
        self._connections: dict[str, set[Connection]] = {}
        self._here: dict[str, frozenset[str]] = {}
        """The guests connected to each table through this process."""
        self._elsewhere = Elsewhere()
        self._due: dict[str, set[Connection]] = {}
        self.refused = 0
        """How many messages over WebSockets were refused."""
        self.on_presence: Callable[[str, Mapping[str, Wish]], None] = _no_other_process
        self.hurried: Callable[[str], bool] = _not_hurried
        """Tells whether bots at a table have less time than usual."""
        service.listeners.append(self.table_changed)
        service.on_aside.append(self.close_all)

    # Sending

    def table_changed(self, table: Table) -> None:
        """Update all connections of a table soon."""
        connections = self._connections.get(table.id)
        if connections:
            self._update_soon(table.id, connections)

    def update_soon(self, connection: Connection) -> None:
        """Update one connection soon: something is queued for it, or it can be written to again."""
        self._update_soon(connection.table, (connection,))

    def _update_soon(self, table: str, connections: Iterable[Connection]) -> None:
        if not self._due:
            asyncio.get_running_loop().call_soon(self._update_due)
        self._due.setdefault(table, set()).update(connections)

    def _update_due(self) -> None:
        """Update all marked connections, table by table."""
        due, self._due = self._due, {}
        for table_id, connections in due.items():
            table = self._service.loaded(table_id)
            if table is None:
                continue
            try:
                self._update(table, connections)
            except Exception:
                log.exception("table %s: nobody could be told of a change", table_id)

    def _update(self, table: Table, connections: Iterable[Connection]) -> None:
        """Update connections, except those whose write buffer is still full."""
        snapshot = Snapshot(
            table,
            self.connected(table.id),
            self._service.now(),
            hurried=self.hurried(table.id),
        )
        for connection in connections:
            if connection.joined and not connection.sender.write_paused:
                try:
                    connection.update(snapshot)
                except Exception:
                    log.exception("table %s: a connection could not be updated", table.id)

    def broadcast(self, table: str, message: FromServer) -> None:
        """Send a message to everybody at a table."""
        for connection in self._connections.get(table, ()):
            connection.queue(message)
        self._update_soon(table, self._connections.get(table, ()))

    def close_all(self, table: str) -> None:
        """Close the connections to a table that has been set aside."""
        for connection in list(self._connections.get(table, ())):
            connection.sender.close(SET_ASIDE)

    # Who is connected

    def connected(self, table: str) -> frozenset[str]:
        """List the guests connected to a table, through this process or another."""
        here = self._here.get(table, NOBODY)
        if not self._elsewhere.knows(table):
            return here
        return here.union(guest for guest, _ in self._elsewhere.wishes(table))

    def wishes(self, table: str) -> dict[str, Wish]:
        """List the guests connected to a table, through any process, with what they wish."""
        found: dict[str, list[Wish]] = {}
        for guest, wish in (*self._wishes_here(table).items(), *self._elsewhere.wishes(table)):
            found.setdefault(guest, []).append(wish)
        return {guest: together(wishes) for guest, wishes in found.items()}

    def _wishes_here(self, table: str) -> dict[str, Wish]:
        found: dict[str, list[Wish]] = {}
        for connection in self._connections.get(table, ()):
            found.setdefault(connection.guest, []).append(connection.wish)
        return {guest: together(found[guest]) for guest in sorted(found)}

    def has_any(self, table: str, guests: Set[str]) -> bool:
        """Tell whether one of some guests is connected to a table through this process."""
        return not self._here.get(table, NOBODY).isdisjoint(guests)

    def count(self) -> int:
        """Count the connections through this process."""
        return sum(map(len, self._connections.values()))

    def occupied(self) -> set[str]:
        """List the tables to which anybody is connected."""
        tables = self._connections.keys() | self._elsewhere.tables()
        return {table for table in tables if self.connected(table)}

    def info(self, table: Table, guest: str) -> TableInfo:
        """Describe a table to a guest."""
        connected = self.connected(table.id)
        seated = {holder.guest for holder in table.doc.seats}
        return table_info(
            table,
            guest,
            connected,
            len(connected - seated),
            self._service.now(),
            hurried=self.hurried(table.id),
        )

    async def join(self, connection: Connection) -> None:
        """Add a connection; a guest gets back the seats that bots held while they were away."""
        connection.joined = True
        self._connections.setdefault(connection.table, set()).add(connection)
        self._note_here(connection.table)
        self._announce(connection.table)
        self._service.notify(await self._service.returned(connection.table, connection.guest))

    def leave(self, connection: Connection) -> None:
        """Remove a closed connection."""
        if not connection.joined:
            return
        connection.joined = False
        connections = self._connections.get(connection.table, set())
        connections.discard(connection)
        if not connections:
            self._connections.pop(connection.table, None)
        self._note_here(connection.table)
        self._wishes_changed(connection.table)

    def _note_here(self, table: str) -> None:
        """Note who is connected to a table now: that is asked after every move."""
        guests = frozenset(one.guest for one in self._connections.get(table, ()))
        if guests:
            self._here[table] = guests
        else:
            self._here.pop(table, None)

    def _presence_changed(self, table: str) -> None:
        """Tell all listeners that others are connected to a table, or wish something else."""
        loaded = self._service.loaded(table)
        if loaded is not None:
            self._service.notify(loaded)

    # What people wish

    def choose_pace(self, connection: Connection, pace: Pace) -> None:
        """Note the pace that a guest wishes, on whichever of their pages they chose it."""
        for one in self._connections.get(connection.table, ()):
            if one.guest == connection.guest:
                one.wish = replace(one.wish, pace=pace)
        self._wishes_changed(connection.table)

    def read(self, connection: Connection, *, on: bool) -> None:
        """Note that a guest begins or ends to read; who reads already goes on reading."""
        since = connection.wish.reading
        if on != (since is not None):
            now = round(self._service.now(), 1)
            connection.wish = replace(connection.wish, reading=now if on else None)
            self._wishes_changed(connection.table)

    def _wishes_changed(self, table: str) -> None:
        self._announce(table)
        self._presence_changed(table)

    # Connections of other processes

    def _announce(self, table: str) -> None:
        self.on_presence(table, self._wishes_here(table))

    def connected_elsewhere(self, process: str, table: str, wishes: Mapping[str, Wish]) -> None:
        """Note which guests another process has connected to a table, and what they wish."""
        if self._elsewhere.note(process, table, wishes):
            self._presence_changed(table)

    def process_gone(self, process: str) -> None:
        """Note that another process has died: nobody is connected to it."""
        for table in self._elsewhere.forget_process(process):
            self._presence_changed(table)

    def tables(self) -> list[str]:
        """List the tables to which anybody is connected through this process."""
        return list(self._connections)

    def announce(self) -> None:
        """Announce who is connected to all tables."""
        for table in self.tables():
            self._announce(table)

    async def watch(self) -> None:
        """Announce who is connected, and forget processes that no longer do."""
        self.announce()
        self._forget_expired()

    # The database

    def database_changed(self, well: bool) -> None:
        """Tell everybody that nothing can be stored for the moment, or that it can again."""
        for table in self.tables():
            self.broadcast(table, Moment(on=not well))

    def _forget_expired(self) -> None:
        """Forget the lists of processes that have not repeated them in time."""
        for table in self._elsewhere.forget_expired():
            self._presence_changed(table)
