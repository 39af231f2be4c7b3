"""Files of the lab: whatever is wrong is told in one line that names the file and the key."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludus.cli.main import main
from ludus.core.errors import BadInput, LudusError
from ludus.lab.experiments import (
    Experiment,
    Patch,
    Span,
    Target,
    Tune,
    read_experiment,
    read_patch,
)
from ludus.lab.trace import Pace

FULL = """
game = "gorus"
modes = [{ players = 3, target = 1 }]
bots = "random"
games = 4
[range]
"cards.zero_bonus" = { from = 4, to = 6, step = 1 }
[pace]
choice = 3.0
[tune]
trials = 3
targets = [{ figure = "wins:seat", ratio = 1.2 }]
"""

STRUCTS: dict[str, type[msgspec.Struct]] = {
    "": Experiment,
    "pace": Pace,
    "tune": Tune,
    "tune.targets": Target,
    "range.cards.zero_bonus": Span,
}


def at(struct: str, key: str, value: str) -> str:
    """Write a file in which one key of one table holds a value."""
    needed = {"figure": '"moves"', "ratio": "1.1", "from": "4", "to": "6"}
    fill = ", ".join(f"{name} = {text}" for name, text in needed.items() if name != key)
    if not struct:
        return f"{key} = {value}\n" + ("" if key == "game" else 'game = "gorus"\n')
    if struct == "pace":
        return f'game = "gorus"\npace = {{ {key} = {value} }}\n'
    if struct == "tune":
        also = "" if key == "targets" else ', targets = [{ figure = "moves", ratio = 1.1 }]'
        return f'game = "gorus"\ntune = {{ {key} = {value}{also} }}\n'
    if struct == "tune.targets":
        also = ", ".join(part for part in fill.split(", ") if part[0] in "fr" and part[1] != "r")
        return f'game = "gorus"\ntune = {{ targets = [{{ {key} = {value}, {also} }}] }}\n'
    also = ", ".join(part for part in fill.split(", ") if part.startswith(("from", "to")))
    return f'game = "gorus"\n[range]\n"cards.zero_bonus" = {{ {key} = {value}, {also} }}\n'


def complaint(folder: Path, text: str, capsys: pytest.CaptureFixture[str]) -> str:
    """Run the command on a file and give its one line."""
    file = folder / "wrong.toml"
    file.write_text(text, "utf-8")
    assert main(["lab", "run", str(file), "--out", str(folder / "out"), "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert not said.out
    assert said.err.count("\n") == 1, said.err
    assert "wrong.toml" in said.err
    assert not (folder / "out").exists(), "nothing is written before all has been checked"
    return said.err


KEYS = [
    (struct, field.encode_name)
    for struct, kind in STRUCTS.items()
    for field in msgspec.structs.fields(kind)
]


@pytest.mark.parametrize(("struct", "key"), KEYS)
def test_a_value_of_a_wrong_type_is_named(
    struct: str, key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # A date is what no key of the format takes.
    said = complaint(tmp_path, at(struct, key, "1979-05-27"), capsys)
    assert re.search(rf"\b{key}\b", said) or struct.startswith("range"), said
    assert "expected" in said, said


@pytest.mark.parametrize("struct", STRUCTS)
def test_an_unknown_key_is_named(
    struct: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = complaint(tmp_path, at(struct, "gmae", "1"), capsys)
    assert "no key" in said
    assert "gmae" in said


NEEDED = [
    ("games = 4", "game"),
    ('game = "gorus"\ntune = { trials = 4 }', "targets"),
    ('game = "gorus"\ntune = { targets = [{ ratio = 1.2 }] }', "figure"),
    ('game = "gorus"\n[range]\n"cards.zero_bonus" = { from = 4 }', "to"),
    ('game = "gorus"\n[range]\n"cards.zero_bonus" = { to = 4 }', "from"),
    ('game = "gorus"\ntune = { targets = [{ figure = "moves", ratio = 2 }] }', "range"),
]


@pytest.mark.parametrize(("text", "key"), NEEDED)
def test_a_missing_key_is_named(
    text: str, key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = complaint(tmp_path, text, capsys)
    assert "is missing" in said
    assert key in said


BOUNDS: list[tuple[str, str, str]] = [
    ("", "modes", "[]"),
    ("", "bots", "[]"),
    ("", "games", "1"),
    ("", "games", "100000000"),
    ("", "width", "0"),
    ("", "questions", "[]"),
    ("", "error", "0"),
    ("", "error", "0.5"),
    ("", "probes", "0"),
    ("", "probes", "51"),
    ("tune", "targets", "[]"),
    ("tune", "trials", "1"),
    ("tune.targets", "ratio", "0.9"),
    ("range.cards.zero_bonus", "step", "0"),
    ("range.cards.zero_bonus", "to", "3"),
    ("pace", "forced", "-1"),
    ("pace", "choice", "-1"),
    ("pace", "doubling", "-1"),
]


@pytest.mark.parametrize(("struct", "key", "value"), BOUNDS)
def test_a_value_out_of_range_is_named(
    struct: str, key: str, value: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = complaint(tmp_path, at(struct, key, value), capsys)
    assert key in said or struct.startswith("range"), said
    assert "must be" in said, said


NAMES = [
    ('game = "chess"', "game", "chess"),
    ('game = "gorus"\nbots = "wizard"', "bots", "wizard"),
    ('game = "gorus"\nbots = "search:20ms"', "bots", "clock"),
    ('game = "gorus"\nbots = ["random"]', "bots", "one bot for 3 seats"),
    ('game = "gorus"\nmodes = [{ players = 99 }]', "modes[0]", "99"),
    ('game = "gorus"\nmodes = [{ colour = 9 }]', "modes[0]", "colour"),
    ('game = "gorus"\nquestions = ["luck"]', "questions", "luck"),
    ('game = "gorus"\nquestions = ["nowhere.py:f"]', "questions", "nowhere.py"),
    ('game = "gorus"\nquestions = ["no.such.module:f"]', "questions", "no.such.module"),
    ('game = "gorus"\ncorrection = "none"', "correction", "none"),
    ('game = "gorus"\n[patch]\n"crads.x" = 1', "patch.crads.x", "crads"),
    ('game = "gorus"\n[patch]\n"cards.gladiators[strength=99].favour" = 1', "patch", "99"),
    ('game = "gorus"\n[patch]\n"cards.zero_bonus" = "five"', "patch.cards.zero_bonus", "whole"),
    ('game = "gorus"\n[range]\n"cards.zero_bonus" = [5, "six"]', "range.cards", "six"),
    ('game = "gorus"\n[range]\n"cards.zero_bonus" = { from = 1, to = 99 }', "range", "64"),
    ('game = "gorus"\n[range]\n"cards.zero_bonus" = []', "range", "must be"),
    ('game = "gorus"\nmodes = 3', "modes", "expected"),
    ("game = ", "wrong.toml", "TOML"),
]


@pytest.mark.parametrize(("text", "key", "reason"), NAMES)
def test_a_wrong_name_is_named(
    text: str, key: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = complaint(tmp_path, text, capsys)
    assert key in said, said
    assert reason in said, said


def test_what_is_no_file_or_no_text_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "noise.toml").write_bytes(b"\xff\xfe\x00")
    for name in ("missing.toml", "noise.toml", "."):
        assert main(["lab", "run", str(tmp_path / name), "--lang", "en"]) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1


def test_content_that_cannot_be_is_refused_by_the_game_itself(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hand.toml"
    file.write_text(
        'game = "gorus"\ngames = 2\nbots = "random"\n[patch]\n"table.hand" = 99', "utf-8"
    )
    assert main(["lab", "run", str(file), "--out", str(tmp_path / "out"), "--lang", "en"]) != 0
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "table.toml" in said
    assert "hand" in said


def test_the_full_file_is_read_and_patches_name_their_game(tmp_path: Path) -> None:
    file, patch = tmp_path / "full.toml", tmp_path / "patch.toml"
    file.write_text(FULL, "utf-8")
    found = read_experiment(str(file))
    assert [one[0].value for one in found.variants() if one] == [4, 5, 6]
    patch.write_text('game = "gorus"\n[patch]\n"cards.zero_bonus" = 6\n', "utf-8")
    assert read_patch(str(patch), "gorus") == {"cards.zero_bonus": 6}
    with pytest.raises(BadInput):
        read_patch(str(patch), "brutus")
    wrongs: list[Any] = ['game = "gorus"', 'game = "gorus"\n[patch]\n"cards.x" = 1', "patch = 3"]
    for text in wrongs:
        patch.write_text(text, "utf-8")
        with pytest.raises(LudusError):
            read_patch(str(patch), "gorus")
    assert {field.name for field in msgspec.structs.fields(Patch)} == {"game", "patch"}
