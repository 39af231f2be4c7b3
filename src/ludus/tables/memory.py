"""The tables in memory: each is loaded when it is first asked for, and again when it has changed
elsewhere.
"""

import logging
import time
from collections.abc import Callable, Collection

from ludus.core.message import Message
from ludus.tables.asides import Asides
from ludus.tables.errors import NoTable, SetAside
from ludus.tables.house_time import Calendar
from ludus.tables.locks import Locks
from ludus.tables.reading import go_on, revive
from ludus.tables.store import Store
from ludus.tables.table import Table

log = logging.getLogger("ludus.tables")

Listener = Callable[[Table], None]


class TableMemory:
    """Finds tables, keeps them in memory, and notifies listeners when one has changed."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float] = time.time,
        calendar: Calendar | None = None,
    ) -> None:
        self.store = store
        self.now = now
        """The time of the house: for all that takes time."""
        self.opened = now()
        self.calendar = calendar or Calendar()
        """The date: for people to read."""
        self.listeners: list[Listener] = []
        self._tables: dict[str, Table] = {}
        self._used: dict[str, float] = {}
        self._touched: dict[str, float] = {}
        """The date of each table in the lists of tables, as far as it was stored from here."""
        self._locks = Locks()
        self._doubtful: set[str] = set()
        """Tables of which a change may be stored or not: they are loaded before the next one."""
        self.asides = Asides()
        self.on_aside: list[Callable[[str], None]] = []
        """Called with the id of a table that has been set aside."""

    async def get(self, table: str) -> Table:
        """Give a table, from memory or from the store."""
        found = self._tables.get(table)
        if found is None:
            async with self._locks.of(table):
                found = self._tables.get(table)
                if found is None:
                    found = await self.store.health.patiently(self._load, table)
            self.notify(found)
        self._used[table] = self.now()
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
        async with self._locks.of(table):
            before = self._tables.get(table)
            stored = await self.store.load(table)
            if before is None or stored is None or stored.version == before.version:
                self._doubtful.discard(table)
                return
            try:
                after = await self._load(table)
            except SetAside:
                return
        self.notify(after)

    async def refresh_all(self, tables: Collection[str]) -> None:
        """Bring tables in memory up to date that other processes have changed.

        What is new of all of them is read at once. A table that is being changed here meanwhile, or
        of which more has changed than a game that went on, is loaded whole.
        """
        known = {one: self._tables[one] for one in tables if one in self._tables}
        before = {one: (table.version, table.seq) for one, table in known.items()}
        whole = []
        for stored, rows in await self.store.news(before):
            table = known[stored.id]
            if stored.version == self._version(stored.id):
                continue
            if (
                self.is_busy(stored.id)
                or self._tables.get(stored.id) is not table
                or stored.id in self._doubtful
                or table.version != before[stored.id][0]
                or not go_on(table, stored, rows)
            ):
                whole.append(stored.id)
            else:
                self.notify(table)
        for one in whole:
            await self.refresh(one)

    def _version(self, table: str) -> int | None:
        found = self._tables.get(table)
        return None if found is None else found.version

    async def catch_up(self) -> None:
        """Load every table again that may have been changed without our hearing of it."""
        known = {table.id: table.version for table in self.in_memory()}
        stored = await self.store.versions(known)
        for table, version in known.items():
            if table in self._doubtful or stored.get(table) != version:
                await self.refresh(table)

    async def read_again(self, table: str) -> None:
        """Read a table again because its storage was found damaged: then it is set aside."""
        self.forget(table)
        await self.get(table)

    def forget(self, table: str) -> None:
        """Drop a table from memory; it stays in the store."""
        self._tables.pop(table, None)
        self._used.pop(table, None)
        self._touched.pop(table, None)

    def by_last_use(self) -> list[tuple[str, float]]:
        """List the tables in memory with the time of their last use, the earliest first."""
        return sorted(((table, self._used.get(table, 0.0)) for table in self._tables), key=_use)

    def is_busy(self, table: str) -> bool:
        """Tell whether somebody is changing or loading a table."""
        return table in self._locks

    async def _load(self, table: str) -> Table:
        try:
            found = None if "\0" in table else await self.store.whole(table)
            if found is None:
                raise NoTable(Message("table-unknown", {}))
            loaded = revive(*found)
        except SetAside as error:
            self.set_aside(table, error)
            raise
        self.asides.opened(table)
        self._tables[table] = loaded
        self._doubtful.discard(table)
        return loaded

    def set_aside(self, table: str, error: SetAside) -> None:
        """Drop a table that cannot be opened: it is read again whenever somebody asks for it."""
        self.forget(table)
        self.asides.note(table, error)
        for listener in self.on_aside:
            listener(table)

    def notify(self, table: Table) -> None:
        """Call all listeners: a table has changed."""
        for listener in self.listeners:
            try:
                listener(table)
            except Exception:
                log.exception("table %s: somebody could not be told of a change", table.id)


def _use(of_table: tuple[str, float]) -> float:
    return of_table[1]
