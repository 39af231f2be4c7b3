"""Changes of many tables share commits, which keep apart."""

import asyncio
from time import monotonic

from ludus.tables.base_store import APART
from ludus.tables.service import TableService

TABLES = 20
THREE = {"players": 3, "target": 1}


async def test_commits_keep_apart_and_lose_nothing(service: TableService) -> None:
    """However the changes come in, no more commits begin than fit into the time they took."""
    tables = [await service.create("gorus", THREE, "ann", "Ann") for _ in range(TABLES)]
    before, began = service.store.commits, monotonic()

    async def sit(number: int) -> None:
        await asyncio.sleep(number * APART / 10)
        await service.sit(tables[number].id, "ben", "Ben", 1)

    await asyncio.gather(*map(sit, range(TABLES)))
    assert service.store.commits - before <= (monotonic() - began) / APART + 2
    for table in tables:
        stored = await service.store.load(table.id)
        assert stored is not None
        assert stored.doc.seats[1].guest == "ben"
