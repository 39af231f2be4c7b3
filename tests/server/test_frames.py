"""A WebSocket reads the same from the same bytes, however they are cut into pieces."""

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from ludus.server.websocket import MOST_OTHERS, PIECE, WebSocket, is_short_text

HELLO = (
    b"GET /ws/tables/t HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)

texts = st.one_of(st.binary(max_size=8), st.integers(0, 300).map(lambda size: b"s" * size))
kinds = st.sampled_from([Opcode.TEXT, Opcode.TEXT, Opcode.TEXT, Opcode.CONT, Opcode.BINARY])
frames = st.one_of(
    st.builds(Frame, kinds, texts, st.sampled_from([True, True, False])),
    st.builds(Frame, st.sampled_from([Opcode.PING, Opcode.CLOSE]), st.binary(max_size=8)),
)


class Ear:
    """Notes what a WebSocket has read."""

    def __init__(self) -> None:
        self.heard: list[bytes | None] = []

    def received(self, data: bytes | None) -> None:
        self.heard.append(data)

    def writable(self) -> None: ...

    def closed(self) -> None: ...


class Wire(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.reads = True

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def get_extra_info(self, _: str, default: Any = None) -> Any:
        return default

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def close(self) -> None:
        self.written.append(b"closed")


def opened(ear: Ear, hello: bytes = HELLO) -> tuple[WebSocket, Wire]:
    """Open a WebSocket."""
    wire = Wire()

    def accept(_: WebSocket, __: Request) -> Ear:
        return ear

    state: Mapping[str, Any] = {"accept": accept}
    websocket = WebSocket(Config(None), ServerState(), state)  # type: ignore[arg-type]
    websocket.connection_made(wire)
    websocket.data_received(hello)
    wire.written.clear()
    return websocket, wire


def read(pieces: list[bytes]) -> tuple[list[bytes | None], bytes]:
    """Give what is heard and what is answered after a handshake."""

    async def run() -> tuple[list[bytes | None], bytes]:
        ear = Ear()
        websocket, wire = opened(ear)
        for piece in pieces:
            websocket.data_received(piece)
            while not wire.reads:
                await asyncio.sleep(0)
        websocket.connection_lost(None)
        return ear.heard, b"".join(wire.written)

    return asyncio.run(run())


@given(st.lists(frames, max_size=6), st.data())
@settings(max_examples=60, deadline=None)
def test_pieces_make_no_difference(sent: list[Frame], data: st.DataObject) -> None:
    whole = [_write(frame) for frame in sent]
    event(f"short texts: {sum(map(is_short_text, whole))}")
    stream = b"".join(whole)
    slowly = read([bytes([byte]) for byte in stream])
    assert read(whole) == slowly
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=5)))
    parts = [stream[a:b] for a, b in zip([0, *cuts], [*cuts, len(stream)], strict=True)]
    assert read([part for part in parts if part]) == slowly


def test_the_short_way_is_taken() -> None:
    """Otherwise the law above would say nothing about it."""
    moves = [_write(Frame(Opcode.TEXT, b'{"type":"ping"}' * times)) for times in (1, 8)]
    assert all(map(is_short_text, moves))
    assert read(moves)[0] == [b'{"type":"ping"}', b'{"type":"ping"}' * 8]
    for other in (b"", b"\x81", moves[0][:-1], moves[0] + b"x", moves[0] + moves[1]):
        assert not is_short_text(other)
    for data in (b"", b"s" * 126):
        assert not is_short_text(_write(Frame(Opcode.TEXT, data)))


async def test_a_flood_leaves_turns_to_others() -> None:
    """Thousands of frames may arrive at once: others have their turn after each few of them."""
    flood = _write(Frame(Opcode.TEXT, b"x")) * 5000
    ear, turns = Ear(), 0
    websocket, wire = opened(ear)
    websocket.data_received(flood)
    assert len(ear.heard) <= PIECE
    while not wire.reads:
        heard = len(ear.heard)
        await asyncio.sleep(0)
        turns += 1
        assert len(ear.heard) - heard <= PIECE
    assert ear.heard == [b"x"] * 5000
    assert turns >= len(flood) // PIECE


async def test_what_has_arrived_waits_with_what_has_not() -> None:
    """Whoever stops reading is given no more than a piece, and later everything in order."""

    class Busy(Ear):
        def received(self, data: bytes | None) -> None:
            super().received(data)
            websocket.stop_reading()

    sent = [b"%d" % number for number in range(2000)]
    ear = Busy()
    websocket, wire = opened(ear)
    websocket.data_received(b"".join(_write(Frame(Opcode.TEXT, one)) for one in sent))
    for _ in range(20):
        await asyncio.sleep(0)
    known = len(ear.heard)
    assert 0 < known <= PIECE
    for _ in range(50):
        await asyncio.sleep(0)
    assert len(ear.heard) == known
    while len(ear.heard) < len(sent):
        assert not wire.reads
        websocket.start_reading()
        await asyncio.sleep(0)
    assert ear.heard == sent


@pytest.mark.parametrize("how", ["eof", "lost"])
async def test_what_is_held_is_dropped_when_the_connection_ends(how: str) -> None:
    ear = Ear()
    websocket, _ = opened(ear)
    websocket.data_received(_write(Frame(Opcode.TEXT, b"x")) * 5000)
    await asyncio.sleep(0)
    heard = len(ear.heard)
    if how == "eof":
        websocket.eof_received()
    websocket.connection_lost(None)
    problems: list[Mapping[str, Any]] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: problems.append(context))
    for _ in range(20):
        await asyncio.sleep(0)
    assert not problems
    assert len(ear.heard) == heard


async def test_a_long_handshake_is_read_too() -> None:
    ear = Ear()
    long = HELLO.replace(b"Host: h", b"Host: h\r\nX-Long: " + b"l" * 5 * PIECE)
    websocket, wire = opened(ear, long)
    while not wire.reads:
        await asyncio.sleep(0)
    assert wire.written[0].startswith(b"HTTP/1.1 101")
    websocket.data_received(_write(Frame(Opcode.TEXT, b"x")))
    assert ear.heard == [b"x"]


@pytest.mark.parametrize(
    "frames",
    [
        [Frame(Opcode.PING, b"")] * (MOST_OTHERS + 1),
        [Frame(Opcode.PONG, b"")] * (MOST_OTHERS + 1),
        [Frame(Opcode.TEXT, b"", fin=False), *[Frame(Opcode.CONT, b"", fin=False)] * MOST_OTHERS],
    ],
    ids=["pings", "pongs", "a message in pieces without end"],
)
def test_frames_that_bring_nothing_are_few(frames: list[Frame]) -> None:
    _, answered = read([_write(frame) for frame in frames[:-1]])
    assert b"too many" not in answered
    _, answered = read([_write(frame) for frame in frames])
    assert b"too many" in answered


def _write(frame: Frame) -> bytes:
    return bytes(frame.serialize(mask=True))
