"""Bots keep the pace that people wish, and wait for those who read."""

import asyncio
from collections.abc import AsyncIterator
from math import inf
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from ludus.server.hub import Connection
from ludus.server.protocol import ChoosePace, Problem, Reading
from ludus.tables.model import Clock, Doc, Holder
from ludus.tables.pace import COUNTED, READING, SECONDS, Wish, held_until, seconds
from ludus.tables.table import Table
from server.conftest import Meet
from server.house import ANN, BEN, BOT, CY, House, Quick, Screen, opened_house, until

HOUR = 3600.0


def doc(*seats: Holder) -> Doc:
    return cast(Doc, SimpleNamespace(seats=seats))


# The rules


def test_the_slowest_wish_of_the_connected_people_counts() -> None:
    table = doc(ANN, BEN, BOT)
    assert seconds(table, {}) == SECONDS["usual"]
    for pace, much in SECONDS.items():
        assert seconds(table, {"ann": Wish(pace)}) == much
    assert seconds(table, {"ann": Wish("quick"), "ben": Wish("calm")}) == SECONDS["calm"]
    assert seconds(table, {"ann": Wish("at-once"), "spectator": Wish("calm")}) == 0


def test_after_a_score_sheet_no_bot_is_faster_than_a_reader() -> None:
    for chosen, much in SECONDS.items():
        assert seconds(doc(ANN, BOT), {"ann": Wish(chosen)}, counted=True) == max(much, COUNTED)


def test_watchers_of_a_table_of_bots_alone_are_its_people() -> None:
    assert seconds(doc(BOT, BOT), {"spectator": Wish("quick")}) == SECONDS["quick"]
    assert held_until(doc(BOT, BOT), {"spectator": Wish(reading=5.0)}) == inf


def test_bots_wait_for_ever_where_nobody_else_is_connected() -> None:
    reads = Wish(reading=100.0)
    assert held_until(doc(ANN, BOT), {"ann": reads}) == inf
    assert held_until(doc(ANN, BEN), {"ann": reads, "spectator": Wish()}) == inf
    assert held_until(doc(ANN, BOT), {"ann": Wish()}) == 0
    assert held_until(doc(ANN, BOT), {"ann": Wish(), "spectator": reads}) == 0


def test_where_others_are_connected_the_last_to_begin_reading_has_twenty_seconds() -> None:
    wishes = {"ann": Wish(reading=100.0), "ben": Wish()}
    assert held_until(doc(ANN, BEN), wishes) == 100 + READING
    assert held_until(doc(ANN, BEN), wishes | {"ben": Wish(reading=107.0)}) == 107 + READING
    assert READING == 20


# At a table


async def move(house: House, table: Table, seat: int) -> None:
    """Make a move without waiting for what follows."""
    guest = table.doc.seats[seat].guest or ""
    card = str(table.game.moves(table.state, seat)[0])
    await house.service.move(table.id, guest, seat, table.prompt(seat) or "", card)


async def a_moment(house: House) -> None:
    """Give bots, which think no time here, the chance to move."""
    for table in house.service.in_memory():
        house.service.notify(table)
    await asyncio.sleep(0.1)


async def test_no_bot_moves_while_the_only_person_reads(house: House) -> None:
    table = await house.table(ANN, BOT, BOT)
    connection, _ = await house.come(table, "ann")
    house.hub.read(connection, on=True)
    await house.move(table, 0)
    for _ in range(3):
        await house.wait(HOUR)
    assert (table.seq, table.acting) == (1, (1,))
    house.hub.read(connection, on=False)
    await house.settle()
    assert table.acting == (0,)
    assert table.seq >= 3


async def test_a_bot_that_is_choosing_when_reading_begins_waits(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.table(ANN, BOT, BOT)
    thinks, may = asyncio.Event(), asyncio.Event()

    async def choose(_: Quick, table: Table, seat: int, __: str) -> str:
        thinks.set()
        await may.wait()
        return str(table.game.moves(table.state, seat)[0])

    monkeypatch.setattr(Quick, "choose", choose)
    connection, _ = await house.come(table, "ann")
    await move(house, table, 0)
    await thinks.wait()
    house.hub.read(connection, on=True)
    may.set()
    await house.settle()
    assert table.seq == 1


async def test_among_people_the_game_goes_on_after_twenty_seconds(house: House) -> None:
    table = await house.table(ANN, BOT, BEN)
    ann, _ = await house.come(table, "ann")
    await house.come(table, "ben")
    house.hub.read(ann, on=True)
    await move(house, table, 0)
    house.time += READING - 1
    await a_moment(house)
    assert (table.seq, table.acting) == (1, (1,))
    house.time += 2
    await a_moment(house)
    await until(lambda: table.acting == (2,))
    # Ann still reads, but has had her time.
    await move(house, table, 2)
    await until(lambda: table.acting != (1,))


async def test_where_the_other_person_goes_the_reader_is_waited_for(house: House) -> None:
    table = await house.table(ANN, BOT, BEN)
    ann, _ = await house.come(table, "ann")
    ben, _ = await house.come(table, "ben")
    house.hub.read(ann, on=True)
    house.hub.leave(ben)
    await house.move(table, 0)
    await house.wait(HOUR)
    assert table.seq == 1


async def test_who_disconnects_no_longer_reads(house: House) -> None:
    table = await house.table(ANN, BOT, BEN)
    ann, _ = await house.come(table, "ann")
    await house.come(table, "ben")
    house.hub.read(ann, on=True)
    await move(house, table, 0)
    await a_moment(house)
    assert table.seq == 1
    await house.go(ann)
    assert table.acting == (2,)
    again, _ = await house.come(table, "ann")
    assert again.wish == Wish()


async def test_one_page_that_is_not_read_lets_bots_move(house: House) -> None:
    table = await house.table(ANN, BOT, BOT)
    hidden, _ = await house.come(table, "ann")
    other, _ = await house.come(table, "ann")
    house.hub.read(hidden, on=True)
    await house.move(table, 0)
    assert table.acting == (0,)
    seq = table.seq
    house.hub.read(other, on=True)
    await house.move(table, 0)
    assert table.seq == seq + 1


async def test_saying_again_that_one_reads_gives_no_more_time(house: House) -> None:
    table = await house.table(ANN, BEN, BOT)
    ann, _ = await house.come(table, "ann")
    house.hub.read(ann, on=True)
    house.time += 15
    house.hub.read(ann, on=True)
    assert ann.wish.reading == 1000.0


async def test_a_persons_clock_runs_while_they_read(house: House) -> None:
    table = await house.table(ANN, BOT, BOT, clock=Clock("move", 30))
    ann, _ = await house.come_timed(table, "ann")
    house.hub.read(ann, on=True)
    house.time += 31
    await a_moment(house)
    await until(lambda: table.seq == 1)
    assert table.acting == (1,), "a bot has moved for Ann, whose time was up; the others wait"


async def test_clocks_stand_still_while_bots_wait(house: House) -> None:
    table = await house.table(ANN, BOT, BOT, clock=Clock("bank", 600))
    ann, _ = await house.come_timed(table, "ann")
    house.hub.read(ann, on=True)
    await move(house, table, 0)
    await until(lambda: table.doc.since is None)
    house.time += HOUR
    await a_moment(house)
    assert table.left(house.time)[1] == 600
    house.hub.read(ann, on=False)
    await until(lambda: table.acting == (0,))
    assert table.doc.since is not None


async def test_wishes_told_by_another_process_count(house: House) -> None:
    table = await house.table(ANN, BOT, BEN)
    await house.come(table, "ben")
    house.hub.connected_elsewhere("other", table.id, {"ann": Wish("calm", house.time)})
    assert seconds(table.doc, house.hub.wishes(table.id)) == SECONDS["calm"]
    assert held_until(table.doc, house.hub.wishes(table.id)) == house.time + READING


# How fast


@pytest.fixture
async def chosen(tmp_path: Path) -> AsyncIterator[House]:
    """A house in which people choose the pace."""
    async with opened_house(tmp_path, pace=None) as found:
        yield found


async def test_a_wish_counts_for_the_move_that_is_being_made(
    chosen: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SECONDS, "calm", HOUR)
    table = await chosen.table(ANN, BOT, CY)
    ann = Connection(table.id, "ann", Screen())
    await chosen.hub.join(ann)
    chosen.hub.choose_pace(ann, "calm")
    await move(chosen, table, 0)
    await a_moment(chosen)
    assert table.acting == (1,)
    chosen.hub.choose_pace(ann, "at-once")
    await until(lambda: table.acting == (2,))


async def test_nothing_moves_between_a_score_sheet_and_its_reader(
    chosen: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even at once, bots leave people the time to say that they read."""
    monkeypatch.setattr("ludus.tables.pace.COUNTED", HOUR)
    table = await chosen.table(ANN, BOT, BOT)
    ann = Connection(table.id, "ann", Screen())
    await chosen.hub.join(ann)
    chosen.hub.choose_pace(ann, "at-once")

    def bot_follows_a_sheet() -> bool:
        return table.just_counted and table.acting != (0,)

    for _ in range(200):
        await until(lambda: bot_follows_a_sheet() or table.acting == (0,))
        if bot_follows_a_sheet():
            break
        await move(chosen, table, 0)
    seq = table.seq
    await a_moment(chosen)
    assert table.seq == seq, "a round was counted, and nobody has led the next one"
    chosen.hub.read(ann, on=True)
    monkeypatch.setattr("ludus.tables.pace.COUNTED", 0)
    await a_moment(chosen)
    assert table.seq == seq, "Ann reads"
    chosen.hub.read(ann, on=False)
    await until(lambda: table.seq > seq)
    assert not table.just_counted


async def test_the_pace_chosen_on_one_page_counts_on_all_of_the_guest(chosen: House) -> None:
    table = await chosen.table(ANN, BOT, BOT)
    one, other = (Connection(table.id, "ann", Screen()) for _ in range(2))
    await chosen.hub.join(one)
    await chosen.hub.join(other)
    chosen.hub.choose_pace(one, "quick")
    assert chosen.hub.wishes(table.id)["ann"].pace == "quick"


async def test_a_client_says_its_pace_and_that_it_reads(meet: Meet) -> None:
    ann = await meet("Ann")
    table = await ann.do("/play", game="gorus", options={"players": 3, "dealer": 2}, bot="random")
    await ann.join(table.id)
    await ann.send(ChoosePace("calm"))
    await ann.send(Reading(on=True))
    await ann.until(lambda: ann.moves(0))
    await ann.move(0, ann.moves(0)[0])
    seq = ann.views[0].seq
    await ann.settle()
    assert ann.views[0].seq == seq, "no bot moves"
    await ann.send(Reading(on=False))
    await ann.until(lambda: ann.views[0].seq > seq)
    for text in ('{"type":"pace","pace":"hasty"}', '{"type":"reading"}'):
        assert isinstance(await ann.ask_raw(text), Problem)
