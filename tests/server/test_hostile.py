"""Whatever is sent, the answer is a clear refusal; the server survives and nobody else notices."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx2
import pytest
from itsdangerous import URLSafeSerializer
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludus.server.guard import HEADERS, LARGEST_BODY
from ludus.server.guests import COOKIE
from ludus.server.protocol import MakeMove, Pong, Problem, Refused
from server.conftest import Meet
from server.people import PATIENCE, Person, open_connection
from serving import Server

THREE = {"players": 3, "target": 1, "dealer": 2}
SCRIPT = "<script>alert(1)</script>"


class Quiet:
    """A game that waits for Ann, with Ben beside her and a bot."""

    def __init__(self, ann: Person, ben: Person, table: str) -> None:
        self.ann = ann
        self.ben = ben
        self.table = table


@asynccontextmanager
async def undisturbed(meet: Meet) -> AsyncIterator[Quiet]:
    """Whatever is done meanwhile, the table stands as it was, and the game goes on."""
    ann, ben = await meet("Ann"), await meet("Ben")
    table = (await ann.do("/tables", game="gorus", options=THREE)).id
    await ben.do(f"/tables/{table}/sit", seat=1)
    await ann.do(f"/tables/{table}/bot", seat=2, bot="random")
    await ann.do(f"/tables/{table}/start")
    await ann.join(table)
    await ben.join(table)
    await ann.settle()
    views, log, options = dict(ann.views), list(ann.log[0]), ann.table.options
    yield Quiet(ann, ben, table)
    await ann.settle()
    assert (ann.views, ann.log[0], ann.table.options) == (views, log, options)
    assert [seat.held for seat in ann.table.seats] == [False] * 3
    if ben.connection is None:
        await ben.join(table)
    await ann.move(0, ann.moves(0)[0])
    await ben.until(lambda: ben.moves(1))
    await ben.move(1, Random(1).choice(ben.moves(1)))
    await ann.until(lambda: ann.views[0].view["hand_sizes"][2] == 9)


def key_of(answer: httpx2.Response) -> str:
    """Read the refusal: every one has the same form."""
    assert answer.headers["content-type"] == "application/json"
    body = answer.json()
    assert set(body) == {"article", "message"}
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    key: str = body["message"]["key"]
    return key


def move(**changed: Any) -> str:
    return json.dumps({"type": "move", "seat": 1, "prompt": "1.0.0", "move": "BL4"} | changed)


NOT_UNDERSTOOD: dict[str, str | bytes] = {
    "empty": "",
    "no JSON": "hello",
    "half": '{"type":"ping"',
    "two": '{"type":"ping"}{"type":"ping"}',
    "array": "[]",
    "array of a message": '[{"type":"ping"}]',
    "null": "null",
    "number": "42",
    "string": '"ping"',
    "no type": "{}",
    "unknown type": '{"type":"dance"}',
    "type of the server": '{"type":"view","seq":1}',
    "type is a number": '{"type":1}',
    "no fields": '{"type":"move"}',
    "seat is text": move(seat="1"),
    "seat is a fraction": move(seat=1.5),
    "seat is null": move(seat=None),
    "seat is true": move(seat=True),
    "seat is a list": move(seat=[1]),
    "seat is not a number": '{"type":"undo","seat":NaN}',
    "seat is infinite": '{"type":"undo","seat":Infinity}',
    "seat is too large for a float": '{"type":"undo","seat":1e999}',
    "prompt is a number": move(prompt=1),
    "move is an object": move(move={"card": "BL4"}),
    "one field more": move(guest="g0"),
    "consent is a word": '{"type":"consent","seat":1,"yes":"yes"}',
    "deep list": "[" * 4000,
    "deep text": '{"type":"talk","text":' + "[" * 1900 + "]" * 1900 + "}",
    "deep objects": '{"a":' * 800 + "1" + "}" * 800,
    "half a sign": '{"type":"talk","text":"\\ud800"}',
    "bytes": b'{"type":"ping"}',
    "other bytes": b"\x00\xff\xfe",
    "no bytes": b"",
    "five kilobytes": json.dumps({"type": "talk", "text": "x" * 5000}),
}


async def test_what_is_not_understood_is_refused(meet: Meet) -> None:
    async with undisturbed(meet) as quiet:
        keys = {}
        for name, frame in NOT_UNDERSTOOD.items():
            answer = await quiet.ben.ask_raw(frame)
            keys[name] = answer.message.key if isinstance(answer, Problem) else f"{answer}"
        assert keys == dict.fromkeys(NOT_UNDERSTOOD, "bad-frame")
        await quiet.ben.settle()
        assert quiet.ben.talk == []


async def test_seats_and_prompts_that_are_not_ones_own(meet: Meet) -> None:
    async with undisturbed(meet) as quiet:
        ann, ben = quiet.ann, quiet.ben
        prompt = ann.prompt(0)
        hers, his = ann.views[0].view["hand"][0], ben.views[1].view["hand"][0]
        for seat, name, card, key in (
            (0, prompt, hers, "table-not-yours"),  # her seat, her question, her card
            (0, prompt, his, "table-not-yours"),
            (1, prompt, his, "table-stale"),  # his seat, her question
            (1, "1.0.0", his, "table-stale"),  # a question not yet put
            (1, "", his, "table-stale"),
            (2, "2.0.0", his, "table-not-yours"),
            (-1, prompt, his, "table-not-yours"),
            (-3, prompt, his, "table-not-yours"),
            (3, prompt, his, "table-not-yours"),
            (2**31, prompt, his, "table-not-yours"),
            (2**63 - 1, prompt, his, "table-not-yours"),
            (-(2**63), prompt, his, "table-not-yours"),
        ):
            answer = await ben.ask(MakeMove(seat, name, card))
            assert isinstance(answer, Refused)
            assert (answer.message.key, answer.why) == (key, None)
            assert (answer.seat, answer.move) == (seat, card)
        for seat in (-1, 0, 2, 3, 2**31, 2**63 - 1):
            for text in (
                f'{{"type":"why","seat":{seat},"move":"{hers}"}}',
                f'{{"type":"undo","seat":{seat}}}',
                f'{{"type":"consent","seat":{seat},"yes":true}}',
            ):
                refused = await ben.ask_raw(text)
                assert isinstance(refused, Problem)
                assert refused.message.key in (
                    "table-not-yours",
                    "table-no-seat",
                    "table-no-undo",
                )
        odd = await ann.ask(MakeMove(0, prompt, "BL4'; DROP TABLE entries; --"))
        assert isinstance(odd, Refused)
        assert odd.message.key == "gorus-no-such-card"


async def test_numbers_larger_than_any_seat(meet: Meet) -> None:
    async with undisturbed(meet) as quiet:
        for number in (2**64, -(2**64), 10**30, -(10**30), 10**3900):
            for text in (
                move(seat=number),
                f'{{"type":"why","seat":{number},"move":"BL4"}}',
                f'{{"type":"undo","seat":{number}}}',
                f'{{"type":"consent","seat":{number},"yes":true}}',
            ):
                answer = await quiet.ben.ask_raw(text)
                assert isinstance(answer, Problem | Refused)


async def test_a_frame_beyond_all_measure_ends_only_that_line(meet: Meet) -> None:
    async with undisturbed(meet) as quiet:
        for size in (20_000, 1_000_000):
            for frame in ("x" * size, b"x" * size):
                await quiet.ben.join(quiet.table)
                await quiet.ben.write(frame)
                with pytest.raises(ConnectionClosed) as closed:
                    await quiet.ben.settle()
                # A client that is still sending may not receive the reason.
                told = closed.value.rcvd
                assert told.code == 1009 if told else size > 100_000
        quiet.ben.connection = None


async def test_a_flood_of_messages_drowns_nobody(meet: Meet) -> None:
    async with undisturbed(meet) as quiet:
        ann, ben = quiet.ann, quiet.ben
        for _ in range(1500):
            await ben.write('{"type":"ping"}')
        answer = await asyncio.wait_for(ann.ask_raw('{"type":"ping"}'), PATIENCE)
        assert isinstance(answer, Pong)
        await ben.until(lambda: len(ben.answers) >= 1500)


async def test_thirty_lines_opened_and_dropped(server: Server, meet: Meet) -> None:
    async with undisturbed(meet) as quiet:
        strangers = [await open_connection(server, quiet.table, None) for _ in range(30)]
        await quiet.ann.until(lambda: quiet.ann.table.spectators == 30)
        for number, stranger in enumerate(strangers):
            if number % 2:
                stranger.transport.abort()
            else:
                await stranger.close()
        await quiet.ann.until(lambda: quiet.ann.table.spectators == 0)
        for stranger in strangers:
            await stranger.wait_closed()


async def test_lines_that_are_never_finished(server: Server, meet: Meet) -> None:
    async with undisturbed(meet):
        for start in (
            b"",
            b"GET /ws/tables/x HTTP/1.1\r\n",
            b"\x16\x03\x01\x00\xff" * 20,
            b"GET / HTTP/9.9\r\n\r\n",
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n{}",
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n{}",
        ):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(start)
            await writer.drain()
            writer.close()
            await writer.wait_closed()


# What people write is data


async def test_a_script_in_a_name_or_in_talk_is_only_text(meet: Meet) -> None:
    eve = await meet()
    await eve.call(SCRIPT)
    me = await eve.get("/me")
    assert me.json()["name"] == SCRIPT[:24]
    opened = await eve.post("/tables", game="gorus", options=THREE, public=True)
    table = opened.json()["id"]
    await eve.join(table)
    await eve.say(SCRIPT)
    await eve.until_said(1)
    assert (eve.talk[0].text, eve.talk[0].name) == (SCRIPT, SCRIPT[:24])
    pages = [me, opened, *[await eve.get(path) for path in ("/tables", f"/tables/{table}")]]
    for page in pages:
        assert SCRIPT[:24] in page.text
        assert page.headers["content-type"] == "application/json"
        for name, value in HEADERS.items():
            assert page.headers[name] == value
    unknown = await eve.get(f"/locale/{SCRIPT}")
    assert unknown.status_code in (404, 422)
    assert key_of(unknown)
    unknown = await eve.post("/play", game=SCRIPT)
    assert (unknown.status_code, key_of(unknown)) == (422, "unknown-game")


# Guests


def forged(cookie: str) -> dict[str, str]:
    body, _, seal = cookie.rpartition(".")
    other = URLSafeSerializer("a guess", salt="guest")
    return {
        "one sign of the seal": f"{body}.{'A' if seal[0] != 'A' else 'B'}{seal[1:]}",
        "one sign of the body": f"{'A' if body[0] != 'A' else 'B'}{body[1:]}.{seal}",
        "cut short": cookie[:-5],
        "no seal": body,
        "only a seal": f".{seal}",
        "another key": str(other.dumps({"id": "g0", "name": "Ann", "language": "en"})),
        "plain": "g0",
        "empty": "",
        "odd": "\u00e9\u00ff.x",
        "long": "x" * 4000,
    }


async def test_a_forged_cookie_makes_a_new_guest(server: Server, meet: Meet) -> None:
    async with undisturbed(meet) as quiet:
        for value in forged(quiet.ann.cookie or "").values():
            header = {b"cookie": f"{COOKIE}={value}".encode("latin-1")}
            async with httpx2.AsyncClient(base_url=server.url, trust_env=False) as http:
                me = await http.get("/api/me", headers=header, timeout=PATIENCE)
                assert me.json() == {"name": "", "language": ""}
                assert me.headers["set-cookie"].startswith(f"{COOKIE}=")
                table = await http.get(f"/api/tables/{quiet.table}", headers=header)
                assert not any(seat["mine"] for seat in table.json()["seats"])
                left = await http.post(
                    f"/api/tables/{quiet.table}/leave", json={"seat": 0}, headers=header
                )
                assert (left.status_code, key_of(left)) == (409, "table-not-yours")
            if not value.isascii():
                continue
            mallory = await meet(cookie=value)
            await mallory.join(quiet.table)
            assert set(mallory.views) == {None}
            assert (mallory.seats, mallory.table.host) == ((), False)
            no = await mallory.ask(MakeMove(0, quiet.ann.prompt(0), quiet.ann.moves(0)[0]))
            assert isinstance(no, Refused)
            await mallory.disconnect()


# Pages of other sites

FOREIGN = ["http://evil.example", "null", "http://127.0.0.1", "http://[", "x", "http://127.0.0.1:1"]


async def test_another_sites_page_changes_nothing(server: Server, meet: Meet) -> None:
    async with undisturbed(meet) as quiet:
        refused: dict[str, list[int]] = {}
        for origin in FOREIGN:
            for method, path, body in (
                ("POST", "/api/tables", {"game": "gorus", "options": THREE}),
                ("POST", f"/api/tables/{quiet.table}/leave", {"seat": 0}),
                ("PUT", "/api/me", {"name": "Eve", "language": "en"}),
                ("DELETE", "/api/me", {}),
            ):
                answer = await quiet.ann.http.request(
                    method, path, json=body, headers={"origin": origin}
                )
                refused.setdefault(origin, []).append(answer.status_code)
                if answer.status_code == 403:
                    assert key_of(answer) == "foreign-origin"
            with pytest.raises(InvalidStatus) as shut:
                await open_connection(server, quiet.table, quiet.ann.cookie, origin=origin)
            refused[origin].append(shut.value.response.status_code)
        assert refused == {origin: [403] * 5 for origin in FOREIGN}
        assert (await quiet.ann.get("/me")).json()["name"] == "Ann"


async def test_our_own_pages_may(server: Server, meet: Meet) -> None:
    ann = await meet()
    answer = await ann.http.put(
        "/api/me", json={"name": "Ann", "language": "en"}, headers={"origin": server.url}
    )
    assert answer.status_code == 200
    table = await ann.do("/play", game="gorus", options=THREE, bot="random")
    await ann.join(table.id, origin=server.url)
    assert ann.seats == (0,)


# Bodies


async def test_a_body_too_large_is_refused(server: Server, meet: Meet) -> None:
    ann = await meet("Ann")
    most = json.dumps({"name": "x" * (LARGEST_BODY - 40), "language": "en"}).encode()
    assert len(most) <= LARGEST_BODY
    answer = await ann.http.put("/api/me", content=most)
    assert answer.status_code == 422
    for size in (LARGEST_BODY + 1, 100_000):

        async def pieces(size: int = size) -> AsyncIterator[bytes]:
            for start in range(0, size, 4096):
                yield b"x" * min(4096, size - start)

        answer = await ann.http.post("/api/tables", content=b"x" * size)
        assert (answer.status_code, key_of(answer)) == (413, "too-large")
        answer = await ann.http.post("/api/tables", content=pieces())
        assert "content-length" not in answer.request.headers
        assert (answer.status_code, key_of(answer)) == (413, "too-large")
    assert (await ann.get("/me")).json()["name"] == "Ann"


BODIES: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"hello",
    "half": b'{"game":"gorus"',
    "array": b"[]",
    "null": b"null",
    "number": b"1",
    "no game": b"{}",
    "game is a number": b'{"game":1}',
    "one field more": b'{"game":"gorus","options":{"players":3},"seed":"00"}',
    "options is a list": b'{"game":"gorus","options":[]}',
    "unknown option": b'{"game":"gorus","options":{"players":3,"cheat":true}}',
    "no players": b'{"game":"gorus","options":{}}',
    "players is text": b'{"game":"gorus","options":{"players":"3"}}',
    "players is a fraction": b'{"game":"gorus","options":{"players":2.5}}',
    "nobody plays": b'{"game":"gorus","options":{"players":0}}',
    "no number of players": b'{"game":"gorus","options":{"players":NaN}}',
    "very many players": b'{"game":"gorus","options":{"players":%d}}' % 10**30,
    "very few players": b'{"game":"gorus","options":{"players":%d}}' % -(10**30),
    "half a sign": b'{"game":"gorus","options":{"players":3,"edition":"\\ud800"}}',
    "half a sign as game": b'{"game":"\\ud800","options":{"players":3}}',
    "half a sign as option": b'{"game":"gorus","options":{"\\ud800":3}}',
    "no letters": b'{"game":"\xff\xfe","options":{"players":3}}',
    "deep": b'{"game":"gorus","options":' + b'{"a":' * 2000 + b"1" + b"}" * 2000 + b"}",
    "deep lists": b'{"game":"gorus","options":{"players":' + b"[" * 5000 + b"]" * 5000 + b"}}",
    "digits": b'{"game":"gorus","options":{"players":' + b"9" * 10_000 + b"}}",
    "clock is a word": b'{"game":"gorus","options":{"players":3},"clock":"fast"}',
    "clock runs backwards": (
        b'{"game":"gorus","options":{"players":3},"clock":{"kind":"move","seconds":-1}}'
    ),
    "clock beyond all": (
        b'{"game":"gorus","options":{"players":3},"clock":{"kind":"bank","seconds":%d}}' % 10**30
    ),
    "increment beyond all": (
        b'{"game":"gorus","options":{"players":3},"clock":{"increment":%d}}' % 10**30
    ),
    "public is a number": b'{"game":"gorus","options":{"players":3},"public":1}',
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
async def test_a_body_that_makes_no_table_is_refused(
    server: Server, meet: Meet, body: bytes
) -> None:
    eve = await meet("Eve")
    before = len((await eve.get("/tables")).json())
    answer = await eve.http.post(
        "/api/tables", content=body, headers={"content-type": "application/json"}
    )
    assert answer.status_code in (400, 422)
    assert key_of(answer)
    assert len((await eve.get("/tables")).json()) == before


async def test_seats_that_no_table_has(meet: Meet) -> None:
    async with undisturbed(meet) as quiet:
        for seat in (-1, 3, 2**31, 2**63, 10**30, 10**300, -(10**30)):
            for path in ("sit", "leave", "return", "bot"):
                answer = await quiet.ben.post(f"/tables/{quiet.table}/{path}", seat=seat)
                assert answer.status_code in (409, 422), (path, seat)
                assert key_of(answer)
        words: tuple[Any, ...] = ("1", 1.5, True, [], {})
        for word in words:
            for path in ("sit", "leave", "return", "bot"):
                answer = await quiet.ben.post(f"/tables/{quiet.table}/{path}", seat=word)
                assert (answer.status_code, key_of(answer)) == (422, "bad-body")
        for bot in ("search:100000", "search:9999999ms", "../search", "", "x" * 1000):
            answer = await quiet.ben.post("/play", game="gorus", options=THREE, bot=bot)
            assert (answer.status_code, key_of(answer)) == (422, "unknown-bot")


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "text/html"]
)
async def test_a_form_of_another_page_is_no_body(meet: Meet, kind: str) -> None:
    eve = await meet("Eve")
    body = json.dumps({"game": "gorus", "options": THREE})
    answer = await eve.http.post("/api/tables", content=body, headers={"content-type": kind})
    assert answer.status_code in (400, 415, 422)
    assert key_of(answer)


# Places there are not

NO_TABLES = [
    "nope",
    "AAAAAAAAAAAA",
    "x" * 500,
    "%00",
    "%ff",
    "..",
    "'--",
    "%F0%9F%8E%B2",
    "%0d%0aX:%20y",
]


@pytest.mark.parametrize("table", NO_TABLES)
async def test_a_table_there_is_not(server: Server, meet: Meet, table: str) -> None:
    eve = await meet("Eve")
    for path in ("", "/record", "/replay", "/qr.svg"):
        answer = await eve.get(f"/tables/{table}{path}")
        assert answer.status_code in ((200, 404) if table == ".." else (404,)), path
    for path, body in (
        ("sit", {}),
        ("leave", {"seat": 0}),
        ("return", {"seat": 0}),
        ("bot", {"seat": 0, "bot": "random"}),
        ("start", {}),
        ("rematch", {}),
    ):
        answer = await eve.post(f"/tables/{table}/{path}", **body)
        assert answer.status_code in ((404, 405) if table == ".." else (404,)), path
        assert key_of(answer)
    if table != "..":
        connection = await open_connection(server, table, eve.cookie)
        with pytest.raises(ConnectionClosed) as closed:
            await asyncio.wait_for(connection.recv(), PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


async def test_places_and_methods_there_are_not(meet: Meet) -> None:
    eve = await meet("Eve")
    for path in (
        *("/api", "/api/", "/api/nothing", "/api/docs/nothing", "/api/tables/x/y/z"),
        *("/ws", "/ws/", "/ws/tables", "/ws/tables/x", "/metrics/", "/metrics/x"),
        *("/assets", "/assets/nothing.js", "/%61pi", "/%61pi/nothing"),
    ):
        answer = await eve.http.get(path)
        assert (answer.status_code, key_of(answer)) == (404, "no-page"), path
    for method, path in (
        ("DELETE", "/api/tables"),
        ("PATCH", "/api/me"),
        ("GET", "/api/play"),
        ("POST", "/api/health"),
        ("PROPFIND", "/api/me"),
        ("POST", "/"),
    ):
        answer = await eve.http.request(method, path)
        assert answer.status_code in (404, 405), (method, path)
        assert key_of(answer) in ("no-method", "no-page")


async def test_only_the_clients_own_addresses_are_pages(meet: Meet) -> None:
    eve = await meet("Eve")
    for path in ("/", "/about", "/t/x", "/r/x", "/rules/gorus", "/t/x/"):
        assert (await eve.http.get(path)).status_code in (200, 503), path
    for path in ("/nothing", "/t", "/t/x/y", "/rules", "/about/us", "/wp-login.php", "/.git/HEAD"):
        assert (await eve.http.get(path)).status_code in (404, 503), path


async def raw(server: Server, target: bytes) -> tuple[int, bytes]:
    """Ask for exactly these bytes: a client library would tidy the path up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"GET " + target + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    await writer.drain()
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    await writer.wait_closed()
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), body


OUTSIDE = [
    "/../app.py",
    "/../../../../pyproject.toml",
    "/%2e%2e/app.py",
    "/..%2fapp.py",
    "/%2e%2e%2fapp.py",
    "/..%5capp.py",
    "/..%252fapp.py",
    "/assets/../../app.py",
    "/assets/%2e%2e/%2e%2e/app.py",
    "/assets/..%2f..%2fapp.py",
    "/assets//etc/passwd",
    "//etc/passwd",
    "/%2fetc%2fpasswd",
    "/%2Fetc/passwd",
    "/./../app.py",
    "/t/../../app.py",
    "/~root/.bashrc",
    "/file:///etc/passwd",
    "/%00",
    "/app.py%00.html",
    "/assets/%00",
    "/" + "a" * 300,
    "/assets/" + "a" * 300,
    "/" + "a/" * 3000,
    "/%ff%fe",
    "/%f0%9f%8e%b2",
    "/" + "%f0%9f%8e%b2" * 100,
]


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: path[:40])
async def test_no_file_outside_the_client_is_served(server: Server, path: str) -> None:
    status, page = await raw(server, b"/no-such-page")
    assert status in (404, 503), "503 where the client is not built"
    found, body = await raw(server, path.encode())
    assert found in (status, 400, 404, 414), found
    assert body == page or found in (400, 404, 414)
    assert b"root:" not in body
    assert b"def make_app" not in body
    assert b"[project]" not in body
