"""What a host may do, who else may not, and who becomes host when the host has gone."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from ludus.core.codec import from_json, to_json
from ludus.tables import hosting
from ludus.tables.errors import TableError
from ludus.tables.model import Doc, Holder
from ludus.tables.service import TableService
from ludus.tables.table import Change, Table

THREE = {"players": 3, "target": 1, "dealer": 2}
BOT = Holder("bot", None, "Varro", "random")
POWERS: dict[str, Callable[[Table, str], Change]] = {
    "free": lambda t, guest: hosting.free_seat(t, guest, 1, BOT),
    "keep out": lambda t, guest: hosting.keep_out(t, guest, 1, BOT),
    "let in": lambda t, guest: hosting.let_in(t, guest, 0),
    "hand over": lambda t, guest: hosting.hand_over(t, guest, 1),
    "several": lambda t, guest: hosting.allow_several(t, guest, allowed=True),
    "close": hosting.close,
}


async def seated(service: TableService, *, start: bool = False, **more: Any) -> Table:
    """Ann's table, at which Ben and Cy sit too."""
    table = await service.create("gorus", THREE, "ann", "Ann", **more)
    await service.sit(table.id, "ben", "Ben", 1)
    await service.sit(table.id, "cy", "Cy", 2)
    return await service.start(table.id, "ann") if start else table


async def refused(doing: Any) -> str:
    with pytest.raises(TableError) as error:
        await doing
    return error.value.message.key


def _by(power: Callable[[Table, str], Change], guest: str, table: Table) -> Change:
    return power(table, guest)


def kinds(table: Table) -> list[str]:
    return [holder.kind for holder in table.doc.seats]


@pytest.mark.parametrize("power", POWERS)
@pytest.mark.parametrize("start", [False, True])
async def test_only_the_host_decides(service: TableService, power: str, *, start: bool) -> None:
    table = await seated(service, start=start)
    before = table.doc
    for guest in ("ben", "cy", "eve"):
        make = partial(_by, POWERS[power], guest)
        key = await refused(service.change(table.id, make))
        assert key in ("table-host-only", "table-not-alone")
    assert table.doc is before
    await service.close(table.id)
    assert await refused(service.change(table.id, lambda t: POWERS[power](t, "ann")))


async def test_a_freed_seat_is_open_before_the_start(service: TableService) -> None:
    table = await seated(service)
    await service.change(table.id, lambda t: hosting.free_seat(t, "ann", 1, BOT))
    assert kinds(table) == ["person", "open", "person"]
    await service.sit(table.id, "ben", "Ben", 1)
    assert table.seats_of("ben") == (1,)


async def test_in_a_game_a_bot_takes_a_freed_seat_to_the_end(service: TableService) -> None:
    table = await seated(service, start=True)
    await service.change(table.id, lambda t: hosting.free_seat(t, "ann", 1, BOT))
    assert table.doc.seats[1] == BOT
    assert await refused(service.come_back(table.id, "ben", 1)) == "table-not-yours"
    assert await refused(service.sit(table.id, "ben", "Ben", 1)) == "table-not-open"
    assert await refused(service.move(table.id, "ben", 1, table.prompt(1) or "", "BL4"))


@pytest.mark.parametrize("seat", [-1, 0, 3, 10**9])
async def test_no_seat_of_nobody_and_not_ones_own(service: TableService, seat: int) -> None:
    table = await seated(service)
    for power in (
        lambda t: hosting.free_seat(t, "ann", seat, BOT),
        lambda t: hosting.keep_out(t, "ann", seat, BOT),
        lambda t: hosting.hand_over(t, "ann", seat),
    ):
        assert await refused(service.change(table.id, power)) == "table-nobody-else"


async def test_who_is_kept_out_neither_sits_nor_talks(service: TableService) -> None:
    table = await seated(service, start=True)
    other = await seated(service)
    await service.change(table.id, lambda t: hosting.keep_out(t, "ann", 1, BOT))
    assert table.doc.seats[1] == BOT
    assert await refused(service.say(table.id, "ben", "Ben", "hello")) == "table-kept-out"
    await service.change(other.id, lambda t: hosting.keep_out(t, "ann", 1, BOT))
    assert kinds(other) == ["person", "open", "person"]
    for seat in (None, 1):
        assert await refused(service.sit(other.id, "ben", "Ben", seat)) == "table-kept-out"
    stored = from_json(to_json(other.doc), Doc)
    assert [one.name for one in stored.kept_out] == ["Ben"]
    assert await refused(service.change(other.id, lambda t: hosting.let_in(t, "ann", 1)))
    await service.change(other.id, lambda t: hosting.let_in(t, "ann", 0))
    await service.sit(other.id, "ben", "Ben", None)
    assert other.seats_of("ben") == (1,)


async def test_a_table_is_handed_over(service: TableService) -> None:
    table = await seated(service)
    await service.change(table.id, lambda t: hosting.hand_over(t, "ann", 1))
    assert await refused(service.start(table.id, "ann")) == "table-host-only"
    await service.start(table.id, "ben")


async def test_the_host_closes_a_table_with_people(service: TableService) -> None:
    for start in (False, True):
        table = await seated(service, start=start)
        await service.change(table.id, lambda t: hosting.close(t, "ann"))
        assert (table.doc.status, table.doc.acting) == ("abandoned", ())


# One seat each


async def test_a_stranger_cannot_take_several_seats(service: TableService) -> None:
    """With several they would see several hands."""
    for public in (False, True):
        table = await service.create("gorus", THREE, "ann", "Ann", public=public)
        await service.sit(table.id, "eve", "Eve", 1)
        for seat in (None, 2):
            assert await refused(service.sit(table.id, "eve", "Mallory", seat)) == "table-one-seat"
        await service.sit(table.id, "eve", "Another name", 1)
        await service.change(table.id, lambda t: hosting.allow_several(t, "ann", allowed=True))
        await service.sit(table.id, "eve", "Mallory", 2)
        assert table.seats_of("eve") == (1, 2)


async def test_the_host_of_a_private_table_may_have_several_seats(service: TableService) -> None:
    table = await service.create("gorus", THREE, "ann", "Ann")
    await service.sit(table.id, "ann", "Ann's sister", 1)
    assert table.seats_of("ann") == (0, 1)
    public = await service.create("gorus", THREE, "ann", "Ann", public=True)
    assert await refused(service.sit(public.id, "ann", "Ann's sister", 1)) == "table-one-seat"


# A host who has gone


async def test_a_table_whose_host_has_gone_finds_another(service: TableService) -> None:
    table = await seated(service, start=True)
    for connected, host in (
        ({"ann", "ben"}, None),
        (set(), None),
        ({"eve"}, None),
        ({"cy", "eve"}, "cy"),
        ({"eve", "cy", "ben"}, "ben"),
    ):
        assert hosting.next_host(table.doc, connected) == host
    await service.change(table.id, lambda t: hosting.take_over(t, {"cy"}))
    assert table.doc.host == "cy"
    await service.change(table.id, lambda t: hosting.take_over(t, {"cy", "ann"}))
    assert table.doc.host == "cy", "whoever took over stays"
    await service.close(table.id)
    assert hosting.next_host(table.doc, {"ben"}) is None
