"""`ludus puzzles`: mining goes on from its work file, and checking says what holds."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from ludus.cli.main import main
from ludus.puzzles.puzzle import file_of, read_file

MINE = ["puzzles", "mine", "gorus"]


def test_mining_goes_on_and_gives_the_same_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    wish = ["--seed", "tests", "--jobs", "1", "--most", "2"]
    assert main([*MINE, str(whole), *wish, "-n", "2"]) == 0
    assert main([*MINE, str(parts), *wish, "-n", "1"]) == 0
    work = parts.with_suffix(".work")
    # As if the power had failed in the middle of the next line.
    with work.open("ab") as file:
        file.write(b'{"game":"gorus","seed":"te')
    assert main([*MINE, str(parts), *wish, "-n", "2"]) == 0
    assert parts.read_bytes() == whole.read_bytes()
    assert read_file("gorus", whole.read_bytes()).seed == "tests"
    assert "puzzle" in capsys.readouterr().out


def test_a_file_that_cannot_be_written_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*MINE, str(tmp_path / "none" / "x.json"), "-n", "1"]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_all_puzzles_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "check"]) == 0
    said = capsys.readouterr().out
    file = file_of("gorus")
    assert file is not None
    assert f"gorus: {len(file.puzzles)} puzzles hold." in said


def test_a_longer_search_is_counted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = file_of("gorus")
    assert file is not None
    short = replace(file, puzzles=file.puzzles[:1])
    monkeypatch.setattr("ludus.cli.puzzles.file_of", lambda _: short)
    assert main(["puzzles", "check", "gorus", "--deep", "40"]) == 0
    assert "of 1; 95 % interval" in capsys.readouterr().out


def test_without_a_command_the_known_ones_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles"]) == 2
    assert "mine, check" in capsys.readouterr().err
