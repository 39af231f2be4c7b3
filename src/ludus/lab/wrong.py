"""What is wrong with a file of the lab, in one line that names the file and the key."""

import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ludus.core.errors import BadInput, LudusError, fault
from ludus.core.message import Message

T = TypeVar("T")


class BadKey(BadInput):
    """A key of a file holds what something else refuses; `why` says why."""

    def __init__(self, file: str, key: str, why: LudusError) -> None:
        super().__init__(Message("lab-key", {"file": file, "key": key}))
        self.why = why


# msgspec reports errors only as English sentences, so these are parsed back into data.
_ERRORS: tuple[tuple[str, str], ...] = (
    (r"Object missing required field `(?P<field>.+)`", "lab-key-missing"),
    (r"Object contains unknown field `(?P<field>.+)`", "lab-key-unknown"),
    (r"Expected `(?P<wanted>[^`]+)`, got `(?P<found>[^`]+)`", "lab-key-type"),
    (r"Invalid enum value (?P<value>.+)", "lab-key-choice"),
    (r"Expected `[^`]+` of length (?P<bound>[<>=]+ .+)", "lab-key-length"),
    (r"Expected `[^`]+` (?P<bound>[<>=]+ .+)", "lab-key-bound"),
)


def read_toml(file: str, kind: type[T]) -> T:
    """Read a file as a value of a kind, or say what is wrong with it."""
    try:
        data = tomllib.loads(Path(file).read_text(encoding="utf-8"))
    except OSError as error:
        raise fault(BadInput, "cli-no-file", file=file, reason=f"{error.strerror}") from error
    except UnicodeDecodeError as error:
        raise fault(BadInput, "lab-not-text", file=file) from error
    except tomllib.TOMLDecodeError as error:
        raise fault(BadInput, "lab-not-toml", file=file, reason=f"{error}") from error
    return read_plain(file, data, kind)


def read_plain(file: str, data: dict[str, Any], kind: type[T]) -> T:
    """Read plain data as a value of a kind, or say what is wrong with it."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise _told(file, str(error)) from error


def _told(file: str, text: str) -> LudusError:
    reason, _, place = text.partition(" - at ")
    key = re.sub(r"\[\.\.\.\]", "", place.strip("`").removeprefix("$").removeprefix("."))
    for pattern, name in _ERRORS:
        if match := re.fullmatch(pattern, reason):
            facts = match.groupdict()
            field = facts.pop("field", "")
            return wrong(file, ".".join(filter(None, (key, field))), name, **facts)
    return wrong(file, key, "lab-key-other", reason=reason)


def wrong(file: str, key: str, name: str, /, **facts: str | int | float) -> LudusError:
    """Make the error that names a file, a key and what is wrong there."""
    return fault(BadInput, name, file=file, key=key or "-", **facts)
