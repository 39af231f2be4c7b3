"""Backups: one compressed file of JSON lines, the same for SQLite and PostgreSQL.

The first line says what it is, the last one how many rows there are; each line between them is a
row. All is read in one snapshot, while servers go on. It is restored into an empty database only,
all of it or nothing; so a house can also be moved from one kind of database to the other.
"""

import gzip
import os
import zlib
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import mkstemp
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ludus.core.errors import LudusError, fault
from ludus.core.reading import system_reason
from ludus.tables import schema
from ludus.tables.base_store import PROBE_KEY
from ludus.tables.database import revisions
from ludus.tables.store import Store

FORMAT = "ludus-backup/1"
AT_ONCE = 200
"""Rows written in one statement."""
PARTS: dict[str, sa.Table] = {
    f"{part.name}": part
    for part in (
        schema.secrets, schema.tables, schema.people, schema.entries, schema.archive, schema.talk,
        schema.reviews,
    )
}  # fmt: skip
NOT_KEPT = ("runner", "lease")
"""Which process runs a table: after a restore, none does."""


class BadBackup(LudusError):
    """A backup that cannot be made or restored; nothing has been changed."""


class Head(msgspec.Struct):
    """What a backup is."""

    format: str
    revision: str


async def save(store: Store, file: Path) -> int:
    """Write a backup to a new file, for its owner's eyes alone; give the number of rows.

    The file is there when it is whole and on the disk, and not before.
    """
    if file.exists():
        raise fault(BadBackup, "backup-exists", file=f"{file}")
    partial, rows = None, 0
    try:
        handle, name = mkstemp(prefix=f"{file.name}.", suffix=".part", dir=file.parent)
        partial = Path(name)
        with open(handle, "wb") as disk:  # noqa: PTH123 - it is open already
            with gzip.open(disk, "wb", 6) as out:
                async for line in _lines(store):
                    out.write(msgspec.json.encode(line) + b"\n")
                    rows += 1
            disk.flush()
            os.fsync(disk.fileno())
        partial.rename(file)
    except OSError as error:
        reason = system_reason(error)
        raise fault(BadBackup, "backup-unwritten", file=f"{file}", reason=reason) from error
    finally:
        if partial is not None:
            partial.unlink(missing_ok=True)
    return rows - 2


async def _lines(store: Store) -> AsyncIterator[Any]:
    async with store.engine.connect() as connection:
        if store.shared:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            await connection.exec_driver_sql("BEGIN")
        revision, _ = await connection.run_sync(revisions)
        yield Head(FORMAT, f"{revision}")
        rows = 0
        for name, part in PARTS.items():
            found = await connection.stream(sa.select(part))
            async for row in found.mappings():
                yield [name, {f"{key}": _plain(value) for key, value in row.items()}]
                rows += 1
        yield rows


def _plain(value: Any) -> Any:
    return b64encode(value).decode() if isinstance(value, bytes) else value


async def restore(store: Store, file: Path) -> int:
    """Restore a backup into an empty database; give the number of rows."""
    async with store.engine.begin() as connection:
        await _need_empty(connection)
        _, revision = await connection.run_sync(revisions)
        rows, waiting = 0, list[dict[str, Any]]()
        part: sa.Table | None = None
        for next_part, row in _rows(file, f"{revision}"):
            if waiting and (next_part is not part or len(waiting) == AT_ONCE):
                await _insert(connection, part, waiting)
                waiting = []
            part = next_part
            waiting.append(row)
            rows += 1
        if waiting:
            await _insert(connection, part, waiting)
    return rows


async def _need_empty(connection: AsyncConnection) -> None:
    for part in (schema.tables, schema.secrets):
        query = sa.select(sa.func.count()).select_from(part)
        if part is schema.secrets:
            query = query.where(schema.secrets.c.key != PROBE_KEY)
        if (await connection.execute(query)).scalar():
            raise fault(BadBackup, "backup-not-empty")
    await connection.execute(sa.delete(schema.secrets))


async def _insert(connection: AsyncConnection, part: Any, rows: list[dict[str, Any]]) -> None:
    await connection.execute(sa.insert(part), rows)


def _rows(file: Path, revision: str) -> Iterator[tuple[sa.Table, dict[str, Any]]]:
    """Read the rows of a backup, and refuse one that is not whole."""
    rows, end = 0, None
    try:
        with gzip.open(file, "rb") as lines:
            head = msgspec.json.decode(lines.readline(), type=Head)
            if head.format != FORMAT or head.revision != revision:
                raise fault(BadBackup, "backup-release", file=f"{file}", found=head.revision)
            for line in lines:
                found = msgspec.json.decode(line)
                if isinstance(found, int):
                    end = found
                    break
                rows += 1
                yield PARTS[found[0]], _values(PARTS[found[0]], found[1])
    except OSError as error:
        raise fault(BadBackup, "backup-broken", file=f"{file}", reason=f"{error}") from error
    except (EOFError, zlib.error, ValueError, TypeError, LookupError) as error:
        raise fault(BadBackup, "backup-broken", file=f"{file}", reason=f"{error}") from error
    if end != rows:
        reason = f"{rows} / {end}"
        raise fault(BadBackup, "backup-broken", file=f"{file}", reason=reason)


def _values(part: sa.Table, row: dict[str, Any]) -> dict[str, Any]:
    binary = {c.name for c in part.columns if isinstance(c.type, sa.LargeBinary)}
    values = {key: b64decode(one) if key in binary else one for key, one in row.items()}
    if values.keys() != {column.name for column in part.columns}:
        raise ValueError(part.name)
    return {key: None if key in NOT_KEPT else one for key, one in values.items()}
