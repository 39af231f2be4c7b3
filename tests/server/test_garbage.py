"""Bytes that are no request, half a request, or a request gone wrong: a line of refusal at most."""

import asyncio
import json
from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from ludus.server.limits import Limits
from ludus.server.requests import MOST_AHEAD
from server.conftest import complaints, log_of, opened
from server.people import PATIENCE, open_connection
from serving import Server

THREE = {"players": 3, "target": 1, "dealer": 2}
GOOD = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits only two seconds for the rest of a request; it never complains.

    It has the usual limits, and no proxy: all of loopback is one address.
    """
    with opened(
        tmp_path_factory.mktemp("garbage"),
        "--request-within",
        "1",
        "--limits",
        "1",
        "--proxies",
        "",
    ) as server:
        yield server
        assert complaints(log_of(server)) == []


async def exchange(server: Server, sent: bytes) -> bytes:
    """Send bytes, and read until the server closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write(sent)
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return b""
    finally:
        writer.close()


def status(answer: bytes) -> int | None:
    """Read the status of an answer; None if there was none."""
    return int(answer.split()[1]) if answer.startswith(b"HTTP/1.1 ") else None


def request(line: bytes, *headers: bytes, body: bytes = b"") -> bytes:
    return b"\r\n".join([line, *headers, b"Connection: close", b"", body])


def post(path: str, body: bytes) -> bytes:
    return request(
        b"POST " + path.encode() + b" HTTP/1.1",
        b"Host: localhost",
        b"Content-Type: application/json",
        b"Content-Length: %d" % len(body),
        body=body,
    )


HALF = {
    "nothing": b"",
    "an empty line": b"\r\n",
    "a letter": b"G",
    "half a line": b"GET /api/me HT",
    "half a head": b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n",
    "half a body": b"POST /api/play HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    "half a piece": b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    "half an opening": b"GET /ws/tables/x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n",
    "one and a half": b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\nGET /api/me HT",
}


async def test_half_sent_requests_end(house: Server) -> None:
    answers = await asyncio.gather(*(exchange(house, half) for half in HALF.values()))
    assert [status(one) for one in answers[:-1]] == [None] * (len(HALF) - 1)
    assert status(answers[-1]) == 200


async def test_idle_connections_are_limited(house: Server) -> None:
    """The last of too many is closed while the first ones still wait."""
    most = Limits().waiting[0]
    lines = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(most + 1)]
    first, last = (asyncio.create_task(lines[at][0].read()) for at in (-10, -1))
    await asyncio.wait({first, last}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    assert (first.done(), last.done()) == (False, True)
    for _, writer in lines:
        writer.close()
    while status(await exchange(house, GOOD)) != 200:
        await asyncio.sleep(0.05)


async def test_requests_far_ahead_of_their_answers_are_cut_off(house: Server) -> None:
    """A chunk with thousands of requests would keep everybody else waiting while it is read."""
    ahead = b"GET /api/health HTTP/1.1\r\nHost: h\r\n\r\n"
    few = await exchange(house, ahead * MOST_AHEAD + GOOD)
    assert few.count(b"HTTP/1.1 200 ") == MOST_AHEAD + 1
    many = await exchange(house, ahead * 1000)
    assert many.count(b"HTTP/1.1 ") < 1000
    assert status(await exchange(house, GOOD)) == 200


async def test_a_request_sent_byte_by_byte_ends_too(house: Server) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    gone = asyncio.create_task(reader.read())
    async with asyncio.timeout(PATIENCE):
        for at in count():
            if gone.done():
                break
            writer.write(b"X" if at > 3 else b"\r\n")
            await asyncio.sleep(0.1)
    # Whoever is still sending may be told by a reset.
    assert isinstance(gone.exception(), ConnectionError | None)
    writer.close()


HOSTS = [
    b"[",
    b"[::1",
    b"[x]",
    b"]",
    b"a b",
    b"a/b",
    b"a@b",
    b"\xff",
    b"",
    b":80",
    b"a:b",
    b"a" * 300,
]


@pytest.mark.parametrize("host", HOSTS)
@pytest.mark.parametrize("path", [b"/", b"/api/me", b"/api/reach", b"/assets/x"])
async def test_an_odd_host_is_refused(house: Server, path: bytes, host: bytes) -> None:
    answer = await exchange(house, request(b"GET " + path + b" HTTP/1.1", b"Host: " + host))
    assert status(answer) == 400


async def test_two_hosts_are_refused(house: Server) -> None:
    two = request(b"GET /api/me HTTP/1.1", b"Host: localhost", b"Host: example.org")
    assert status(await exchange(house, two)) == 400


@pytest.mark.parametrize(
    "host", [b"localhost", b"a.example:8080", b"[::1]", b"[::1]:8000", b"1.2.3.4"]
)
async def test_usual_hosts_are_served(house: Server, host: bytes) -> None:
    answer = await exchange(house, request(b"GET /api/me HTTP/1.1", b"Host: " + host))
    assert status(answer) == 200


@pytest.mark.parametrize(
    "scheme", ["ftp", "file", "ws", "HTTP", "javascript", "chrome-extension", ""]
)
async def test_an_origin_of_another_scheme_is_foreign(house: Server, scheme: str) -> None:
    origin = b"Origin: " + scheme.encode() + b"://localhost"
    sent = post("/api/play", b"{}").replace(b"Host: localhost", b"Host: localhost\r\n" + origin)
    assert status(await exchange(house, sent)) == 403
    with pytest.raises(Exception, match="403"):
        await open_connection(house, "x", None, origin=f"{scheme}://127.0.0.1:{house.port}")


def option(value: str) -> bytes:
    return b'{"game":"gorus","options":{"players":3,"target":%s}}' % value.encode()


NUMBERS = ["9" * digits for digits in (19, 20, 40, 309, 4299, 4300, 4301, 8000)] + [
    "-" + "9" * 4300,
    "1e308",
    "1e309",
    "-1e999",
    "1" + "0" * 4300 + ".5",
    "9" * 4300 + "e1",
]


@pytest.mark.parametrize("number", NUMBERS, ids=lambda text: f"{text[:3]}…{len(text)}")
@pytest.mark.parametrize("path", ["/api/tables", "/api/play", "/api/tables/x/sit"])
async def test_numbers_of_any_length_are_refused(house: Server, path: str, number: str) -> None:
    body = (
        option(number) if path in ("/api/tables", "/api/play") else b'{"seat":%s}' % number.encode()
    )
    assert status(await exchange(house, post(path, body))) in (404, 422)


@pytest.mark.parametrize("depth", [33, 100, 300, 900, 1000, 1500, 3000])
@pytest.mark.parametrize("path", ["/api/tables", "/api/play"])
async def test_deep_bodies_are_refused(house: Server, path: str, depth: int) -> None:
    for left, right in (("[", "]"), ('{"a":', "}")):
        body = option(left * depth + "1" + right * depth)
        assert status(await exchange(house, post(path, body))) in (413, 422)


async def test_deep_frames_are_refused(house: Server) -> None:
    table = json.loads(
        (await exchange(house, post("/api/play", option("1")))).partition(b"\r\n\r\n")[2]
    )
    line = await open_connection(house, table["id"], None)
    for depth in (10, 100, 500, 990, 1000, 1500, 2000, 4000):
        for left, right in (("[", "]"), ('{"a":', "}")):
            deep = (left * depth + "1" + right * depth)[:4000]
            for name in ("x", "type", "text"):
                await line.send(f'{{"{name}":{deep},"type":"talk"}}')
                await line.send(f'{{"type":"talk","{name}":{deep}}}')
    heard = 0
    while heard < 8 * 2 * 6:
        message = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
        if message["type"] == "problem":
            assert message["message"]["key"] == "bad-frame"
            heard += 1
    await line.close()


async def test_a_head_beyond_all_measure_is_refused(house: Server) -> None:
    for head in (
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n",
        request(b"GET / HTTP/1.1", b"Host: x", b"Cookie: " + b"a" * 100_000),
        request(b"GET / HTTP/1.1", b"Host: x", *[b"X-%d: y" % n for n in range(20_000)]),
    ):
        assert status(await exchange(house, head)) in (431, None)


async def test_a_body_is_not_counted_with_the_head_it_arrives_with(house: Server) -> None:
    for size in (40_000, 100_000):
        answer = await exchange(house, post("/api/tables", b"x" * size))
        assert status(answer) == 413
        assert b'"too-large"' in answer


LINES = [
    b"GET /api/me HTTP/1.1", b"BREW /api/me HTTP/1.1", b"GET /api/me HTTP/9.9", b"GET /api/me",
    b"get /api/me HTTP/1.1", b"GET  HTTP/1.1", b"GET http://[/ HTTP/1.1", b"GET //[ HTTP/1.1",
    b"GET * HTTP/1.1", b"OPTIONS * HTTP/1.1", b"CONNECT a:1 HTTP/1.1", b"CONNECT /api/me HTTP/1.1",
    b"GET /api/\xff\xfe HTTP/1.1", b"GET /api/%ED%A0%80 HTTP/1.1", b"GET /api/\x00 HTTP/1.1",
    b"GET /api/tables/%00/replay HTTP/1.1", b"GET /api/tables/x/qr.svg?base=%ff%00 HTTP/1.1",
    b"GET /api/tables/x/forecasts?seat=" + b"9" * 4301 + b" HTTP/1.1",
    b"GET /api/tables/x/replay?seat=%ED%A0%80&first=%00 HTTP/1.1",
    b"GET /api/games/%2e%2e/printed?v=%F0%28 HTTP/1.1", b"GET /api/locale/%D1%8F HTTP/1.1",
    b"TRACE /api/me HTTP/1.1", b"PRI * HTTP/2.0", b"PUT /api/me HTTP/1.0", b"HEAD /api/me HTTP/1.1",
]  # fmt: skip
HEADERS = [
    b"Host: localhost", b"Cookie: ludus=\xff\xfe", b"Cookie: ;;=;ludus", b'Cookie: ludus="\\777"',
    b"Origin: http://[", b"Content-Length: 5", b"Content-Length: " + b"9" * 5000,
    b"Content-Length: \xb2", b"Transfer-Encoding: chunked", b"Transfer-Encoding: x",
    b"Upgrade: websocket", b"Connection: Upgrade", b"Upgrade: h2c", b"Sec-WebSocket-Key: \xff",
    b"Sec-WebSocket-Version: 13", b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    b"Sec-WebSocket-Extensions: ;;", b"Sec-WebSocket-Protocol: ,,", b"Expect: 100-continue",
    b"X-Forwarded-For: \xff, ,[", b"X-Forwarded-Proto: javascript", b"Accept-Encoding: gzip;q=x",
    b"If-None-Match: \xff", b"Range: bytes=5-1,x", b"Content-Type: application/json;charset=\xff",
    b"Content-Type: multipart/form-data", b"Folded: a\r\n b", b"No colon", b": nameless",
    b"Bad\x00name: x", b"Zero: \x00",
]  # fmt: skip
BODIES = [b"", b"{}", b"\xff\xfe", b"5\r\nhello\r\n0\r\n\r\n", b'"\\ud800"', b"\x00" * 50, b"null"]


def garbled(rng: Random) -> bytes:
    """Put a request together from odd parts; sometimes cut it, or change some of its bytes."""
    headers = rng.sample(HEADERS, rng.randint(0, 6))
    sent = bytearray(request(rng.choice(LINES), *headers, body=rng.choice(BODIES)))
    for _ in range(rng.choice((0, 0, 0, 1, 5))):
        sent[rng.randrange(len(sent))] = rng.randrange(256)
    return bytes(sent[: rng.randrange(len(sent))] if rng.random() < 0.1 else sent)


async def test_no_garbage_breaks_the_server(house: Server) -> None:
    rng = Random(13)
    told = set()
    # More at once would be too many connections for one address.
    for _ in range(3):
        batch = [garbled(rng) for _ in range(167)] + [rng.randbytes(300) for _ in range(17)]
        for sent, answer in zip(
            batch, await asyncio.gather(*(exchange(house, one) for one in batch)), strict=True
        ):
            code = status(answer)
            told.add(code)
            assert code is None or code == 503 or code < 500, (sent, answer)
    assert {200, 400, 404} <= told
    assert status(await exchange(house, GOOD)) == 200
    assert complaints(log_of(house)) == []
