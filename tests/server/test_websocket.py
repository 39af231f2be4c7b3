"""The WebSocket itself: pieces, pings, bad frames, and a reader who is slow."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludus.server.websocket import LATE, WebSocket
from server.conftest import Meet
from server.house import until
from server.people import PATIENCE, Person
from serving import Server

THREE = {"players": 3, "target": 1, "dealer": 2}


async def at_a_table(meet: Meet) -> Person:
    ann = await meet("Ann")
    table = await ann.do("/play", game="gorus", options=THREE, bot="random")
    return await ann.join(table.id)


async def closed(person: Person) -> int | None:
    assert person.connection is not None
    with pytest.raises(ConnectionClosed) as caught:
        while True:
            await asyncio.wait_for(person.connection.recv(), PATIENCE)
    person.connection = None
    return caught.value.rcvd.code if caught.value.rcvd else None


async def test_a_message_may_come_in_pieces(meet: Meet) -> None:
    ann = await at_a_table(meet)
    assert ann.connection is not None
    known = len(ann.answers)
    await ann.connection.send(['{"type":', '"pi', 'ng"}'])
    await ann.until(lambda: len(ann.answers) > known)
    for size in (1, 125, 126, 4000):
        said = json.dumps({"type": "why", "seat": 0, "move": "x" * size})
        known = len(ann.answers)
        await ann.connection.send(said)
        while len(ann.answers) == known:
            await ann.hear()


async def test_a_ping_is_answered(meet: Meet) -> None:
    ann = await at_a_table(meet)
    assert ann.connection is not None
    answer = await ann.connection.ping(b"salve")
    await asyncio.wait_for(answer, PATIENCE)
    await ann.settle()


async def test_a_message_that_is_not_text_closes_the_connection(meet: Meet) -> None:
    ann = await at_a_table(meet)
    assert ann.connection is not None
    await ann.connection.send(b"\xff\xfe", text=True)
    assert await closed(ann) == 1007


@pytest.mark.parametrize(
    "frame",
    [
        b"\x80\x80....",
        b"\xc1\x80....",
        b"\x81\x02{}",
        b"\x83\x80....",
    ],
    ids=["no beginning", "compressed", "no mask", "no such frame"],
)
async def test_a_bad_frame_closes_the_connection(meet: Meet, frame: bytes) -> None:
    ann = await at_a_table(meet)
    assert ann.connection is not None
    ann.connection.transport.write(frame)
    assert await closed(ann) == 1002
    await ann.join(ann.table.id)


@pytest.mark.parametrize(
    "path", ["/ws", "/ws/tables", "/ws/tables/a/b", "/ws/tables/a%2Fb", "/api/me"]
)
async def test_other_paths_are_refused(server: Server, path: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await connect(f"{server.ws}{path}", proxy=None, open_timeout=PATIENCE)
    assert refused.value.response.status_code == 404


async def test_a_bad_handshake(server: Server) -> None:
    port = urlsplit(server.url).port
    head = b"GET /ws/tables/x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    for more in (b"", b"Sec-WebSocket-Key: x\r\n", b"Sec-WebSocket-Version: 12\r\n"):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(head + more + b"\r\n")
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
        assert answer.split()[1] in (b"400", b"426")
        writer.close()
        await writer.wait_closed()


async def test_a_slow_reader_gets_the_current_state_later(meet: Meet) -> None:
    """Hundreds of answers that nobody reads: the server reads no more until they are read."""
    ann = await at_a_table(meet)
    ben = await (await meet("Ben")).join(ann.table.id)
    assert ben.connection is not None
    ben.connection.transport.pause_reading()
    asking = json.dumps({"type": "why", "seat": 0, "move": "x" * 3000})
    for _ in range(600):
        await ben.write(asking)
        if ben.connection.transport.get_write_buffer_size() > 1 << 20:
            break
    await ann.move(0, ann.moves(0)[0])
    await ann.say("are you there?")
    await ann.until_said(1)
    ben.connection.transport.resume_reading()
    await ben.until(lambda: ben.talk and ben.views[None].seq >= ann.views[0].seq)
    await ben.settle()


class Ear:
    """Hears that the connection is closed, and counts what it hears before."""

    def __init__(self) -> None:
        self.over = asyncio.Event()
        self.heard = 0
        self.socket: WebSocket | None = None
        """The connection as the server has it, once it is open."""

    def accept(self, socket: WebSocket, _: object) -> "Ear":
        self.socket = socket
        return self

    def pinged(self) -> bool:
        """Tell whether a ping is on its way and not answered yet."""
        return self.socket is not None and not self.socket._alive

    def received(self, _: bytes | None) -> None:
        self.heard += 1

    def writable(self) -> None: ...

    def closed(self) -> None:
        self.over.set()


@asynccontextmanager
async def pinged_every(seconds: float) -> AsyncIterator[tuple[ClientConnection, Ear]]:
    """A connection that is pinged often, to a server in this process."""

    async def nothing(*_: object) -> None: ...

    config = Config(nothing, ws_ping_interval=seconds)
    ear = Ear()
    state = {"accept": ear.accept}
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: WebSocket(config, ServerState(), state), "127.0.0.1", 0
    )
    port = server.sockets[0].getsockname()[1]
    async with connect(f"ws://127.0.0.1:{port}/", ping_interval=None, proxy=None) as line:
        yield line, ear
    server.close()


async def test_who_does_not_answer_is_dropped() -> None:
    async with pinged_every(0.3) as (line, ear):
        line.transport.pause_reading()
        await asyncio.wait_for(ear.over.wait(), PATIENCE)
        line.transport.resume_reading()
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(line.recv(), PATIENCE)


MUCH = 50 * [b"x" * 1_000_000]
"""More than the system takes over from us while nobody reads it."""
OFTEN, SELDOM = 0.2, 20.0


def _nothing(_: ClientConnection, __: WebSocket) -> None: ...


ENDS: dict[str, tuple[float, Callable[[ClientConnection, WebSocket], object]]] = {
    "it does not answer a ping": (OFTEN, _nothing),
    "we close": (SELDOM, lambda _, socket: socket.close(4403)),
    "the server stops": (SELDOM, lambda _, socket: socket.shutdown()),
    "it sends a bad frame": (SELDOM, lambda line, _: line.transport.write(b"\xff" * 20)),
    "it sends nothing more": (SELDOM, lambda line, _: line.transport.write_eof()),
    "it closes": (SELDOM, lambda line, _: line.transport.write(b"\x88\x80\0\0\0\0")),
}
"""How a connection begins to end, and how often the server pings meanwhile."""


@pytest.mark.parametrize("end", ENDS)
async def test_who_reads_nothing_is_cut_off(monkeypatch: pytest.MonkeyPatch, end: str) -> None:
    """However much is still to be sent: a system that only keeps the line open holds nothing."""
    monkeypatch.setattr("ludus.server.websocket.CLOSE_TIMEOUT", 0.3)
    every, begin = ENDS[end]
    async with pinged_every(every) as (line, ear):
        line.transport.pause_reading()
        assert ear.socket is not None
        assert ear.socket._transport is not None
        if begin is not _nothing:
            # There is always some room left, else nothing that the client sends would be read.
            ear.socket._transport.set_write_buffer_limits(high=1 << 30)
        ear.socket.send(MUCH)
        begin(line, ear.socket)
        await asyncio.wait_for(ear.over.wait(), SELDOM)
        line.transport.abort()


async def test_nothing_is_heard_once_we_close(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is cut off may go on sending for a while: nobody keeps that in mind."""
    async with pinged_every(SELDOM) as (line, ear):
        assert ear.socket is not None
        await line.send("one")
        await until(lambda: ear.heard == 1)
        line.transport.pause_reading()
        ear.socket.close(4403)
        line.transport.write(b"\x81\x81\0\0\0\0x" * 1000)
        line.transport.write(b"\x88\x80\0\0\0\0")
        await asyncio.wait_for(ear.over.wait(), PATIENCE)
        assert ear.heard == 1
        line.transport.abort()


async def test_a_server_that_comes_late_drops_nobody_who_has_answered() -> None:
    """Everybody would connect again at once, to a server that has too much to do already."""
    every = 1.0
    async with pinged_every(every) as (line, ear):
        line.transport.pause_reading()
        await until(ear.pinged)
        # The ping is on its way. Now the server stands still, and the answer comes late.
        time.sleep(every + LATE + 0.1)
        line.transport.resume_reading()
        await asyncio.sleep(every / 2)
        await asyncio.wait_for(await line.ping(), PATIENCE)
        assert not ear.over.is_set()
