"""One bad row hurts one table: whatever is stored of it, all others are listed and played on."""

import asyncio
import dataclasses
import json
import logging
from contextlib import suppress
from functools import cache
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import sqlalchemy as sa
from hypothesis import event, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import damage
import ludus.games
from ludus.core.codec import to_json
from ludus.core.errors import BadOptions
from ludus.core.message import Message
from ludus.core.record import read_record, verify
from ludus.server.messages import Snapshot, table_info
from ludus.tables import reading, schema
from ludus.tables.check import Checked, check
from ludus.tables.errors import SetAside
from ludus.tables.model import Row
from ludus.tables.service import TableService
from ludus.tables.store import Store
from ludus.tables.table import Table
from tables.test_service import THREE, move, play_out, three

LONG = {**THREE, "target": 9}


async def played(service: TableService) -> Table:
    """A game with talk, and with a move that was taken back."""
    table = await three(service, options=LONG, public=True)
    for _ in range(5):
        await move(service, table)
    seat = table.steps[-1].seat
    assert seat is not None
    await service.say(table.id, "ann", "Ann", "Salve!")
    return table


async def aside(service: TableService, table: str) -> str | None:
    """Ask for a table, and give why it is set aside, if so."""
    try:
        await service.get(table)
    except SetAside as error:
        return error.kind
    return None


async def found_bad(store: Store) -> dict[str, str]:
    """Name the tables that a check finds bad, and why."""
    return {
        one.table: one.reason.key
        async for one in check(store)
        if one.kind == "damaged" and one.reason is not None
    }


async def test_every_damage_hurts_one_table(url: str, caplog: pytest.LogCaptureFixture) -> None:
    store = await Store.open(url)
    first = TableService(store)
    good, other = await played(first), await played(first)
    await store.close()
    harm = damage.all_damages(typed=url.startswith("postgresql"))
    await damage.copy(url, other.id, list(harm))
    await damage.hurt_all(url, harm)

    store = await Store.open(url)
    service = TableService(store)
    try:
        kinds = {table: await aside(service, table) for table in harm}
        wrong = [one for one, kind in kinds.items() if (kind is None) != harm[one].opens]
        assert [harm[one] for one in wrong] == []
        assert {*kinds.values()} == {None, "damaged"}
        shut = {table for table, done in harm.items() if not done.opens}
        lines = [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING]
        assert len(lines) == len(shut)
        assert all(any(f"table {table} is" in line for line in lines) for table in shut)

        for table in shut:
            with pytest.raises(SetAside):
                await service.get(table)
        mine = service.asides.marked(await store.of_guest("ann", limit=500))
        listed = service.asides.marked(await store.lobby(0, (), limit=500))
        service.asides.marked(await store.idle(10**12))
        assert {one.id for one in mine if one.aside is None} >= {good.id, other.id}
        assert not shut & {one.id for one in [*mine, *listed] if one.aside is None}
        assert all(to_json(one.touched) for one in [*mine, *listed])
        again = [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING]
        assert again == lines, "each is logged once"

        await play_out(service, await service.get(good.id))
        assert (await found_bad(store)).keys() == harm.keys()
    finally:
        await store.close()


async def test_a_document_moved_to_another_id_leaves_orphans(url: str) -> None:
    store = await Store.open(url)
    table = await played(TableService(store))
    await damage.hurt(url, table.id, damage.Damage("moved", "tables", "id", damage.put("moved")))
    assert await found_bad(store) == {"moved": "aside-begun", table.id: "aside-orphan"}
    await store.close()


async def test_a_table_missing_in_a_list_is_found(url: str) -> None:
    store = await Store.open(url)
    service = TableService(store)
    table, good = await three(service), await three(service)
    async with store.engine.begin() as connection:
        await connection.execute(
            sa.delete(schema.people).where(
                schema.people.c.table_id == table.id, schema.people.c.guest == "ben"
            )
        )
        await connection.execute(sa.insert(schema.people).values(guest="eve", table_id="nowhere"))
    assert await found_bad(store) == {table.id: "aside-people", "nowhere": "aside-orphan"}
    await move(service, good)
    await store.close()


@pytest.mark.parametrize("change", [damage.half, damage.put(b""), lambda old: old[::-1]])
async def test_a_damaged_archive_hurts_one_finished_game(url: str, change: Any) -> None:
    store = await Store.open(url)
    service = TableService(store)
    table, good = await three(service), await three(service)
    for one in (table, good):
        await play_out(service, one)
        assert await store.archive(one.id)
        service.forget(one.id)
    await damage.hurt(url, table.id, damage.Damage("archive", "archive", "data", change))
    assert await aside(service, table.id) == "damaged"
    assert await aside(service, good.id) is None
    assert (await found_bad(store)).keys() == {table.id}
    with pytest.raises(SetAside):
        await service.record(table.id)
    assert (await service.record(good.id)).log
    await store.close()


async def test_a_table_damaged_while_it_is_open_is_set_aside(service: TableService) -> None:
    table, good = await played(service), await played(service)
    url = service.store.engine.url.render_as_string(hide_password=False)
    seat = table.steps[-1].seat
    assert seat is not None
    assert table.can_undo(seat)
    closed: list[str] = []
    service.on_aside.append(closed.append)
    await damage.hurt(url, table.id, damage.Damage("cut", "entries", "state", damage.half, seq=4))
    with pytest.raises(SetAside):
        await service.wish_undo(table.id, ("ann", "ben", "cy")[seat], seat)
    assert closed == [table.id]
    assert service.loaded(table.id) is None
    await move(service, good)


async def test_another_process_finds_the_damage(url: str) -> None:
    one, two = await Store.open(url), await Store.open(url)
    here, there = TableService(one), TableService(two)
    table = await played(here)
    await there.get(table.id)
    await move(here, table)
    await damage.hurt(url, table.id, damage.Damage("cut", "entries", "events", damage.half))
    await there.refresh(table.id)
    assert there.loaded(table.id) is None
    with pytest.raises(SetAside):
        await there.get(table.id)
    await one.close()
    await two.close()


async def test_a_repaired_table_is_opened_again(service: TableService) -> None:
    table = await played(service)
    url = service.store.engine.url.render_as_string(hide_password=False)
    kept: list[Any] = []

    def cut(old: Any) -> Any:
        kept.append(old)
        return old[:50]

    await damage.hurt(url, table.id, damage.Damage("cut", "tables", "doc", cut))
    service.forget(table.id)
    with pytest.raises(SetAside):
        await service.get(table.id)
    await damage.hurt(url, table.id, damage.Damage("back", "tables", "doc", lambda _: kept[0]))
    again = await service.get(table.id)
    (row,) = service.asides.marked(await service.store.of_guest("ann"))
    assert row.aside is None
    await move(service, again)


# Other rules


async def test_a_damaged_line_of_talk_is_left_out(service: TableService) -> None:
    """People go on talking, whatever was stored as a number, a seat or a time."""
    if service.store.shared:
        pytest.skip("PostgreSQL stores only numbers as numbers")
    table = await played(service)
    for text in ("one", "two", "three", "four"):
        await service.say(table.id, "ann", "Ann", text)
    async with service.store.engine.begin() as connection:
        for change in ("n = 'x' WHERE text = 'one'", "seat = 'x' WHERE text = 'two'",
                       "n = 1000000 WHERE text = 'three'"):  # fmt: skip
            await connection.exec_driver_sql(f"UPDATE talk SET {change}")  # noqa: S608
    await service.say(table.id, "ann", "Ann", "five")
    said = {one.text for one in await service.store.talk(table.id)}
    assert said >= {"three", "four", "five"}
    assert not said & {"one", "two"}


def other_rules(monkeypatch: pytest.MonkeyPatch, **changes: Any) -> None:
    """Let a release come with other rules of Gorus."""
    games = {**ludus.games.all_games()}
    games["gorus"] = dataclasses.replace(games["gorus"], **changes)
    monkeypatch.setattr(ludus.games, "all_games", lambda: games)
    monkeypatch.setattr(reading, "all_games", lambda: games)


RELEASES = pytest.mark.parametrize("changes", [{"version": 99}, {"content": "other"}])


@RELEASES
async def test_a_running_game_is_never_played_on_by_other_rules(
    url: str, changes: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(url)
    table = await played(TableService(store))
    rows = await store.rows(table.id)
    other_rules(monkeypatch, **changes)
    service = TableService(store)
    with pytest.raises(SetAside) as caught:
        await service.get(table.id)
    assert caught.value.kind == "rules"
    with pytest.raises(SetAside):
        await move(service, table)
    with pytest.raises(SetAside):
        await service.record(table.id)
    (row,) = service.asides.marked(await store.of_guest("ann"))
    assert row.aside is not None
    assert row.aside.kind == "rules"
    assert [one async for one in check(store)] == [
        Checked(table.id, len(rows), "rules", caught.value.reason)
    ]
    assert await store.rows(table.id) == rows
    monkeypatch.undo()
    await move(service, await service.get(table.id))
    await store.close()


@RELEASES
async def test_the_record_of_a_finished_game_outlives_its_rules(
    url: str, changes: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(url)
    service = TableService(store)
    table = await three(service)
    await play_out(service, table)
    before = (await service.record(table.id)).to_json()
    other_rules(monkeypatch, **changes)
    service = TableService(store)
    with pytest.raises(SetAside) as caught:
        await service.get(table.id)
    assert caught.value.kind == "over"
    assert (await service.record(table.id)).to_json() == before
    monkeypatch.undo()
    assert verify(table.game, read_record(before)) > 0
    await store.close()


@RELEASES
async def test_a_table_that_has_not_begun_takes_over_the_new_rules(
    url: str, changes: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(url)
    old = await TableService(store).create("gorus", THREE, "ann", "Ann")
    other_rules(monkeypatch, **changes)
    service = TableService(store)
    await service.sit(old.id, "ben", "Ben", 1)
    await service.sit(old.id, "cy", "Cy", 2)
    table = await service.start(old.id, "ann")
    doc = table.doc
    assert {name: getattr(doc, name) for name in changes} == changes
    assert doc.commitment == old.doc.commitment
    stored = await store.load(old.id)
    assert stored is not None
    assert stored.doc == doc
    await move(service, table)
    await store.close()


async def test_a_table_whose_options_are_gone_is_set_aside(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await service.create("gorus", THREE, "ann", "Ann")
    service.forget(table.id)

    def refuse(_: object) -> None:
        raise BadOptions(Message("bad-option", {"name": "dealer", "value": "2"}))

    other_rules(monkeypatch, version=99, read_options=refuse)
    with pytest.raises(SetAside) as caught:
        await service.get(table.id)
    assert (caught.value.kind, caught.value.reason.key) == ("rules", "aside-options")


async def test_a_game_that_is_not_here_any_more(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await played(service)
    monkeypatch.setattr(reading, "all_games", dict)
    service.forget(table.id)
    with pytest.raises(SetAside) as caught:
        await service.get(table.id)
    assert (caught.value.kind, caught.value.reason.key) == ("rules", "aside-game")


# Anything at all


TEXTS = ("doc", "seed", "game", "status", "fate", "events", "move", "kind", "hash", "state")


@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_whatever_is_stored_a_table_can_be_shown_or_is_set_aside(data: st.DataObject) -> None:
    head, rows = _sample()
    name = data.draw(st.sampled_from(TEXTS), "column")
    at = data.draw(st.integers(0, len(rows) - 1), "entry")
    old = head[name] if name in head else getattr(rows[at], name)
    new = data.draw(broken(old), "value")
    head = {**head, name: new} if name in head else head
    rows = [
        replace(one, **{name: new}) if one.seq == at and name not in head else one for one in rows
    ]
    shown = False
    with suppress(SetAside):
        table = reading.revive(reading.read_stored(head), rows)
        for seat in (None, *range(table.seats)):
            Snapshot(table, frozenset(), 0.0).view(seat, 0, 0)
            to_json(table_info(table, "ann", set(), 0, 1e9))
        shown = True
    event(f"{name}: {'shown' if shown else 'set aside'}")


def broken(old: Any) -> "st.SearchStrategy[Any]":
    """Cut a text, change a sign of it, put another in its place, or change a value in its JSON."""
    text = old.decode() if isinstance(old, bytes) else f"{old}"
    ways = [
        st.integers(0, len(text)).map(lambda end: text[:end]),
        st.tuples(st.integers(0, len(text)), st.characters(codec="utf-8")).map(
            lambda cut: text[: cut[0]] + cut[1] + text[cut[0] + 1 :]
        ),
        st.sampled_from(["", "null", "[]", "{}", "0", "undo", "setup", "finished", "open"]),
    ]
    if text.startswith("{"):
        read = json.loads(text)
        values = (
            st.none() | st.integers() | st.text(max_size=5) | st.lists(st.integers(), max_size=3)
        )
        ways += [
            st.tuples(st.sampled_from(sorted(read)), values).map(
                lambda change: json.dumps({**read, change[0]: change[1]})
            )
        ]
    made = st.one_of(ways)
    return made.map(str.encode) if isinstance(old, bytes) else made


@cache
def _sample() -> tuple[dict[str, Any], list[Row]]:
    """A game as it is stored."""

    async def play() -> tuple[dict[str, Any], list[Row]]:
        with TemporaryDirectory() as folder:
            store = await Store.open(f"sqlite+aiosqlite:///{folder}/house.db")
            table = await played(TableService(store))
            async with store.engine.connect() as connection:
                head = dict((await connection.execute(sa.select(schema.tables))).mappings().one())
            rows = await store.rows(table.id)
            await store.close()
            return head, rows

    return asyncio.run(play())
