"""Writes a batch of changes with few statements, however many changes there are.

Python's SQLite module releases the interpreter lock for every statement, and the writing thread
then has to wait until the event loop gives the lock back. With one statement for a whole batch it
waits once.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from itertools import chain
from sqlite3 import Connection
from typing import Any

from msgspec import Struct

from ludus.core.codec import to_json
from ludus.tables.line import Line
from ludus.tables.model import Doc, Row


class Write(Struct, frozen=True, gc=False):
    """A change to be written: a table's document, and new entries if there are any.

    at        the date for lists of tables; None: what they show has not changed, and the date in
              them is not old
    people    whose table it is, if the change makes it other people's
    needless  the first and last entries whose states nobody can return to, if there are any
    """

    table: str
    version: int
    doc: Doc
    at: float | None
    rows: tuple[Row, ...] = ()
    people: tuple[str, ...] | None = None
    needless: tuple[int, int] | None = None


TABLE = ("id", "was", "status", "doc", "touched")
CALM = ("id", "was", "doc")
ENTRY = ("table_id", "seq", "kind", "seat", "move", "fate", "hash", "state", "events", "at", "age")
PERSON = ("guest", "table_id")
NEEDLESS = ("table_id", "first", "last")
LARGEST = 1024
"""Most changes in one batch: SQLite allows some 32,000 values in a statement."""

_CALM = "version = w.was + 1, doc = w.doc"
"""What nearly every move changes: no index has to be written for it."""
_SET = f"{_CALM}, status = w.status, touched = w.touched"
_WHERE = "tables.id = w.id AND tables.version = w.was"
_NEEDLESS = "entries.table_id = w.table_id AND entries.seq BETWEEN w.first AND w.last"


def _table(write: Write) -> tuple[Any, ...]:
    doc = write.doc
    return (write.table, write.version, doc.status, to_json(doc).decode(), write.at)


def _calm(write: Write) -> tuple[Any, ...]:
    return (write.table, write.version, to_json(write.doc).decode())


def _entry(row: Row) -> tuple[Any, ...]:
    return (
        row.table, row.seq, row.kind, row.seat, row.move, row.fate, row.hash, row.state,
        row.events, row.at, row.age,
    )  # fmt: skip


def _entries(writes: Sequence[Write], late: frozenset[str]) -> list[tuple[Any, ...]]:
    return [_entry(row) for w in writes if w.table not in late for row in w.rows]


def _other_people(writes: Sequence[Write], late: frozenset[str]) -> dict[str, tuple[str, ...]]:
    return {w.table: w.people for w in writes if w.people is not None and w.table not in late}


def _people(others: dict[str, tuple[str, ...]]) -> list[tuple[Any, ...]]:
    return [(guest, table) for table, guests in others.items() for guest in guests]


def _needless(writes: Sequence[Write], late: frozenset[str]) -> list[tuple[Any, ...]]:
    return [(w.table, *w.needless) for w in writes if w.needless and w.table not in late]


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
        _run(connection, partial(_insert, "entries", ENTRY), ENTRY, _entries(writes, late))
        _run(connection, _forget, NEEDLESS, _needless(writes, late))
        _set_people(connection, _other_people(writes, late))
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise
    return late


def _update_tables(connection: Connection, writes: Sequence[Write]) -> int:
    """Update every table that is still at the expected version; give how many there were."""
    calm = [_calm(write) for write in writes if write.at is None]
    others = [_table(write) for write in writes if write.at is not None]
    return _run(connection, partial(_update, CALM, _CALM), CALM, calm) + _run(
        connection, partial(_update, TABLE, _SET), TABLE, others
    )


def _set_people(connection: Connection, others: dict[str, tuple[str, ...]]) -> None:
    if others:
        marks = ", ".join("?" * len(others))
        connection.execute(f"DELETE FROM people WHERE table_id IN ({marks})", tuple(others))  # noqa: S608
        _run(connection, partial(_insert, "people", PERSON), PERSON, _people(others))


def _run(
    connection: Connection,
    statement: Callable[[int], str],
    columns: Sequence[str],
    rows: list[tuple[Any, ...]],
) -> int:
    """Run a statement on all rows.

    Rows of nulls fill their number up to one of some sizes, so that few statements are compiled.
    """
    if not rows:
        return 0
    size = _size(len(rows))
    rows += [(None,) * len(columns)] * (size - len(rows))
    return connection.execute(statement(size), tuple(chain.from_iterable(rows))).rowcount


def _size(count: int) -> int:
    """Give the next number that is up to eight times a power of two: … 8, 10, 12, 14, 16, 20 …"""
    step = 1 << max(0, (count - 1).bit_length() - 3)
    return -(-count // step) * step


@lru_cache(maxsize=256)
def _values(columns: Sequence[str], size: int) -> str:
    names = ", ".join(f"column{at} AS {name}" for at, name in enumerate(columns, 1))
    row = f"({', '.join('?' * len(columns))})"
    return f"(SELECT {names} FROM (VALUES {', '.join([row] * size)})) AS w"  # noqa: S608


def _update(columns: Sequence[str], changes: str, size: int) -> str:
    return f"UPDATE tables SET {changes} FROM {_values(columns, size)} WHERE {_WHERE}"  # noqa: S608


def _insert(table: str, columns: Sequence[str], size: int) -> str:
    names = ", ".join(columns)
    values = _values(columns, size)
    return f"INSERT INTO {table} ({names}) SELECT {names} FROM {values} WHERE table_id IS NOT NULL"  # noqa: S608


def _forget(size: int) -> str:
    return f"UPDATE entries SET state = x'' FROM {_values(NEEDLESS, size)} WHERE {_NEEDLESS}"  # noqa: S608


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
    "age": "int", "guest": "text", "first": "int", "last": "int",
}  # fmt: skip


_PG_SET = f"{_CALM}, status = w.status, touched = coalesce(w.touched, tables.touched)"


def _unnest(columns: Sequence[str], first: int = 1) -> str:
    arrays = ", ".join(f"${at}::{_ARRAYS[name]}[]" for at, name in enumerate(columns, first))
    return f"unnest({arrays}) AS w ({', '.join(columns)})"


def _pg_statement(*, rare: bool) -> str:
    """Write the statement that stores a whole batch and tells other processes of it.

    The tables are locked in a fixed order first, so that two processes with tables in common cannot
    deadlock. What goes with a change is done only if its table was at the expected version. `rare`:
    states are dropped too, and tables become other people's.
    """
    entry, needless, person, other = (
        _unnest(columns, first)
        for columns, first in ((ENTRY, 6), (NEEDLESS, 17), (PERSON, 20), (("table_id",), 22))
    )
    gone = f"""
    , forgotten AS (UPDATE entries SET state = '' FROM {needless}
        WHERE {_NEEDLESS} AND w.table_id IN (SELECT id FROM moved))
    , left_it AS (DELETE FROM people USING {other}
        WHERE people.table_id = w.table_id AND w.table_id IN (SELECT id FROM moved)
        AND (people.guest, people.table_id) NOT IN (SELECT guest, table_id FROM {person}))
    , came AS (INSERT INTO people ({", ".join(PERSON)}) SELECT * FROM {person}
        WHERE w.table_id IN (SELECT id FROM moved) ON CONFLICT DO NOTHING)"""  # noqa: S608
    return f"""
    WITH locked AS MATERIALIZED
        (SELECT id FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE)
    , moved AS (UPDATE tables SET {_PG_SET} FROM {_unnest(TABLE)} JOIN locked ON locked.id = w.id
        WHERE {_WHERE} RETURNING tables.id)
    , added AS (INSERT INTO entries ({", ".join(ENTRY)}) SELECT * FROM {entry}
        WHERE w.table_id IN (SELECT id FROM moved))
    {gone if rare else ""}
    SELECT id, pg_notify('ludus', id) FROM moved"""  # noqa: S608


_PG_USUAL = _pg_statement(rare=False)
_PG_RARE = _pg_statement(rare=True)


async def write_postgres(line: Line, writes: Sequence[Write]) -> frozenset[str]:
    """Write a batch in one statement, and so in one round trip and one transaction."""
    nobody = frozenset[str]()
    values = [
        *_columns(TABLE, map(_table, writes)),
        *_columns(ENTRY, _entries(writes, nobody)),
    ]
    needless, others = _needless(writes, nobody), _other_people(writes, nobody)
    if needless or others:
        values += _columns(NEEDLESS, needless)
        values += _columns(PERSON, _people(others))
        moved = await line.fetch(_PG_RARE, *values, list(others))
    else:
        moved = await line.fetch(_PG_USUAL, *values)
    return frozenset(write.table for write in writes) - {row[0] for row in moved}


def _columns(names: Sequence[str], rows: Iterable[tuple[Any, ...]]) -> list[list[Any]]:
    """Turn rows into columns; without rows the columns are empty."""
    return [*map(list, zip(*rows, strict=True))] or [[] for _ in names]
