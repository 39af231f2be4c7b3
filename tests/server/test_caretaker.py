"""Tables that nobody needs leave memory; finished games are packed; old tables are thrown away."""

import asyncio
from collections.abc import Sized
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from ludus.server.caretaker import Caretaker
from ludus.server.settings import Settings
from ludus.tables import schema
from ludus.tables.model import Clock
from ludus.tables.pruning import DAY, Policy, prune
from ludus.tables.service import TableService
from ludus.tables.store import Store
from ludus.tables.table import Table
from server.house import ANN, BEN, BOT, House
from server.people import PATIENCE

QUICK = {"players": 1, "target": 1}


def caretaker(house: House, **settings: float) -> Caretaker:
    return Caretaker(
        house.service, house.hub, house.driver, house.absences, Settings(**settings)  # type: ignore[arg-type]
    )  # fmt: skip


def held(house: House) -> dict[str, int]:
    """Count all that is kept for tables."""
    kept: dict[str, Sized] = {
        "tables": house.service._tables, "used": house.service._used, "locks": house.service._locks,
        "connections": house.hub._connections, "due": house.hub._due, "tasks": house.driver._tasks,
        "changed": house.driver._changed, "running": house.driver._running,
        "watched": house.absences._watched, "timers": house.absences._timers,
    }  # fmt: skip
    return {name: len(one) for name, one in kept.items() if len(one)}


async def test_nothing_is_kept_of_tables_that_everybody_has_left(house: House) -> None:
    care = caretaker(house)
    for clock in (Clock(), Clock("bank", 600, 5), Clock("move", 30)):
        table = await house.table(ANN, BEN, BOT, clock=clock)
        connection, _ = await house.come_timed(table, "ann") if clock.kind != "none" else (
            await house.come(table, "ann")
        )  # fmt: skip
        house.hub.leave(connection)
        await house.settle()
    await house.service.create("gorus", QUICK, "ann", "Ann")
    care.drop_idle()
    assert held(house)["tables"] == 4, "not at once"
    house.time += 301
    care.drop_idle()
    assert held(house) == {}


async def test_who_is_there_or_expected_keeps_a_table_in_memory(house: House) -> None:
    care = caretaker(house)
    table = await house.table(ANN, BEN, BOT)
    connection, screen = await house.come(table, "ann")
    house.time += 10_000
    care.drop_idle()
    assert house.service.loaded(table.id) is table
    await house.go(connection)
    house.time += 10_000
    care.drop_idle()
    assert house.service.loaded(table.id) is None
    _, screen = await house.come(table, "ben")
    assert screen.info is not None
    again = await house.service.get(table.id)
    assert (again.state, again.doc.seats[0].name) == (table.state, "Ann")


async def test_too_many_tables_leave_at_once_the_longest_unused_first(house: House) -> None:
    care = caretaker(house, most_in_memory=2)
    tables = []
    for _ in range(5):
        house.time += 1
        tables.append(await house.service.create("gorus", QUICK, "ann", "Ann"))
    house.time += 1
    await house.service.get(tables[0].id)
    care.drop_idle()
    assert {one.id for one in house.service.in_memory()} == {tables[0].id, tables[4].id}


async def test_no_change_is_lost_while_tables_come_and_go(house: House) -> None:
    """Changes, loads and drops at the same time: every change counts exactly once."""
    care = caretaker(house, rest_after=0.0)
    table = await house.service.create("gorus", {"players": 8}, "ann", "Ann")

    async def sit(seat: int) -> None:
        await house.service.sit(table.id, f"guest {seat}", f"Guest {seat}", seat)

    async def drop() -> None:
        for _ in range(200):
            care.drop_idle()
            await asyncio.sleep(0)

    await asyncio.gather(*(sit(seat) for seat in range(1, 8)), drop(), drop())
    house.service.forget(table.id)
    found = await house.service.get(table.id)
    assert [one.guest for one in found.doc.seats[1:]] == [f"guest {seat}" for seat in range(1, 8)]
    assert not house.service._locks


async def test_a_round_that_fails_is_not_the_last(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    care, rounds = caretaker(house, rest_after=0.001), list[int]()

    def fail() -> None:
        rounds.append(1)
        raise RuntimeError

    monkeypatch.setattr(care, "drop_idle", fail)
    task = asyncio.create_task(care.run())
    async with asyncio.timeout(PATIENCE):
        while len(rounds) < 3:
            await asyncio.sleep(0.001)
    task.cancel()


async def test_a_table_that_cannot_be_shown_does_not_hide_others(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, good = await house.table(ANN, BEN, BOT), await house.table(ANN, BEN, BOT)
    connection, screen = await house.come(good, "ann")
    await house.come(bad, "ann")

    def hurried(table: str) -> bool:
        if table == bad.id:
            raise RuntimeError
        return False

    monkeypatch.setattr(house.hub, "hurried", hurried)
    screen.info = connection._info = None
    house.hub.table_changed(bad)
    house.hub.table_changed(good)
    await house.settle()
    assert screen.info is not None


async def finished(service: TableService) -> Table:
    table = await service.play_now("gorus", QUICK, "ann", "Ann", "random", str)
    while table.acting:
        card = str(table.game.moves(table.state, 0)[0])
        await service.move(table.id, "ann", 0, table.prompt(0) or "", card)
    return table


async def count(store: Store, table: sa.Table) -> int:
    async with store.engine.connect() as connection:
        found = await connection.execute(sa.select(sa.func.count()).select_from(table))
        return found.scalar() or 0


async def test_a_finished_game_is_packed_at_the_next_round(house: House) -> None:
    care, store = caretaker(house), house.service.store
    table = await finished(house.service)
    record = (await house.service.record(table.id)).to_json()
    assert await count(store, schema.entries) > 0
    await care.pack_finished()
    assert (await count(store, schema.entries), await count(store, schema.archive)) == (0, 1)
    assert (await house.service.record(table.id)).to_json() == record


@pytest.mark.parametrize("dry_run", [True, False])
async def test_tables_are_kept_as_long_as_the_policy_says(house: House, dry_run: bool) -> None:
    service, store = house.service, house.service.store
    over = await finished(service)
    await service.say(over.id, "ann", "Ann", "vale")
    await store.archive(over.id)
    running = await house.table(ANN, BEN, BOT)
    given_up = await service.create("gorus", QUICK, "ann", "Ann")
    await service.close(given_up.id)
    opened = await service.create("gorus", QUICK, "ann", "Ann")
    ends = {
        given_up.id: 30, opened.id: 33, running.id: 365, over.id: 730
    }  # fmt: skip
    start = service.calendar.surely()
    for days in (29, 31, 34, 366, 731):
        await prune(store, Policy(), start + days * DAY, dry_run=dry_run)
        left = {table for table in ends if await store.load(table)}
        assert left == {table for table, end in ends.items() if dry_run or days < end}
    if not dry_run:
        for part in schema.metadata.sorted_tables:
            assert part.name == "house" or await count(store, part) == 0


async def test_what_goes_wrong_in_a_round_is_tried_again(house: House, tmp_path: Path) -> None:
    care = caretaker(house)
    table = await finished(house.service)
    real = house.service.store.engine
    house.service.store.engine = create_async_engine(
        f"sqlite+aiosqlite:///{tmp_path}/none/at-all.db"
    )
    await care._try(care.pack_finished)
    house.service.store.engine = real
    assert await house.service.store.health.until_well(30)
    await care._try(care.pack_finished)
    assert await count(house.service.store, schema.archive) == 1
    assert table.packed
