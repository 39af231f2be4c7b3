"""A connection to PostgreSQL that is kept, for what every move needs.

A connection from the pool costs several round trips for each use. Here a statement is one round
trip, and a transaction of its own: the server has planned it before, and what it has changed is
durable when it answers.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

CONNECT_WITHIN = 5.0
ANSWER_WITHIN = 15.0
"""Seconds that PostgreSQL has to accept a connection and to answer a statement."""
LIMITS: dict[str, Any] = {"timeout": CONNECT_WITHIN, "command_timeout": ANSWER_WITHIN}
BY_INDEX = {"enable_seqscan": "off", "jit": "off"}
"""Plans are made once, perhaps while there are hardly any tables; later there may be very many."""


class Line:
    """One connection, used by one statement at a time, and opened again after it was lost."""

    def __init__(self, url: sa.URL) -> None:
        self._engine = create_async_engine(
            url, poolclass=sa.NullPool, connect_args={**LIMITS, "server_settings": BY_INDEX}
        )
        self._using = asyncio.Lock()
        self._connection: AsyncConnection | None = None
        self._driver: Any = None
        self.pid: int | None = None
        """The number that notifications sent over this connection come with."""

    async def fetch(self, statement: str, *arguments: object) -> Sequence[Any]:
        """Run a statement in a transaction of its own and give the rows that it returns."""
        async with self._using:
            if self._driver is None or self._driver.is_closed():
                await self._open()
            try:
                rows: Sequence[Any] = await self._driver.fetch(statement, *arguments)
            except BaseException as error:
                if getattr(error, "sqlstate", None) is None:
                    # Not an answer of the server: it may still be at work on the statement.
                    await self._drop()
                raise
        return rows

    async def _open(self) -> None:
        await self._drop()
        self._connection = await self._engine.connect()
        self._driver = (await self._connection.get_raw_connection()).driver_connection
        self.pid = self._driver.get_server_pid()

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        driver, self._driver = self._driver, None
        if driver is not None:
            driver.terminate()
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    async def close(self) -> None:
        """Close the connection."""
        async with self._using:
            await self._drop()
        await self._engine.dispose()
