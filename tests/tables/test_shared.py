"""One PostgreSQL for several processes: what a move costs, and how others learn of it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

import damage
from ludus.games import all_games
from ludus.server.hub import Hub
from ludus.server.notifications import Notifications
from ludus.server.settings import Settings
from ludus.tables import engine, schema
from ludus.tables.batch import Write
from ludus.tables.errors import Conflict, SetAside, Unavailable
from ludus.tables.service import TableService
from ludus.tables.store import Store
from ludus.tables.table import Table
from tables.conftest import empty
from tables.test_life import opened, random_move

Pair = tuple[TableService, TableService]


@pytest.fixture
async def url(postgres_url: str) -> str:
    await empty(postgres_url)
    return postgres_url


@pytest.fixture
async def both(url: str) -> AsyncIterator[Pair]:
    one, two = await Store.open(url), await Store.open(url)
    yield TableService(one), TableService(two)
    await one.close()
    await two.close()


@contextmanager
def counted(store: Store) -> Iterator[list[str]]:
    """List the statements that are sent over connections of the pool."""
    found: list[str] = []

    def note(*about: Any) -> None:
        found.append(about[2])

    sa.event.listen(store.engine.sync_engine, "before_cursor_execute", note)
    yield found
    sa.event.remove(store.engine.sync_engine, "before_cursor_execute", note)


def standing(table: Table) -> object:
    """All that a table is; what is worked out when it is asked for, as it is then."""
    kept = {**vars(table), "acting": table.acting, "undoable": table.undoable}
    for name in ("states_from", "_acting", "_undoable", "_looked_at", "_root"):
        del kept[name]
    return kept | {"_hearing": vars(table._hearing)}


# What a move costs


async def test_a_move_is_one_statement(both: Pair) -> None:
    """It is told to other processes, and what this process itself did is not read again."""
    service, store = both[0], both[0].store
    table = await opened(service, all_games()["gorus"])
    heard = Notifications(store, service, Hub(service, Settings()), "1")
    await heard.start()
    sent: list[str] = []
    assert store.line is not None
    store.line._driver.add_query_logger(lambda query: sent.append(query.query))
    with counted(store) as others:
        for _ in range(5):
            await random_move(service, table, Random(1))
        await asyncio.sleep(0.2)
    assert len(sent) == 5
    assert others == []
    await heard.stop()


async def test_who_has_waited_for_a_connection_does_not_call_the_database_broken(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All connections are in use because there is much to do: no table is told to wait."""
    monkeypatch.setattr(engine, "FREE_WITHIN", 0.1)
    store = await Store.open(url)
    service = TableService(store)
    table = await opened(service, all_games()["gorus"])
    told: list[bool] = []
    store.health.listeners.append(told.append)
    async with asyncio.TaskGroup() as readers:
        much = [readers.create_task(much_to_read(store)) for _ in range(40)]
        await asyncio.sleep(0.3)
        await random_move(service, table, Random(1))
    assert any(not one.result() for one in much), "some had to wait too long"
    assert all(one.result() for one in much[:5])
    assert (store.health.well, told) == (True, [])
    assert await store.versions([table.id]) == {table.id: table.version}
    await store.close()


async def much_to_read(store: Store) -> bool:
    try:
        async with store.reading() as connection:
            await connection.execute(sa.text("SELECT pg_sleep(0.5)"))
    except Unavailable:
        return False
    return True


async def test_connections_that_were_lost_while_nobody_used_them(both: Pair, url: str) -> None:
    """Somebody restarts a firewall, or ends idle connections: no move is refused because of it."""
    service, store = both[0], both[0].store
    table = await opened(service, all_games()["gorus"])
    await store.versions([table.id])
    async with both[1].store.writing() as connection:
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> "
        await connection.execute(sa.text(f"{others} pg_backend_pid() AND datname IS NOT NULL"))
    await asyncio.sleep(0.2)
    told: list[bool] = []
    store.health.listeners.append(told.append)
    await random_move(service, table, Random(1))
    assert await store.versions([table.id]) == {table.id: table.version}
    assert told == []


async def test_a_change_that_cannot_be_written_takes_no_other_with_it(both: Pair) -> None:
    """PostgreSQL stores no text with a zero: that is about the one change, and no fault."""
    service, store = both[0], both[0].store
    good, bad = [await opened(service, all_games()["gorus"]) for _ in range(2)]
    writes = [
        Write(one.id, one.version, one.doc, 1.0, people=(guest,))
        for one, guest in ((good, "ann"), (bad, "\0"))
    ]
    done = await asyncio.gather(*map(store.commit, writes), return_exceptions=True)
    assert done[0] is None
    assert isinstance(done[1], Exception)
    assert not isinstance(done[1], Unavailable)
    assert store.health.well
    versions = await store.versions([good.id, bad.id])
    assert versions == {good.id: good.version + 1, bad.id: bad.version}


async def test_processes_with_many_tables_in_common_do_not_deadlock(both: Pair) -> None:
    """Each changes all tables at once, in an order of its own, while leases are given up."""
    tables = [await opened(both[0], all_games()["gorus"]) for _ in range(12)]
    names = [table.id for table in tables]
    made: list[bool] = []

    async def change_all(store: Store, rng: Random) -> None:
        for _ in range(15):
            versions = await store.versions(names)
            some = rng.sample(tables, len(tables))
            writes = [Write(one.id, versions[one.id], one.doc, 1.0) for one in some]
            done = await asyncio.gather(*map(store.commit, writes), return_exceptions=True)
            assert {type(one) for one in done} <= {type(None), Conflict}
            made.extend(one is None for one in done)

    async def give_up(store: Store) -> None:
        for _ in range(15):
            for name in names[::-1]:
                await store.lease(name, "1", 1.0, 10.0)
            await store.release("1")

    before = {table.id: table.version for table in tables}
    one, two = both[0].store, both[1].store
    await asyncio.gather(change_all(one, Random(1)), change_all(two, Random(2)), give_up(one))
    after = await one.versions(names)
    assert sum(after.values()) - sum(before.values()) == sum(made), "each that was made counts once"
    assert one.health.well
    assert two.health.well


# How others learn of it


@pytest.mark.parametrize("name", sorted(all_games()))
async def test_another_process_knows_the_same(both: Pair, name: str) -> None:
    """After whatever happens at a table, what is read of it makes the same as a whole new look."""
    (one, two), rng = both, Random(3)
    table = await opened(one, all_games()[name])
    await two.get(table.id)
    for _ in range(40):
        for _ in range(rng.choice((0, 1, 1, 3))):
            if table.acting:
                await random_move(one, table, rng)
        chance = rng.random()
        last = table.steps[-1].seat
        if chance < 0.2 and last is not None and table.can_undo(last):
            await one.wish_undo(table.id, "ann", last)
        elif chance < 0.3:
            await one.choose_bot_after(table.id, "ann", rng.choice((30.0, 60.0)))
        await two.refresh_all([table.id])
        assert standing(two._tables[table.id]) == standing(table)
    two.forget(table.id)
    assert standing(await two.get(table.id)) == standing(table)


async def test_what_another_process_added_is_read_without_the_rest(both: Pair) -> None:
    one, two = both
    table = await opened(one, all_games()["gorus"])
    same = await two.get(table.id)
    with counted(two.store) as statements:
        await random_move(one, table, Random(1))
        await two.refresh_all([table.id])
    assert statements == []
    assert two.loaded(table.id) is same
    assert same.state == table.state


async def test_damage_is_found_by_another_process(both: Pair, url: str) -> None:
    one, two = both
    hurt, good = [await opened(one, all_games()["gorus"]) for _ in range(2)]
    for table in (hurt, good):
        await two.get(table.id)
        await random_move(one, table, Random(1))
    await damage.hurt(url, hurt.id, damage.Damage("cut", "entries", "events", damage.half, seq=1))
    await two.refresh_all([hurt.id, good.id, "unknown"])
    assert two.loaded(hurt.id) is None
    with pytest.raises(SetAside):
        await two.get(hurt.id)
    assert standing(two._tables[good.id]) == standing(good)


async def test_who_changes_a_table_meanwhile_is_not_overtaken(both: Pair) -> None:
    """What was read before an own change was stored is older, and is not taken over."""
    one, two = both
    table = await opened(one, all_games()["gorus"])
    same = await two.get(table.id)
    await random_move(one, table, Random(1))
    news = asyncio.create_task(two.refresh_all([table.id]))
    told: list[int] = []
    two.listeners.append(lambda one: told.append(one.version))
    await two.choose_bot_after(table.id, "ann", 30.0)
    await news
    now = two._tables[same.id]
    assert (now.version, now.doc.bot_after, now.seq) == (table.version + 1, 30.0, table.seq)
    assert told == sorted(told)


async def test_people_of_a_table_are_those_of_the_last_change(both: Pair) -> None:
    service, store = both[0], both[0].store
    table = await opened(service, all_games()["gorus"])
    version = table.version
    for people in (("ann", "ben"), ("ben", "cy"), (), ("cy",)):
        await store.commit(Write(table.id, version, table.doc, 1.0, people=people))
        with pytest.raises(Conflict):
            await store.commit(Write(table.id, version, table.doc, 1.0, people=("late",)))
        version += 1
        query = sa.select(schema.people.c.guest).order_by(schema.people.c.guest)
        async with store.reading() as connection:
            found = await connection.execute(query.where(schema.people.c.table_id == table.id))
        assert tuple(row[0] for row in found) == people
