"""`ludus bot`: whatever is wrong is said in one line."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludus.cli import bot
from ludus.cli.main import main
from server.people import Person
from serving import Server, free_port, serving


def say(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main(["bot", "--lang", "en", *words])
    said = capsys.readouterr()
    assert said.err.count("\n") <= 1
    assert "Traceback" not in said.err
    return code, said.err.strip() or said.out.strip()


@pytest.mark.parametrize("url", ["nowhere", "ftp://127.0.0.1", "http://", "http://[1"])
def test_what_is_no_address_is_refused(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = say(capsys, "--url", url, "--token", "t", "--", sys.executable)
    assert code == 2
    assert "is not the address of a server" in said


def test_without_a_token_or_a_program_nothing_is_started(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(bot.TOKEN, raising=False)
    assert say(capsys, "--url", "http://127.0.0.1", "--", "x")[0] == 2
    code, said = say(capsys, "--url", "http://127.0.0.1", "--token", "t", "--", "no-such-program")
    assert code == 2
    assert "no-such-program" in said


def test_a_server_that_does_not_answer_is_named_after_some_time(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot, "TRY_FOR", 0.1)
    monkeypatch.setattr(bot, "TRY_EVERY", 0.05)
    url = f"http://127.0.0.1:{free_port()}"
    code, said = say(capsys, "--url", url, "--token", "t", "--", sys.executable, "-c", "input()")
    assert code == 2
    assert "The server does not answer" in said


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("bot")
    with serving(f"sqlite+aiosqlite:///{folder / 'house.db'}", log=folder / "log") as running:
        yield running


def test_a_wrong_token_is_refused(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--url", server.url, "--token", "t", "--", sys.executable, "-c", "input()"]
    code, said = say(capsys, *words)
    assert code == 2
    assert "This token gives no seat" in said
    assert "Traceback" not in (server.log or Path()).read_text()


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("import sys; sys.exit(5)", "has ended (code 5)"),
        ("print('x' * 200_000, flush=True); input()", "more than 65536 bytes"),
        ("input(); print('garbage', flush=True); input()", "did not answer the greeting"),
    ],
)
def test_a_program_that_fails_is_named(
    code: str, words: str, server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    token = asyncio.run(_token(server))
    program = ["--", sys.executable, "-c", code]
    status, said = say(capsys, "--url", server.url, "--token", token, *program)
    assert status == 2
    assert words in said.replace(",", "")


async def _token(server: Server) -> str:
    async with Person(server) as ann:
        await ann.call("Ann")
        table = await ann.do("/tables", game="gorus", options={"players": 3})
        answer = await ann.post(f"/tables/{table.id}/program", seat=1)
        return str(answer.json()["token"])
