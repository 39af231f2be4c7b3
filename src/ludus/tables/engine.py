"""Opens a database: the engine with its limits, brought up to date or only looked at."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ludus.tables.database import migrate, need_current, need_file, refusing_bad_databases
from ludus.tables.line import ANSWER_WITHIN, LIMITS
from ludus.tables.writer import BUSY, read_any_text, tune_sqlite

CONNECTIONS = 12
"""Connections to PostgreSQL in one process, beside the one over which moves are written."""
FREE_WITHIN = 4 * ANSWER_WITHIN
"""Seconds to wait for a free connection: longer than one that hangs can be in use."""


async def open_engine(url: str) -> AsyncEngine:
    """Open a database and bring it up to date; raises `BadDatabase` if it cannot be used."""
    with refusing_bad_databases(url):
        # A migration may take longer than any statement later, so it has an engine of its own.
        patient = create_async_engine(url, poolclass=sa.NullPool)
        need_file(patient.url, exists=False)
        if patient.dialect.name == "sqlite":
            sa.event.listen(patient.sync_engine, "connect", tune_sqlite)
        async with patient.begin() as connection:
            if patient.dialect.name == "postgresql":
                # One process migrates, the others wait for it.
                await connection.execute(sa.text("SELECT pg_advisory_xact_lock(7355608)"))
            await connection.run_sync(migrate)
        if patient.dialect.name == "sqlite":
            engine = create_async_engine(url)
            sa.event.listen(engine.sync_engine, "connect", tune_sqlite)
            return engine
        engine = create_async_engine(
            url,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=FREE_WITHIN,
            connect_args=LIMITS,
        )
        sa.event.listen(engine.sync_engine, "checkout", _need_open)
        return engine


def _need_open(connection: Any, _: object, __: object) -> None:
    """Let the pool replace a connection that was lost while nobody used it.

    The driver notices that by itself, so that PostgreSQL need not be asked before every use.
    """
    if connection.driver_connection.is_closed():
        raise sa.exc.DisconnectionError("the connection is lost")


async def look_engine(url: str) -> AsyncEngine:
    """Open a database only to read it, while a server may be using it."""
    with refusing_bad_databases(url):
        engine = create_async_engine(url)
        need_file(engine.url, exists=True)
        sa.event.listen(engine.sync_engine, "connect", _only_read)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(need_current)
        except BaseException:
            await engine.dispose()
            raise
        return engine


def _only_read(connection: Any, _: object) -> None:
    """Let nothing be written over a connection, whatever is asked of it."""
    cursor = connection.cursor()
    if "aiosqlite" in type(connection).__module__:
        cursor.execute(f"PRAGMA busy_timeout={BUSY}")
        cursor.execute("PRAGMA query_only=ON")
        read_any_text(connection)
    else:
        cursor.execute("SET default_transaction_read_only = on")
    cursor.close()
