"""A file that has to be scrolled through for long does more than one thing: it is split."""

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST = 400
KINDS = {".py", ".ts", ".svelte", ".mjs"}
BUILT = {"static", "documents", "node_modules"}


def files() -> Iterator[Path]:
    """List what is written by hand and is no test."""
    for folder in ("src", "web/src", "scripts"):
        for file in (ROOT / folder).rglob("*.*"):
            by_hand = BUILT.isdisjoint(file.parts) and file.name != "protocol.ts"
            if file.suffix in KINDS and by_hand and ".test." not in file.name:
                yield file


def test_no_file_is_too_long() -> None:
    lengths = {
        str(file.relative_to(ROOT)): len(file.read_text(encoding="utf-8").splitlines())
        for file in files()
    }
    assert {file: n for file, n in lengths.items() if n > MOST} == {}
