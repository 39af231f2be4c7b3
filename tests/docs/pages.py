"""The documents of the repository, and the blocks of code in them."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = ("docs", "src", "tests", "bench", "web/src")
FOUND = [
    *ROOT.glob("*.md"),
    ROOT / "web" / "README.md",
    *(page for at in FOLDERS for page in (ROOT / at).rglob("*.md")),
]
PAGES = sorted(page for page in FOUND if "node_modules" not in page.parts)

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path) -> list[tuple[str, str]]:
    """List the fenced blocks of a page: language and text."""
    return FENCE.findall(page.read_text(encoding="utf-8"))


def prose(page: Path) -> str:
    """Give a page without its fenced blocks."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))
