"""`ludus house` and `ludus serve` on databases that cannot be used: one line, never a traceback."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from ludus.cli.main import main
from ludus.tables.store import Store

BOTH = pytest.mark.parametrize("words", [("house", "check"), ("serve", "--port", "0")])


def refused(
    words: tuple[str, ...], database: str, capsys: pytest.CaptureFixture[str]
) -> tuple[int, str]:
    """Run a command that has to refuse a database; give its exit code and the line it prints."""
    code = main([*words, "--lang", "en", "--database", database])
    _, err = capsys.readouterr()
    assert "Traceback" not in err
    assert len(err.strip().splitlines()) == 1
    return code, err


def made(folder: Path) -> Path:
    """Make an empty database."""
    file = folder / "house.db"

    async def make() -> None:
        await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()

    asyncio.run(make())
    return file


@BOTH
def test_a_database_newer_than_the_code_is_refused(
    words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = made(tmp_path)
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    before = file.read_bytes()
    code, line = refused(words, f"sqlite+aiosqlite:///{file}", capsys)
    assert code == 1
    assert "newer release" in line
    assert file.read_bytes() == before


@BOTH
def test_a_file_that_is_no_database_is_refused(
    words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(letter := "this is a letter to a friend, not a database" * 9)
    code, line = refused(words, f"sqlite+aiosqlite:///{file}", capsys)
    assert code == 1
    assert "not a database" in line
    assert file.read_text() == letter


def test_a_database_that_no_server_has_opened_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "empty.db"
    file.touch()
    code, line = refused(("house", "check"), f"sqlite+aiosqlite:///{file}", capsys)
    assert code == 1
    assert "older release" in line
    assert file.stat().st_size == 0


@BOTH
@pytest.mark.parametrize(
    "url", ["nonsense", "", "sqlite+aiosqlite://", "mysql://a:secret@b/c", ":"]
)
def test_a_url_that_is_none_is_refused(
    words: tuple[str, ...], url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, line = refused(words, url, capsys)
    assert code == 1
    assert "secret" not in line
    assert not line.startswith("ludus: is")


def test_a_file_that_is_not_there_is_not_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, line = refused(("house", "check"), f"sqlite+aiosqlite:///{tmp_path}/no.db", capsys)
    assert code == 1
    assert "There is no file" in line
    assert not list(tmp_path.iterdir())


def test_a_database_that_does_not_answer_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    code, line = refused(("house", "check"), "postgresql+asyncpg://a@127.0.0.1:1/b", capsys)
    assert code == 1
    assert "does not answer" in line


@pytest.mark.parametrize("words", [("house", "restore", "a.backup"), ("serve", "--port", "0")])
@pytest.mark.parametrize("file", ["no/such/folder.db", "folder", "letter.txt"])
def test_nothing_is_said_after_the_refusal(
    words: tuple[str, ...], file: str, tmp_path: Path
) -> None:
    """A whole process: the driver's thread must not outlive the refusal, and end in a traceback."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "letter.txt").write_text("a letter, no database " * 100)
    (tmp_path / "a.backup").write_bytes(b"")
    ludus = Path(sys.executable).parent / "ludus"
    done = subprocess.run(
        [ludus, *words, "--lang", "en", "--database", f"sqlite+aiosqlite:///{tmp_path / file}"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert "is not a database that can be used" in done.stderr


def test_the_group_needs_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["house", "--lang", "en"]) == 2
    assert "Give a command: check" in capsys.readouterr().err
