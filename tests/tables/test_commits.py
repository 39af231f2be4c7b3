"""Changes of many tables share commits, which keep apart."""

import asyncio
from pathlib import Path
from time import monotonic

import pytest
import sqlalchemy as sa

from ludus.tables import schema
from ludus.tables.base_store import APART
from ludus.tables.errors import Unavailable
from ludus.tables.service import TableService
from ludus.tables.store import Store
from ludus.tables.writer import CHECKPOINT

MEGABYTE = 1 << 20
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


async def test_sqlite_copies_its_log_seldom_and_the_log_does_not_grow_for_ever(
    tmp_path: Path,
) -> None:
    """Every commit waits while it does. The log holds some 16 MB, not the 4 MB of the default."""
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/house.db")
    log = tmp_path / "house.db-wal"
    sizes = []
    for number in range(24):
        line = {"key": f"{number}", "value": "x" * MEGABYTE}
        await store.execute(sa.insert(schema.secrets).values(line))
        sizes.append(log.stat().st_size // MEGABYTE)
    await store.close()
    assert sizes[9] >= 10
    assert CHECKPOINT * 4096 // MEGABYTE <= sizes[-1] <= CHECKPOINT * 4096 // MEGABYTE + 2


async def test_those_who_ask_whether_the_database_works_share_a_trial(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody may ask without a cookie, and every trial writes."""
    tried = 0
    probe = store.probe

    async def count(size: int) -> None:
        nonlocal tried
        tried += 1
        await probe(size)

    monkeypatch.setattr(store, "probe", count)
    await asyncio.gather(*(store.check() for _ in range(30)))
    assert tried == 1
    store.health.failed(OSError("gone"))
    with pytest.raises(Unavailable):
        await store.check()
