"""The experiments that come with Ludus: the games take every change that they propose."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from ludus import lab
from ludus.lab.experiments import read_experiment

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "examples" / "lab").glob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_example_says_what_it_asks_and_is_played(file: Path) -> None:
    assert re.match(r"# [^\n]+[.?]\n", file.read_text("utf-8")), "the first line is its question"
    whole = read_experiment(str(file))
    found = lab.run(replace(whole, games=2, bots="random", modes=whole.modes[-1:]), jobs=1)
    assert found.games == 2 * len(list(whole.variants()))
    assert {row.change is not None for row in found.rows if row.variant} <= {True}


def test_every_example_is_told_of() -> None:
    pages = "".join(page.read_text("utf-8") for page in (ROOT / "docs").rglob("*.md"))
    for file in FILES:
        assert f"examples/lab/{file.name}" in pages, file.name
