"""Counsel is given where one plays alone, or where all people agree; the record says to whom."""

import pytest
import sqlalchemy as sa

from ludus.core.record import read_record
from ludus.tables import schema
from ludus.tables.counsel import is_allowed
from ludus.tables.errors import TableError
from ludus.tables.model import Holder
from ludus.tables.pruning import DAY, Policy, prune
from ludus.tables.service import TableService
from ludus.tables.table import Table

THREE = {"players": 3, "target": 1, "dealer": 2}
BOT = Holder("bot", None, "Varro", "random")


async def seated(service: TableService, *guests: str) -> Table:
    people = [Holder("person", guest, guest.title()) for guest in guests]
    holders = [*people, *[BOT] * (3 - len(people))]
    table = await service.create("gorus", THREE, guests[0], "", holders=holders)
    return await service.start(table.id, guests[0])


async def refused(doing: object) -> str:
    with pytest.raises(TableError) as error:
        await doing  # type: ignore[misc]
    return error.value.message.key


async def test_alone_with_bots_one_may_ask(service: TableService) -> None:
    table = await seated(service, "ann")
    assert is_allowed(table.doc)
    table = await service.note_counsel(table.id, "ann", 0)
    assert table.doc.counselled == (0,)
    again = await service.note_counsel(table.id, "ann", 0)
    assert again.doc.counselled == (0,)


async def test_among_people_all_must_agree_and_anybody_can_withdraw(service: TableService) -> None:
    table = (await seated(service, "ann", "ben")).id
    assert await refused(service.note_counsel(table, "ann", 0)) == "table-no-counsel"
    await service.agree_to_counsel(table, "ann", yes=True)
    assert await refused(service.note_counsel(table, "ann", 0)) == "table-no-counsel"
    await service.agree_to_counsel(table, "ben", yes=True)
    assert (await service.note_counsel(table, "ben", 1)).doc.counselled == (1,)
    await service.agree_to_counsel(table, "ben", yes=False)
    assert await refused(service.note_counsel(table, "ann", 0)) == "table-no-counsel"


async def test_nobody_asks_or_agrees_for_others(service: TableService) -> None:
    table = (await seated(service, "ann", "ben")).id
    assert await refused(service.agree_to_counsel(table, "cy", yes=True)) == "table-not-yours"
    assert await refused(service.note_counsel(table, "ann", 1)) == "table-not-yours"
    assert await refused(service.note_counsel(table, "ann", 9)) == "table-no-seat"


async def test_one_person_on_two_seats_is_alone(service: TableService) -> None:
    assert is_allowed((await seated(service, "ann", "ann")).doc)


async def test_the_record_says_who_was_counselled(service: TableService) -> None:
    table = await seated(service, "ann", "ann", "ann")
    await service.note_counsel(table.id, "ann", 1)
    while table.acting:
        seat = table.acting[0]
        move = str(table.game.moves(table.state, seat)[0])
        await service.move(table.id, "ann", seat, table.prompt(seat) or "", move)
    record = await service.record(table.id)
    assert record.counselled == [1]
    assert read_record(record.to_json()) == record


async def test_a_review_is_kept_with_its_game_and_goes_with_it(service: TableService) -> None:
    table, store = await seated(service, "ann"), service.store
    assert await store.review(table.id) is None
    await store.keep_review(table.id, b"one")
    await store.keep_review(table.id, b"two")
    assert await store.review(table.id) == b"two"
    await store.keep_review("no-such-table", b"three")
    assert await store.review("no-such-table") is None
    await service.close(table.id)
    await prune(store, Policy(), 1e9 + 1e10 * DAY)
    async with store.reading() as connection:
        left = await connection.execute(sa.select(sa.func.count()).select_from(schema.reviews))
        assert left.scalar() == 0
