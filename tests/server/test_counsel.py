"""Counsel and reviews over the wire: for whom they are, and from what they are made."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec

from ludus.core.codec import state_hash, to_json
from ludus.core.record import read_record
from ludus.games.gorus import GAME
from ludus.server.answers import Counsel, ReviewState
from ludus.server.guests import Guest, Guests
from ludus.tables.model import Holder
from ludus.tables.service import TableService
from ludus.tables.store import Store
from server.conftest import Meet, opened, sqlite
from server.people import Person

OPTIONS = {"players": 3, "dealer": 2, "target": 1}
BOT = Holder("bot", None, "Varro", "random")


async def two_tables(folder: Path) -> tuple[list[str], str]:
    """Make two tables that differ only in what the person on the first seat cannot see."""
    store = await Store.open(sqlite(folder))
    service = TableService(store)
    guests = Guests(await store.secret("guests"))
    holders = [Holder("person", "gann", "Ann"), BOT, BOT]
    tables = []
    for _ in range(2):
        table = await service.create("gorus", OPTIONS, "gann", "", holders=holders)
        tables.append(await service.start(table.id, "gann"))
    await store.close()
    view = GAME.view(tables[0].state, 0)
    world = GAME.imagine(view, Random(1))
    assert to_json(world) != to_json(tables[0].state)
    assert to_json(GAME.view(world, 0)) == to_json(view)
    with closing(sqlite3.connect(folder / "house.db")) as base, base:
        base.execute(
            "UPDATE entries SET state = ?, hash = ? WHERE table_id = ?",
            (to_json(world), state_hash(world), tables[1].id),
        )
    return [table.id for table in tables], guests.write(Guest("gann", "Ann", "en"))


def test_equal_views_give_equal_counsel(tmp_path: Path) -> None:
    tables, cookie = asyncio.run(two_tables(tmp_path))

    async def ask() -> list[bytes]:
        async with Person(server, cookie) as ann:
            answers = [await ann.post(f"/tables/{table}/counsel", seat=0) for table in tables]
        return [answer.content for answer in answers]

    with opened(tmp_path, "--pace", "0.01", "--away-after", "3600") as server:
        one, two = asyncio.run(ask())
    assert one == two
    told = msgspec.json.decode(one, type=Counsel)
    assert told.counsel is not None
    assert told.counsel.other is not None


async def test_among_people_counsel_waits_for_everybody(meet: Meet) -> None:
    ann, ben = await meet("Ann"), await meet("Ben")
    options = {"players": 2, "target": 1, "dealer": 1}
    table = (await ann.do("/tables", game="gorus", options=options)).id
    await ben.do(f"/tables/{table}/sit", seat=1)
    await ann.do(f"/tables/{table}/start")
    refused = await ann.post(f"/tables/{table}/counsel", seat=0)
    assert (refused.status_code, refused.json()["message"]["key"]) == (409, "table-no-counsel")
    assert not (await ann.do(f"/tables/{table}/counsel/agree", yes=True)).counsel
    told = await ben.do(f"/tables/{table}/counsel/agree", yes=True)
    assert told.counsel
    assert [seat.agrees for seat in told.seats] == [True, True]
    assert (await ann.post(f"/tables/{table}/counsel", seat=1)).status_code == 409
    answer = await ben.post(f"/tables/{table}/counsel", seat=1)
    assert answer.json() == {"prompt": None, "counsel": None}, "it is not Ben's turn"
    answer = await ann.post(f"/tables/{table}/counsel", seat=0)
    assert answer.json()["counsel"]["first"]["move"]


async def test_a_finished_game_is_reviewed_and_the_review_is_kept(meet: Meet) -> None:
    ann, ben = await meet("Ann"), await meet("Ben")
    options = {"players": 2, "target": 1}
    table = (await ann.do("/play", game="gorus", options=options, bot="random")).id
    refused = await ann.post(f"/tables/{table}/review")
    assert (refused.status_code, refused.json()["message"]["key"]) == (409, "table-not-finished")
    await (await ann.join(table)).play(Random(3))
    assert (await ann.get(f"/tables/{table}/review")).json() == {"done": 0, "of": 0, "review": None}
    begun = msgspec.json.decode(
        (await ann.post(f"/tables/{table}/review")).content, type=ReviewState
    )
    assert begun.of > 0
    async with asyncio.timeout(120):
        while (answer := (await ben.get(f"/tables/{table}/review")).json())["review"] is None:
            assert answer["done"] <= answer["of"]
            assert answer["of"], "it goes on until it is there"
            await asyncio.sleep(0.1)
    record = read_record((await ann.get(f"/tables/{table}/record")).content)
    review = answer["review"]
    assert review["entries"] == len(record.log)
    for one in review["accounts"]:
        parts = sum(one[part] for part in ("start", "skill", "others", "luck", "rest"))
        assert abs(parts - one["result"]) < 1e-9
    again = await ann.post(f"/tables/{table}/review")
    assert json.loads(again.content)["review"] == review
