"""The page for designers: its files are read, its code runs, its first question is answered."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludus.lab.experiments import read_experiment

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "lab.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def texts(language: str) -> list[str]:
    return [text for kind, text in BLOCKS if kind == language]


@pytest.mark.parametrize("text", texts("toml"))
def test_every_file_of_the_page_is_read(text: str, tmp_path: Path) -> None:
    file = tmp_path / "page.toml"
    file.write_text(text, "utf-8")
    assert list(read_experiment(str(file)).variants())


def test_the_first_question_is_ten_lines_and_the_one_in_the_examples() -> None:
    shown = texts("toml")[0]
    assert shown == (ROOT / "examples" / "lab" / "gorus-eight.toml").read_text("utf-8")
    assert len(shown.splitlines()) <= 10


def test_the_question_of_ones_own_and_the_code_run(tmp_path: Path) -> None:
    question, code = texts("python")
    (tmp_path / "mine.py").write_text(question, "utf-8")
    (tmp_path / "page.py").write_text(code, "utf-8")
    said = subprocess.run(
        [sys.executable, "page.py"], cwd=tmp_path, capture_output=True, text=True, check=True
    ).stdout
    assert said == texts("text")[0], "also from a script without a main guard"
    (tmp_path / "own.toml").write_text(
        'game = "gorus"\nmodes = [{ players = 3, target = 1 }]\ngames = 16\nbots = "random"\n'
        'questions = ["mine.py:eights"]\n', "utf-8",
    )  # fmt: skip
    run = [sys.executable, "-c", "from ludus.cli.main import run; run()", "lab", "run", "own.toml"]
    said = subprocess.run(
        [*run, "--jobs", "1"], cwd=tmp_path, capture_output=True, text=True, check=True
    ).stdout
    assert "eights-by-choice" in said


def test_every_key_and_question_has_its_line() -> None:
    import msgspec

    from ludus.lab.experiments import Experiment
    from ludus.lab.questions import QUESTIONS

    named = set(re.findall(r"^\| `([\w-]+)` \|", PAGE, re.MULTILINE))
    assert named == {field.name for field in msgspec.structs.fields(Experiment)} | {*QUESTIONS}
