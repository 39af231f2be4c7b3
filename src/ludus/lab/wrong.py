"""What is wrong with a file of the lab, in one line that names the file and the key."""

import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ludus.core import reading
from ludus.core.content import WHOLE
from ludus.core.errors import BadInput, LudusError, fault
from ludus.core.message import Message

T = TypeVar("T")


class BadKey(BadInput):
    """A key of a file holds what something else refuses; `why` says why."""

    why: LudusError

    def __init__(self, file: str, key: str, why: LudusError) -> None:
        super().__init__(Message("lab-key", {"file": file, "key": key}))
        self.why = why


def read_toml(file: str, kind: type[T]) -> T:
    """Read a file as a value of a kind, or say what is wrong with it."""
    try:
        data = reading.read_toml(Path(file).read_bytes())
    except OSError as error:
        raise fault(
            BadInput, "cli-no-file", file=file, reason=reading.system_reason(error)
        ) from error
    except LudusError as error:
        raise BadKey(file, WHOLE, error) from error
    return read_plain(file, data, kind)


def read_plain(file: str, data: dict[str, Any], kind: type[T]) -> T:
    """Read plain data as a value of a kind, or say what is wrong with it."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        place, why = reading.wrong_data(error)
        key = re.sub(r"\[\.\.\.\]", "", place.removeprefix("$").removeprefix("."))
        raise BadKey(file, key or WHOLE, why) from error


def wrong(file: str, key: str, name: str, /, **facts: str | int | float) -> LudusError:
    """Make the error that names a file, a key and what is wrong there."""
    return fault(BadInput, name, file=file, key=key or WHOLE, **facts)
