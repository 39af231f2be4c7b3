"""Programs from elsewhere at a served table: a token gives one seat, while it is theirs."""

import asyncio
import contextlib
import json
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server.conftest import complaints, log_of, opened
from server.people import Person
from serving import Server

BOT = Path(__file__).parents[2] / "examples" / "bots" / "random_bot.py"
PATIENCE = 60.0
HASTE = 4
"""Seconds that a program has for a turn in a hasty house."""
PATIENT = 6.0
"""Seconds for which the database is away: longer than a person's move waits for it."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with opened(tmp_path_factory.mktemp("programs"), "--pace", "0") as running:
        yield running


OPENED: list[ClientConnection] = []


@pytest.fixture(autouse=True)
async def _hang_up() -> AsyncIterator[None]:
    yield
    while OPENED:
        await OPENED.pop().close()


class Wire:
    """A program that the test plays itself, message by message."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    async def say(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(await asyncio.wait_for(self.connection.recv(), PATIENCE))
        return found

    async def until_closed(self) -> int | None:
        try:
            async with asyncio.timeout(PATIENCE):
                async for _ in self.connection:
                    pass
        except ConnectionClosed:
            pass
        return self.connection.close_code


async def wire(server: Server, token: str) -> Wire:
    found = Wire(await connect(f"{server.ws}/ws/bots", proxy=None, max_size=None))
    OPENED.append(found.connection)
    await found.say(type="token", token=token)
    return found


async def seated(server: Server, token: str, name: str = "Faber") -> tuple[Wire, dict[str, Any]]:
    found = await wire(server, token)
    hello = await found.hear()
    await found.say(type="ready", protocol=1, name=name)
    return found, hello


async def a_table(ann: Person, players: int = 3) -> str:
    await ann.call("Ann")
    opened = await ann.do("/tables", game="gorus", options={"players": players})
    return opened.id


async def token_for(ann: Person, table: str, seat: int) -> str:
    answer = await ann.post(f"/tables/{table}/program", seat=seat, name="Machina")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


async def test_a_person_a_bot_and_two_programs_finish_a_game(server: Server) -> None:
    async with Person(server) as ann:
        table = await a_table(ann, 4)
        await ann.do(f"/tables/{table}/bot", seat=1, bot="random")
        token = await token_for(ann, table, 2)
        second = await token_for(ann, table, 3)
        program = await asyncio.create_subprocess_exec(
            *server.command, "bot", "--url", server.url, "--token", token, "--",
            sys.executable, str(BOT), stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        other, hello = await seated(server, second)
        assert (hello["game"], hello["seat"], hello["seats"]) == ("gorus", 3, 4)
        await ann.join(table)
        await ann.until(lambda: [seat.name for seat in ann.table.seats[2:]] == ["Fortuna", "Faber"])
        assert [seat.kind for seat in ann.table.seats] == ["person", "bot", "bot", "bot"]
        await ann.do(f"/tables/{table}/start")
        playing = asyncio.create_task(play_first(other))
        async with asyncio.timeout(PATIENCE):
            while not ann.over:
                if moves := ann.moves(0):
                    await ann.move(0, moves[0])
                    await ann.settle()
                else:
                    await ann.hear()
        end = await asyncio.wait_for(playing, PATIENCE)
        assert end["winners"]
        said, _ = await asyncio.wait_for(program.communicate(), PATIENCE)
        assert program.returncode == 0
        assert said.decode().strip()
        for secret in (token, second):
            assert server.log is not None
            assert secret not in server.log.read_text()


async def play_first(program: Wire) -> dict[str, Any]:
    """Make the first legal move until the end; a forbidden one first, once."""
    tried = False
    while (message := await program.hear())["type"] != "end":
        if message["type"] != "turn":
            assert message["type"] == "refused"
            assert message["article"].startswith("G-")
            assert message["tries"] == 2
            continue
        if not tried:
            tried = True
            wrong = next(
                f"{school}{strength}"
                for school in ("BL", "BR", "GR", "PI", "YE")
                for strength in range(4, 13)
                if f"{school}{strength}" not in message["moves"]
            )
            await program.say(type="move", id=message["id"], move=wrong)
        await program.say(type="move", id=message["id"], move=message["moves"][0])
    return message


async def test_a_token_gives_its_seat_only_while_the_seat_is_kept(server: Server) -> None:
    async with Person(server) as ann, Person(server) as ben:
        table = await a_table(ann)
        assert (await ben.post(f"/tables/{table}/program", seat=1)).status_code == 409
        assert (await ann.post(f"/tables/{table}/program", seat=0)).status_code == 409
        assert (await ann.post(f"/tables/{table}/program", seat=9)).status_code == 409
        old = await token_for(ann, table, 1)
        new = await token_for(ann, table, 1)
        refused = await wire(server, old)
        assert (await refused.hear())["reason"]["key"] == "program-token"
        program, _ = await seated(server, new)
        await ann.join(table)
        await ann.until(lambda: ann.table.seats[1].name == "Faber" and ann.table.seats[1].here)
        await ann.do(f"/tables/{table}/bot", seat=1, bot=None)
        assert await program.until_closed() == 4403
        again = await wire(server, new)
        assert (await again.hear())["type"] == "problem"


@pytest.mark.parametrize(
    "first", ['{"type":"token","token":"forged"}', "garbage", '{"type":"ready"}']
)
async def test_nobody_is_let_in_without_a_token(server: Server, first: str) -> None:
    async with connect(f"{server.ws}/ws/bots", proxy=None) as connection:
        await connection.send(first)
        program = Wire(connection)
        assert (await program.hear())["reason"]["key"] == "program-token"
        assert await program.until_closed() == 4403


async def test_a_lost_connection_is_taken_up_again_and_wrong_answers_cost_the_turn(
    server: Server,
) -> None:
    async with Person(server) as ann:
        table = await a_table(ann)
        await ann.do(f"/tables/{table}/bot", seat=1, bot="random")
        token = await token_for(ann, table, 2)
        program, _ = await seated(server, token)
        await ann.join(table)
        await ann.until(lambda: ann.table.seats[2].here)
        await ann.do(f"/tables/{table}/start")
        await program.connection.close()
        await ann.until(lambda: not ann.table.seats[2].here)
        program, _ = await seated(server, token)
        await ann.until(lambda: ann.table.seats[2].here)
        await ann.settle()
        if moves := ann.moves(0):
            await ann.move(0, moves[0])
        turn = await program.hear()
        assert turn["type"] == "turn"
        left = []
        for _ in range(3):
            await program.say(type="move", id=turn["id"], move="nonsense")
            left.append((await program.hear())["tries"])
        assert left == [2, 1, 0]
        await ann.until(lambda: 2 not in ann.views[0].acting)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Serve a house in which programs have a few seconds for a turn."""
    folder = tmp_path_factory.mktemp("hasty")
    with opened(folder, "--pace", "0", "--turn-seconds", f"{HASTE}") as running:
        yield running


async def test_the_time_of_a_turn_begins_with_it_and_no_wrong_or_lost_line_renews_it(
    hasty: Server,
) -> None:
    async with Person(hasty) as ann:
        table = await a_table(ann, 2)
        token = await token_for(ann, table, 1)
        program, hello = await seated(hasty, token)
        assert hello["seconds"] == HASTE
        await ann.join(table)
        await ann.until(lambda: ann.table.seats[1].here)
        # Longer than a turn, while it is nobody's turn: none of that counts.
        await asyncio.sleep(HASTE + 0.5)
        await ann.do(f"/tables/{table}/start")
        await ann.settle()
        turn = await next_turn(ann, program)
        began = asyncio.get_running_loop().time()
        await program.say(type="move", id=turn["id"], move="nonsense")
        assert (await program.hear())["type"] == "refused"
        again = turn
        async with asyncio.timeout(PATIENCE):
            while again.get("id") == turn["id"] and not ann.moves(0):
                await asyncio.sleep(0.2)
                await program.connection.close()
                program, _ = await seated(hasty, token)
                with contextlib.suppress(TimeoutError):
                    again = await asyncio.wait_for(program.hear(), 0.5)
                await ann.settle()
        assert asyncio.get_running_loop().time() - began > HASTE / 2, "the program had its time"


async def next_turn(ann: Person, program: Wire) -> dict[str, Any]:
    """Let Ann move until the program is asked, for who wins leads again; give its turn."""
    while 1 not in ann.views[0].acting:
        await ann.move(0, ann.moves(0)[0])
    return await program.hear()


async def test_a_database_that_is_away_costs_a_program_nothing(tmp_path: Path) -> None:
    """Its move is made when the database answers again; no try is lost, and no line."""
    with opened(tmp_path, "--pace", "0") as server:
        async with Person(server) as ann:
            table = await a_table(ann, players=2)
            program, _ = await seated(server, await token_for(ann, table, 1))
            await ann.join(table)
            await ann.until(lambda: ann.table.seats[1].here)
            await ann.do(f"/tables/{table}/start")
            await ann.settle()
            turn = await next_turn(ann, program)
            assert turn["type"] == "turn"
            before = ann.views[0].seq
            other = sqlite3.connect(tmp_path / "house.db", isolation_level=None, timeout=30)
            other.execute("BEGIN EXCLUSIVE")
            await program.say(type="move", id=turn["id"], move=turn["moves"][0])
            await asyncio.sleep(PATIENT)
            other.execute("ROLLBACK")
            other.close()
            async with asyncio.timeout(PATIENCE):
                await ann.until(lambda: ann.views[0].seq > before)
            again = await next_turn(ann, program)
            assert again["type"] == "turn", "and nothing was refused meanwhile"


FLOODS = ("garbage", '{"type":"ask","id":"x","move":"y"}', "x" * 16_000)


async def test_a_program_that_floods_is_cut_off_and_a_bot_plays_on(tmp_path: Path) -> None:
    """Whatever it sends, and however long it goes on: people notice a bot, and nothing else."""
    with opened(tmp_path, "--pace", "0", "--limits", "1") as server:
        for line in FLOODS:
            async with Person(server) as ann:
                table = await a_table(ann, players=2)
                program, _ = await seated(server, await token_for(ann, table, 1))
                await ann.join(table)
                await ann.until(lambda: ann.table.seats[1].here)
                await ann.do(f"/tables/{table}/start")
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(5_000):
                        await program.connection.send(line)
                assert await program.until_closed() in (4403, 1006)
                await ann.until(lambda: not ann.table.seats[1].here)
                await ann.do(f"/tables/{table}/free", seat=1)
                await ann.play(Random(1))
        assert complaints(log_of(server)) == []


async def test_the_server_starts_no_program(server: Server) -> None:
    async with Person(server) as ann:
        table = await a_table(ann)
        for path, body in (
            (f"/tables/{table}/bot", {"seat": 1, "bot": "program:true"}),
            ("/play", {"game": "gorus", "options": {"players": 3}, "bot": "program:true"}),
        ):
            answer = await ann.post(path, **body)
            assert answer.status_code == 422
            assert answer.json()["message"]["key"] == "unknown-bot"
