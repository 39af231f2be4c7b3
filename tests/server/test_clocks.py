"""Clocks of a real server: killed and started again later, and with a wall clock that is set."""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from server.conftest import Meet, complaints, log_of, sqlite
from server.people import Person
from serving import Server

JUMPING = Path(__file__).parent / "jumping.py"
HOUR = 3600.0
SLACK = 2.5
"""Seconds that a stop may give back: some for the last note, the rest for a busy machine."""
AWAY = 3.0
"""Seconds for which the house is down, at least."""
ROUNDED = 0.2
"""Seconds by which a difference of two times left may be wrong: each is told in tenths."""
NOTED = 0.3
"""Seconds within which the server of this test notes its time: see jumping.py."""


class Jumping(Server):
    """A server whose clock on the wall is set by a file beside its log."""

    @property
    def command(self) -> list[str]:
        assert self.log is not None
        return [sys.executable, str(JUMPING), str(self.log.parent / "wall")]


@pytest.fixture
async def jumping(tmp_path: Path) -> Server:
    (tmp_path / "wall").write_text("0", encoding="utf-8")
    return Jumping(sqlite(tmp_path), "--pace", "0.01", log=tmp_path / "log")


def set_wall(tmp_path: Path, seconds: float) -> None:
    new = tmp_path / "new"
    new.write_text(f"{seconds}", encoding="utf-8")
    new.replace(tmp_path / "wall")


async def two(server: Server, gather: Meet, clock: dict[str, object]) -> tuple[Person, Person]:
    """Seat Ann and Ben with a bot, and begin; both are connected."""
    ann, ben = await gather(server, "Ann"), await gather(server, "Ben")
    options = {"players": 3, "target": 9, "dealer": 2}
    table = (await ann.do("/tables", game="gorus", options=options, clock=clock)).id
    await ben.do(f"/tables/{table}/sit", seat=1)
    await ann.do(f"/tables/{table}/bot", seat=2, bot="random")
    await ann.do(f"/tables/{table}/start")
    for one in (ann, ben):
        await one.join(table)
    await ann.until(lambda: ann.moves(0) and ann.table.clock.running)
    return ann, ben


async def left(person: Person) -> float:
    """Ask how much time the first seat has."""
    answer = await person.get(f"/tables/{person.table.id}")
    return float(answer.json()["clock"]["left"][0])


async def spent(person: Person, while_: Callable[[], Awaitable[None]]) -> tuple[float, float]:
    """Do something; tell what it cost on the clock of the table, and how long it took at most."""
    began, before = time.monotonic(), await left(person)
    await while_()
    return before - await left(person), time.monotonic() - began


CLOCKS = [
    pytest.param({"kind": "bank", "seconds": 600, "increment": 5}, id="bank"),
    pytest.param(
        {"kind": "move", "seconds": 600, "increment": 0}, id="move", marks=pytest.mark.deep
    ),
]


@pytest.mark.parametrize("clock", CLOCKS)
async def test_the_wall_clock_may_jump_and_the_house_may_be_down(
    jumping: Server, tmp_path: Path, gather: Meet, clock: dict[str, object]
) -> None:
    server = jumping
    server.start()
    try:
        ann, ben = await two(server, gather, clock)
        for hours in (1, -1, 24, 0):

            async def jump(hours: int = hours) -> None:
                set_wall(tmp_path, hours * HOUR)
                await asyncio.sleep(NOTED)
                await ann.settle()

            cost, took = await spent(ann, jump)
            assert 0 <= cost <= took + ROUNDED, f"a jump to {hours} hours cost {cost} s"
            assert ann.moves(0), "nobody has moved for Ann"
        cookies, table = (ann.cookie, ben.cookie), ann.table.id

        async def die() -> None:
            server.kill()
            await asyncio.sleep(AWAY)
            set_wall(tmp_path, HOUR)
            server.start()

        cost, took = await spent(ann, die)
        assert -SLACK <= cost <= took - AWAY + NOTED + ROUNDED, f"{took} s, most without a house"
        back = [await gather(server, cookie=cookie) for cookie in cookies]
        for one in back:
            await one.join(table)
        await back[0].until(lambda: back[0].moves(0) and back[0].table.clock.running)
        cost, took = await spent(back[0], lambda: asyncio.sleep(1.5))
        assert 1 <= cost <= took + ROUNDED, "it goes on"
        assert complaints(log_of(server)) == []
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()
