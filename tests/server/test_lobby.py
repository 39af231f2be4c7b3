"""The lobby over the wire: every preset is played at once, and dead tables leave the list."""

import msgspec

from ludus.games import all_games
from ludus.server.answers import GameInfo, TableRow
from ludus.server.guests import Guest
from ludus.server.tables import LISTED_FOR, tables
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


async def test_a_dead_table_leaves_the_list(house: House) -> None:
    """It is listed while somebody is there, or something happened within half an hour."""
    table = await house.service.create("gorus", {"players": 3}, "ann", "Ann", public=True)

    async def listed() -> bool:
        answer = await tables(house.service, house.hub, Guest("ben", "Ben", "en"))
        rows = msgspec.json.decode(answer.body, type=list[TableRow])
        return table.id in {row.id for row in rows}

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
    for size in (31, 30, 5, 0):
        answer = await tables(house.service, house.hub, guest, before)
        rows = msgspec.json.decode(answer.body, type=list[TableRow])
        assert len(rows) == size, "the first page has the public table too"
        found += [row for row in rows if row.own]
        before = found[-1].touched
    assert [row.id for row in found] == made[::-1]
