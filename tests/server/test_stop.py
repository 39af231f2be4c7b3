"""Stopping and starting again: asked to stop, or cut off; the tables go on where they were."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from ludus.core.record import read_record, verify
from ludus.games.gorus import GAME
from server.conftest import Meet, complaints, log_of, opened, sqlite
from server.people import PATIENCE, Person
from serving import Server, free_port

THREE = {"players": 3, "target": 1, "dealer": 2}
STOP_WITHIN = 30.0
"""Seconds for a stop: one that waits for what never comes takes longer on any machine."""
NOBODY_ANSWERS = "postgresql+asyncpg://nobody@127.0.0.1:1/nothing"


def living(group: int) -> list[int]:
    """List the processes of a group that still run."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                name_and, _, rest = (entry / "stat").read_text().rpartition(")")
            except OSError:
                continue
            state, _, of = rest.split()[:3]
            if int(of) == group and state != "Z":
                found.append(int(name_and.split()[0]))
    return found


async def closed(person: Person) -> int | None:
    """Wait until the connection is closed, and give the code."""
    with pytest.raises(ConnectionClosed) as caught:
        while True:
            await person.hear()
    person.connection = None
    return caught.value.rcvd.code if caught.value.rcvd else None


async def stop(server: Server) -> tuple[int, float, list[int]]:
    """Ask a server to stop; give its exit code, the time it took, and processes it left behind."""
    assert server.process is not None
    group = server.process.pid
    began = time.monotonic()
    server.process.terminate()
    try:
        code = await asyncio.to_thread(server.process.wait, PATIENCE)
        took = time.monotonic() - began
        for _ in range(100):
            if not living(group):
                break
            await asyncio.sleep(0.1)
        return code, took, living(group)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(group, signal.SIGKILL)


EARLY = """
import os, signal, time
from ludus.cli.main import main
from ludus.server.stopping import StoppableServer

def run(server):
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(600)

StoppableServer.run = run
main(["serve", "--port", "{port}", "--database", "{database}"])
"""


def test_a_server_that_has_hardly_begun_can_be_stopped(tmp_path: Path) -> None:
    code = EARLY.replace("{port}", f"{free_port()}").replace("{database}", sqlite(tmp_path))
    stopped = subprocess.run([sys.executable, "-c", code], timeout=120, capture_output=True)
    assert stopped.returncode == 0, stopped.stderr


async def test_a_server_stops_in_good_order_and_goes_on(gather: Meet, tmp_path: Path) -> None:
    with opened(tmp_path / "stop", "--pace", "0.3", "--away-after", "600") as server:
        ann, cy = await gather(server, "Ann"), await gather(server, "Cy")
        table = (await ann.do("/play", game="gorus", options=THREE, bot="veteran")).id
        await ann.join(table)
        await cy.join(table)
        await ann.say("salve")
        await cy.until_said(1)
        await ann.move(0, ann.moves(0)[0])

        # In the middle of a bot's turn, with lines open.
        listening = asyncio.gather(closed(ann), closed(cy))
        _, took, _ = await stop(server)
        codes = await asyncio.wait_for(listening, PATIENCE)
        assert took < STOP_WITHIN
        assert set(codes) <= {1001, 1012}
        assert complaints(log_of(server)) == []
        seq, log = ann.views[0].seq, list(ann.log[0])

        server.start()
        await ann.join(table)
        assert ann.views[0].seq >= seq
        assert ann.log[0][: len(log)] == log
        assert [line.text for line in ann.talk] == ["salve"]
        await ann.until(lambda: ann.moves(0))

        # Cut off, as by a power cut; whatever was shown is there.
        await ann.move(0, ann.moves(0)[0])
        shown = ann.views[0].seq
        server.kill()
        ann.connection = None
        server.flags = ("--pace", "0.01")
        server.start()
        await ann.join(table)
        assert ann.views[0].seq >= shown
        await ann.play(Random(1))
        record = read_record((await ann.get(f"/tables/{table}/record")).content)
        assert verify(GAME, record) > 0
        assert len(record.log) == 31
        assert complaints(log_of(server)) == []


async def test_a_bot_holds_the_seat_of_who_does_not_come_back_after_a_restart(
    gather: Meet, tmp_path: Path
) -> None:
    with opened(tmp_path / "gone", "--pace", "0.01", "--away-after", "1") as server:
        ann, ben = await gather(server, "Ann"), await gather(server, "Ben")
        table = (await ann.do("/tables", game="gorus", options=THREE)).id
        await ben.do(f"/tables/{table}/sit", seat=1)
        await ann.do(f"/tables/{table}/bot", seat=2, bot="random")
        await ann.do(f"/tables/{table}/start")
        await ann.join(table)
        await ben.join(table)
        server.kill()
        ann.connection = ben.connection = None
        server.start()
        await ben.join(table)
        await ben.until(lambda: ben.moves(1))


async def test_a_server_asked_to_stop_leaves_nothing_behind(gather: Meet, tmp_path: Path) -> None:
    with opened(tmp_path / "stop", "--pace", "0.01") as server:
        ann = await gather(server, "Ann")
        # Bots are thinking: Ann is the last of eight.
        options = {"players": 8, "target": 1, "dealer": 0}
        table = (await ann.do("/play", game="gorus", options=options, bot="search")).id
        await ann.join(table)
        code, took, left = await stop(server)
        await closed(ann)
        assert (code, took < STOP_WITHIN, left) == (0, True, [])


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_waits_for_its_database_can_be_stopped(
    how: signal.Signals, tmp_path: Path
) -> None:
    """It waits as long as it takes; whoever runs it need not."""
    log = tmp_path / "log"
    words = ["serve", "--port", f"{free_port()}", "--database", NOBODY_ANSWERS]
    with log.open("wb") as out:
        server = subprocess.Popen(
            [Path(sys.executable).parent / "ludus", *words], stdout=out, stderr=out
        )
    try:
        for _ in range(1200):
            if "waiting for it" in log.read_text():
                break
            time.sleep(0.1)
        server.send_signal(how)
        assert server.wait(60) == 0
    finally:
        server.kill()
        server.wait()
    assert "Traceback" not in log.read_text()
