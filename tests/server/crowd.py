"""Many tables at once: over each, somebody moves at random whenever they are asked."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from ludus.server.protocol import MakeMove, Prompt
from server.people import Person, open_connection
from serving import Server


class Told(msgspec.Struct):
    """What is read of a message: enough to move."""

    type: str
    seat: int | None = None
    prompt: Prompt | None = None
    hurried: bool = False
    status: str = ""


_told = msgspec.json.Decoder(Told)


class Line:
    """A person's line to a table, with notes of how long its bots let them wait."""

    def __init__(self, connection: ClientConnection, seed: int) -> None:
        self.connection = connection
        self.waits: list[float] = []
        """Seconds from each move until the person was asked again."""
        self.since: float | None = None
        self.hurried = False
        self.over = False
        self._rng = Random(seed)
        self._answered = ""

    async def play(self, most: int = 1_000_000) -> None:
        """Move whenever asked, at most that many times."""
        with suppress(ConnectionClosed):
            while not self.over and len(self.waits) < most:
                await self._hear(_told.decode(await self.connection.recv(decode=True)))

    async def _hear(self, told: Told) -> None:
        if told.type == "table":
            self.hurried = self.hurried or told.hurried
            self.over = told.status == "finished"
        prompt = told.prompt
        if prompt is None or told.seat is None or prompt.id == self._answered:
            return
        now = time.monotonic()
        if self.since is not None:
            self.waits.append(now - self.since)
        self._answered, self.since = prompt.id, now
        move = MakeMove(told.seat, prompt.id, self._rng.choice(prompt.moves))
        await self.connection.send(msgspec.json.encode(move).decode())

    def waited(self) -> list[float]:
        """List all waits, with the one that has not ended."""
        if self.since is None or self.over:
            return self.waits
        return [*self.waits, time.monotonic() - self.since]


async def lines_of(
    person: Person, server: Server, tables: int, options: object, bot: str
) -> list[Line]:
    """Let a person open many tables against bots, and connect to all of them."""
    found = []
    for number in range(tables):
        table = (await person.do("/play", game="gorus", options=options, bot=bot)).id
        connection = await open_connection(server, table, person.cookie)
        found.append(Line(connection, number))
    return found


async def close(lines: Sequence[Line], tasks: Sequence[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*(line.connection.close() for line in lines), return_exceptions=True)
