"""What a change writes: lists of tables are told now and then, and nothing that is as usual."""

import asyncio
import json
from random import Random

import msgspec
import pytest
from msgspec.structs import asdict, replace

from ludus.core.codec import from_json, to_json
from ludus.games import find_game
from ludus.tables.batch import Write
from ludus.tables.changing import TOUCH_AFTER
from ludus.tables.errors import Conflict
from ludus.tables.model import Doc, Holder
from ludus.tables.service import TableService
from ludus.tables.store import Store
from tables.test_life import opened, random_move


async def test_lists_are_told_of_moves_only_now_and_then(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two indexes would have to be written for every move; a new status is told at once."""
    date = 1e9
    monkeypatch.setattr(service.calendar, "date", lambda: date)
    table = await opened(service, find_game("gorus"), players=3, target=1)

    async def told() -> tuple[float, str, int]:
        stored = await service.store.load(table.id)
        assert stored is not None
        assert stored.doc == table.doc
        assert stored.version == table.version
        return stored.touched, stored.doc.status, stored.doc.entries or 0

    assert await told() == (1e9, "running", 1)
    rng = Random(1)
    for number in range(2, 8):
        date += TOUCH_AFTER / 4
        await random_move(service, table, rng)
        late = number - 2 + 1 >= 4
        assert await told() == (1e9 + (TOUCH_AFTER if late else 0.0), "running", number)
    date -= 3600
    await random_move(service, table, rng)
    assert (await told())[0] == date, "a clock that was set back is believed"
    date += 0.5
    await service.close(table.id)
    assert await told() == (date, "abandoned", 8)


async def test_calm_changes_and_others_share_a_commit_and_the_late_ones_are_found(
    service: TableService, store: Store
) -> None:
    tables = [await opened(service, find_game("gorus"), players=3, target=1) for _ in range(4)]
    dates, ahead = (None, None, 2e9, 2e9), (0, 1, 0, 1)
    writes = [
        Write(one.id, one.version + more, replace(one.doc, several=True), date)
        for one, date, more in zip(tables, dates, ahead, strict=True)
    ]
    answers = await asyncio.gather(*map(store.commit, writes), return_exceptions=True)
    assert [isinstance(one, Conflict) for one in answers] == [False, True, False, True]
    for table, date, more in zip(tables, dates, ahead, strict=True):
        stored = await store.load(table.id)
        assert stored is not None
        assert (stored.version - table.version, stored.doc.several) == (1 - more, not more)
        assert (stored.touched == date) == (date is not None and not more)


@pytest.mark.parametrize("count", [1, 2, 5, 8, 9, 33, 130, 200])
async def test_a_batch_of_any_size_is_stored_whole(service: TableService, count: int) -> None:
    tables = [await service.create("gorus", {"players": 3}, "ann", "Ann") for _ in range(count)]
    await asyncio.gather(*(service.sit(table.id, "ben", "Ben", 1) for table in tables))
    for table in tables:
        stored = await service.store.load(table.id)
        assert stored is not None
        assert stored.doc.seats[1].guest == "ben"


def test_what_is_as_usual_is_not_written_and_documents_of_before_are_read() -> None:
    """A document is written with every move; most of what it can say is as usual."""
    doc = Doc("gorus", 1, "", {}, "ann", False, (Holder(), Holder("person", "ann", "Ann")), "")
    whole = json.loads(msgspec.json.encode({**asdict(doc), "seats": [*map(asdict, doc.seats)]}))
    assert len(whole) == len(Doc.__struct_fields__)
    short = to_json(doc)
    assert json.loads(short)["seats"] == [{}, {"kind": "person", "guest": "ann", "name": "Ann"}]
    assert from_json(short, Doc) == from_json(to_json(whole), Doc) == doc
