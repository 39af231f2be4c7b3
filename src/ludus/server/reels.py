"""Finished games played through again, for those who look back at them.

Of a finished game only its moves are stored. When somebody looks back at it, its record is played
through the rules, and the state after every step is kept for a while, packed. Long work takes a
breath every few milliseconds, so that the people at other tables do not wait for it.
"""

import zlib
from collections.abc import AsyncIterator

from ludus.core.codec import from_json, to_json
from ludus.core.errors import LudusError
from ludus.core.record import replay
from ludus.tables.breath import Breath
from ludus.tables.errors import damaged
from ludus.tables.locks import Locks
from ludus.tables.service import TableService
from ludus.tables.table import Table

MOST_BYTES = 64_000_000
"""How much all reels take together; the one not looked at for the longest time goes first."""

Reel = list[bytes]


class Reels:
    """The games that somebody has looked back at lately."""

    def __init__(self, service: TableService, most: int = MOST_BYTES) -> None:
        self._service = service
        self._most = most
        self._reels: dict[str, Reel] = {}
        self._locks = Locks()

    async def states(self, table: Table, first: int, count: int) -> AsyncIterator[object]:
        """Give the states after some steps of a finished game."""
        async with self._locks.of(table.id):
            reel = self._reels.pop(table.id, None) or await self._play(table)
            self._reels[table.id] = reel
        self._drop_oldest()
        for state in reel[first : first + count]:
            yield from_json(zlib.decompress(state), table.game.state)

    async def _play(self, table: Table) -> Reel:
        record, breath, reel = await self._service.record(table.id), Breath(), []
        try:
            for _, state in replay(table.game, record):
                reel.append(zlib.compress(to_json(state), 1))
                await breath.take()
        except LudusError as error:
            # It is stored otherwise than it was played.
            aside = damaged("aside-replay", entry=len(reel))
            self._service.set_aside(table.id, aside)
            raise aside from error
        return reel

    def _drop_oldest(self) -> None:
        sizes = {table: sum(map(len, reel)) for table, reel in self._reels.items()}
        while sum(sizes.values()) > self._most and len(sizes) > 1:
            oldest = next(iter(sizes))
            del sizes[oldest], self._reels[oldest]
