"""What players add to chance: promised first, sent at the start, kept in the record."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from ludus.core.errors import BadInput, BrokenEntry
from ludus.core.fairness import root_key
from ludus.core.record import read_record, verify
from ludus.games.gorus import GAME
from ludus.tables import chance
from ludus.tables.errors import TableError
from ludus.tables.reading import revive
from ludus.tables.service import TableService
from ludus.tables.store import Store
from ludus.tables.table import Table

OPTIONS = {"players": 3, "target": 1, "dealer": 2}
NONCES = ("a" * 32, "b" * 32, "c" * 32)
GUESTS = ("ann", "ben", "cy")


async def seated(service: TableService) -> Table:
    table = await service.create("gorus", OPTIONS, "ann", "Ann")
    await service.sit(table.id, "ben", "Ben", 1)
    return await service.sit(table.id, "cy", "Cy", 2)


async def promise(service: TableService, table: Table, *seats: int) -> None:
    for seat in seats:
        promised = chance.promise_of(NONCES[seat])
        await service.promise(table.id, GUESTS[seat], seat, promised)


def status(table: Table) -> str:
    return table.doc.status


async def refused(doing: Any) -> str:
    with pytest.raises((TableError, BadInput)) as caught:
        await doing
    key: str = caught.value.message.key
    return key


async def play_out(service: TableService, table: Table) -> None:
    while table.acting:
        seat = table.acting[0]
        card = str(table.game.moves(table.state, seat)[0])
        await service.move(table.id, GUESTS[seat], seat, table.prompt(seat) or "", card)


async def test_promised_nonces_are_called_for_and_mixed_in_by_seat(service: TableService) -> None:
    table = await seated(service)
    await promise(service, table, 2, 0, 1)
    start = asyncio.create_task(service.start(table.id, "ann", connected={*GUESTS}))
    while table.doc.called is None:
        await asyncio.sleep(0)
    assert status(table) == "open"
    for seat in (1, 2, 0):
        await service.give_nonce(table.id, GUESTS[seat], seat, NONCES[seat])
    await start
    assert status(table) == "running"
    assert table.doc.nonces == NONCES
    await play_out(service, table)
    record = read_record((await service.record(table.id)).to_json())
    assert record.fairness is not None
    assert record.fairness.nonces == NONCES
    assert verify(GAME, record) > 0
    record.fairness = replace(record.fairness, nonces=(NONCES[1], NONCES[0], NONCES[2]))
    with pytest.raises(BrokenEntry):
        verify(GAME, record)


async def test_a_seat_that_sends_none_is_named(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chance, "NONCE_WAIT", 0.05)
    table = await seated(service)
    await promise(service, table, 0, 1)
    start = asyncio.create_task(service.start(table.id, "ann", connected={"ann", "ben"}))
    while table.doc.called is None:
        await asyncio.sleep(0)
    await service.give_nonce(table.id, "ann", 0, NONCES[0])
    await start
    assert table.doc.nonces == (NONCES[0], "", "")
    await play_out(service, table)
    record = read_record((await service.record(table.id)).to_json())
    assert record.fairness is not None
    assert record.fairness.nonces == (NONCES[0], "", "")
    assert verify(GAME, record) > 0


async def test_nobody_waits_for_those_who_promised_nothing_or_are_away(
    service: TableService,
) -> None:
    table = await seated(service)
    await promise(service, table, 1)
    await service.start(table.id, "ann", connected={"ann", "cy"})
    assert table.doc.nonces == ("", "", "")


async def test_no_nonce_can_be_chosen_after_the_start_was_called(service: TableService) -> None:
    table = await seated(service)
    await promise(service, table, 0, 1)
    give = service.give_nonce
    assert await refused(give(table.id, "ann", 0, NONCES[0])) == "nonce-early"
    start = asyncio.create_task(service.start(table.id, "ann", connected={*GUESTS}))
    while table.doc.called is None:
        await asyncio.sleep(0)
    late = service.promise(table.id, "cy", 2, chance.promise_of(NONCES[2]))
    assert await refused(late) == "nonce-late"
    assert await refused(give(table.id, "ben", 1, NONCES[2])) == "nonce-other"
    assert await refused(give(table.id, "cy", 2, NONCES[2])) == "nonce-other"
    assert await refused(give(table.id, "cy", 0, NONCES[0])) == "table-not-yours"
    assert await refused(give(table.id, "ann", 0, "short")) == "bad-nonce"
    await give(table.id, "ann", 0, NONCES[0])
    await give(table.id, "ann", 0, NONCES[0])
    await give(table.id, "ben", 1, NONCES[1])
    await start
    assert await refused(give(table.id, "ann", 0, NONCES[0])) == "table-not-open"


async def test_who_comes_or_goes_while_nonces_are_called_for_stops_the_start(
    service: TableService,
) -> None:
    table = await seated(service)
    await promise(service, table, 0, 1, 2)
    start = asyncio.create_task(service.start(table.id, "ann", connected={*GUESTS}))
    while table.doc.called is None:
        await asyncio.sleep(0)
    await service.give_nonce(table.id, "ann", 0, NONCES[0])
    await service.leave(table.id, "cy", 2)
    await start
    assert table.doc.status == "open"
    assert [(one.promise, one.nonce) for one in table.doc.seats] == [(None, None)] * 3, (
        "a nonce that is known is worth nothing: all promise anew"
    )


async def test_a_start_that_was_cut_off_goes_on_when_the_host_starts_again(
    service: TableService, store: Store, hours: Any
) -> None:
    table = await seated(service)
    await promise(service, table, 0, 1)
    start = asyncio.create_task(service.start(table.id, "ann", connected={*GUESTS}))
    while table.doc.called is None:
        await asyncio.sleep(0)
    await service.give_nonce(table.id, "ann", 0, NONCES[0])
    start.cancel()
    again = TableService(store, hours)
    hours.time += chance.NONCE_WAIT
    table = await again.start(table.id, "ann", connected={*GUESTS})
    assert table.doc.nonces == (NONCES[0], "", "")


async def test_alone_with_bots_the_nonce_comes_with_the_start(
    service: TableService, store: Store
) -> None:
    table = await service.play_now("gorus", OPTIONS, "ann", "Ann", "random", str, start=False)
    assert table.doc.status == "open", "the commitment is known before the nonce is sent"
    await service.start(table.id, "ann", {0: NONCES[0]})
    assert table.doc.nonces == (NONCES[0], None, None)
    whole = await store.whole(table.id)
    assert whole is not None
    assert revive(*whole).doc.nonces == table.doc.nonces
    assert root_key(table.seed, table.doc.nonces) == root_key(table.seed, (NONCES[0], "", ""))


async def test_with_others_no_nonce_comes_with_the_start(service: TableService) -> None:
    table = await seated(service)
    start = service.start(table.id, "ann", {0: NONCES[0]})
    assert await refused(start) == "nonce-early"


async def test_a_promise_is_a_hash(service: TableService) -> None:
    table = await seated(service)
    assert await refused(service.promise(table.id, "ann", 0, "x" * 64)) == "bad-promise"
    await promise(service, table, 0)
    await promise(service, table, 0)
    assert table.doc.seats[0].promise == chance.promise_of(NONCES[0])
