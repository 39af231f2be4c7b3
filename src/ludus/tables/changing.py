"""The way of every change of a table: worked out, stored, adopted, and only then shown."""

import asyncio
import time
from collections.abc import Callable
from math import inf

from msgspec.structs import replace

from ludus.tables import keeping
from ludus.tables.batch import Write
from ludus.tables.errors import Conflict, InDoubt, Unavailable
from ludus.tables.health import PATIENCE
from ludus.tables.lists import other_people
from ludus.tables.memory import TableMemory
from ludus.tables.table import Change, Table

TRIES = 10
"""How often a change is tried when other processes change the same table."""
TOUCH_AFTER = 5.0
"""Seconds after which lists of tables are told again that something happens at a table: two
indexes have to be written for that."""


class ChangingTables(TableMemory):
    """Tables in memory that are changed by one operation at a time."""

    async def change(self, table_id: str, make: Callable[[Table], Change | None]) -> Table:
        """Change a table: work the change out, store it, adopt it, notify listeners.

        Changes of one table are made one at a time. If another process has changed the table in the
        meantime, the change is worked out again from the new state, which may refuse it.
        """
        tries, until, doubt = TRIES, time.monotonic() + PATIENCE, None
        while True:
            try:
                return await self._change(table_id, make, doubt)
            except Conflict:
                tries -= 1
                if not tries:
                    raise
            except Unavailable as error:
                doubt = error.write if isinstance(error, InDoubt) else doubt
                await self.store.health.wait_or_raise(error, until)

    async def _change(
        self, table_id: str, make: Callable[[Table], Change | None], doubt: Write | None
    ) -> Table:
        if table_id not in self._tables:
            await self.get(table_id)
        async with self._locks.of(table_id):
            table = self._tables.get(table_id)
            if table is None or table_id in self._doubtful:
                table = await self._load(table_id)
            self._used[table_id] = self.now()
            if doubt is None or not await self._is_stored(table, doubt):
                change = make(table)
                if change is None:
                    return table
                await self._store(table, change)
        self.notify(table)
        return table

    async def _store(self, table: Table, change: Change) -> None:
        rows = change.rows
        if rows and change.doc.entries != rows[-1].seq + 1:
            change = replace(change, doc=replace(change.doc, entries=rows[-1].seq + 1))
        date = self.calendar.date()
        age = date - self._touched.get(table.id, -inf)
        calm = change.doc.status == table.doc.status and 0 <= age < TOUCH_AFTER
        write = Write(
            table.id,
            table.version,
            change.doc,
            None if calm else date,
            rows,
            other_people(table.doc, change.doc),
            keeping.needless(table),
        )
        try:
            await self.store.commit(write)
        except Conflict:
            self.notify(await self._load(table.id))
            raise
        except asyncio.CancelledError:
            # It may be stored or not: the next reader has to load the table.
            self.forget(table.id)
            raise
        except Unavailable as error:
            self._doubtful.add(table.id)
            raise InDoubt(error.message, write) from error
        table.adopt(change)
        if write.at is not None:
            self._touched[table.id] = write.at
        if write.needless is not None:
            table.states_from = write.needless[1] + 1

    async def _is_stored(self, table: Table, write: Write) -> bool:
        """Tell whether a change was stored though the database failed meanwhile."""
        row = write.rows[-1] if write.rows else None
        if row is None:
            return (table.version, table.doc) == (write.version + 1, write.doc)
        found = await self.store.row(row.table, row.seq)
        return found is not None and (found.hash, found.at) == (row.hash, row.at)
