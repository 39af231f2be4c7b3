"""Nobody gets more than their share: limits for each guest and each address."""

import asyncio
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import httpx2
import pytest
from fastapi.routing import APIRoute
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ludus.server import limits as module
from ludus.server.addresses import Proxies, counted_as
from ludus.server.app import make_app
from ludus.server.guests import COOKIE
from ludus.server.limits import (
    Bucket,
    Caller,
    Limiter,
    Limits,
    Rate,
    Sockets,
    TooMany,
    scaled,
)
from ludus.server.protocol import Problem
from ludus.server.routing import limited
from ludus.server.settings import Settings
from server.conftest import Meet, complaints, log_of, opened
from server.people import PATIENCE, open_connection
from serving import Server

THREE = {"players": 3, "target": 1, "dealer": 2}
FACTOR = 0.2
TIGHT = scaled(Limits(), FACTOR)
BOTS = {"game": "gorus", "options": THREE, "bot": "random"}


# Counting


@given(
    st.integers(1, 30), st.floats(0.1, 1000), st.lists(st.floats(0, 100), min_size=1, max_size=80)
)
def test_never_more_than_twice_the_rate_and_always_the_rate(
    times: int, seconds: float, pauses: list[float]
) -> None:
    """Within any such time at most two bursts pass; after a refusal the named wait suffices."""
    bucket, now, passed = Bucket(Rate(times, seconds)), 0.0, list[float]()
    for pause in pauses:
        now += pause
        wait = bucket.wait("a", now)
        if wait:
            assert wait <= seconds / times + 0.001
            now += wait
        assert bucket.wait("a", now) == 0
        assert bucket.wait("b", now) == 0
        bucket.count("a", now)
        passed.append(now)
    for at in passed:
        assert sum(at <= one < at + seconds for one in passed) <= 2 * times


def test_a_burst_passes_at_once() -> None:
    for times in (1, 3, 7, 1000):
        bucket = Bucket(Rate(times, 60))
        for _ in range(times):
            assert bucket.wait("a", 1e9) == 0
            bucket.count("a", 1e9)
        assert bucket.wait("a", 1e9) == pytest.approx(60 / times, rel=1e-3)


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_KNOWN", 50)
    bucket = Bucket(Rate(1, 10))
    for number in range(1000):
        bucket.count(f"{number}", 1.0)
        assert len(bucket) <= 50
    assert bucket.wait("999", 1.0) == 10
    bucket.count("later", 100.0)
    for number in range(40):
        bucket.count(f"later {number}", 100.0)
    assert len(bucket) <= 50
    assert bucket.wait("later", 100.0) == 10, "one that has to wait is not forgotten for others"


def test_an_address_counts_for_all_its_guests() -> None:
    limiter = Limiter(Limits(open=(Rate(2, 60), Rate(3, 60))), now=lambda: 5.0)
    limiter.take("open", Caller("a", "x"))
    limiter.take("open", Caller("a", "x"))
    with pytest.raises(TooMany) as refused:
        limiter.take("open", Caller("a", "y"))
    assert refused.value.seconds == 30
    limiter.take("open", Caller(None, "x"))
    for guest in ("b", None):
        with pytest.raises(TooMany):
            limiter.take("open", Caller(guest, "x"))
    limiter.take("open", Caller("b", "y"))


def test_sockets_are_counted_down_again() -> None:
    sockets = Sockets(2, 3, 4)
    assert [sockets.open("a", "x") for _ in range(3)] == [True, True, False]
    assert [sockets.open(guest, "x") for guest in ("b", "c")] == [True, False]
    assert [sockets.open("d", "y") for _ in range(2)] == [True, False]
    sockets.close("a", "x")
    assert sockets.open("e", "z")
    for guest, address in (("a", "x"), ("b", "x"), ("d", "y"), ("e", "z")):
        sockets.close(guest, address)
    assert len(sockets) == 0


def test_limits_can_be_scaled() -> None:
    twice = scaled(Limits(), 2)
    assert twice.talk == (Rate(10, 10), Rate(60, 10))
    assert (twice.sockets, twice.tables) == ((40, 200, 10_000), 100)
    assert scaled(Limits(), 0).open[0].times >= 10_000_000
    assert scaled(Limits(), 0.001).tables == 1


# Addresses


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("9.9.9.9", (), "9.9.9.9"),
        ("9.9.9.9", ("1.1.1.1",), "9.9.9.9"),
        ("10.0.0.1", (), "10.0.0.1"),
        ("10.0.0.1", ("1.1.1.1",), "1.1.1.1"),
        ("10.0.0.1", ("6.6.6.6, 1.1.1.1",), "1.1.1.1"),
        ("10.0.0.1", ("6.6.6.6", "1.1.1.1"), "1.1.1.1"),
        ("10.0.0.1", ("6.6.6.6, 1.1.1.1, 10.0.0.2",), "1.1.1.1"),
        ("10.0.0.1", ("1.1.1.1:4711",), "1.1.1.1"),
        ("10.0.0.1", ("[2001:db8::1]:4711",), "2001:db8::1"),
        ("10.0.0.1", ("2001:db8::1",), "2001:db8::1"),
        ("10.0.0.1", ("1.1.1.1, unknown",), "10.0.0.1"),
        ("10.0.0.1", ("1.1.1.1, ",), "10.0.0.1"),
        ("10.0.0.1", ("1.1.1.1, [",), "10.0.0.1"),
        ("::ffff:10.0.0.1", ("1.1.1.1",), "1.1.1.1"),
        ("::1", ("1.1.1.1",), "1.1.1.1"),
        ("", ("1.1.1.1",), ""),
    ],
)
def test_only_our_proxies_say_for_whom_they_ask(
    peer: str, forwarded: tuple[str, ...], client: str
) -> None:
    assert Proxies("10.0.0.0/8, ::1").client(peer, forwarded) == client


def test_a_customer_of_ipv6_is_one_address() -> None:
    assert counted_as("1.2.3.4") == counted_as("::ffff:1.2.3.4") == "1.2.3.4"
    assert counted_as("2001:db8:1:2::1") == counted_as("2001:db8:1:2:ffff::9%eth0")
    assert counted_as("2001:db8:1:2::1") != counted_as("2001:db8:1:3::1")
    assert counted_as("") == counted_as("\0") == "unknown"


# A server


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with tight limits; every test comes from another address."""
    with opened(tmp_path_factory.mktemp("strict"), "--limits", f"{FACTOR}") as server:
        yield server
        assert complaints(log_of(server)) == []


def from_address(server: Server, address: str, cookie: str | None = None) -> httpx2.AsyncClient:
    return httpx2.AsyncClient(
        base_url=f"{server.url}/api",
        trust_env=False,
        timeout=PATIENCE,
        headers={"x-forwarded-for": address},
        cookies={COOKIE: cookie} if cookie else {},
    )


def check(answer: httpx2.Response) -> None:
    """Check a refusal: it says in words and in a header when to come again."""
    assert answer.status_code == 429
    said = answer.json()["message"]
    assert said["key"] == "too-many"
    assert int(answer.headers["retry-after"]) == said["facts"]["seconds"] >= 1


async def test_two_thousand_tables_are_not_opened(strict: Server) -> None:
    """Neither by one guest, nor by one who throws every cookie away; others notice nothing."""
    async with from_address(strict, "192.0.2.1") as eve, from_address(strict, "192.0.2.2") as ann:
        opened = 0
        for number in range(2000):
            eve.cookies.clear()
            path = ("/tables", "/play")[number % 2]
            body = BOTS if path == "/play" else {"game": "gorus", "options": THREE, "public": True}
            answer = await eve.post(path, json=body)
            if answer.status_code == 429:
                break
            opened += 1
        check(answer)
        assert opened <= 2 * TIGHT.open[1].times
        assert (await ann.post("/play", json=BOTS)).status_code == 200


async def test_a_guest_has_a_limit_on_every_address(strict: Server) -> None:
    async with AsyncExitStack() as home:
        first = await home.enter_async_context(from_address(strict, "198.51.100.1"))
        await first.get("/me")
        cookie = first.cookies[COOKIE]
        for number in range(2, 60):
            other = await home.enter_async_context(
                from_address(strict, f"198.51.100.{number}", cookie)
            )
            answer = await other.post("/play", json=BOTS)
            if answer.status_code != 200:
                break
        check(answer)
        assert number - 2 <= 2 * TIGHT.open[0].times


async def test_no_more_public_tables_than_one_may_have(strict: Server) -> None:
    async with from_address(strict, "192.0.2.3") as ann:
        await ann.get("/me")
        table = {"game": "gorus", "options": THREE, "public": True}
        answers = [await ann.post("/tables", json=table) for _ in range(TIGHT.public + 1)]
        assert [one.status_code for one in answers] == [200] * TIGHT.public + [409]
        assert answers[-1].json()["message"]["key"] == "too-many-public"
        assert (await ann.post("/tables", json=table | {"public": False})).status_code == 200
        first = answers[0].json()["id"]
        assert (await ann.post(f"/tables/{first}/close", json={})).status_code == 200
        assert (await ann.post("/tables", json=table)).status_code == 200


async def test_every_kind_of_request_has_its_limit(strict: Server) -> None:
    """Each is tried from an address of its own until it is refused; reading goes on meanwhile."""
    kinds: dict[str, tuple[Callable[[httpx2.AsyncClient], object], int]] = {
        "192.0.2.11": (lambda http: http.post("/tables/x/sit", json={}), TIGHT.change[0].times),
        "192.0.2.12": (
            lambda http: http.get("/tables/x/forecasts?seat=0"),
            TIGHT.ask[0].times,
        ),
        "192.0.2.14": (
            lambda http: http.get("/tables/x/replay/views?first=0"),
            TIGHT.ask[0].times,
        ),
        "192.0.2.15": (lambda http: http.post("/tables/x/review"), TIGHT.review[0].times),
        "192.0.2.13": (lambda http: http.get("/health"), TIGHT.request[0].times),
    }
    for address, (ask, most) in kinds.items():
        async with from_address(strict, address) as eve:
            await eve.get("/me")
            tries = 0
            while tries <= 2 * most:
                tries += 1
                answer: httpx2.Response = await ask(eve)  # type: ignore[misc]
                if answer.status_code == 429:
                    break
            check(answer)
            assert most - 10 <= tries <= 2 * most + 10
            if address != "192.0.2.13":
                assert (await eve.get("/me")).status_code == 200


async def test_fifteen_hundred_sockets_are_not_accepted(strict: Server, gather: Meet) -> None:
    ann = await gather(strict, "Ann")
    table = (await ann.do("/play", **BOTS)).id
    guest, address, _ = TIGHT.sockets
    async with AsyncExitStack() as lines:
        accepted: list[str | None] = []
        for cookie, most in ((ann.cookie, guest), (None, address - guest)):
            with pytest.raises(InvalidStatus) as refused:
                for _ in range(1500):
                    line = await open_connection(strict, table, cookie)
                    lines.push_async_callback(line.close)
                    accepted.append(cookie)
            assert refused.value.response.status_code == 429
            assert accepted.count(cookie) == most
    await ann.join(table)


async def test_talk_has_a_limit_that_a_new_line_does_not_lift(strict: Server, gather: Meet) -> None:
    ann, cy = await gather(strict, "Ann"), await gather(strict, "Cy")
    table = (await ann.do("/play", **BOTS)).id
    await ann.join(table)
    await cy.join(table)
    said = TIGHT.talk[0].times
    for number in range(said):
        await cy.say(f"{number}")
    await cy.until_said(said)
    await cy.join(table)
    answer = await cy.ask_raw('{"type":"talk","text":"one too many"}')
    assert isinstance(answer, Problem)
    assert answer.message.key == "talk-too-fast"
    await ann.say("others may")
    await cy.until_said(said + 1)


async def test_messages_have_a_limit(strict: Server, gather: Meet) -> None:
    ann = await gather(strict, "Ann")
    await ann.join((await ann.do("/play", **BOTS)).id)
    for _ in range(TIGHT.message[0].times * 2):
        await ann.write('{"type":"reading","on":false}')
    await asyncio.wait_for(
        ann.until(lambda: any(isinstance(one, Problem) for one in ann.answers)), PATIENCE
    )
    problem = next(one for one in ann.answers if isinstance(one, Problem))
    assert problem.message.key == "too-many"
    ann.vanish()


async def test_what_is_no_message_counts_as_one(strict: Server, gather: Meet) -> None:
    ann = await gather(strict, "Ann")
    await ann.join((await ann.do("/play", **BOTS)).id)
    for _ in range(TIGHT.message[0].times * 2):
        await ann.write("no message")
    await asyncio.wait_for(ann.until(lambda: "too-many" in _problems(ann.answers)), PATIENCE)
    assert _problems(ann.answers).count("bad-frame") <= TIGHT.message[0].times + 1
    ann.vanish()


def _problems(answers: Sequence[object]) -> list[str]:
    return [one.message.key for one in answers if isinstance(one, Problem)]


async def test_opening_a_socket_counts_as_a_request(
    tmp_path_factory: pytest.TempPathFactory, gather: Meet
) -> None:
    """However quickly they are closed again; a program's socket is no exception."""
    with opened(tmp_path_factory.mktemp("sockets"), "--limits", "0.02") as server:
        few = scaled(Limits(), 0.02).request
        ann = await gather(server, "Ann")
        table = (await ann.do("/play", **BOTS)).id
        for path, cookie, most in (
            (f"/ws/tables/{table}", ann.cookie, few[0].times),
            ("/ws/bots", None, few[1].times),
        ):
            headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
            with pytest.raises(InvalidStatus) as refused:
                for _ in range(most + 1):
                    async with connect(
                        f"{server.ws}{path}", additional_headers=headers, proxy=None
                    ) as line:
                        await line.close()
            assert refused.value.response.status_code == 429


def test_the_documented_limits_are_the_limits() -> None:
    page = (Path(__file__).parents[2] / "docs" / "limits.md").read_text(encoding="utf-8")
    found = [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*(?= \||  ?in )", page)]
    limits = Limits()
    rates = (
        limits.request,
        limits.open,
        limits.change,
        limits.talk,
        limits.ask,
        limits.review,
        limits.message,
    )
    told = [number for pair in rates for rate in pair for number in (rate.times,)]
    assert [number for number in found if number in told][: len(told)] == told
    for number in (*limits.sockets[:2], limits.waiting[0], limits.tables, limits.public):
        assert f"| {number:,} |" in page
    assert f"{limits.sockets[2]:,} WebSockets and {limits.waiting[1]:,} other" in page


def test_whatever_changes_or_costs_much_has_a_limit_of_its_own() -> None:
    """Every operation but plain reading counts as a kind of its own, newer ones too."""
    free = {
        (method, route.path)
        for route in make_app(Settings()).routes
        if isinstance(route, APIRoute)
        for method in route.methods or ()
        if not any(
            getattr(one.dependency, "__qualname__", "") == limited("ask").dependency.__qualname__
            for one in route.dependencies
        )
    }
    assert {path for method, path in free if method not in ("GET", "HEAD")} == set()
    assert not {path for _, path in free if "replay" in path or "forecast" in path}
