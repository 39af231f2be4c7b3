"""The pages about the faces say what the code does."""

import re
from pathlib import Path
from typing import Any

import pytest

from ludus.faces.encoding.page import page
from ludus.faces.playing import Mode

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_page_of_numbers_is_made_from_the_declarations() -> None:
    assert (DOCS / "numbers.md").read_text(encoding="utf-8") == page()


def test_the_page_of_the_faces_names_the_sizes() -> None:
    told = (DOCS / "faces.md").read_text(encoding="utf-8")
    for name in ("gorus", "brutus", "gloria", "insanam"):
        mode = Mode(name, {})
        assert f"| {name.title()} | {mode.actions} | {mode.size} |" in told


@pytest.mark.parametrize("name", ["faces.md", "bulk.md"])
def test_the_code_of_a_page_runs_and_prints_what_it_shows(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": name}
    printed = ""
    for language, text in BLOCK.findall((DOCS / name).read_text(encoding="utf-8")):
        if language == "python":
            exec(compile(text, name, "exec"), names)  # noqa: S102
            printed = capsys.readouterr().out
        elif language == "text":
            assert printed == text
