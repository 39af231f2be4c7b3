"""What clocks do: whatever happens at a table, nobody has more time than was agreed."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludus.tables import clock as clocks
from ludus.tables.house_time import GRACE, Calendar, HouseTime
from ludus.tables.model import Clock, Holder
from ludus.tables.service import TableService
from ludus.tables.store import Store
from ludus.tables.table import Table

CLOCKS = [Clock("move", 60), Clock("bank", 60), Clock("bank", 60, 30)]
GAMES = {
    "gorus": {"players": 3, "target": 9},
    "brutus": {"players": 4},
    "insanam": {"players": 3},
    "gloria": {"players": 2},
}
GUESTS = ["ann", "ben", "cy", "dan", "eve"]


async def begun(service: TableService, name: str, clock: Clock) -> Table:
    """Begin a game of people; all seats are one person's, who need not ask others."""
    table = await service.create(name, GAMES[name], "ann", "Ann", clock=clock)
    for seat in range(1, table.seats):
        await service.sit(table.id, "ann", "Ann", seat)
    return await service.start(table.id, "ann")


async def move(service: TableService, table: Table, seat: int, choice: int = 0) -> None:
    text = str(table.game.moves(table.state, seat)[choice])
    await service.move(table.id, "ann", seat, table.prompt(seat) or "", text)


@pytest.mark.parametrize("clock", CLOCKS, ids=str)
async def test_laying_and_taking_back_gives_no_time(
    service: TableService, hours: Any, clock: Clock
) -> None:
    """Eight cards are laid and taken back: the last of a seat's cards, and one before it."""
    table = await begun(service, "brutus", clock)
    (lead,) = table.acting
    announced = next(str(one) for one in table.game.moves(table.state, lead) if "2" in str(one))
    await service.move(table.id, "ann", lead, table.prompt(lead) or "", announced)
    for seat in (0, 1):
        have = table.left(hours.time)[seat]
        for _ in range(4):
            hours.time += 1
            await move(service, table, seat)
            hours.time += 0.5
            await service.wish_undo(table.id, "ann", seat)
            assert table.left(hours.time)[seat] < have
            have = table.left(hours.time)[seat]
        await move(service, table, seat)


@pytest.mark.parametrize("clock", CLOCKS, ids=str)
@pytest.mark.parametrize("name", sorted(GAMES))
async def test_nobody_ever_has_more_than_was_agreed(
    service: TableService, hours: Any, clock: Clock, name: str
) -> None:
    """Moves, undos, rests, restarts and stand-ins at random, beside a count of what is due."""
    rng = Random(f"{name} {clock}")
    table = await begun(service, name, clock)
    most = [float(clock.seconds)] * table.seats
    brought: list[float] = []
    for _ in range(60):
        if not table.acting:
            break
        wait = rng.random() * 2
        hours.time += wait
        before = table.left(hours.time)
        kind = rng.choice(["move", "move", "undo", "rest", "restart", "bot"])
        seat = rng.choice(table.acting)
        if kind == "move":
            await move(
                service, table, seat, rng.randrange(len(table.game.moves(table.state, seat)))
            )
            if table.doc.status == "finished":
                break
            brought = list(table.doc.gained)
            most[seat] += clock.increment if clock.kind == "bank" else 0
        elif kind == "undo":
            await undo(service, table, hours, before)
        elif kind == "rest":
            await service.change(table.id, lambda t: t.rest(hours.time))
            hours.time += 1000
            assert table.left(hours.time) == before
            await service.change(table.id, lambda t: t.wake(hours.time))
        elif kind == "restart":
            service.forget(table.id)
            table = await service.get(table.id)
            assert list(table.doc.gained) == brought or not brought
        else:
            await service.put_bot(table.id, "ann", seat, "random", "")
            await service.come_back(table.id, "ann", seat)
        after = table.left(hours.time)
        if kind != "move":
            assert all(one <= two for one, two in zip(after, before, strict=True)), kind
        brought = list(table.doc.gained)
        assert all(0 <= one <= two for one, two in zip(after, most, strict=True))


async def undo(service: TableService, table: Table, hours: Any, before: tuple[float, ...]) -> None:
    """Take the last move back if that is possible; it costs its mover what the move brought."""
    seat = table.steps[-1].seat
    if seat is None or not table.can_undo(seat):
        return
    gained = table.doc.gained[-1]
    await service.wish_undo(table.id, "ann", seat)
    assert table.left(hours.time)[seat] == pytest.approx(max(0.0, before[seat] - gained))


def test_time_without_what_a_move_brought() -> None:
    assert clocks.without((60.0, 10.0), 0, 55.0) == (5.0, 10.0)
    assert clocks.without((60.0, 10.0), 1, 55.0) == (60.0, 0.0)
    assert clocks.without((), 0, 0.0) == ()


async def test_hidden_moves_of_others_do_not_keep_one_from_taking_back(
    service: TableService, store: Store
) -> None:
    """Somebody lays a card after us: ours can be taken back, and theirs stays laid. [B-4.3]"""
    guests = GUESTS[:4]
    holders = [Holder("person", guest, guest) for guest in guests]
    table = await service.create("brutus", {"players": 4}, "ann", "Ann", holders=holders)
    await service.start(table.id, "ann")

    async def lay(seat: int, text: str | None = None) -> str:
        text = text or str(table.game.moves(table.state, seat)[0])
        await service.move(table.id, guests[seat], seat, table.prompt(seat) or "", text)
        return text

    (lead,) = table.acting
    await lay(lead, next(str(m) for m in table.game.moves(table.state, lead) if "3" in str(m)))
    numbers = [table.number(seat) for seat in (*range(4), None)]
    await lay(0)
    asked, shown = table.prompt(0), table.shown(0)
    theirs = await lay(1)
    assert (table.prompt(0), table.shown(0)) == (asked, shown)
    assert [table.number(seat) for seat in (2, 3, None)] == [*numbers[2:4], numbers[4]]
    prompt = table.prompt(1)
    await service.wish_undo(table.id, "ann", 0)
    assert (len(table.state.laid[0]), len(table.state.laid[1])) == (0, 1)
    assert table.prompt(1) == prompt
    assert table.prompt(0) != asked
    assert [step.move for step in table.steps][-1] == theirs
    assert [table.number(seat) for seat in (2, 3, None)] == [*numbers[2:4], numbers[4]]
    again = TableService(store, service.now)
    loaded = await again.get(table.id)
    assert (loaded.state, loaded.steps, loaded.told) == (table.state, table.steps, table.told)
    assert [loaded.number(one) for one in range(4)] == [table.number(one) for one in range(4)]
    assert loaded.prompt(0) == table.prompt(0)


# The time of the house


class Ticks:
    """Seconds that pass when told."""

    def __init__(self) -> None:
        self.time = 50.0

    def __call__(self) -> float:
        return self.time


async def test_the_time_of_the_house_goes_on_where_it_stopped(url: str) -> None:
    ticks = Ticks()
    store = await Store.open(url)
    first = HouseTime(store, "first", ticks)
    await first.start()
    began = first.now()
    for _ in range(10):
        ticks.time += 1
        await first.beat()
    assert first.now() == pytest.approx(began + 10, abs=0.5)
    # It is killed, and another one started an hour later, on a machine that was started anew.
    later = Ticks()
    later.time = 3.0
    second = HouseTime(store, "second", later)
    await second.start()
    assert second.now() == pytest.approx(began + 10, abs=2.5)
    await store.close()


async def test_the_time_of_the_house_stands_still_while_nothing_can_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks = Ticks()
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/house.db")
    house = HouseTime(store, "one", ticks)
    await house.start()
    began = house.now()

    async def fail(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(store, "execute", fail)
        for _ in range(600):
            ticks.time += 1
            with pytest.raises(OSError, match="full"):
                await house.beat()
    assert house.now() == began + GRACE
    await house.beat()
    ticks.time += 1
    assert house.now() == began + GRACE + 1
    await store.close()


@pytest.mark.parametrize("bad", ["text", "1e999", b"bytes", 1e300, 1e18, 110.0, -1.0, 0])
async def test_damaged_times_do_not_keep_the_house_closed(tmp_path: Path, bad: object) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/house.db")
    await TableService(store).create("gorus", {"players": 3}, "ann", "Ann")
    async with store.engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE tables SET touched = ?", (bad,))
    await HouseTime(store, "one").start()
    async with store.engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE processes SET alive = ?", (bad,))
    ticks = Ticks()
    hours = HouseTime(store, "two", ticks)
    await hours.start()
    began = hours.now()
    assert 10**9 < began < 10**12
    async with store.engine.begin() as connection:
        await connection.exec_driver_sql(
            "INSERT INTO processes (name, alive, written) VALUES ('three', ?, 0)", (bad,)
        )
    for _ in range(20):
        ticks.time += 1
        await hours.beat()
    assert hours.now() == pytest.approx(began + 20), "and it goes on, second by second"
    await store.close()


def test_a_date_has_surely_come_only_if_both_clocks_say_so() -> None:
    wall, ticks = Ticks(), Ticks()
    calendar = Calendar(wall, ticks)
    wall.time += 3600
    assert (calendar.date(), calendar.surely()) == (3650, 50)
    ticks.time += 10
    wall.time -= 7200
    assert calendar.surely() == wall.time == calendar.date()
