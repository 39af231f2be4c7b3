"""The public tables: read and written once for all who ask within a second.

Anybody may ask for the lobby as often as for anything else, and in a full house reading it takes
many times as long as any other answer.
"""

import asyncio
from collections.abc import Collection
from math import inf

from msgspec import Struct

from ludus.core.codec import to_json
from ludus.server.hub import Hub
from ludus.server.messages import table_row
from ludus.tables.reading import Stored
from ludus.tables.service import TableService

LISTED_FOR = 1800.0
"""Seconds for which a public table to which nobody is connected is still listed."""
KEPT = 1.0
"""Seconds for which a list is good."""


class Listed(Struct, frozen=True):
    """A public table, and its row for everybody who has no seat there."""

    stored: Stored
    row: bytes

    def row_for(self, guest: str) -> bytes:
        """Give the row as a guest reads it."""
        seated = any(holder.guest == guest for holder in self.stored.doc.seats)
        return to_json(table_row(self.stored, guest)) if seated else self.row


class Lobby:
    """Keeps the list of public tables for a moment."""

    def __init__(self, service: TableService, hub: Hub) -> None:
        self._service = service
        self._hub = hub
        self._listed: tuple[Listed, ...] = ()
        self._read = -inf
        self._reading = asyncio.Lock()

    async def rows(self, guest: str, without: Collection[str]) -> list[bytes]:
        """Give the rows of all public tables but some, as a guest reads them.

        A table is listed until its game is over, as long as somebody is connected to it or
        something has happened there within the last half hour; one that is set aside is not.
        """
        async with self._reading:
            if not 0 <= self._service.now() - self._read < KEPT:
                self._listed = await self._list()
                self._read = self._service.now()
        return [one.row_for(guest) for one in self._listed if one.stored.id not in without]

    async def _list(self) -> tuple[Listed, ...]:
        service = self._service
        since = service.calendar.surely() - LISTED_FOR
        found = service.asides.marked(await service.store.lobby(since, self._hub.occupied()))
        return tuple(Listed(one, to_json(table_row(one, ""))) for one in found if not one.aside)
