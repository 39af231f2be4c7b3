"""Whatever counts goes through `step`, which asks for a refusal first."""

import ast
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src" / "ludus"

WITHOUT = {
    "core": "`step` itself",
    "bots": "a search, in worlds that it imagines",
    "review": "the same",
    "puzzles": "the same",
    "learn": "games of a net that learns, of legal moves alone",
    "faces": "an action is the number of a legal move",
}
"""Who applies moves without asking whether they are legal, and why."""


def appliers() -> set[str]:
    """List the packages in which a module applies a move itself."""
    found = set[str]()
    for file in SOURCES.rglob("*.py"):
        package, *_ = file.relative_to(SOURCES).parts
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(ast.Attribute(ast.Name("rules" | "game") | ast.Attribute(), "apply")):
                    found.add(package)
                case _:
                    pass
    return found


def test_nobody_else_goes_without_it() -> None:
    assert appliers() == set(WITHOUT)


@pytest.mark.parametrize("package", ["tables", "lab", "cli", "core"])
def test_games_that_count_are_changed_by_it(package: str) -> None:
    texts = [file.read_text(encoding="utf-8") for file in (SOURCES / package).rglob("*.py")]
    assert any("step(" in text for text in texts)
