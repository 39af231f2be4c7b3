"""Servers are stopped and started one by one, perhaps as a newer release, while people play."""

import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from postgres import Postgres, own_postgres
from server.conftest import Meet, complaints, log_of
from server.forked import Forked
from server.people import Person
from server.stubborn import FEW_TABLES, World, play_through, stop_on, two_servers
from server.test_stop import STOP_WITHIN, THREE, living

FLAGS = ("--pace", "0", "--away-after", "3600", "--workers", "1")
STOPS = 2
"""One for each server."""
NEWER = """
from dataclasses import replace
from ludus.games import all_games

games = all_games()
games["gorus"] = replace(games["gorus"], version=games["gorus"].version + 1)
"""
"""A newer release: the rules of one game are others."""


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with own_postgres() as found:
        yield found


async def test_servers_are_asked_to_stop_in_the_middle_of_many_moves(
    database: Postgres, tmp_path: Path
) -> None:
    """Nothing is lost or made twice, it takes no time, and nothing is left behind."""
    stops: list[tuple[int, int, float]] = []
    with two_servers(database.url, tmp_path) as servers:
        world = World(*servers)

        async def stop() -> None:
            stops.extend(await stop_on(world, STOPS))

        await play_through(world, stop, FEW_TABLES)
        for server in servers:
            assert complaints(log_of(server)) == []
    assert [code for _, code, _ in stops] == [0] * STOPS
    assert max(seconds for _, _, seconds in stops) < STOP_WITHIN
    assert [living(pid) for pid, _, _ in stops] == [[]] * STOPS


def test_a_server_can_be_stopped_at_any_moment_of_its_start(
    database: Postgres, tmp_path: Path
) -> None:
    """After each line that it logs while it starts, and the next one starts as if nothing were."""
    with closing(Forked(database.url, *FLAGS, log=tmp_path / "log")) as server:
        server.start()
        first = len(log_of(server).splitlines())
        server.ask_to_stop()
        for lines in range(1, first + 1):
            before = len(log_of(server).splitlines())
            server.begin()
            until = time.monotonic() + 60
            while len(log_of(server).splitlines()) < before + lines:
                assert time.monotonic() < until
            pid, code = server.ask_to_stop()
            assert code in (0, -15), "ended by the signal, before anything was begun"
            assert living(pid) == []
        server.start()
        assert complaints(log_of(server)) == []


async def until_closed(person: Person) -> int | None:
    with pytest.raises(ConnectionClosed) as caught:
        while True:
            await person.hear()
    person.connection = None
    return caught.value.rcvd.code if caught.value.rcvd else None


async def test_two_releases_with_other_rules_serve_side_by_side(
    database: Postgres, tmp_path: Path, gather: Meet
) -> None:
    """A game is played on only by the rules it began with; where rules are the same, anywhere."""
    with (
        closing(Forked(database.url, *FLAGS, log=tmp_path / "old")) as old,
        closing(Forked(database.url, *FLAGS, log=tmp_path / "new", first=NEWER)) as new,
    ):
        old.start()
        new.start()
        ann, ben = await gather(old, "Ann"), await gather(new, "Ben")
        running = (await ann.do("/play", game="gorus", options=THREE, bot="random")).id
        answer = await ben.get(f"/tables/{running}")
        assert (answer.status_code, answer.json()["message"]["key"]) == (410, "table-aside-rules")

        # Both know a table at which no game has begun; where it begins, it is played.
        shared = (await ann.do("/tables", game="gorus", options=THREE)).id
        await ann.join(shared)
        await ben.join(shared)
        await ben.do(f"/tables/{shared}/sit", seat=1)
        await ann.until(lambda: ann.table.seats[1].name)
        await ann.do(f"/tables/{shared}/bot", seat=2, bot="random")
        await ann.do(f"/tables/{shared}/start")
        assert await until_closed(ben) == 4410
        again = await (await gather(old, cookie=ben.cookie)).join(shared)
        await ann.until(lambda: ann.moves(0))
        await ann.move(0, ann.moves(0)[0])
        await again.until(lambda: again.moves(1))

        # What has not changed is played on both sides.
        other = (await ben.do("/play", game="brutus", options={"players": 4}, bot="random")).id
        cy = await (await gather(old, cookie=ben.cookie)).join(other)
        await cy.until(lambda: cy.asked() is not None)
        await cy.move(0, cy.moves(0)[0])
        await cy.until(lambda: cy.views[0].seq > 0)
        await ann.join(running)
        await ann.play(Random(1))
        for server in (old, new):
            assert complaints(log_of(server)) == []
