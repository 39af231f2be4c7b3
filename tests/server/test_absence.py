"""Nobody's game runs away: where nobody waits it waits; where others wait, a bot steps in."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from ludus.server.hub import Connection
from ludus.server.messages import table_info
from ludus.server.notifications import MOST_GUESTS, Notifications, presence_payloads
from ludus.tables.absence import awaited
from ludus.tables.hosting import HOST_AWAY
from ludus.tables.model import BOT_AFTER, Clock, Holder
from ludus.tables.pace import Wish
from ludus.tables.table import Table
from server.house import ANN, BEN, BOT, CY, House, Quick, Screen, opened_house, until

TEN_MINUTES = 600.0


# Where nobody waits


async def test_a_game_against_bots_waits_for_ever(house: House) -> None:
    table = await house.table(ANN, BOT, BOT)
    connection, _ = await house.come(table, "ann")
    await house.move(table, 0)
    assert table.seq >= 3, "both bots have moved"
    assert table.acting == (0,)
    await house.go(connection)
    before = (table.seq, table.doc)
    for _ in range(20):
        await house.wait(TEN_MINUTES)
    assert (table.seq, table.doc) == before
    _, screen = await house.come(table, "ann")
    assert (table.seq, table.doc) == before
    assert screen.seat(0).missed is None
    assert not screen.seat(0).held


async def test_bots_wait_too_if_the_page_is_closed_before_they_have_moved(house: House) -> None:
    table = await house.table(ANN, BOT, BOT)
    connection, _ = await house.come(table, "ann")
    house.hub.leave(connection)
    await house.service.move(
        table.id, "ann", 0, table.prompt(0) or "", str(table.game.moves(table.state, 0)[0])
    )
    await house.wait(TEN_MINUTES)
    assert (table.seq, table.acting) == (1, (1,))
    await house.come(table, "ann")
    assert table.seq >= 3
    assert table.acting == (0,)


async def test_a_bot_that_is_choosing_when_the_last_person_leaves_does_not_move(
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
    await house.service.move(
        table.id, "ann", 0, table.prompt(0) or "", str(table.game.moves(table.state, 0)[0])
    )
    await thinks.wait()
    house.hub.leave(connection)
    may.set()
    await house.settle()
    assert table.seq == 1


async def test_a_bot_asked_to_play_waits_while_nobody_is_there(house: House) -> None:
    table = await house.table(ANN, BOT, BOT)
    await house.service.put_bot(table.id, "ann", 0, "random", "")
    await house.wait(TEN_MINUTES)
    assert table.seq == 0
    # A spectator is not one of the people whose game it is.
    await house.come(table, "a spectator")
    assert table.seq == 0


async def test_a_table_of_bots_alone_goes_on_while_somebody_watches(house: House) -> None:
    table = await house.table(BOT, BOT, BOT)
    await house.wait(TEN_MINUTES)
    assert table.seq == 0
    await house.come(table, "a spectator")
    assert table.doc.status == "finished"


async def test_all_away_at_once_nobody_waits(house: House) -> None:
    table = await house.table(ANN, BEN, BOT)
    lines = [(await house.come(table, guest))[0] for guest in ("ann", "ben")]
    await house.come(table, "a spectator")
    for connection in lines:
        await house.go(connection)
    await house.wait(TEN_MINUTES)
    assert table.seq == 0
    assert [one.stand_in for one in table.doc.seats] == ["none"] * 3
    assert [one.bot_at for one in table.doc.seats] == [None] * 3


def test_somebody_who_has_yet_to_choose_does_not_wait() -> None:
    """Where all choose at once, only those who have chosen wait for the rest."""

    def waited_for(acting: tuple[int, ...], ann: Holder, *connected: str) -> tuple[int, ...]:
        doc = SimpleNamespace(seats=(ann, BEN, BOT))
        return awaited(cast(Table, SimpleNamespace(acting=acting, doc=doc)), set(connected))

    wishing = Holder("person", "ann", "Ann", stand_in="wished")
    assert waited_for((0, 1), ANN, "ann") == ()
    assert waited_for((1,), ANN, "ann") == (1,)
    assert waited_for((0, 1), wishing, "ann") == (1,)
    assert waited_for((1,), ANN, "ann", "ben") == ()
    assert waited_for((1,), ANN, "a spectator") == ()


# Where others wait


async def test_a_countdown_a_bot_a_return_and_what_is_told(house: House) -> None:
    table = await house.table(ANN, BEN, BOT)
    ann, _ = await house.come(table, "ann")
    _, ben = await house.come(table, "ben")
    assert ben.seat(0).bot_in is None
    await house.go(ann)
    assert (ben.seat(0).here, ben.seat(0).bot_in, ben.seat(0).held) == (False, BOT_AFTER, False)
    await house.wait(BOT_AFTER - 1)
    assert table.seq == 0
    assert house.hub.info(table, "ben").seats[0].bot_in == 1.0
    await house.wait(1)
    assert (ben.seat(0).bot_in, ben.seat(0).held) == (None, True)
    assert (table.seq, table.acting) == (1, (1,)), "the bot has led, Ben is asked"
    await house.move(table, 1)
    while table.acting != (1,):
        await house.settle()
    known = len(table.heard(0))
    moves = sum(step.seat == 0 for step in table.steps)
    assert moves >= 1

    _, screen = await house.come(table, "ann")
    assert not screen.seat(0).held
    missed = screen.seat(0).missed
    assert missed is not None
    assert missed.moves == moves
    assert 0 < missed.log_to <= known
    assert ben.seat(0).missed is None, "it concerns nobody else"

    # It is told until it has been read, after a reload too.
    _, again = await house.come(table, "ann")
    assert again.seat(0).missed == missed
    await house.service.seen(table.id, "ann", 0)
    await house.settle()
    assert (again.seat(0).missed, screen.seat(0).missed) == (None, None)


async def test_the_lines_told_are_those_of_the_bots_moves(house: House) -> None:
    table = await house.table(ANN, BEN, CY)
    await house.come(table, "ben")
    await house.come(table, "cy")
    before = len(table.heard(0))
    await house.wait(BOT_AFTER)
    after = len(table.heard(0))
    await house.move(table, 1)
    missed = house.hub.info(table, "ann").seats[0].missed
    assert missed is not None
    assert (missed.moves, missed.log_from, missed.log_to) == (1, before, after)


async def test_who_returns_in_time_finds_their_turn(house: House) -> None:
    table = await house.table(ANN, BEN, BOT)
    ann, _ = await house.come(table, "ann")
    _, ben = await house.come(table, "ben")
    await house.go(ann)
    await house.wait(BOT_AFTER - 1)
    _, screen = await house.come(table, "ann")
    assert ben.seat(0).bot_in is None
    await house.wait(TEN_MINUTES)
    assert (table.seq, screen.seat(0).held, screen.seat(0).missed) == (0, False, None)


async def test_a_countdown_stops_when_nobody_waits_any_longer(house: House) -> None:
    table = await house.table(ANN, BEN, BOT)
    ben, _ = await house.come(table, "ben")
    (ann, *_) = table.doc.seats
    assert ann.bot_at == house.time + BOT_AFTER, "Ann sat down and never came"
    await house.go(ben)
    (ann, *_) = table.doc.seats
    assert ann.bot_at is None
    await house.wait(TEN_MINUTES)
    assert table.seq == 0


async def test_who_is_away_while_others_think_is_not_waited_for(house: House) -> None:
    table = await house.table(ANN, BEN, BOT)
    await house.come(table, "ann")
    await house.wait(TEN_MINUTES)
    assert table.doc.seats[1].bot_at is None
    await house.move(table, 0)
    assert table.doc.seats[1].bot_at == house.time + BOT_AFTER


async def test_one_guest_on_several_seats(house: House) -> None:
    """Two players share a device: alone they are nobody's burden, and bots take both seats."""
    alone = await house.table(ANN, ANN, BOT)
    await house.go((await house.come(alone, "ann"))[0])
    await house.wait(TEN_MINUTES)
    assert alone.seq == 0

    table = await house.table(ANN, ANN, BEN)
    _, ben = await house.come(table, "ben")
    await house.wait(BOT_AFTER)
    assert [ben.seat(seat).held for seat in range(3)] == [True, True, False]
    assert table.acting == (2,)
    _, ann = await house.come(table, "ann")
    assert [ann.seat(seat).held for seat in range(3)] == [False] * 3
    told = [ann.seat(seat).missed for seat in range(3)]
    assert [one.moves if one else 0 for one in told] == [1, 1, 0]


async def test_the_host_chooses_whether_and_when(house: House) -> None:
    table = await house.table(ANN, BEN, BOT, bot_after=None)
    _, ben = await house.come(table, "ben")
    await house.wait(30)
    assert (table.seq, ben.seat(0).bot_in) == (0, None)
    with pytest.raises(Exception, match="host"):
        await house.service.choose_bot_after(table.id, "ben", 20)
    await house.service.choose_bot_after(table.id, "ann", 20)
    await house.settle()
    assert ben.info is not None
    assert (ben.info.bot_after, ben.seat(0).bot_in) == (20, 20)
    await house.wait(19)
    await house.service.choose_bot_after(table.id, "ann", 300)
    await house.settle()
    assert ben.seat(0).bot_in == 300
    await house.service.choose_bot_after(table.id, "ann", None)
    await house.wait(5)
    assert (table.seq, ben.seat(0).bot_in) == (0, None)
    for bad in (0, -1, 10**9):
        with pytest.raises(Exception, match="bad-absence"):
            await house.service.choose_bot_after(table.id, "ann", bad)


async def test_who_leaves_lets_others_go_on_at_once_but_alone_keeps_the_game(house: House) -> None:
    table = await house.table(ANN, BEN, BOT)
    await house.come(table, "ben")
    await house.service.leave(table.id, "ann", 0)
    await house.settle()
    assert (table.doc.seats[0].stand_in, table.acting) == ("away", (1,))

    never = await house.table(ANN, BEN, BOT, bot_after=None)
    await house.come(never, "ben")
    await house.service.leave(never.id, "ann", 0)
    alone = await house.table(ANN, BOT, BOT)
    await house.come(alone, "ann")
    await house.service.leave(alone.id, "ann", 0)
    await house.settle()
    for kept in (never, alone):
        assert (kept.doc.seats[0].stand_in, kept.seq) == ("none", 0)


async def test_a_bot_plays_for_me_until_i_say_so(house: House) -> None:
    table = await house.table(ANN, BEN, BOT)
    ann, _ = await house.come(table, "ann")
    await house.come(table, "ben")
    await house.service.put_bot(table.id, "ann", 0, "random", "")
    await house.settle()
    assert table.acting == (1,)
    # A reload, and a long absence.
    await house.go(ann)
    ann, screen = await house.come(table, "ann")
    assert screen.seat(0).held
    assert screen.seat(0).missed is None, "she saw what it did"
    await house.go(ann)
    await house.wait(TEN_MINUTES)
    await house.move(table, 1)
    ann, screen = await house.come(table, "ann")
    assert screen.seat(0).held
    await house.service.come_back(table.id, "ann", 0)
    await house.settle()
    # Taken back, it does not return by itself.
    await house.go(ann)
    _, screen = await house.come(table, "ann")
    assert not screen.seat(0).held


# Clocks


async def test_a_clock_runs_for_who_is_away_while_another_person_is_there(house: House) -> None:
    table = await house.table(ANN, BEN, BOT, clock=Clock("move", 30), bot_after=None)
    house.driver.watch(table)
    ann, _ = await house.come_timed(table, "ann")
    await house.come_timed(table, "ben")
    house.hub.leave(ann)
    house.time += 31
    house.service.notify(table)
    await until(lambda: table.seq == 1)
    missed = house.hub.info(table, "ann").seats[0].missed
    assert missed is not None
    assert missed.moves == 1
    assert table.doc.seats[0].stand_in == "none", "only that one move is the bot's"


async def test_clocks_stand_still_where_nobody_is(house: House) -> None:
    table = await house.table(ANN, BOT, BOT, clock=Clock("bank", 600))
    ann, screen = await house.come_timed(table, "ann")
    assert screen.info is not None
    assert screen.info.clock.running == (0,)
    house.time += 100
    await house.go(ann)
    assert (table.doc.left[0], table.doc.since) == (500, None)
    assert table_info(table, "x", set(), 0, house.time).clock.running == ()
    await house.wait(TEN_MINUTES)
    assert table.left(house.time)[0] == 500
    await house.come_timed(table, "ann")
    house.time += 50
    assert table.left(house.time)[0] == 450


# A restart


async def test_a_restart_keeps_all_of_this(tmp_path: Path) -> None:
    async with opened_house(tmp_path) as house:
        table = await house.table(ANN, BEN, CY, bot_after=20)
        for guest in ("ben", "cy"):
            await house.come(table, guest)
        await house.wait(20)
        assert table.acting == (1,)
        await house.service.put_bot(table.id, "ben", 1, "random", "")
        await house.settle()
        assert table.acting == (2,)
        seq, name = table.seq, table.id
    async with opened_house(tmp_path, time=house.time + TEN_MINUTES) as house:
        table = await house.service.get(name)
        await house.wait(TEN_MINUTES)
        assert (table.seq, table.doc.bot_after) == (seq, 20)
        _, ben = await house.come(table, "ben")
        assert (ben.seat(0).held, ben.seat(1).held) == (True, True)
        assert ben.seat(2).bot_in == 20, "Cy has the whole time to come back"
        _, ann = await house.come(table, "ann")
        assert (ann.seat(0).held, ann.seat(1).held) == (False, True)
        assert ann.seat(0).missed is not None


async def test_a_time_that_ran_out_while_the_server_was_down_does_not_count(tmp_path: Path) -> None:
    async with opened_house(tmp_path) as house:
        table = await house.table(ANN, BEN, BOT)
        await house.come(table, "ben")
        name, at = table.id, table.doc.seats[0].bot_at
        assert at is not None
    async with opened_house(tmp_path, time=at + 5) as house:
        table = await house.service.get(name)
        assert table.doc.seats[0].bot_at == at
        _, ben = await house.come(table, "ben")
        assert (ben.seat(0).bot_in, ben.seat(0).held) == (BOT_AFTER, False)
    async with opened_house(tmp_path, time=at + 10) as house:
        table = await house.service.get(name)
        _, ben = await house.come(table, "ben")
        assert ben.seat(0).bot_in == BOT_AFTER - 5, "it still runs"


async def test_time_in_which_the_server_was_down_is_nobodys(tmp_path: Path) -> None:
    async with opened_house(tmp_path) as house:
        table = await house.table(ANN, BEN, BOT, clock=Clock("bank", 600))
        await house.come_timed(table, "ann")
        name = table.id
    async with opened_house(tmp_path, time=house.time + TEN_MINUTES) as house:
        table = await house.service.get(name)
        await house.settle()
        await house.come_timed(table, "ann")
        assert table.left(house.time)[0] == 600


# Several processes


async def test_people_connected_to_another_process_count(house: House) -> None:
    table = await house.table(ANN, BEN, BOT)
    _, ben = await house.come(table, "ben")
    assert ben.seat(0).bot_in == BOT_AFTER
    house.hub.connected_elsewhere("other", table.id, {"ann": Wish()})
    await house.settle()
    assert (ben.seat(0).here, ben.seat(0).bot_in) == (True, None)
    house.hub.connected_elsewhere("other", table.id, {})
    await house.settle()
    assert ben.seat(0).bot_in == BOT_AFTER


async def test_the_last_to_leave_does_so_while_a_time_is_being_set(house: House) -> None:
    table = await house.table(ANN, BEN, BOT)
    connection = Connection(table.id, "ben", Screen())
    await house.hub.join(connection)
    assert house.absences._tasks
    house.hub.leave(connection)
    await house.settle()
    assert [one.bot_at for one in table.doc.seats] == [None] * 3
    assert not house.absences._watched


async def test_who_waits_at_another_process_is_its_concern(house: House) -> None:
    table = await house.table(ANN, BEN, BOT)
    house.hub.connected_elsewhere("other", table.id, {"ben": Wish()})
    await house.settle()
    assert table.doc.seats[0].bot_at is None


async def test_a_process_that_is_silent_has_nobody_connected(house: House) -> None:
    table = await house.table(ANN, BEN, BOT)
    _, ben = await house.come(table, "ben")
    house.hub.connected_elsewhere("other", table.id, {"ann": Wish()})
    await house.settle()
    assert ben.seat(0).here
    house.hub._elsewhere._told[table.id]["other"] = (0.0, {"ann": Wish()})
    house.hub._forget_expired()
    await house.settle()
    assert (ben.seat(0).here, ben.seat(0).bot_in) == (False, BOT_AFTER)


async def test_presence_is_split_over_as_many_notifications_as_needed(house: House) -> None:
    for number in (0, 1, MOST_GUESTS, MOST_GUESTS + 1, 1000):
        guests = {f"g{at:024}": Wish("at-once", 1234567890.1) for at in range(number)}
        payloads = presence_payloads("p" * 16, "t" * 12, guests)
        assert all(len(payload.encode()) < 8000 for payload in payloads)
        assert len(payloads) == max(1, -(-number // MOST_GUESTS))
        listener = Notifications(house.service.store, house.service, house.hub, "1")
        for payload in payloads:
            listener._presence_changed(None, 0, "ludus_here", payload)
        assert house.hub.connected("t" * 12) == set(guests)
        assert house.hub.wishes("t" * 12) == guests


async def test_another_becomes_host_when_the_host_has_gone(house: House) -> None:
    table = await house.table(ANN, BEN, CY)
    ann, _ = await house.come(table, "ann")
    _, screen = await house.come(table, "ben")
    await house.go(ann)
    ann, _ = await house.come(table, "ann")
    await house.wait(HOST_AWAY + 1)
    await house.go(ann)
    await house.wait(HOST_AWAY - 1)
    assert [screen.seat(seat).host for seat in range(3)] == [True, False, False]
    await house.wait(2)
    assert [screen.seat(seat).host for seat in range(3)] == [False, True, False]
    assert screen.info is not None
    assert screen.info.host
