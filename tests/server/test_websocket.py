"""The WebSocket itself: pieces, pings, bad frames, and a reader who is slow."""

import asyncio
import json
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.conftest import Meet
from server.people import PATIENCE, Person
from serving import Server

THREE = {"players": 3, "target": 1, "dealer": 2}


async def at_a_table(meet: Meet) -> Person:
    ann = await meet("Ann")
    table = await ann.do("/play", game="gorus", options=THREE, bot="random")
    return await ann.join(table.id)


async def closed(person: Person) -> int | None:
    assert person.line is not None
    with pytest.raises(ConnectionClosed) as caught:
        while True:
            await asyncio.wait_for(person.line.recv(), PATIENCE)
    person.line = None
    return caught.value.rcvd.code if caught.value.rcvd else None


async def test_a_message_may_come_in_pieces(meet: Meet) -> None:
    ann = await at_a_table(meet)
    assert ann.line is not None
    known = len(ann.answers)
    await ann.line.send(['{"type":', '"pi', 'ng"}'])
    await ann.until(lambda: len(ann.answers) > known)
    for size in (1, 125, 126, 4000):
        said = json.dumps({"type": "why", "seat": 0, "move": "x" * size})
        known = len(ann.answers)
        await ann.line.send(said)
        while len(ann.answers) == known:
            await ann.hear()


async def test_a_ping_is_answered(meet: Meet) -> None:
    ann = await at_a_table(meet)
    assert ann.line is not None
    answer = await ann.line.ping(b"salve")
    await asyncio.wait_for(answer, PATIENCE)
    await ann.settle()


async def test_what_is_no_text_ends_the_line(meet: Meet) -> None:
    ann = await at_a_table(meet)
    assert ann.line is not None
    await ann.line.send(b"\xff\xfe", text=True)
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
async def test_a_bad_frame_ends_the_line(meet: Meet, frame: bytes) -> None:
    ann = await at_a_table(meet)
    assert ann.line is not None
    ann.line.transport.write(frame)
    assert await closed(ann) == 1002
    await ann.join(ann.table.id)


@pytest.mark.parametrize(
    "path", ["/ws", "/ws/tables", "/ws/tables/a/b", "/ws/tables/a%2Fb", "/api/me"]
)
async def test_there_is_nobody_to_talk_to_elsewhere(server: Server, path: str) -> None:
    from websockets.asyncio.client import connect

    with pytest.raises(InvalidStatus) as refused:
        await connect(f"{server.ws}{path}", proxy=None, open_timeout=PATIENCE)
    assert refused.value.response.status_code == 404


async def test_a_handshake_that_is_none(server: Server) -> None:
    port = urlsplit(server.url).port
    head = b"GET /ws/tables/x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    for more in (b"", b"Sec-WebSocket-Key: x\r\n", b"Sec-WebSocket-Version: 12\r\n"):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(head + more + b"\r\n")
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
        assert answer.split()[1] in (b"400", b"426")
        writer.close()
        await writer.wait_closed()


async def test_who_does_not_read_is_told_the_present_later(meet: Meet) -> None:
    """Hundreds of answers that nobody takes: the line is not listened to until they are taken."""
    ann = await at_a_table(meet)
    ben = await (await meet("Ben")).join(ann.table.id)
    assert ben.line is not None
    ben.line.transport.pause_reading()
    asking = json.dumps({"type": "why", "seat": 0, "move": "x" * 3000})
    for _ in range(600):
        await ben.write(asking)
        if ben.line.transport.get_write_buffer_size() > 1 << 20:
            break
    await ann.move(0, ann.moves(0)[0])
    await ann.say("are you there?")
    await ann.until_said(1)
    ben.line.transport.resume_reading()
    await ben.until(lambda: ben.talk and ben.views[None].seq >= ann.views[0].seq)
    await ben.settle()
