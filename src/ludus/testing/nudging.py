"""Content files with one number changed: what loads them must follow or say what is wrong."""

import re
from collections.abc import Iterator

from msgspec import Struct

_NUMBER = re.compile(r"(?<![\w#])\d+")
_VALUE = re.compile(r"^\s*(?:\"[^\"]*\"|[\w.-]+)\s*=\s*|^(?=\s*[\"\[{\d])")


class Nudge(Struct, frozen=True, order=True):
    """One number of a content file, changed: its line, from what to what, and the text then."""

    line: int
    before: str
    after: str
    text: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.before} → {self.after}"


def nudges(text: str) -> Iterator[Nudge]:
    """Change each number in the values of a TOML file by one, up and down, one at a time.

    Numbers written in effects (`recruit(2,1) +1G`) count; keys and headers of tables do not.
    """
    for line, start, end in _numbers(text):
        before = text[start:end]
        for by in (1, -1):
            after = f"{int(before) + by:0{len(before)}}"
            yield Nudge(line, before, after, f"{text[:start]}{after}{text[end:]}")


def _numbers(text: str) -> Iterator[tuple[int, int, int]]:
    """Find the numbers: the line, and where each begins and ends."""
    start = 0
    for line, written in enumerate(text.splitlines(keepends=True), 1):
        value = _VALUE.match(written)
        if value and not (written.startswith("[") and "=" not in written):
            body = written.partition(" #")[0]
            for number in _NUMBER.finditer(body, value.end()):
                yield line, start + number.start(), start + number.end()
        start += len(written)
