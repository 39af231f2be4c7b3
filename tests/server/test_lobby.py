"""The lobby over the wire: every preset is played at once, and dead tables leave the list."""

import asyncio
from collections.abc import Collection

import msgspec
import pytest

from ludus.games import all_games
from ludus.server.answers import GameInfo, TableRow
from ludus.server.guests import Guest
from ludus.server.lobby import KEPT, LISTED_FOR, Lobby
from ludus.server.tables import tables
from ludus.tables.reading import Stored
from ludus.tables.table import Table
from server.conftest import Meet
from server.house import House


async def test_every_preset_is_played_at_once_against_bots(meet: Meet) -> None:
    ann = await meet("Ann")
    answer = await ann.get("/games")
    games = msgspec.json.decode(answer.content, type=list[GameInfo])
    assert {game.name for game in games} == set(all_games())
    for game in games:
        for preset in game.presets:
            options = preset.options[f"{preset.usual}"]
            table = await ann.do("/play", game=game.name, options=options, bot="random")
            assert table.status == "running"
            assert len(table.seats) == preset.usual
            assert options.items() <= table.options.items(), "nothing that was wanted is lost"
            await ann.do(f"/tables/{table.id}/close")


async def looked(house: House, lobby: Lobby, guest: str) -> dict[str, TableRow]:
    answer = await tables(house.service, lobby, Guest(guest, guest.title(), "en"))
    return {row.id: row for row in msgspec.json.decode(answer.body, type=list[TableRow])}


async def test_all_who_ask_within_a_second_share_one_list(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each reads it with their own eyes, and sees at once what is at their own tables."""
    store, read = house.service.store, 0
    real = store.lobby

    async def counted(since: float, occupied: Collection[str]) -> list[Stored]:
        nonlocal read
        read += 1
        return await real(since, occupied)

    async def open_public() -> Table:
        return await house.service.create("gorus", {"players": 3}, "ann", "Ann", public=True)

    monkeypatch.setattr(store, "lobby", counted)
    first, lobby = await open_public(), Lobby(house.service, house.hub)
    guests = [f"guest-{number}" for number in range(40)]
    for found in await asyncio.gather(*(looked(house, lobby, one) for one in guests)):
        assert [row.own for row in found.values()] == [()]
    assert read == 1
    second = await open_public()
    await house.service.sit(first.id, "ben", "Ben", 1)
    assert (await looked(house, lobby, "ann")).keys() == {first.id, second.id}
    assert (await looked(house, lobby, "ben"))[first.id].own == (1,)
    assert (await looked(house, lobby, "cy")).keys() == {first.id}
    assert read == 1
    await house.wait(KEPT)
    found = await looked(house, lobby, "cy")
    assert found.keys() == {first.id, second.id}
    assert found[first.id].seats == ("Ann", "Ben", None)
    assert read == 2


async def test_ones_own_table_is_marked_however_many_one_has(house: House) -> None:
    """The list of one's own is cut; a public table beyond its end is still one's own."""
    table = await house.service.create("gorus", {"players": 3}, "ann", "Ann", public=True)
    for _ in range(30):
        house.time += 1
        await house.service.create("gorus", {"players": 3}, "ann", "Ann")
    found = await looked(house, Lobby(house.service, house.hub), "ann")
    assert list(found)[-1] == table.id
    assert found[table.id].own == (0,)


async def test_a_dead_table_leaves_the_list(house: House) -> None:
    """It is listed while somebody is there, or something happened within half an hour."""
    table = await house.service.create("gorus", {"players": 3}, "ann", "Ann", public=True)
    lobby = Lobby(house.service, house.hub)

    async def listed() -> bool:
        await house.wait(KEPT)
        return table.id in await looked(house, lobby, "ben")

    assert await listed()
    await house.wait(LISTED_FOR + 1)
    assert not await listed()
    connection, _ = await house.come(table, "ann")
    assert await listed()
    await house.go(connection)
    await house.wait(LISTED_FOR + 1)
    assert not await listed()


async def test_older_tables_of_ones_own_come_in_pages(house: House) -> None:
    made = []
    for _ in range(65):
        house.time += 1
        made.append((await house.service.create("gorus", {"players": 3}, "ann", "Ann")).id)
    await house.service.create("gorus", {"players": 3}, "ben", "Ben", public=True)
    guest, found, before = Guest("ann", "Ann", "en"), list[TableRow](), None
    lobby = Lobby(house.service, house.hub)
    for size in (31, 30, 5, 0):
        answer = await tables(house.service, lobby, guest, before)
        rows = msgspec.json.decode(answer.body, type=list[TableRow])
        assert len(rows) == size, "the first page has the public table too"
        found += [row for row in rows if row.own]
        before = found[-1].touched
    assert [row.id for row in found] == made[::-1]
