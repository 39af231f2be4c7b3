"""What is wrong with a text or a file that was read, as a message: TOML, JSON, types and bounds.

The libraries that read for us say so only in English sentences; these are taken apart here.
"""

import re
import tomllib
from errno import errorcode
from typing import Any

from ludus.core.errors import LudusError
from ludus.core.message import Fact, Message, Ref

_FAULTS: tuple[tuple[str, str], ...] = (
    (r"Object missing required field `(?P<field>.+)`", "content-missing-field"),
    (r"Object contains unknown field `(?P<field>.+)`", "content-unknown-field"),
    (r"Expected `(?P<wanted>[^`]+)`, got `(?P<found>[^`]+)`", "content-type"),
    (r"Invalid enum value (?P<value>.+)", "content-word"),
    (r"Expected `[^`]+` of length (?P<bound>(?:[<>=]+ )?\d+)(?:, got \d+)?", "content-length"),
    (r"Expected `[^`]+` (?P<bound>[<>=]+ .+)", "content-bound"),
    (r"JSON is malformed: .+ \(byte (?P<byte>\d+)\)", "content-not-json"),
    (r"Input data was truncated", "content-cut-off"),
)

_SIGNS = {">=": "least", "<=": "most", ">": "above", "<": "below"}

_POSITION = re.compile(r"\(at line (\d+), column (\d+)\)$")

_TWICE = re.compile(r"Cannot (overwrite|declare|mutate|redefine)|Duplicate ")

_ERRNO = re.compile(r"\[Errno (\d+)\]")


class BadWord(ValueError):
    """A text in a file that cannot be read; msgspec lets it through as what it was caused by."""

    def __init__(self, key: str, /, **facts: Fact) -> None:
        super().__init__(key)
        self.message = Message(key, facts)


def wrong_data(error: Exception) -> tuple[str, LudusError]:
    """Say at which place msgspec found something wrong, such as `$.tables[2].hand`, and what."""
    text, _, place = str(error).partition(" - at ")
    return place.strip("`").rpartition("`")[2], LudusError(_found(error, text))


def _found(error: Exception, text: str) -> Message:
    if isinstance(error.__cause__, BadWord):
        return error.__cause__.message
    for pattern, key in _FAULTS:
        if match := re.fullmatch(pattern, text):
            return Message(key, _facts(match.groupdict()))
    return Message("content-unreadable", {"text": text})


def _facts(groups: dict[str, str]) -> dict[str, Fact]:
    """Turn the parts of a sentence into facts."""
    facts: dict[str, Fact] = {}
    for name, text in groups.items():
        if name in ("wanted", "found"):
            facts[name] = _kinds(text.split(" | "))
        elif name == "bound":
            sign, _, number = text.rpartition(" ")
            value = float(number)
            facts["sign"] = _SIGNS.get(sign, "exactly")
            facts["bound"] = int(value) if value.is_integer() else value
        else:
            facts[name] = int(text) if name == "byte" else text.strip("'")
    return facts


def _kinds(names: list[str]) -> tuple[Ref, ...]:
    """Name kinds of values; where a broken number may stand, a whole one may stand, too."""
    narrow = {"int"} if "float" in names else set()
    return tuple(kind_ref(name) for name in names if name not in narrow)


def kind_ref(name: str) -> Ref:
    """Name a kind of value, such as `int`, so that every language has its own word for it."""
    return Ref("content-kind", name)


def read_toml(data: bytes) -> dict[str, Any]:
    """Read a TOML file; an error says what is wrong with it, and in which line."""
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise LudusError(Message("content-not-text")) from error
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LudusError(_wrong_toml(str(error), text)) from error


def _wrong_toml(said: str, text: str) -> Message:
    found = _POSITION.search(said)
    lines = text.rstrip("\n").split("\n")
    line, column = map(int, found.groups()) if found else (len(lines), len(lines[-1]) + 1)
    key = "content-twice-in-file" if _TWICE.match(said) else "content-not-toml"
    return Message(key, {"line": line, "column": column})


_SYSTEM = frozenset({
    "ENOENT", "EACCES", "EPERM", "EISDIR", "ENOTDIR", "EEXIST", "ENOSPC", "EDQUOT", "EROFS",
    "ENAMETOOLONG", "EFBIG", "EIO", "EMFILE", "ENOEXEC", "ENOTEMPTY", "ELOOP", "EADDRINUSE",
    "EADDRNOTAVAIL", "ECONNREFUSED", "ECONNRESET", "EHOSTUNREACH", "ENETUNREACH", "ETIMEDOUT",
})  # fmt: skip
"""Reasons of the operating system that have a sentence in every language."""


NO_PROGRAM = Ref("system-reason", "ENOEXEC")
"""There is no program of a name, or it cannot run."""


def system_reason(error: Exception) -> Ref:
    """Name the reason why the operating system has refused something."""
    number = getattr(error, "errno", None)
    if number is None and (found := _ERRNO.search(f"{error}")):
        number = int(found[1])
    name = errorcode.get(number or 0, "")
    said = getattr(error, "strerror", None) or f"{error}"
    return Ref("system-reason", name if name in _SYSTEM else said)
