"""Workers that hang, die or grow; work that nobody wants any more; people who wait."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import pytest

from ludus.games import all_games
from ludus.server import thinking as module
from ludus.server.driver import Driver
from ludus.server.hub import Connection, Hub
from ludus.server.settings import Settings, cores
from ludus.server.thinking import QUICK_WORKERS, Thinking, quick_player
from ludus.server.workers import Nursery
from ludus.tables.model import Holder
from ludus.tables.service import TableService
from ludus.tables.store import Store
from ludus.tables.table import Table
from server.conftest import Meet, complaints, log_of, opened
from server.house import ANN, BOT, LONG, House, Screen, until

PATIENCE = 60.0


@asynccontextmanager
async def thinkers(workers: int = 1, nursery: Nursery | None = None) -> AsyncIterator[Thinking]:
    """Real workers, and everybody connected."""
    found = Thinking(workers, lambda _: {"ann", "ben"}, nursery)
    found.start()
    try:
        await until(lambda: found.warm)
        yield found
    finally:
        await found.close()


async def make_table(folder: Path, bot: str = "random") -> Table:
    store = await Store.open(f"sqlite+aiosqlite:///{folder}/house.db")
    service = TableService(store)
    table = await service.play_now("gorus", LONG, "ann", "Ann", bot, str)
    await store.close()
    return table


def gone(pid: int) -> bool:
    """Tell whether a process has ended."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return True
    return state == "Z"


def mover(table: Table) -> int:
    return table.acting[0]


async def test_a_worker_that_dies_concerns_its_own_task_alone(tmp_path: Path) -> None:
    table = await make_table(tmp_path)
    async with thinkers(2) as house:
        before = {place: worker.pid for place, worker in house.workers.items()}
        thoughts = [
            asyncio.ensure_future(house.choose(table, mover(table), "search:1000ms"))
            for _ in range(2)
        ]
        # The last two places are those for searching; one of them dies in the middle of its task.
        await asyncio.sleep(0.2)
        os.kill(before[2], signal.SIGKILL)
        moves = await asyncio.wait_for(asyncio.gather(*thoughts), PATIENCE)
        legal = [str(move) for move in table.game.moves(table.state, mover(table))]
        assert set(moves) <= set(legal)
        await until(lambda: house.warm)
        after = {place: worker.pid for place, worker in house.workers.items()}
        assert after[2] != before[2]
        del before[2], after[2]
        assert after == before


async def test_a_worker_that_hangs_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await make_table(tmp_path)
    monkeypatch.setitem(module.HANGS, "quick", 1.0)
    async with thinkers() as house:
        stopped = {worker.pid for worker in house.workers.values()}
        for pid in stopped:
            os.kill(pid, signal.SIGSTOP)
        # Whoever takes it first hangs, and it is done again.
        move = await asyncio.wait_for(house.choose(table, mover(table), "random"), PATIENCE)
        assert move in [str(one) for one in table.game.moves(table.state, mover(table))]
        for pid in stopped:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


async def test_a_table_goes_on_even_if_its_bot_cannot_choose(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = await make_table(tmp_path)
    async with thinkers() as house:
        move = await asyncio.wait_for(house.choose(table, mover(table), "unheard-of"), PATIENCE)
        assert move in [str(one) for one in table.game.moves(table.state, mover(table))]
        assert [record.levelname for record in caplog.records] == ["ERROR"]
        pids = {worker.pid for worker in house.workers.values()}
        await house.choose(table, mover(table), "random")
        assert pids == {worker.pid for worker in house.workers.values()}


async def test_the_nursery_may_die_too(tmp_path: Path) -> None:
    table = await make_table(tmp_path)
    async with thinkers() as house:
        process = house._nursery._process
        assert process is not None
        before = {worker.pid for worker in house.workers.values()}
        process.kill()
        await until(lambda: all(map(gone, before)))
        move = await asyncio.wait_for(house.choose(table, mover(table), "random"), PATIENCE)
        assert move in [str(one) for one in table.game.moves(table.state, mover(table))]


@contextmanager
def searchers_stopped(house: Thinking, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the workers for searching stand still: what they have begun does not end meanwhile."""
    monkeypatch.setitem(module.HANGS, "deep", 3600.0)
    pids = [worker.pid for place, worker in house.workers.items() if place >= QUICK_WORKERS]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def searches(house: Thinking, table: Table, count: int) -> list[asyncio.Future[str]]:
    """Ask for several moves that are searched for."""
    choose, seat = house.choose, mover(table)
    return [asyncio.ensure_future(choose(table, seat, "search:1000ms")) for _ in range(count)]


def processor_time(pid: int) -> int:
    """Give the time a process has used of the processor so far, in ticks of the system."""
    of = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(of[11]) + int(of[12])


async def test_all_workers_are_warm_before_they_are_asked(tmp_path: Path) -> None:
    """The process they are forked from has read all games: it takes that time, they do not."""
    table = await make_table(tmp_path)
    async with thinkers(2) as house:
        for _ in range(20):
            await house.choose(table, mover(table), "random")
        assert house._nursery._process is not None
        reading = processor_time(house._nursery._process.pid)
        used = [processor_time(worker.pid) for worker in house.workers.values()]
        assert sum(used) < reading / 4


async def test_quick_work_never_waits_for_deep_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await make_table(tmp_path)
    monkeypatch.setattr(module, "LONGEST_WAIT", 3600.0)
    async with thinkers(1) as house:
        with searchers_stopped(house, monkeypatch):
            deep = searches(house, table, 8)
            for _ in range(10):
                await asyncio.wait_for(house.choose(table, mover(table), "veteran"), PATIENCE)
            assert not any(one.done() for one in deep)
            for one in deep:
                one.cancel()


async def test_searches_beyond_what_can_be_done_are_made_by_a_quick_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many there are, only what is searched already waits for the worker that does it."""
    table = await make_table(tmp_path)
    monkeypatch.setattr(module, "LONGEST_WAIT", 0.3)
    async with thinkers(1) as house:
        assert not house.hurried(table.id)
        with searchers_stopped(house, monkeypatch):
            moves = searches(house, table, 60)
            await until(lambda: sum(one.done() for one in moves) == 59)
            assert house.hurried(table.id)
            assert not house.hurried("another")
        legal = {str(move) for move in table.game.moves(table.state, mover(table))}
        assert set(await asyncio.wait_for(asyncio.gather(*moves), PATIENCE)) <= legal


async def test_people_are_told_when_bots_have_less_time(house: House) -> None:
    table = await house.table(ANN, BOT, BOT)
    connection, screen = await house.come(table, "ann")

    def told() -> bool:
        assert screen.info is not None
        return screen.info.hurried

    assert not told()
    house.hub.hurried = lambda one: one == table.id
    house.service.notify(table)
    await house.settle()
    assert told()
    house.hub.hurried = lambda _: False
    house.service.notify(table)
    await house.settle()
    assert not told()
    await house.go(connection)


def test_every_game_has_a_quick_player() -> None:
    assert {quick_player(game) for game in all_games()} <= {"veteran", "random"}


async def test_what_nobody_wants_any_more_is_not_worked_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await make_table(tmp_path)
    monkeypatch.setattr(module, "LONGEST_WAIT", 3600.0)
    async with thinkers(1) as house:
        with searchers_stopped(house, monkeypatch):
            thoughts = searches(house, table, 5)
            await until(lambda: len(house._queues["deep"]) == 4)
            for one in thoughts:
                one.cancel()
            await asyncio.gather(*thoughts, return_exceptions=True)
            assert len(house._queues["deep"]) == 0
        await until(lambda: not house._queues["deep"]._accounts)


async def test_a_deserted_table_rests_at_once(tmp_path: Path) -> None:
    """When the last person goes, what its bots wait for is dropped, and they make no move."""
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/house.db")
    service = TableService(store)
    settings = Settings(pace=0)
    hub = Hub(service, settings)
    house = Thinking(1, hub.connected)
    house.start()
    driver = Driver(service, house, settings, hub)
    try:
        await until(lambda: house.warm)
        holders = [ANN, *(Holder("bot", None, "Varro", "search:1000ms") for _ in range(2))]
        tables = []
        lines = []
        for _ in range(6):
            made = await service.create("gorus", LONG, "ann", "", holders=holders)
            tables.append(await service.start(made.id, "ann"))
            lines.append(Connection(made.id, "ann", Screen()))
            await hub.join(lines[-1])
        for table in tables:
            while table.acting == (0,):
                card = str(table.game.moves(table.state, 0)[0])
                await service.move(table.id, "ann", 0, table.prompt(0) or "", card)
        await until(lambda: len(house._queues["deep"]) >= 3)
        for line in lines:
            hub.leave(line)
        before = [table.seq for table in tables]
        await until(lambda: not driver._tasks)
        assert len(house._queues["deep"]) == 0
        await until(lambda: not house._queues["deep"]._accounts)
        assert [table.seq for table in tables] == before
    finally:
        await driver.stop()
        await house.close()
        await store.close()


async def test_workers_end_with_a_server_that_is_killed(gather: Meet, tmp_path: Path) -> None:
    """`kill -9` of the server alone, in the middle of searches: soon nothing is left."""
    with opened(tmp_path / "house", "--pace", "0", "--workers", "2") as server:
        ann = await gather(server, "Ann")
        assert server.process is not None
        group = server.process.pid
        await until(lambda: len(family(group)) == 1 + 1 + 2 + module.QUICK_WORKERS)
        options = {"players": 8, "target": 1, "dealer": 0}
        table = (await ann.do("/play", game="gorus", options=options, bot="search")).id
        await ann.join(table)
        os.kill(group, signal.SIGKILL)
        ann.connection = None
        server.process.wait()
        await until(lambda: not family(group))
        assert complaints(log_of(server)) == []


def family(group: int) -> list[int]:
    """List the living processes of a group."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with suppress(OSError):
                state, _, of = (entry / "stat").read_text().rpartition(")")[2].split()[:3]
                if int(of) == group and state != "Z":
                    found.append(int(entry.name))
    return found


async def test_a_worker_that_has_grown_is_replaced(tmp_path: Path) -> None:
    """It finishes its task; the next is done by another."""
    table = await make_table(tmp_path)
    async with thinkers(1, Nursery(grown=1)) as house:
        pids = set()
        for _ in range(4):
            pids |= {worker.pid for worker in house.workers.values()}
            await asyncio.wait_for(house.choose(table, mover(table), "random"), PATIENCE)
            await until(lambda: house.warm)
        assert len(pids) >= 3 + 3


def test_no_worker_takes_all_memory() -> None:
    code = (
        "from ludus.server.nursery import MOST_MEMORY, limit_memory\n"
        "limit_memory()\n"
        "try: bytearray(MOST_MEMORY)\n"
        "except MemoryError: print('refused')"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert told.stdout == "refused\n", told.stderr


def test_workers_use_all_cores() -> None:
    assert Settings().workers == cores() >= 1
    assert cores() == len(os.sched_getaffinity(0))


def test_a_worker_reads_no_library_of_the_server_or_its_database() -> None:
    """They made every start of a server three times as dear, and every worker larger."""
    script = "import sys; from ludus.server import nursery; nursery.warm(); print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert "ludus.games.insanam" in done.stdout.split()
    needless = {"sqlalchemy", "alembic", "fastapi", "uvicorn", "asyncio", "fluent"}
    assert needless & set(done.stdout.split()) == set()
