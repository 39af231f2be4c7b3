"""Where others can reach the server, and what it says about that."""

import socket
from ipaddress import ip_address
from pathlib import Path

import pytest

from ludus.server import addresses
from ludus.server.addresses import is_loopback, link, links, local_link, own_addresses
from server.conftest import Meet, log_of, opened

ALL, ALL_SIX = addresses.ANYWHERE
ONE, TWO, SIX = "192.168.1.5", "10.0.0.2", "fd00::5"


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    found = tuple(map(ip_address, (ONE, TWO, SIX)))
    monkeypatch.setattr(addresses, "own_addresses", lambda: found)


@pytest.mark.usefixtures("network")
def test_links_are_those_others_can_open() -> None:
    assert links(ALL, 80) == ("http://192.168.1.5:80", "http://10.0.0.2:80")
    assert links(ALL_SIX, 8000) == ("http://[fd00::5]:8000",)
    assert links(TWO, 8000) == ("http://10.0.0.2:8000",)
    assert links("play.example", 8000) == ("http://play.example:8000",)
    for host in ("127.0.0.1", "localhost", "::1", "127.1.2.3"):
        assert links(host, 8000) == ()


def test_what_to_open_on_this_machine() -> None:
    assert local_link(ALL, 8000) == "http://127.0.0.1:8000"
    assert local_link(ALL_SIX, 8000) == "http://[::1]:8000"
    assert local_link(ONE, 8000) == link(ONE, 8000) == "http://192.168.1.5:8000"


def test_loopback() -> None:
    assert all(map(is_loopback, ("localhost", "a.localhost", "127.0.0.1", "::1", "[::1]")))
    assert not any(map(is_loopback, ("", "example.org", ONE, "127.example.org", ALL)))


def test_the_addresses_of_this_machine() -> None:
    """There may be none; those there are can be listened on."""
    for address in own_addresses():
        assert not address.is_loopback
        family = socket.AF_INET if address.version == 4 else socket.AF_INET6
        with socket.socket(family) as probe:
            probe.bind((f"{address}", 0))


def test_a_machine_without_a_network_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(socket, "socket", fail)
    monkeypatch.setattr(socket, "getaddrinfo", fail)
    assert own_addresses() == ()


async def test_a_server_for_this_machine_says_so(meet: Meet) -> None:
    ann = await meet("Ann")
    assert (await ann.get("/reach")).json() == {"links": []}
    assert "Only this machine can reach it." in log_of(ann.server)
    assert f"Ludus is running at {ann.server.url}" in log_of(ann.server)


async def test_a_server_for_the_network_says_where_it_is(gather: Meet, tmp_path: Path) -> None:
    """Still only to whoever opened it on the same machine: others know an address already."""
    with opened(tmp_path / "open", "--host", ALL) as server:
        ann = await gather(server, "Ann")
        found = (await ann.get("/reach")).json()["links"]
        expected = [link(f"{one}", server.port) for one in own_addresses() if one.version == 4]
        assert found == expected
        said = f"In your network: {', '.join(expected)}" if expected else "Only this machine"
        assert said in log_of(server)
        told = await ann.get("/reach", headers={"host": "play.example"})
        assert told.json() == {"links": []}

        table = (await ann.do("/tables", game="gorus", options={"players": 3})).id
        for base in (server.url, *expected):
            picture = await ann.get(f"/tables/{table}/qr.svg", params={"base": base})
            assert picture.headers["content-type"] == "image/svg+xml"
        elsewhere = await ann.get(f"/tables/{table}/qr.svg", params={"base": "http://evil.example"})
        assert (elsewhere.status_code, elsewhere.json()["message"]["key"]) == (422, "bad-body")
