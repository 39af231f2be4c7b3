"""Real faults: a lost, full, locked or read-only database, and processes that die.

In each of them no accepted move is lost or made twice, readiness tells the truth before, during and
after, people are asked to wait and not thrown out, the log tells of the fault in one line, and
every table goes on within seconds of its end.
"""

import asyncio
import ctypes
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, suppress
from pathlib import Path
from random import Random

import httpx2
import pytest

from ludus.core.record import read_record, verify
from ludus.games.gorus import GAME
from ludus.server.protocol import MakeMove, Moment, Refused
from postgres import Postgres, own_postgres
from server.conftest import Meet, complaints, log_of, sqlite
from server.forked import Forked
from server.house import ANN, BOT, House
from server.people import PATIENCE, Person
from server.stubborn import (
    FEW_TABLES,
    TABLES,
    World,
    figures,
    kill_on,
    play_through,
    restart_on,
    some_moves,
    two_servers,
)
from server.test_stop import living
from serving import Server

GIVE_UP = 4
"""How many times as long as SQLite waits for a lock a busy machine may take to give up."""
QUICK_PATIENCE, QUICK_BUSY = 0.5, 250
IMPATIENT = f"""
import ludus.tables.health, ludus.tables.writer

ludus.tables.health.PATIENCE = {QUICK_PATIENCE}
ludus.tables.writer.BUSY = {QUICK_BUSY}
"""
"""What a server does first so that people and SQLite give up sooner than usual."""
LONG_LEASE = f"""
import ludus.server.driver

ludus.server.driver.LEASE = {10 * PATIENCE}
"""
HANGS = 4.5
"""Seconds for which a server hangs: longer than one that is gone is waited for."""
THREE = {"players": 3, "target": 1, "dealer": 2}
FLAGS = ("--pace", "0.05", "--away-after", "3600", "--workers", "1")


async def readiness(server: Server) -> tuple[int, str]:
    """Ask whether a server is ready; give the status and the reason."""
    async with httpx2.AsyncClient(trust_env=False, timeout=30) as http:
        alive = await http.get(f"{server.url}/api/health")
        assert alive.status_code == 200, "it lives all the time"
        answer = await http.get(f"{server.url}/api/ready")
        said = answer.json()
        return answer.status_code, said["message"]["key"] if "message" in said else ""


async def until_ready(server: Server, status: int) -> None:
    """Wait until readiness is as it should be."""
    async with asyncio.timeout(PATIENCE):
        while (await readiness(server))[0] != status:
            await asyncio.sleep(0.05)


def fault_lines(server: Server) -> list[str]:
    """List the lines of the log about the database."""
    return [line for line in log_of(server).splitlines() if '"ludus.database"' in line]


def check_log(server: Server) -> None:
    """The log tells of one fault and of its end, and of nothing else that went wrong."""
    lines = fault_lines(server)
    assert len(lines) == 2, lines
    assert "the database fails: " in lines[0]
    assert "the database answers again" in lines[1]
    assert complaints(log_of(server)) == [lines[0]]


async def waits(person: Person) -> None:
    """A move while nothing can be stored: it is refused in words, and the line stays open."""
    if not any(isinstance(one, Moment) for one in person.answers):
        await person.until(lambda: any(isinstance(one, Moment) for one in person.answers))
    seat = person.asked()
    assert seat is not None
    known = len(person.answers)
    await person.send(MakeMove(seat, person.prompt(seat), person.moves(seat)[0]))
    await person.until(lambda: len(person.answers) > known)
    answer = person.answers[-1]
    assert isinstance(answer, Refused), answer
    assert answer.message.key == "house-one-moment"
    opened = await person.post("/tables", game="gorus", options=THREE)
    assert (opened.status_code, opened.json()["message"]["key"]) == (503, "house-one-moment")


async def plays_on(person: Person, table: str) -> None:
    """The fault has ended: play to the end; the record holds and proves every move."""
    seq = person.views[0].seq
    seat = person.asked()
    if seat is not None:
        await person.move(seat, person.moves(seat)[0])
    await person.until(lambda: person.views[0].seq > seq)
    await person.play(Random(7))
    record = read_record((await person.get(f"/tables/{table}/record")).content)
    verify(GAME, record)


async def at_table(gather: Meet, server: Server) -> tuple[Person, str]:
    """Somebody who plays against bots, and has to move."""
    ann = await gather(server, "Ann")
    table = (await ann.do("/play", game="gorus", options=THREE, bot="random")).id
    await ann.join(table)
    await ann.until(lambda: ann.asked() is not None)
    return ann, table


# PostgreSQL

Pair = tuple[Postgres, tuple[Forked, Forked]]


@pytest.fixture(scope="module")
def _pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    folder = tmp_path_factory.mktemp("pair")
    with own_postgres() as database, two_servers(database.url, folder) as servers:
        yield database, servers


@pytest.fixture
def pair(_pair: Pair) -> Pair:
    """A database and two servers that run, with nothing in their logs."""
    for server in _pair[1]:
        if not server.runs:
            server.start()
        assert server.log is not None
        os.truncate(server.log, 0)
    return _pair


async def test_a_database_that_is_away_for_a_while(pair: Pair, gather: Meet) -> None:
    database, servers = pair
    ann, table = await at_table(gather, servers[0])
    ben = await (await gather(servers[1], "Ben")).join(table)
    for server in servers:
        assert await readiness(server) == (200, "")
    await asyncio.to_thread(database.stop_at_once)
    for server in servers:
        await until_ready(server, 503)
    await waits(ann)
    await asyncio.to_thread(database.start)
    for server in servers:
        await until_ready(server, 200)
    await ann.say("is anybody there?")
    await ben.until_said(1)
    await ben.say("yes")
    await ann.until_said(2)
    await plays_on(ann, table)
    await ben.until(lambda: ben.over)
    for server in servers:
        check_log(server)


async def test_the_disk_of_postgresql_is_full_and_freed(tmp_path: Path, gather: Meet) -> None:
    """It is not taken for well as long as only a few bytes can still be written."""
    with ExitStack() as stack:
        # Not below a folder that is root's alone: PostgreSQL does not run as root.
        place = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="ludus-")))
        place.chmod(0o755)
        disk = place / "disk"
        stack.enter_context(small_disk(disk, "400m"))
        if not os.path.ismount(disk):
            pytest.skip("only root can make a small disk")
        disk.chmod(0o755)
        with (
            own_postgres(within=disk) as database,
            closing(Forked(database.url, *FLAGS, log=tmp_path / "log")) as server,
        ):
            server.start()
            ann, table = await at_table(gather, server)
            filler = disk / "filler"
            fill(filler)
            async with asyncio.timeout(PATIENCE):
                while not fault_lines(server):
                    opened = await ann.post("/tables", game="gorus", options=THREE)
                    assert opened.status_code in (200, 503), opened.text
            await until_ready(server, 503)
            await waits(ann)
            filler.unlink()
            await until_ready(server, 200)
            await plays_on(ann, table)
            check_log(server)


@pytest.mark.parametrize("restarts", [2, pytest.param(50, marks=pytest.mark.deep)], ids=["2", "50"])
async def test_a_database_is_restarted_at_once_again_and_again(
    pair: Pair, record_property: Callable[[str, object], None], restarts: int
) -> None:
    database, servers = pair
    world = World(*servers)
    tables = FEW_TABLES if restarts < 10 else TABLES
    games = await play_through(world, lambda: restart_on(world, database, restarts), tables)
    for server in servers:
        assert await readiness(server) == (200, "")
        lines = fault_lines(server)
        assert 2 <= len(lines) <= 4 * restarts, lines
        assert set(complaints(log_of(server))) <= set(lines)
    record_property("figures", f"{restarts} restarts, {figures(world, games)}")


@pytest.mark.parametrize("kills", [3, pytest.param(30, marks=pytest.mark.deep)], ids=["3", "30"])
async def test_one_of_two_servers_is_killed_again_and_again(
    pair: Pair, record_property: Callable[[str, object], None], kills: int
) -> None:
    world = World(*pair[1])
    tables = FEW_TABLES if kills < 10 else TABLES
    games = await play_through(world, lambda: kill_on(world, kills), tables)
    record_property("figures", f"{kills} kills of one of two servers, {figures(world, games)}")


async def test_a_server_takes_over_the_tables_of_one_that_was_killed(
    pair: Pair, gather: Meet, tmp_path: Path
) -> None:
    """Not only when the lease has run out: here that takes longer than anybody waits."""
    with two_servers(pair[0].url, tmp_path, LONG_LEASE) as (one, two):
        ann, table = await at_table(gather, one)
        await ann.move(0, ann.moves(0)[0])
        cookie = ann.cookie
        one.kill()
        ann.connection = None
        again = await (await gather(two, cookie=cookie)).join(table)
        await again.until(lambda: again.asked() is not None or again.over)
        await plays_on(again, table)
        assert await readiness(two) == (200, "")
        assert complaints(log_of(two)) == []


async def test_a_server_that_hung_for_a_while_goes_on(pair: Pair) -> None:
    """Others have gone on meanwhile, at its tables too: nothing is made twice."""

    async def hang() -> None:
        await some_moves(world)
        servers[0].freeze(signal.SIGSTOP)
        await asyncio.sleep(HANGS)
        servers[0].freeze(signal.SIGCONT)

    servers = pair[1]
    world = World(*servers)
    await play_through(world, hang, FEW_TABLES)
    for server in servers:
        assert await readiness(server) == (200, "")
        assert complaints(log_of(server)) == []


# SQLite

Fault = Callable[[Server, Path], AbstractContextManager[None]]


def fill(filler: Path) -> None:
    """Leave no room on a disk."""
    with filler.open("wb", buffering=0) as file:
        for piece in (bytes(1 << 20), bytes(512)):
            with suppress(OSError):
                while True:
                    file.write(piece)


@contextmanager
def full(server: Server, folder: Path) -> Iterator[None]:
    """The disk is full: a small file system if we may mount one, else a limit of the process."""
    if os.path.ismount(folder):
        filler = folder / "filler"
        fill(filler)
        yield
        filler.unlink()
        return
    import resource

    assert server.process is not None
    pid, (_, most) = server.process.pid, resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, most))
    yield
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))


@contextmanager
def locked(_: Server, folder: Path) -> Iterator[None]:
    """Another program has locked the file."""
    other = sqlite3.connect(folder / "house.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    yield
    other.execute("ROLLBACK")
    other.close()


@contextmanager
def read_only(server: Server, folder: Path) -> Iterator[None]:
    """The file may only be read; the server finds out when it opens it again."""
    files = [folder / name for name in ("house.db", "house.db-wal", "house.db-shm")]
    with locked(server, folder):
        deadline = time.monotonic() + PATIENCE
        while not fault_lines(server):
            assert time.monotonic() < deadline
            with suppress(OSError), httpx2.Client(trust_env=False, timeout=30) as http:
                http.get(f"{server.url}/api/ready")
        for file in files:
            file.chmod(0o444)
        # Who opened the file before and waits for the lock could still write: let them give up.
        time.sleep(GIVE_UP * QUICK_BUSY / 1000)
    yield
    for file in files:
        file.chmod(0o644)


@contextmanager
def small_disk(folder: Path, size: str = "6m") -> Iterator[None]:
    """A file system of its own in a folder, if we may."""
    folder.mkdir()
    mount, umount = shutil.which("mount"), shutil.which("umount")
    words = ["-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
    may = os.geteuid() == 0 and mount is not None and umount is not None
    mounted = may and subprocess.run([mount or "", *words], check=False).returncode == 0
    try:
        yield
    finally:
        if mounted:
            subprocess.run([umount or "", "-l", folder], check=True)


class Impatient(Server):
    """A server at which people and SQLite give up sooner than usual."""

    @property
    def command(self) -> list[str]:
        run = "import sys; from ludus.cli.main import main; sys.exit(main(sys.argv[1:]))"
        return [sys.executable, "-c", f"{IMPATIENT}\n{run}"]


@pytest.fixture(scope="module")
def _humble(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("humble") / "disk"
    with small_disk(folder):
        server = Impatient(sqlite(folder), *FLAGS, log=folder.parent / "log")
        if os.geteuid() == 0 and shutil.which("setpriv"):
            server.under = ("setpriv", "--bounding-set=-dac_override,-dac_read_search")
        server.start()
        try:
            yield server
        finally:
            server.stop()


@pytest.fixture
def humble(_humble: Server) -> Server:
    """A server that has to obey the modes of files, even if we are root; its log is empty."""
    assert _humble.log is not None
    os.truncate(_humble.log, 0)
    return _humble


@pytest.mark.parametrize("fault", [full, locked, read_only])
@pytest.mark.parametrize("seconds", [0, pytest.param(12, marks=pytest.mark.deep)], ids=["0", "12"])
async def test_a_file_that_cannot_be_written_for_a_while(
    humble: Server, gather: Meet, fault: Fault, seconds: int
) -> None:
    server, folder = humble, Path(humble.database.partition(":///")[2]).parent
    ann, table = await at_table(gather, server)
    assert await readiness(server) == (200, "")
    with fault(server, folder):
        await until_ready(server, 503)
        assert (await readiness(server))[1] == "house-one-moment"
        await waits(ann)
        await asyncio.sleep(seconds)
        assert (await readiness(server))[0] == 503
    await until_ready(server, 200)
    await plays_on(ann, table)
    check_log(server)


async def test_a_server_that_is_started_before_its_database_waits_for_it(tmp_path: Path) -> None:
    with locked(Server(""), tmp_path):
        server = Server(sqlite(tmp_path), *FLAGS, log=tmp_path / "log")
        starting = asyncio.create_task(asyncio.to_thread(server.start))
        async with asyncio.timeout(PATIENCE):
            while not server.log or not server.log.exists() or not fault_lines(server):
                await asyncio.sleep(0.05)
        assert not starting.done()
    await starting
    assert await readiness(server) == (200, "")
    assert complaints(log_of(server)) == fault_lines(server)
    assert len(fault_lines(server)) == 1
    assert server.stop() == 0


# Whatever dies


async def test_bots_go_on_when_all_workers_are_killed(humble: Server, gather: Meet) -> None:
    ann, table = await at_table(gather, humble)
    assert humble.process is not None
    for _ in range(2):
        for worker in living(humble.process.pid):
            if worker != humble.process.pid:
                os.kill(worker, signal.SIGKILL)
        seat = ann.asked()
        assert seat is not None
        await ann.move(seat, ann.moves(seat)[0])
        await ann.until(lambda: ann.asked() is not None)
    await plays_on(ann, table)
    assert await readiness(humble) == (200, "")


async def test_the_thread_that_writes_is_replaced_when_it_dies(house: House) -> None:
    table = await house.table(ANN, BOT, BOT)
    writer = house.service.store._sqlite
    assert writer is not None
    assert writer._thread is not None
    dead = writer._thread
    ended = ctypes.py_object(SystemExit)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(dead.ident or 0), ended)
    before = table.version
    async with asyncio.timeout(PATIENCE):
        await house.service.choose_bot_after(table.id, "ann", 60.0)
        while dead.is_alive():
            await asyncio.sleep(0.01)
            await house.service.choose_bot_after(table.id, "ann", 61.0)
        await house.service.choose_bot_after(table.id, "ann", 62.0)
    now = house.service.loaded(table.id)
    assert now is not None
    assert now.version > before
    stored = await house.service.store.load(table.id)
    assert stored is not None
    assert (stored.version, stored.doc.bot_after) == (now.version, 62.0)
    assert house.service.store.health.well


async def test_a_table_goes_on_though_its_task_has_failed(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """A fault that nobody foresaw: it is logged, and the table is tried again."""
    thinks = house.driver._thinking.choose
    failures = 2

    async def fails(*about: object) -> str:
        nonlocal failures
        failures -= 1
        if failures >= 0:
            raise RuntimeError("out of the blue")
        return await thinks(*about)  # type: ignore[arg-type]

    house.driver._thinking.choose = fails  # type: ignore[method-assign,assignment]
    table = await house.table(ANN, BOT, BOT)
    await house.come(table, "ann")
    await house.move(table, 0)
    assert table.prompt(0) is not None
    assert sum("is tried again" in line.message for line in caplog.records) == 2


async def test_what_is_due_is_looked_at_again_once_the_table_is_leased(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """While a process asks for the right to run a table, another makes the move that was due."""
    table = await house.table(ANN, BOT, BOT)
    driver, others = house.driver, 0

    async def slow(_: str) -> bool:
        nonlocal others
        now = house.service.loaded(table.id)
        assert now is not None
        for seat in now.acting:
            if now.doc.seats[seat].by_bot:
                others += 1
                move, prompt = str(now.game.moves(now.state, seat)[0]), now.prompt(seat) or ""
                await house.service.bot_move(
                    table.id, seat, prompt, move, lambda _: True, house.hub.connected
                )
        return True

    driver._lease = slow  # type: ignore[method-assign,assignment]
    await house.come(table, "ann")
    for _ in range(3):
        if table.prompt(0) is not None:
            await house.move(table, 0)
    assert others
    assert not [line.message for line in caplog.records if "is tried again" in line.message]
