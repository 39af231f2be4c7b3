"""Writes a batch of changes with two statements, however many changes there are.

Python's SQLite module releases the interpreter lock for every statement, and the writing thread
then has to wait until the event loop gives the lock back. With one statement for a whole batch it
waits once.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from sqlite3 import Connection
from typing import Any

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from ludus.core.codec import to_json
from ludus.tables.model import Doc, Row


class Write(Struct, frozen=True, gc=False):
    """A change to be written: a table's document, and perhaps a new entry."""

    table: str
    version: int
    doc: Doc
    at: float
    row: Row | None = None


TABLE = ("id", "was", "status", "doc", "touched")
ENTRY = ("table_id", "seq", "kind", "seat", "move", "fate", "hash", "state", "events", "at", "age")
LARGEST = 1024
"""Most changes in one batch: SQLite allows some 32,000 values in a statement."""

_SET = "version = w.was + 1, status = w.status, doc = w.doc, touched = w.touched"
_WHERE = "tables.id = w.id AND tables.version = w.was"


def _table(write: Write) -> tuple[Any, ...]:
    doc = write.doc
    return (write.table, write.version, doc.status, to_json(doc).decode(), write.at)


def _entry(row: Row) -> tuple[Any, ...]:
    return (
        row.table, row.seq, row.kind, row.seat, row.move, row.fate, row.hash, row.state,
        row.events, row.at, row.age,
    )  # fmt: skip


def _entries(writes: Sequence[Write], late: frozenset[str]) -> list[tuple[Any, ...]]:
    return [_entry(w.row) for w in writes if w.row is not None and w.table not in late]


# SQLite


def write_sqlite(connection: Connection, writes: Sequence[Write]) -> frozenset[str]:
    """Write a batch in one transaction; give the tables whose change came too late."""
    late = frozenset[str]()
    connection.execute("BEGIN IMMEDIATE")
    try:
        if _update_tables(connection, writes) != len(writes):
            connection.execute("ROLLBACK")
            connection.execute("BEGIN IMMEDIATE")
            late = _late(connection, writes)
            writes = [write for write in writes if write.table not in late]
            _update_tables(connection, writes)
        _run(connection, _insert, ENTRY, _entries(writes, late))
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise
    return late


def _update_tables(connection: Connection, writes: Sequence[Write]) -> int:
    """Update every table that is still at the expected version; give how many there were."""
    return _run(connection, _update, TABLE, [_table(write) for write in writes])


def _run(
    connection: Connection,
    statement: Callable[[int], str],
    columns: Sequence[str],
    rows: list[tuple[Any, ...]],
) -> int:
    """Run a statement on all rows.

    Rows of nulls fill their number up to a power of two, so that few statements are compiled.
    """
    if not rows:
        return 0
    size = 1 << (len(rows) - 1).bit_length()
    rows += [(None,) * len(columns)] * (size - len(rows))
    return connection.execute(statement(size), tuple(chain.from_iterable(rows))).rowcount


def _values(columns: Sequence[str], size: int) -> str:
    names = ", ".join(f"column{at} AS {name}" for at, name in enumerate(columns, 1))
    row = f"({', '.join('?' * len(columns))})"
    return f"(SELECT {names} FROM (VALUES {', '.join([row] * size)})) AS w"  # noqa: S608


def _update(size: int) -> str:
    return f"UPDATE tables SET {_SET} FROM {_values(TABLE, size)} WHERE {_WHERE}"  # noqa: S608


def _insert(size: int) -> str:
    columns = ", ".join(ENTRY)
    values = _values(ENTRY, size)
    return f"INSERT INTO entries ({columns}) SELECT {columns} FROM {values} WHERE seq IS NOT NULL"  # noqa: S608


def _late(connection: Connection, writes: Sequence[Write]) -> frozenset[str]:
    """Find the changes that come too late: another process has changed their tables."""
    marks = ", ".join("?" * len(writes))
    found = connection.execute(
        f"SELECT id, version FROM tables WHERE id IN ({marks})",  # noqa: S608
        [write.table for write in writes],
    )
    versions = dict(found.fetchall())
    return frozenset(w.table for w in writes if versions.get(w.table) != w.version)


# PostgreSQL

_ARRAYS = {
    "id": "text", "was": "int", "status": "text", "doc": "text", "touched": "float8",
    "table_id": "text", "seq": "int", "kind": "text", "seat": "int", "move": "text",
    "fate": "text", "hash": "text", "state": "bytea", "events": "text", "at": "float8",
    "age": "int",
}  # fmt: skip


def _unnest(columns: Sequence[str]) -> str:
    arrays = ", ".join(f"${at}::{_ARRAYS[name]}[]" for at, name in enumerate(columns, 1))
    return f"unnest({arrays}) AS w ({', '.join(columns)})"


_PG_LOCK = "SELECT 1 FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE"
_PG_UPDATE = f"UPDATE tables SET {_SET} FROM {_unnest(TABLE)} WHERE {_WHERE} RETURNING tables.id"  # noqa: S608
_PG_INSERT = f"INSERT INTO entries ({', '.join(ENTRY)}) SELECT * FROM {_unnest(ENTRY)}"  # noqa: S608
_PG_TELL = "SELECT pg_notify('ludus', id) FROM unnest($1::text[]) AS w (id)"


async def write_postgres(connection: AsyncConnection, writes: Sequence[Write]) -> frozenset[str]:
    """Write a batch in the transaction of a connection, and notify other processes.

    The tables are locked in a fixed order first, so that two processes with tables in common cannot
    deadlock.
    """
    tables = [write.table for write in writes]
    await connection.exec_driver_sql(_PG_LOCK, (tables,))
    found = await connection.exec_driver_sql(_PG_UPDATE, _columns(map(_table, writes)))
    moved = [row[0] for row in found]
    late = frozenset(tables) - set(moved)
    entries = _entries(writes, late)
    if entries:
        await connection.exec_driver_sql(_PG_INSERT, _columns(entries))
    if moved:
        await connection.exec_driver_sql(_PG_TELL, (moved,))
    return late


def _columns(rows: Iterable[tuple[Any, ...]]) -> tuple[list[Any], ...]:
    return tuple(map(list, zip(*rows, strict=True)))
