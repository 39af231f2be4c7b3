"""The page that lists actions and observations of the games whose encoding is declared.

`python -m ludus.faces.encoding.page` prints docs/numbers.md.
"""

import sys
from collections.abc import Iterable, Iterator

from ludus.faces.encoding.parts import Declared, Line
from ludus.faces.playing import LONGEST, Mode

TITLES = {"gloria": "Gloria aut Nihil", "insanam": "Ad Insanam Imperatoris"}
HEAD = f"""# Gloria and Insanam as numbers

Actions and observations of the [environments](faces.md), made from the declarations in
[faces/encoding](../src/ludus/faces/encoding/parts.py) by
`.venv/bin/python -m ludus.faces.encoding.page`. Those of Gorus and Brutus are described in
[arrays.md](arrays.md) and [arrays-brutus.md](arrays-brutus.md).

What is not there is 0. “One of” marks one number with 1; “of 20” says that the number was divided
by 20. The lines below a row of equal parts say what one of them is made of, counted from its own
beginning. After the fields of a game come as many numbers as it has actions: those taken so far in
the move under way, the k-th as k / {LONGEST}.
"""


def page() -> str:
    """Write the whole page."""
    return "\n".join([HEAD, *(part for name in TITLES for part in _game(name))])


def _game(name: str) -> Iterator[str]:
    mode = Mode(name, {})
    encoding = mode.encoding
    assert isinstance(encoding, Declared)  # noqa: S101 - only those are listed
    yield f"## {TITLES[name]}\n"
    yield f"{mode.actions} actions:\n"
    yield "| First | Actions | What they say |\n|---:|---:|---|"
    yield from (f"| {at} | {size} | {what} |" for what, at, size in encoding.alphabet.blocks())
    yield f"\n{encoding.size} numbers, then {mode.actions} for the move under way:\n"
    yield "| From | Numbers | What they say |\n|---:|---:|---|"
    yield from _rows(encoding.lines, "")
    yield ""


def _rows(lines: Iterable[Line], indent: str) -> Iterator[str]:
    at = 0
    for line in lines:
        yield f"| {indent}{at} | {line.size} | {indent}{line.phrase} |"
        yield from _rows(line.inner, f"{indent}· ")
        at += line.size


if __name__ == "__main__":
    sys.stdout.write(page())
