"""The pages about the faces say what the code does."""

from pathlib import Path

from ludus.faces.encoding.page import page
from ludus.faces.playing import Mode

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_of_numbers_is_made_from_the_declarations() -> None:
    assert (DOCS / "numbers.md").read_text(encoding="utf-8") == page()


def test_the_page_of_the_faces_names_the_sizes() -> None:
    told = (DOCS / "faces.md").read_text(encoding="utf-8")
    for name in ("gorus", "brutus", "gloria", "insanam"):
        mode = Mode(name, {})
        assert f"| {name.title()} | {mode.actions} | {mode.size} |" in told
