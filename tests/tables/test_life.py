"""What is stored for long: lists by index, states one can return to, finished games packed."""

from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import create_async_engine

from ludus.bots import make_bot
from ludus.core.record import read_record, verify
from ludus.core.rules import AnyRules
from ludus.games import all_games
from ludus.tables import lists, schema
from ludus.tables.keeping import AT_ONCE
from ludus.tables.model import Holder
from ludus.tables.service import TableService
from ludus.tables.store import Store
from ludus.tables.table import Table

SEEDS = range(2)
SHORT: dict[str, dict[str, Any]] = {"gloria": {"mode": "single"}}


async def opened(service: TableService, game: AnyRules, **options: Any) -> Table:
    """Open a table at which Ann has all seats, and start."""
    given = {"players": min(game.players, key=lambda n: (n < 2, n)), **options}
    seats = game.seats(game.read_options(given))
    holders = [Holder("person", "ann", "Ann")] * seats
    table = await service.create(game.name, given, "ann", "Ann", holders=holders)
    return await service.start(table.id, "ann")


async def random_move(service: TableService, table: Table, rng: Random) -> None:
    seat = rng.choice(table.acting)
    move = rng.choice(table.game.moves(table.state, seat))
    await service.move(table.id, "ann", seat, table.prompt(seat) or "", str(move))


async def finished(service: TableService, name: str, **options: Any) -> Table:
    game, rng = all_games()[name], Random(7)
    table, bot = await opened(service, game, **options), make_bot("veteran", game)
    while table.acting:
        seat = table.acting[0]
        move = bot.choose(game.view(table.state, seat), game.moves(table.state, seat), rng)
        await service.move(table.id, "ann", seat, table.prompt(seat) or "", str(move))
    return table


# Whose tables these are


async def ids(store: Store, guest: str) -> list[str]:
    return [stored.id for stored in await store.of_guest(guest)]


async def test_my_tables_follow_who_sits_where(service: TableService, store: Store) -> None:
    table = await service.create("gorus", {"players": 3}, "ann", "Ann")
    assert await ids(store, "ann") == [table.id]
    assert await ids(store, "ben") == []
    await service.sit(table.id, "ben", "Ben", 1)
    await service.sit(table.id, "cy", "Cy", 2)
    await service.leave(table.id, "cy", 2)
    assert await ids(store, "ben") == [table.id]
    assert await ids(store, "cy") == []
    await service.leave(table.id, "ann", 0)
    assert await ids(store, "ann") == [table.id], "a host finds the table again"
    await service.close(table.id)
    assert [await ids(store, guest) for guest in ("ann", "ben")] == [[], []]


async def test_who_comes_too_late_changes_no_list(url: str) -> None:
    one, two = TableService(await Store.open(url)), TableService(await Store.open(url))
    table = await one.create("gorus", {"players": 3}, "ann", "Ann")
    await two.get(table.id)
    await one.sit(table.id, "ben", "Ben", 1)
    await two.sit(table.id, "cy", "Cy", 2)
    for guest in ("ann", "ben", "cy"):
        assert await ids(two.store, guest) == [table.id]
    for service in (one, two):
        await service.store.close()


async def test_many_tables_come_in_pages(service: TableService, store: Store, hours: Any) -> None:
    made = []
    for _ in range(7):
        hours.time += 1
        made.append((await service.create("gorus", {"players": 2}, "ann", "Ann")).id)
    pages, before = [], None
    while page := await store.of_guest("ann", before, 3):
        pages.append([stored.id for stored in page])
        before = page[-1].touched
    assert [len(page) for page in pages] == [3, 3, 1]
    assert [one for page in pages for one in page] == made[::-1]


async def test_no_list_reads_all_tables(store: Store) -> None:
    if store.shared:
        pytest.skip("PostgreSQL chooses by how many rows there are; bench/lists.py measures it")
    queries = (
        lists.recent(1.0, 100), lists.among(["a", "b"], 100), lists.of_guest("ann", None, 30),
        lists.of_guest("ann", 5.0, 30), lists.idle(1.0),
    )  # fmt: skip
    async with store.engine.connect() as connection:
        for query in queries:
            text = query.compile(store.engine.sync_engine, compile_kwargs={"literal_binds": True})
            plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}")
            steps = [row[-1] for row in plan]
            assert not [step for step in steps if step.startswith("SCAN tables")], steps


async def test_the_people_of_older_tables_are_noted(url: str) -> None:
    """A database of the first version: its tables are listed, broken ones are not in the way."""
    engine = create_async_engine(url)

    def first_version(connection: sa.Connection) -> None:
        config = Config()
        config.set_main_option("script_location", "ludus.tables:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")

    doc = '{"host":"ann","seats":[{"guest":"ann"},{"guest":"ben"},{"guest":null}]}'
    rows = [("a", "open", doc), ("b", "finished", doc), ("c", "abandoned", doc), ("d", "open", "{")]
    async with engine.begin() as connection:
        await connection.run_sync(first_version)
        await connection.execute(
            sa.insert(schema.tables),
            [
                {"id": table, "game": "gorus", "status": status, "public": True, "version": 1,
                 "doc": text, "seed": "", "touched": 1.0}
                for table, status, text in rows
            ],
        )  # fmt: skip
    await engine.dispose()
    store = await Store.open(url)
    async with store.engine.connect() as connection:
        found = {tuple(row) for row in await connection.execute(sa.select(schema.people))}
    await store.close()
    assert found == {(guest, table) for guest in ("ann", "ben") for table in ("a", "b")}


async def test_a_line_of_talk_has_the_next_number(service: TableService, store: Store) -> None:
    table = await service.create("gorus", {"players": 2}, "ann", "Ann")
    for n in range(5):
        assert await store.next_line(table.id) == n
        await service.say(table.id, "ann", "Ann", f"line {n}")
    assert [said.n for said in await store.talk(table.id, 2)] == [3, 4]
    assert [said.n for said in await store.talk(table.id)] == [0, 1, 2, 3, 4]


# States


@pytest.mark.parametrize("name", sorted(all_games()))
async def test_all_states_one_can_return_to_are_kept_and_few_others(
    service: TableService, name: str
) -> None:
    """At any moment, after a restart too, everything that may be taken back can be."""
    for seed in SEEDS:
        table, rng = await opened(service, all_games()[name]), Random(seed)
        for _ in range(80):
            if not table.acting:
                break
            await random_move(service, table, rng)
            if table.acting and rng.random() < 0.1:
                table = await all_taken_back(service, table)
        rows = await service.store.rows(table.id)
        finals = [step.seq for step in table.steps if step.final]
        kept = [row.seq for row in rows if row.state]
        assert set(range(max(finals, default=0), table.seq + 1)) <= set(kept)
        # States are dropped with the next change: the last one may have made many of them needless.
        known = max((seq for seq in finals if seq < table.seq), default=0)
        assert len([seq for seq in kept if seq < known]) <= AT_ONCE + 1


async def all_taken_back(service: TableService, table: Table) -> Table:
    """Take moves back one by one, each time freshly loaded, until that is not possible."""
    while (seat := table.steps[-1].seat) is not None and table.can_undo(seat):
        steps = len(table.steps)
        service.forget(table.id)
        table = await service.wish_undo(table.id, "ann", seat)
        assert len(table.steps) == steps - 1
    return table


# Finished games


@pytest.mark.parametrize("name", sorted(all_games()))
async def test_a_packed_game_is_the_same_game(service: TableService, name: str) -> None:
    table = await finished(service, name, **SHORT.get(name, {}))
    before = (await service.record(table.id)).to_json()
    assert await service.store.archive(table.id)
    service.forget(table.id)
    again = await service.get(table.id)
    record = await service.record(table.id)
    assert record.to_json() == before
    assert verify(table.game, read_record(record.to_json())) > 0
    assert again.state == table.state
    assert (again.steps, again.told, again.sheets) == (table.steps, table.told, table.sheets)
    async with service.store.engine.connect() as connection:
        left = await connection.execute(sa.select(sa.func.count()).select_from(schema.entries))
        assert left.scalar() == 0
    assert not await service.store.archive(table.id), "there is nothing left to pack"
    assert (await service.record(table.id)).to_json() == before


async def test_only_a_finished_game_is_packed(service: TableService) -> None:
    table = await opened(service, all_games()["gorus"])
    assert not await service.store.archive(table.id)
    assert not await service.store.archive("none")
    assert len(await service.store.rows(table.id)) == 1
