"""Storage by SQLAlchemy: SQLite by default, PostgreSQL by URL. Migrations run when it opens.

Many tables' changes share one commit: while one batch is being written, the next gathers; each
caller goes on only when its own change is durable.
"""

import asyncio
from collections.abc import Iterable, Sequence
from importlib.resources import as_file, files
from secrets import token_hex
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from msgspec import Struct
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludus.core.codec import from_json, to_json
from ludus.core.message import Message
from ludus.tables import schema
from ludus.tables.errors import Conflict
from ludus.tables.model import Doc, Row, Said

DEFAULT_URL = "sqlite+aiosqlite:///ludus.db"


class Stored(Struct, frozen=True):
    """A table as it is stored."""

    id: str
    doc: Doc
    seed: bytes
    version: int
    touched: float


class Write(Struct, frozen=True):
    """A change to be made durable: a table's document, and perhaps a new entry."""

    table: str
    version: int
    doc: Doc
    at: float
    row: Row | None = None


class Store:
    """The database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0
        """How many commits were made: fewer than writes when tables share one."""

    @classmethod
    async def open(cls, url: str = DEFAULT_URL) -> "Store":
        """Open the database and bring it up to date."""
        engine = create_async_engine(url, pool_pre_ping=url.startswith("postgresql"))
        if engine.dialect.name == "sqlite":
            sa.event.listen(engine.sync_engine, "connect", _tune_sqlite)
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                # One process migrates, the others wait for it.
                await connection.execute(sa.text("SELECT pg_advisory_xact_lock(7355608)"))
            await connection.run_sync(_migrate)
        return cls(engine)

    async def close(self) -> None:
        """Finish what is being written and let go."""
        if self._writer is not None:
            await self._writer
        await self.engine.dispose()

    # Secrets of the house

    async def secret(self, key: str) -> str:
        """Give a secret of the house, made on first asking and the same for all processes."""
        async with self.engine.begin() as connection:
            known = await self._secret(connection, key)
            if known is None:
                try:
                    async with connection.begin_nested():
                        await connection.execute(
                            sa.insert(schema.house).values(key=key, value=token_hex(32))
                        )
                except IntegrityError:
                    pass
                known = await self._secret(connection, key)
        assert known is not None  # noqa: S101
        return known

    @staticmethod
    async def _secret(connection: AsyncConnection, key: str) -> str | None:
        found = await connection.execute(
            sa.select(schema.house.c.value).where(schema.house.c.key == key)
        )
        return found.scalar()

    # Tables

    async def create(self, table: str, doc: Doc, seed: bytes, at: float) -> None:
        """Store a new table."""
        async with self.engine.begin() as connection:
            await connection.execute(
                sa.insert(schema.tables).values(
                    id=table, version=0, seed=seed.hex(), **_columns(doc, at)
                )
            )

    async def load(self, table: str) -> Stored | None:
        """Read a table's document."""
        query = sa.select(schema.tables).where(schema.tables.c.id == table)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
        return _stored(row) if row else None

    async def rows(self, table: str, after: int = -1) -> list[Row]:
        """Read a table's entries in order."""
        c = schema.entries.c
        query = sa.select(schema.entries).where(c.table_id == table, c.seq > after).order_by(c.seq)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return [Row(*row) for row in found]

    async def row(self, table: str, seq: int) -> Row:
        """Read one entry."""
        c = schema.entries.c
        query = sa.select(schema.entries).where(c.table_id == table, c.seq == seq)
        async with self.engine.connect() as connection:
            return Row(*(await connection.execute(query)).one())

    async def lobby(self, limit: int = 100) -> list[Stored]:
        """List the public tables that are open or running, the latest first."""
        c = schema.tables.c
        query = (
            sa.select(schema.tables)
            .where(c.public.is_(True), c.status.in_(("open", "running")))
            .order_by(c.touched.desc())
            .limit(limit)
        )
        return await self._list(query)

    async def of_guest(self, guest: str, limit: int = 30) -> list[Stored]:
        """List the tables a guest sits at, the finished ones too, the latest first."""
        c = schema.tables.c
        query = (
            sa.select(schema.tables)
            .where(c.status != "abandoned", c.doc.contains(f'"{guest}"', autoescape=True))
            .order_by(c.touched.desc())
            .limit(limit)
        )
        return await self._list(query)

    async def running(self) -> list[Stored]:
        """List all tables in play."""
        return await self._list(sa.select(schema.tables).where(schema.tables.c.status == "running"))

    async def idle(self, before: float) -> list[Stored]:
        """List the open and running tables that nothing has happened at since a time."""
        c = schema.tables.c
        return await self._list(
            sa.select(schema.tables).where(c.status.in_(("open", "running")), c.touched < before)
        )

    async def _list(self, query: "sa.Select[Any]") -> list[Stored]:
        async with self.engine.connect() as connection:
            return [_stored(row) for row in (await connection.execute(query)).mappings()]

    # Talk

    async def say(self, said: Said) -> bool:
        """Store something said; False if another process took its number first."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(sa.insert(schema.talk).values(_values(said)))
                if self.shared:
                    await connection.execute(
                        sa.text("SELECT pg_notify('ludus_talk', :table)"), {"table": said.table}
                    )
        except IntegrityError:
            return False
        return True

    async def talk(self, table: str) -> list[Said]:
        """Read what was said at a table, in order."""
        c = schema.talk.c
        query = sa.select(schema.talk).where(c.table_id == table).order_by(c.n)
        async with self.engine.connect() as connection:
            return [Said(*row) for row in await connection.execute(query)]

    # Leases: which process moves the bots and clocks of a table

    async def lease(self, table: str, runner: str, now: float, seconds: float) -> bool:
        """Take or renew the right to run a table; False while another process has it."""
        c = schema.tables.c
        free = sa.or_(c.runner.is_(None), c.runner == runner, c.lease.is_(None), c.lease < now)
        statement = (
            sa.update(schema.tables)
            .where(c.id == table, free)
            .values(runner=runner, lease=now + seconds)
        )
        async with self.engine.begin() as connection:
            return (await connection.execute(statement)).rowcount == 1

    async def release(self, runner: str) -> None:
        """Give up every lease of a process."""
        async with self.engine.begin() as connection:
            await connection.execute(
                sa.update(schema.tables)
                .where(schema.tables.c.runner == runner)
                .values(runner=None, lease=None)
            )

    # Writing, many at once

    async def commit(self, write: Write) -> None:
        """Make a change durable, in one commit with whatever else is waiting.

        Raises `Conflict` if the table was changed by somebody else first.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        await asyncio.shield(done)

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                refused = await self._write([write for write, _ in batch])
            except Exception as error:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error)
                continue
            for (_, done), conflict in zip(batch, refused, strict=True):
                if done.done():
                    continue
                if conflict:
                    done.set_exception(Conflict(Message("table-stale", {})))
                else:
                    done.set_result(None)

    async def _write(self, writes: Sequence[Write]) -> list[bool]:
        """Write a batch in one transaction; tell which were refused for being late."""
        async with self.engine.begin() as connection:
            refused = await self._update(connection, writes)
            rows = [
                _values(write.row)
                for write, late in zip(writes, refused, strict=True)
                if write.row is not None and not late
            ]
            if rows:
                await connection.execute(sa.insert(schema.entries), rows)
            if self.shared:
                for write, late in zip(writes, refused, strict=True):
                    if not late:
                        await connection.execute(
                            sa.text("SELECT pg_notify('ludus', :table)"), {"table": write.table}
                        )
        self.commits += 1
        return refused

    async def _update(self, connection: AsyncConnection, writes: Sequence[Write]) -> list[bool]:
        """Move each table to its next version, if it still is at the one the change began with."""
        values = [
            {"which": w.table, "was": w.version, "version": w.version + 1, **_columns(w.doc, w.at)}
            for w in writes
        ]
        c = schema.tables.c
        statement = sa.update(schema.tables).where(
            c.id == sa.bindparam("which"), c.version == sa.bindparam("was")
        )
        if not self.shared:
            # One process alone writes here, and it holds each table's lock: none can be late.
            await connection.execute(statement, values)
            return [False] * len(writes)
        return [(await connection.execute(statement, one)).rowcount != 1 for one in values]


def _columns(doc: Doc, at: float) -> dict[str, Any]:
    return {
        "game": doc.game,
        "status": doc.status,
        "public": doc.public,
        "doc": to_json(doc).decode(),
        "touched": at,
    }


def _values(thing: Row | Said) -> dict[str, Any]:
    names: Iterable[str] = thing.__struct_fields__
    values = {name: getattr(thing, name) for name in names}
    values["table_id"] = values.pop("table")
    return values


def _stored(row: Any) -> Stored:
    doc = from_json(row["doc"], Doc)
    return Stored(row["id"], doc, bytes.fromhex(row["seed"]), row["version"], row["touched"])


def _tune_sqlite(connection: Any, _: object) -> None:
    """Write ahead, and let a commit be on the disk before it counts."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: sa.Connection) -> None:
    with as_file(files("ludus.tables") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
