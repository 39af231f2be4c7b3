"""Every block of code in the documents is run, or read by what would read it.

What stands in a block decides how: Python is executed page by page, and what it prints is compared;
commands are run in a folder of their own; files of configuration and data are read by the code that
reads them for users. What is not run is listed here, each with its reason.
"""

import configparser
import doctest
import io
import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import ludus.bots.gorus
from docs.pages import PAGES, ROOT, blocks
from ludus.cli.main import main, read
from ludus.cli.terminal import Terminal
from ludus.core.record import Entry, Record
from ludus.lab.arena import Match, play_game
from ludus.lab.experiments import read_experiment
from ludus.lessons.script import Script
from serving import Server


class Block(NamedTuple):
    """A block of a page: where, which kind, and what."""

    page: str
    kind: str
    text: str
    number: int

    def __str__(self) -> str:
        return f"{self.page}-{self.number}"


ALL = [
    Block(str(page.relative_to(ROOT)), kind, text, number)
    for page in PAGES
    for number, (kind, text) in enumerate(blocks(page))
]


def of(kind: str) -> list[Block]:
    return [block for block in ALL if block.kind == kind]


def each(found: list[Block]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("block", found, ids=str)


CHECKED_ELSEWHERE = {
    "caddy": "tests/server/test_running.py",
    "nginx": "tests/server/test_running.py",
}
"""Kinds whose programs may be missing; with them, people play through what the page shows."""

KINDS = {"python", "sh", "toml", "json", "ini", "text", "", *CHECKED_ELSEWHERE}
"""Text and blocks of no kind are what a program prints, and drawings."""


def test_every_block_is_of_a_kind_that_is_checked() -> None:
    assert {block.kind for block in ALL} == KINDS
    for kind, test in CHECKED_ELSEWHERE.items():
        text = (ROOT / test).read_text("utf-8")
        assert f'example("{kind}")' in text
        assert {block.page for block in of(kind)} == {"docs/running.md"}


# Python

FILES = {
    "docs/bots.md": "a program that reads lines: the commands of its page start it",
    "docs/lab.md": "two files, run as such by tests/lab/test_docs.py",
}
"""Pages whose Python is not executed line by line in one go."""


@pytest.mark.parametrize("page", sorted({block.page for block in of("python")} - {*FILES}))
def test_the_python_of_a_page_runs_and_prints_what_it_shows(
    page: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # The tutorial adds a player; the one who learns keeps it, the test suite does not.
    monkeypatch.setattr(ludus.bots.gorus, "PLAYERS", ludus.bots.gorus.PLAYERS)
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": page}
    printed = None
    for block in ALL:
        if block.page != page:
            continue
        if block.kind == "python" and block.text.startswith(">>> "):
            run_session(block)
        elif block.kind == "python":
            exec(compile(block.text, page, "exec"), names)  # noqa: S102
            printed = capsys.readouterr().out
        elif block.kind == "text" and printed is not None:
            assert printed == block.text
            printed = None
        elif printed:
            pytest.fail(f"the page does not show what is printed: {printed}")


def run_session(block: Block) -> None:
    """Run lines after >>> and compare what stands below them."""
    session = doctest.DocTestParser().get_doctest(block.text, {}, block.page, block.page, 0)
    assert session.examples
    assert doctest.DocTestRunner().run(session).failed == 0


# Commands

ELSEWHERE = {
    "adduser --system --group": "changes the machine",
    "python3 -m venv /opt/ludus": "changes the machine",
    "/opt/ludus/bin/pip install": "changes the machine",
    "sudo -u postgres": "changes a database server",
    "pip install 'ludus[": "needs a network; the extras are looked up below",
    "export PYTHONPATH=. LUDUS_GAMES=sortes": "run with the game of its page by test_docs.py",
    "ludus play sortes": "run with the game of its page by test_docs.py",
    "ludus fuzz sortes": "run with the game of its page by test_docs.py",
    "LUDUS_BOT_TOKEN=… ludus bot": "needs a table: tests/server/test_programs.py",
    "LUDUS_BOT_TOKEN=… ludus mcp": "needs a table: tests/faces/test_mcp.py",
    "ludus mcp gorus": "needs a client: tests/faces/test_mcp.py",
    "ludus lab run gorus-eight.toml --patch": "needs a search before: tests/lab/test_tuning.py",
    "ludus learn gorus": "learns for many minutes: tests/learn/test_training.py",
    "ludus lab levels gorus --pairs 60": "plays for many minutes and writes into the package",
    "ludus puzzles mine": "searches for many minutes: tests/cli/test_puzzles.py",
    "ludus puzzles check": "plays all puzzles of the package: tests/puzzles/test_data.py",
    "ludus lab run examples/lab/insanam-strait.toml": "long; its file is run by test_examples.py",
    "ludus lab run examples/lab/gloria-classes.toml": "long; its file is run by test_examples.py",
}
"""Beginnings of commands that are not run here, and why; those of `ludus` are read nevertheless."""

SHORTER = {"-n 1000": "-n 8", "-n 100 ": "-n 8 ", "-n 20": "-n 4"}
"""Fewer games than on the page say the same."""


def lines(block: Block) -> Iterator[str]:
    """List the commands of a block."""
    yield from filter(None, block.text.splitlines())


def reason(line: str) -> str | None:
    return next((why for start, why in ELSEWHERE.items() if line.startswith(start)), None)


def test_what_is_not_run_is_on_a_page() -> None:
    told = [line for block in of("sh") for line in lines(block)]
    for start in ELSEWHERE:
        assert any(line.startswith(start) for line in told), start


def bots(folder: Path) -> None:
    (code,) = (block.text for block in of("python") if block.page == "docs/bots.md")
    (folder / "mybot.py").write_text(code, "utf-8")


def examples(folder: Path) -> None:
    """Put an experiment of the examples there, with fewer games."""
    (folder / "examples" / "lab").mkdir(parents=True)
    text = (ROOT / "examples" / "lab" / "gorus-eight.toml").read_text("utf-8")
    shorter = re.sub(r"^games = \d+$", "games = 8", text, flags=re.MULTILINE)
    assert shorter != text
    (folder / "examples" / "lab" / "gorus-eight.toml").write_text(shorter, "utf-8")


def house(folder: Path) -> None:
    """Put the database of a house there, as a server leaves it."""
    server = Server(f"sqlite+aiosqlite:///{folder}/house.db")
    server.start()
    assert server.stop() == 0
    # Commands that name no database look for this one.
    shutil.copy(folder / "house.db", folder / "ludus.db")


def compared(folder: Path) -> None:
    """Put the results of two runs there."""
    examples(folder)
    for word in ("before", "after"):
        file = str(folder / "examples" / "lab" / "gorus-eight.toml")
        assert main(["lab", "run", file, "--jobs", "1", "--out", f"{folder}/{word}-results"]) == 0


PREPARED: dict[str, tuple[Callable[[Path], None], ...]] = {
    "README.md": (house, examples),
    "docs/bots.md": (bots,),
    "docs/house.md": (house,),
    "docs/lab.md": (compared,),
    "docs/running.md": (house,),
}
"""What is there before the commands of a page are run."""


@pytest.mark.parametrize("page", sorted({block.page for block in of("sh")}))
def test_the_commands_of_a_page_run(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LUDUS_LANG", "en")
    for prepare in PREPARED.get(page, ()):
        prepare(tmp_path)
    for block in of("sh"):
        if block.page == page:
            for line in lines(block):
                code = carry_out(line, tmp_path, monkeypatch)
                assert code == 0, f"{line}\n{capsys.readouterr()}"


def carry_out(line: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """Run a line of a page and give its exit code; one that is not run is read."""
    there = line.replace("FILE", str(record(folder))).replace("<game>", "gorus")
    there = there.replace("/var/lib/ludus/", f"{folder}/")
    for long, short in SHORTER.items():
        there = there.replace(long, short)
    words = shlex.split(there, comments=True)
    while "=" in words[0]:
        words.pop(0)
    program, *rest = words
    if reason(line) is not None:
        if program == "ludus":
            assert read(Terminal.from_environment(rest), rest).command == rest[0]
        return 0
    if program == "make":
        return run(["make", "--dry-run", *rest], ROOT)
    if program == "node":
        node = shutil.which("node", path=Path(sys.executable).parent) or "node"
        return run([node, *rest], ROOT)
    assert program == "ludus", line
    if rest[0] == "serve":
        return served(rest)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    return main(rest)


def record(folder: Path) -> Path:
    """Put the record of a game there."""
    file = folder / "game.json"
    if not file.exists():
        played = play_game(Match("gorus", {"players": 3}, ("random",) * 3, "7"), 0)
        file.write_bytes(played.to_json())
    return file


def run(words: list[str], folder: Path) -> int:
    found = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    print(found.stdout, found.stderr)
    return found.returncode


def served(words: list[str]) -> int:
    """Start a server as on the page, but for its port; ask it to stop once it is ready."""
    flags = words[1:]
    named = taken_out(flags, "--database")
    taken_out(flags, "--port")
    server = Server(named or "sqlite+aiosqlite:///ludus.db", *flags)
    server.start()
    return server.stop()


def taken_out(words: list[str], option: str) -> str | None:
    """Take an option and its value out of a command; give the value."""
    if option not in words:
        return None
    at = words.index(option)
    _, value = words[at : at + 2]
    del words[at : at + 2]
    return value


def test_every_extra_that_is_named_exists() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = {
        name
        for page in PAGES
        for found in re.findall(r"ludus\[([\w,]+)\]", page.read_text("utf-8"))
        for name in found.split(",")
    }
    assert named
    assert named <= {*extras["optional-dependencies"]}


# Files of data and configuration


@each([block for block in of("toml") if 'game = "' in block.text])
def test_an_experiment_is_read(block: Block, tmp_path: Path) -> None:
    file = tmp_path / "page.toml"
    file.write_text(block.text, "utf-8")
    assert list(read_experiment(str(file)).variants())


@each([block for block in of("toml") if 'game = "' not in block.text])
def test_a_lesson_and_a_card_are_read(block: Block) -> None:
    told = tomllib.loads(block.text)
    if block.page == "docs/lessons.md":
        assert msgspec.convert(told, Script).steps
    else:
        assert block.page == "docs/insanam.md"
        content = ROOT / "src" / "ludus" / "games" / "insanam" / "content"
        there = (content / "tiles.toml").read_text("utf-8")
        assert block.text in there


@each(of("json"))
def test_json_is_what_the_page_says_it_is(block: Block) -> None:
    fragment = block.text.startswith('"')
    text = block.text.rstrip().removesuffix(",")
    if '"log": [' in text and '"outcome"' not in text:
        text += "]}"
    told = json.loads(f"{{{text}}}" if fragment else text)
    if block.page == "docs/mcp.md":
        (server,) = told["mcpServers"].values()
        assert server["command"] == "ludus"
        assert read(Terminal.from_environment(server["args"]), server["args"]).command == "mcp"
    elif "log" in told:
        assert {*told} <= {*Record.__struct_fields__}
        for entry in told["log"]:
            assert {*entry} <= {*Entry.__struct_fields__}
    elif fragment:
        assert {*told} <= {*Record.__struct_fields__}
    else:
        # The tables of the verifier: tests/docs/test_verifier.py compares every line.
        assert {*told} == {"gorus", "brutus", "gloria", "insanam"}


SHOWN = {
    "docs/brutus.md": Match("brutus", {"players": 4}, ("random",) * 4, "7"),
    "docs/gloria.md": Match(
        "gloria",
        {
            "players": 2,
            "mode": "single",
            "troops": [[{"level": 3, "type": "retiarius"}], [{"level": 3, "type": "secutor"}]],
        },
        ("random",) * 2,
        "586",
    ),
}
"""Whose games' records are shown, as their pages say."""


@pytest.mark.parametrize("page", SHOWN)
def test_a_record_that_is_shown_is_a_real_one(page: str) -> None:
    (shown,) = (block.text for block in of("json") if block.page == page)
    record = json.loads(play_game(SHOWN[page], 0).to_json())
    head, _, *entries = shown.strip().split("\n")
    for name in ("game", "version", "content", "options", "seats"):
        assert f'"{name}":{json.dumps(record[name], separators=(",", ":"))}' in head
    for entry, line in zip(record["log"], entries, strict=False):
        told = json.loads(line.rstrip(","))
        assert told.get("seat") == entry.get("seat")
        assert told.get("move") == entry.get("move")
        assert entry["hash"].startswith(told["hash"].rstrip("…"))
        for (label, seat, values), (_, _, full) in zip(
            told.get("fate", []), entry.get("fate", []), strict=True
        ):
            assert [label, seat] in [one[:2] for one in entry["fate"]]
            assert [one for one in values if one != "…"] == full[: len(values) - ("…" in values)]


@each(of("ini"))
def test_the_unit_starts_what_there_is(block: Block) -> None:
    unit = configparser.ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(block.text)
    program, *words = shlex.split(unit["Service"]["ExecStart"].replace("%i", "8000"))
    assert program.endswith("/bin/ludus")
    assert read(Terminal.from_environment(words), words).port == 8000
