"""`ludus puzzles`: mining goes on from its work file, and checking says what holds."""

from io import StringIO
from pathlib import Path

import pytest
from msgspec.structs import replace

from ludus.cli.main import main
from ludus.cli.solving import Solving
from ludus.locales.catalogue import LANGUAGES, catalogue
from ludus.puzzles.puzzle import file_of, read_file
from ludus.puzzles.shelf import daily, today

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
    (line,) = capsys.readouterr().err.strip().splitlines()
    assert "cannot be written" in line


def test_decisions_that_a_game_does_not_know_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*MINE, str(tmp_path / "x.json"), "--asks", "send,joust"]) == 2
    assert "joust" in capsys.readouterr().err


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


def play(monkeypatch: pytest.MonkeyPatch, lines: list[str], *words: str) -> int:
    """Play a puzzle with what is typed."""
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))
    return main(["puzzles", "play", *words])


def test_a_puzzle_is_tried_and_solved_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = file_of("gorus")
    assert file is not None
    puzzle = file.puzzles[0]
    lines = ["answer", "BL99", f"why {puzzle.first}", puzzle.first, puzzle.best, "never read"]
    assert play(monkeypatch, lines, "gorus", "--number", "1") == 0
    said = " ".join(capsys.readouterr().out.split())
    for told in (
        "Puzzle 1 of",
        "Try a move first.",
        "worse than the best move",
        "think of first",
        "Right: that is the best move.",
        f"[{puzzle.best}]",
        "The first thought:",
    ):
        assert told in said
    assert said.index("Try a move first") < said.index("worse than") < said.index("Right:")
    assert "never read" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_the_words_of_a_puzzle(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert play(monkeypatch, ["help", "quit"], "gorus", "--lang", language) == 0
    said = " ".join(capsys.readouterr().out.split())
    speech = catalogue(language)
    for word in Solving.helped:
        # What can be looked up again differs between games.
        if (key := f"cli-play-help-{word}") in speech:
            assert " ".join(speech.text(key).split()) in said
    assert "answer" in Solving.helped
    assert "hint " not in said


def test_the_answer_comes_after_a_try(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = file_of("brutus")
    assert file is not None
    puzzle = daily(file, today())
    assert play(monkeypatch, [puzzle.first, "answer"], "brutus", "--daily") == 0
    said = capsys.readouterr().out
    assert f"[{puzzle.best}]" in said.replace("\n", "")
    assert "Right:" not in said


@pytest.mark.parametrize(
    "words",
    [["gorus", "--number", "999"], ["gorus", "--number", "1", "--daily"], ["senet"]],
)
def test_what_is_no_puzzle_is_one_line(
    words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert play(monkeypatch, [], *words) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_leaving_a_puzzle_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    assert play(monkeypatch, ["quit"], "gorus") == 0
    assert play(monkeypatch, [], "gorus") == 0


def test_a_game_without_puzzles_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludus.cli.puzzles.shelf_of", lambda _: None)
    assert play(monkeypatch, [], "gorus") == 2
    assert "no puzzles for gorus" in capsys.readouterr().err
