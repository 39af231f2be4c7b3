"""Storage by SQLAlchemy: SQLite by default, PostgreSQL by URL. Migrations run when it opens.

Changes of many tables share one commit: while one batch is being written, the next is collected;
each caller continues only when its own change is durable. SQLite is written by a single thread.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.resources import as_file, files
from secrets import token_hex
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludus.core.codec import from_json, to_json
from ludus.core.message import Message
from ludus.tables import schema
from ludus.tables.batch import LARGEST, Write, write_postgres, write_sqlite
from ludus.tables.errors import Conflict
from ludus.tables.model import Doc, Row, Said

T = TypeVar("T")

DEFAULT_URL = "sqlite+aiosqlite:///ludus.db"
MOST_OCCUPIED = 10_000
"""Tables named in one query: SQLite allows some 32,000 values in a statement."""


class Stored(Struct, frozen=True):
    """A table as it is stored."""

    id: str
    doc: Doc
    seed: bytes
    version: int
    touched: float


class Store:
    """The database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._sqlite = None if self.shared else SqliteWriter(engine.url)
        self.commits = 0
        """How many commits were made: fewer than changes when tables share a commit."""

    @classmethod
    async def open(cls, url: str = DEFAULT_URL) -> "Store":
        """Open the database and bring it up to date."""
        engine = create_async_engine(url, pool_pre_ping=url.startswith("postgresql"))
        if engine.dialect.name == "sqlite":
            if engine.url.database in (None, "", ":memory:"):
                raise ValueError("an SQLite database needs a file")
            sa.event.listen(engine.sync_engine, "connect", _tune_sqlite)
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                # One process migrates, the others wait for it.
                await connection.execute(sa.text("SELECT pg_advisory_xact_lock(7355608)"))
            await connection.run_sync(_migrate)
        return cls(engine)

    async def close(self) -> None:
        """Finish writing and close all connections."""
        if self._writing is not None:
            await self._writing
        if self._sqlite is not None:
            await self._sqlite.close()
        await self.engine.dispose()

    # Secrets of the server

    async def secret(self, key: str) -> str:
        """Give a secret of the server, made when first asked for and the same in all processes."""
        async with self.engine.begin() as connection:
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
        """Store a new table."""
        await self._execute(
            sa.insert(schema.tables).values(
                id=table, version=0, seed=seed.hex(), **_columns(doc, at)
            )
        )

    async def load(self, table: str) -> Stored | None:
        """Read a table's document."""
        async with self.engine.connect() as connection:
            return await self._load(connection, table)

    async def whole(self, table: str) -> tuple[Stored, list[Row]] | None:
        """Read a table's document and its entries in one consistent snapshot."""
        async with self.engine.connect() as connection:
            if self.shared:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                await connection.exec_driver_sql("BEGIN")
            stored = await self._load(connection, table)
            return None if stored is None else (stored, await self._rows(connection, table))

    async def rows(self, table: str) -> list[Row]:
        """Read a table's entries in order."""
        async with self.engine.connect() as connection:
            return await self._rows(connection, table)

    @staticmethod
    async def _load(connection: AsyncConnection, table: str) -> Stored | None:
        query = sa.select(schema.tables).where(schema.tables.c.id == table)
        row = (await connection.execute(query)).mappings().first()
        return _stored(row) if row else None

    @staticmethod
    async def _rows(connection: AsyncConnection, table: str) -> list[Row]:
        c = schema.entries.c
        query = sa.select(schema.entries).where(c.table_id == table).order_by(c.seq)
        return [Row(*row) for row in await connection.execute(query)]

    async def rows_between(self, table: str, first: int, last: int) -> list[Row]:
        """Read the entries from one number to another, in order."""
        c = schema.entries.c
        query = sa.select(schema.entries).where(c.table_id == table, c.seq.between(first, last))
        async with self.engine.connect() as connection:
            return [Row(*row) for row in await connection.execute(query.order_by(c.seq))]

    async def row(self, table: str, seq: int) -> Row:
        """Read one entry."""
        c = schema.entries.c
        query = sa.select(schema.entries).where(c.table_id == table, c.seq == seq)
        async with self.engine.connect() as connection:
            return Row(*(await connection.execute(query)).one())

    async def lobby(
        self, since: float, occupied: Collection[str], limit: int = 100
    ) -> list[Stored]:
        """List the public tables that are open or running, the latest first.

        One at which nothing has happened since a time is listed only if it is occupied.
        """
        c = schema.tables.c
        alive = sa.or_(c.touched >= since, c.id.in_(sorted(occupied)[:MOST_OCCUPIED]))
        query = (
            sa.select(schema.tables)
            .where(c.public.is_(True), c.status.in_(("open", "running")), alive)
            .order_by(c.touched.desc())
            .limit(limit)
        )
        return await self._list(query)

    async def of_guest(self, guest: str, limit: int = 30) -> list[Stored]:
        """List the tables at which a guest has a seat, finished ones included, the latest first."""
        c = schema.tables.c
        query = (
            sa.select(schema.tables)
            .where(c.status != "abandoned", c.doc.contains(f'"{guest}"', autoescape=True))
            .order_by(c.touched.desc())
            .limit(limit)
        )
        return await self._list(query)

    async def idle(self, before: float) -> list[Stored]:
        """List the tables that were never started and at which nothing has happened since a time.

        A game that was started waits for its people, however long.
        """
        c = schema.tables.c
        return await self._list(
            sa.select(schema.tables).where(c.status == "open", c.touched < before)
        )

    async def _list(self, query: "sa.Select[Any]") -> list[Stored]:
        async with self.engine.connect() as connection:
            return [_stored(row) for row in (await connection.execute(query)).mappings()]

    # Talk

    async def say(self, said: Said) -> bool:
        """Store a line of talk; False if another process has used its number."""
        tell = sa.text("SELECT pg_notify('ludus_talk', :table)").bindparams(table=said.table)
        try:
            await self._execute(
                sa.insert(schema.talk).values(_talk_columns(said)), *([tell] if self.shared else [])
            )
        except IntegrityError:
            return False
        return True

    async def talk(self, table: str) -> list[Said]:
        """Read the talk at a table, in order."""
        c = schema.talk.c
        query = sa.select(schema.talk).where(c.table_id == table).order_by(c.n)
        async with self.engine.connect() as connection:
            return [Said(*row) for row in await connection.execute(query)]

    # Leases: which process runs the bots and clocks of a table

    async def lease(self, table: str, runner: str, now: float, seconds: float) -> bool:
        """Take or renew the lease of a table; False while another process has it."""
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

    # Writing in batches

    def commit(self, write: Write) -> "asyncio.Future[None]":
        """Write a change in one commit with all others that are waiting; await the result.

        It raises `Conflict` if another process has changed the table in the meantime.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        return done

    async def _write_all(self) -> None:
        while self._waiting:
            batch = self._next_batch()
            try:
                late = await self._write([write for write, _ in batch])
            except Exception as error:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error)
                continue
            for write, done in batch:
                if done.done():
                    continue
                if write.table in late:
                    done.set_exception(Conflict(Message("table-stale", {})))
                else:
                    done.set_result(None)

    def _next_batch(self) -> "list[tuple[Write, asyncio.Future[None]]]":
        """Take the waiting changes, but only the first of each table."""
        batch: dict[str, tuple[Write, asyncio.Future[None]]] = {}
        rest = []
        for one in self._waiting:
            if len(batch) == LARGEST or batch.setdefault(one[0].table, one) is not one:
                rest.append(one)
        self._waiting = rest
        return list(batch.values())

    async def _execute(self, *statements: sa.Executable) -> None:
        """Run statements in one transaction; SQLite is written only by its writer."""
        if self._sqlite is not None:
            await self._sqlite.execute(*statements)
            return
        async with self.engine.begin() as connection:
            for statement in statements:
                await connection.execute(statement)

    async def _write(self, writes: Sequence[Write]) -> frozenset[str]:
        """Write a batch in one transaction; give the tables whose change came too late."""
        if self._sqlite is not None:
            late = await self._sqlite.write(writes)
        else:
            async with self.engine.begin() as connection:
                late = await write_postgres(connection, writes)
        self.commits += 1
        return late


class SqliteWriter:
    """The only thread that writes to SQLite, over a connection of its own.

    SQLite makes a second writer sleep and try again; under load it might never succeed.
    """

    def __init__(self, url: sa.URL) -> None:
        self._engine = sa.create_engine(url.set(drivername="sqlite"))
        sa.event.listen(self._engine, "connect", _tune_sqlite)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite-writer")
        self._connection: Any = None

    async def write(self, writes: Sequence[Write]) -> frozenset[str]:
        """Write a batch without blocking the event loop."""
        return await self._run(partial(self._write, writes))

    def _write(self, writes: Sequence[Write]) -> frozenset[str]:
        if self._connection is None:
            self._connection = self._engine.raw_connection()
            # Transactions are begun and ended by explicit statements.
            self._connection.driver_connection.isolation_level = None
        return write_sqlite(self._connection.driver_connection, writes)

    async def execute(self, *statements: sa.Executable) -> None:
        """Run statements in one transaction."""
        await self._run(partial(self._execute, statements))

    def _execute(self, statements: Iterable[sa.Executable]) -> None:
        with self._engine.begin() as connection:
            for statement in statements:
                connection.execute(statement)

    async def close(self) -> None:
        """Close the connection and end the thread."""
        await self._run(self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


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


def _stored(row: Any) -> Stored:
    doc = from_json(row["doc"], Doc)
    return Stored(row["id"], doc, bytes.fromhex(row["seed"]), row["version"], row["touched"])


def _tune_sqlite(connection: Any, _: object) -> None:
    """Use a write-ahead log, and finish a commit only when it is on the disk."""
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
