"""MCP: a model plays by the official client, here and at a table with everybody else."""

import asyncio
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

from ludus.bots.programs.messages import AskAbout, Told, told
from ludus.core.fate import Fast
from ludus.games import find_game
from server.people import Person
from serving import Server, serving

LUDUS = str(Path(sys.executable).parent / "ludus")
BOT = Path(__file__).parents[2] / "examples" / "bots" / "random_bot.py"
PATIENCE = 240.0


def model(*words: str) -> Client:
    """Start `ludus mcp` and connect to it over stdin and stdout."""
    command = StdioServerParameters(command=LUDUS, args=["mcp", *words], env=dict(os.environ))
    return Client(stdio_client(command))


async def call(client: Client, tool: str, **words: Any) -> str:
    """Call a tool; it answers in text."""
    result = await client.call_tool(tool, words)
    assert not result.is_error, result
    (part,) = result.content
    text: str = part.text  # type: ignore[union-attr]
    return text


def texts(listed: str) -> list[str]:
    """Find the moves in a list."""
    lines = [line for line in listed.splitlines() if not line.startswith(" ")]
    return [line.partition(":")[0] for line in lines]


async def test_a_model_reads_the_rules_weighs_asks_why_and_plays_a_game_to_its_end() -> None:
    async with (
        asyncio.timeout(PATIENCE),
        model("gorus", "--players", "3", "--option", "target=1", "--bots", "random", "--seed", "1",
              "--lang", "en") as client,
    ):  # fmt: skip
        tools = {tool.name: tool.description for tool in (await client.list_tools()).tools}
        assert set(tools) == {"rules", "table", "moves", "why", "move"}
        assert all(tools.values())
        assert "G-5" in await call(client, "rules")
        assert "G-5.2" in await call(client, "rules", article="G-5.2")
        assert "G-6.1" in await call(client, "rules", search="challenge")
        seen = await call(client, "table")
        assert "Your hand" in seen
        refused = 0
        while "The game is over" not in seen:
            moves = texts(await call(client, "moves"))
            if not refused:
                for card in ("BL0", "BR0", "GR0", "BL12"):
                    if card not in moves:
                        said = await call(client, "why", move=card)
                        assert re.match(r".*G-5\.\d", said), said
                        assert await call(client, "move", move=card) == said
                        refused += 1
            assert "allowed" in (await call(client, "why", move=moves[0])).casefold()
            seen = await call(client, "move", move=moves[0])
        assert refused
        assert "You have no move" in await call(client, "moves")


@pytest.mark.parametrize(("language", "seat"), [("fr", "à la place"), ("ru", "на месте")])
async def test_a_model_is_answered_in_the_readers_language(language: str, seat: str) -> None:
    async with (
        asyncio.timeout(PATIENCE),
        model("gloria", "--players", "2", "--seed", "1", "--lang", language) as client,
    ):
        assert seat in await call(client, "table")
        moves = await call(client, "moves")
        assert texts(moves)
        assert "no-such-move" not in await call(client, "why", move="nonsense")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("mcp")
    url = f"sqlite+aiosqlite:///{folder / 'house.db'}"
    with serving(url, "--pace", "0", log=folder / "log") as running:
        yield running


async def test_a_person_a_bot_a_program_and_a_model_finish_a_game(server: Server) -> None:
    async with Person(server) as ann, asyncio.timeout(PATIENCE):
        await ann.call("Ann")
        opened = await ann.do("/tables", game="gorus", options={"players": 4, "target": 1})
        table = opened.id
        await ann.do(f"/tables/{table}/bot", seat=1, bot="random")
        tokens = []
        for seat in (2, 3):
            answer = await ann.post(f"/tables/{table}/program", seat=seat, name="Machina")
            tokens.append(str(answer.json()["token"]))
        program = await asyncio.create_subprocess_exec(
            *server.command, "bot", "--url", server.url, "--token", tokens[0], "--",
            sys.executable, str(BOT), stdout=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        words = ("--url", server.url, "--token", tokens[1], "--name", "Sibylla", "--lang", "en")
        async with model(*words) as client:
            await ann.join(table)
            await ann.until(
                lambda: [seat.name for seat in ann.table.seats[2:]] == ["Fortuna", "Sibylla"]
            )
            await ann.do(f"/tables/{table}/start")
            playing = asyncio.create_task(play(client))
            while not ann.over:
                if moves := ann.moves(0):
                    await ann.move(0, moves[0])
                    await ann.settle()
                else:
                    await ann.hear()
            assert await playing
        assert await program.wait() == 0


async def play(client: Client) -> int:
    """Play by the tools to the end, asking about a forbidden move once; give the moves made."""
    made, asked = 0, False
    seen = await call(client, "table")
    while "The game is over" not in seen:
        moves = texts(await call(client, "moves"))
        if not re.match(r"[A-Z]{2}\d", moves[0]):
            seen = await call(client, "table")
            continue
        if not asked:
            other = next(card for card in ("BL0", "BR0", "GR0", "PI0") if card not in moves)
            assert "G-5" in await call(client, "why", move=other)
            asked = True
        made += 1
        seen = await call(client, "move", move=moves[0])
    return made


def test_a_question_about_a_move_is_answered_by_the_rules() -> None:
    from random import Random

    game = find_game("gorus")
    state = game.setup(game.read_options({"players": 3}), Fast(Random(1)), None)
    (seat,) = game.to_act(state)
    view, moves = game.view(state, seat), game.moves(state, seat)
    allowed = told(game, state, view, AskAbout("1", str(moves[0])))
    assert allowed == Told("1", str(moves[0]), forecast=game.forecast(view, moves[0]))
    other = next(card for hand in state.hands for card in hand if card not in moves)
    refused = told(game, state, view, AskAbout("1", str(other)))
    assert refused.article == "G-5.1"
    nonsense = told(game, state, view, AskAbout("1", "?"))
    assert (nonsense.article, nonsense.reason is not None) == (None, True)
