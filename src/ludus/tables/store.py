"""What is stored, and how it is found again: secrets, tables, entries, lists, talk, leases."""

import asyncio
from collections.abc import Collection, Mapping
from secrets import token_hex
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec.structs import asdict
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludus.core.codec import to_json
from ludus.tables import lists, schema
from ludus.tables.archive import pack, unpack
from ludus.tables.base_store import BaseStore
from ludus.tables.batch import ENTRY
from ludus.tables.errors import SetAside
from ludus.tables.model import MOST_TALK, Doc, Row, Said
from ludus.tables.reading import Stored, is_sound, read_stored, telling_damage

_NEWS = f"""
    SELECT t.id, t.game, t.status, t.public, t.version, t.doc, t.seed, t.touched,
        {", ".join(f"e.{name}" for name in ENTRY[1:])}
    FROM unnest($1::text[], $2::int[], $3::int[]) AS w (id, version, last)
    JOIN tables AS t ON t.id = w.id AND t.version <> w.version
    LEFT JOIN entries AS e ON e.table_id = w.id AND e.seq > w.last
    ORDER BY t.id, e.seq"""  # noqa: S608
MOST_NAMED = 10_000
"""Tables named in one query: SQLite allows some 32,000 values in a statement."""


class Store(BaseStore):
    """The database of a house."""

    # Secrets of the server

    async def secret(self, key: str) -> str:
        """Give a secret of the server, made when first asked for and the same in all processes."""
        async with self.writing() as connection:
            known = await self._secret(connection, key)
            if known is None:
                try:
                    async with connection.begin_nested():
                        await connection.execute(
                            sa.insert(schema.secrets).values(key=key, value=token_hex(32))
                        )
                except IntegrityError:
                    pass
                known = await self._secret(connection, key)
        assert known is not None  # noqa: S101
        return known

    @staticmethod
    async def _secret(connection: AsyncConnection, key: str) -> str | None:
        found = await connection.execute(
            sa.select(schema.secrets.c.value).where(schema.secrets.c.key == key)
        )
        return found.scalar()

    # Tables

    async def create(self, table: str, doc: Doc, seed: bytes, at: float) -> None:
        """Store a new table; if this very table is stored already, that is as good."""
        people = [{"guest": guest, "table_id": table} for guest in lists.people_of(doc)]
        values = {"id": table, "version": 0, "seed": seed.hex(), **_columns(doc, at)}
        try:
            await self.execute(
                sa.insert(schema.tables).values(values),
                *([sa.insert(schema.people).values(people)] if people else []),
            )
        except IntegrityError:
            stored = await self.load(table)
            if stored is None or stored.seed != seed:
                raise

    async def load(self, table: str) -> Stored | None:
        """Read a table's document."""
        async with self.reading() as connection:
            return await self._load(connection, table)

    async def whole(self, table: str) -> tuple[Stored, list[Row]] | None:
        """Read a table's document and its entries in one consistent snapshot."""
        async with self.reading() as connection:
            if self.shared:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                await connection.exec_driver_sql("BEGIN")
            stored = await self._load(connection, table)
            return None if stored is None else (stored, await self._rows(connection, table))

    async def versions(self, tables: Collection[str]) -> dict[str, int]:
        """Tell the versions of some tables, as far as they are stored."""
        c, names, found = schema.tables.c, sorted(tables), dict[str, int]()
        for at in range(0, len(names), MOST_NAMED):
            query = sa.select(c.id, c.version).where(c.id.in_(names[at : at + MOST_NAMED]))
            async with self.reading() as connection:
                found |= {row[0]: row[1] for row in await connection.execute(query)}
        return found

    async def rows(self, table: str) -> list[Row]:
        """Read a table's entries in order."""
        async with self.reading() as connection:
            return await self._rows(connection, table)

    async def news(
        self, known: Mapping[str, tuple[int, int]]
    ) -> list[tuple[Stored, tuple[Row, ...]]]:
        """Read what is new at tables of which a version is known, and the last entry of it.

        All comes from one statement, so that document and entries of a table belong together.
        """
        if self.line is None or not known:
            return []
        versions, last = zip(*known.values(), strict=True)
        with self.health.watched(writing=False):
            found = await self.line.fetch(_NEWS, list(known), list(versions), list(last))
        tables: dict[str, tuple[Stored, tuple[Row, ...]]] = {}
        for row in found:
            stored, rows = tables.get(row["id"]) or (read_stored(row), ())
            if row["seq"] is not None:
                rows = (*rows, Row(row["id"], *(row[name] for name in ENTRY[1:])))
            tables[stored.id] = stored, rows
        return list(tables.values())

    @staticmethod
    async def _load(connection: AsyncConnection, table: str) -> Stored | None:
        query = sa.select(schema.tables).where(schema.tables.c.id == table)
        row = (await connection.execute(query)).mappings().first()
        return read_stored(row) if row else None

    @staticmethod
    async def _rows(connection: AsyncConnection, table: str) -> list[Row]:
        c, packed = schema.entries.c, schema.archive.c
        query = sa.select(schema.entries).where(c.table_id == table).order_by(c.seq)
        with telling_damage():
            rows = [Row(*row) for row in await connection.execute(query)]
            if rows:
                return rows
            found = await connection.execute(sa.select(packed.data).where(packed.table_id == table))
            data = found.scalar()
            return [] if data is None else unpack(data)

    async def row(self, table: str, seq: int) -> Row | None:
        """Read one entry of a game that is not in the archive."""
        c = schema.entries.c
        query = sa.select(schema.entries).where(c.table_id == table, c.seq == seq)
        async with self.reading() as connection:
            with telling_damage():
                row = (await connection.execute(query)).one_or_none()
        return None if row is None else Row(*row)

    async def rows_from(self, table: str, first: int) -> list[Row]:
        """Read the entries of a running game from one number on, in order."""
        c = schema.entries.c
        query = sa.select(schema.entries).where(c.table_id == table, c.seq >= first)
        async with self.reading() as connection:
            with telling_damage():
                return [Row(*row) for row in await connection.execute(query.order_by(c.seq))]

    async def archive(self, table: str) -> bool:
        """Pack the entries of a finished game; False if there is nothing to pack.

        What is damaged stays as it is, so that it can be looked into.
        Entries of a finished game never change, so that another process may do the same meanwhile.
        """
        try:
            if await self.row(table, 0) is None:
                return False
            found = await self.whole(table)
        except SetAside:
            return False
        if found is None or found[0].doc.status != "finished" or not is_sound(*found):
            return False
        data = await asyncio.to_thread(pack, found[1])
        c, packed = schema.entries.c, schema.archive
        missing = ~sa.exists().where(packed.c.table_id == table)
        new = sa.select(sa.literal(table), sa.literal(data, sa.LargeBinary)).where(missing)
        await self.execute(
            sa.insert(packed).from_select(["table_id", "data"], new),
            sa.delete(schema.entries).where(c.table_id == table),
        )
        return True

    async def review(self, table: str) -> bytes | None:
        """Read the packed review of a finished game, if there is one."""
        c = schema.reviews.c
        async with self.reading() as connection:
            found = await connection.execute(sa.select(c.data).where(c.table_id == table))
            data: bytes | None = found.scalar()
            return data

    async def keep_review(self, table: str, data: bytes) -> None:
        """Store the packed review of a finished game; one that is there already is replaced."""
        c = schema.reviews.c
        # A game that was deleted meanwhile leaves no review behind.
        there = sa.exists().where(schema.tables.c.id == table)
        new = sa.select(sa.literal(table), sa.literal(data, sa.LargeBinary)).where(there)
        await self.execute(
            sa.delete(schema.reviews).where(c.table_id == table),
            sa.insert(schema.reviews).from_select(["table_id", "data"], new),
        )

    async def lobby(
        self, since: float, occupied: Collection[str], limit: int = 100
    ) -> list[Stored]:
        """List the public tables that are open or running, the latest first.

        One at which nothing has happened since a time is listed only if it is occupied.
        """
        found = await self._list(lists.recent(since, limit))
        known = {stored.id for stored in found}
        others = [table for table in occupied if table not in known]
        if others:
            found += await self._list(lists.among(others, limit))
            found.sort(key=lambda stored: -stored.touched)
        return found[:limit]

    async def of_guest(
        self, guest: str, before: float | None = None, limit: int = 30
    ) -> list[Stored]:
        """List the tables of a guest, finished ones included, the latest first.

        `before` is when something last happened at the last table of the page before.
        """
        return await self._list(lists.of_guest(guest, before, limit))

    async def idle(self, before: float) -> list[Stored]:
        """List the tables that were never started and at which nothing has happened since a time.

        A game that was started waits for its people, however long.
        """
        return await self._list(lists.idle(before))

    async def _list(self, query: "sa.Select[Any]") -> list[Stored]:
        async with self.reading() as connection:
            return [read_stored(row) for row in (await connection.execute(query)).mappings()]

    # Talk

    async def say(self, said: Said) -> bool:
        """Store a line of talk; False if its number is used for another line."""
        tell = sa.text("SELECT pg_notify('ludus_talk', :table)").bindparams(table=said.table)
        try:
            await self.execute(
                sa.insert(schema.talk).values(_talk_columns(said)), *([tell] if self.shared else [])
            )
        except IntegrityError:
            return said in await self.talk(said.table)
        return True

    async def talk(self, table: str, latest: int | None = None) -> list[Said]:
        """Read the talk at a table, in order; all of it, or only the latest lines.

        Damaged lines are left out.
        """
        c = schema.talk.c
        query = sa.select(schema.talk).where(c.table_id == table).order_by(c.n.desc())
        async with self.reading() as connection:
            found = [Said(*row) for row in await connection.execute(query.limit(latest))]
        return [said for said in found[::-1] if _is_whole(said)]

    async def next_line(self, table: str) -> int:
        """Give the number of the next line of talk at a table."""
        c = schema.talk.c
        # No other numbers are given: whatever is not below is damaged, a text for example.
        query = sa.select(sa.func.max(c.n)).where(c.table_id == table, c.n < MOST_TALK)
        async with self.reading() as connection:
            last = (await connection.execute(query)).scalar()
        return 0 if last is None else int(last) + 1

    # Leases: which process runs the bots and clocks of a table

    async def lease(self, table: str, runner: str, now: float, seconds: float) -> bool:
        """Take or renew the lease of a table; False while another process has it.

        One that ends later than any lease can is damaged, or was taken by a wrong clock.
        """
        c = schema.tables.c
        ended = sa.or_(c.lease.is_(None), c.lease < now, c.lease > now + 2 * seconds)
        free = sa.or_(c.runner.is_(None), c.runner == runner, ended)
        statement = (
            sa.update(schema.tables)
            .where(c.id == table, free)
            .values(runner=runner, lease=now + seconds)
        )
        async with self.writing() as connection:
            return (await connection.execute(statement)).rowcount == 1

    async def release(self, runner: str) -> None:
        """Give up every lease of a process.

        The tables are locked in the order of every other change, so that nobody deadlocks.
        """
        c = schema.tables.c
        held = sa.select(c.id).where(c.runner == runner).order_by(c.id).with_for_update()
        async with self.writing() as connection:
            tables = [row[0] for row in await connection.execute(held)]
            for at in range(0, len(tables), MOST_NAMED):
                given_up = sa.update(schema.tables).where(c.id.in_(tables[at : at + MOST_NAMED]))
                await connection.execute(given_up.values(runner=None, lease=None))


def _columns(doc: Doc, at: float) -> dict[str, Any]:
    return {
        "game": doc.game,
        "status": doc.status,
        "public": doc.public,
        "doc": to_json(doc).decode(),
        "touched": at,
    }


def _talk_columns(said: Said) -> dict[str, Any]:
    values = asdict(said)
    values["table_id"] = values.pop("table")
    return values


def _is_whole(said: Said) -> bool:
    """Tell whether a line is what it should be: SQLite stores anything in any column."""
    try:
        msgspec.convert(asdict(said), Said)
    except msgspec.ValidationError:
        return False
    return True
