"""Content files: facts and tables as TOML, checked at load, with one hash over all of them."""

from hashlib import sha256
from importlib.resources.abc import Traversable
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from ludus.core.changes import changed
from ludus.core.codec import from_plain, to_plain
from ludus.core.errors import BadContent, LudusError, fault
from ludus.core.message import Fact
from ludus.core.reading import read_toml, wrong_data

T = TypeVar("T")

Whole = Annotated[int, Meta(ge=0)]
"""A number of a content file that is never negative."""

Positive = Annotated[int, Meta(ge=1)]
"""A number of a content file that is one at least."""

WHOLE = "whole"
"""The key of what concerns a file as a whole."""


def load_content(folder: Traversable, name: str, kind: type[T]) -> T:
    """Read `name.toml` as a value of a kind; a wrong file is named with its key and the reason."""
    file = folder / f"{name}.toml"
    try:
        data = read_toml(file.read_bytes())
    except LudusError as error:
        raise fault(BadContent, "bad-content", error, file=file.name, key=WHOLE) from error
    if folder.name == "content":
        data = changed(_owner(folder), name, data)
    try:
        return from_plain(data, kind)
    except msgspec.ValidationError as error:
        place, why = wrong_data(error)
        raise fault(BadContent, "bad-content", why, file=file.name, key=place or WHOLE) from error


def _owner(folder: Traversable) -> str:
    """Name the folder of the game that a content folder belongs to."""
    return str(folder).replace("\\", "/").rstrip("/").split("/")[-2]


def bad_content(file: str, key: str, reason: str, /, **facts: Fact) -> LudusError:
    """Make the error that says where in a content file something is wrong, and what."""
    return fault(BadContent, "bad-content", fault(BadContent, reason, **facts), file=file, key=key)


def content_hash(*parts: object) -> str:
    """Hash loaded content, so that layout and comments of a file do not count."""
    written = (msgspec.json.encode(to_plain(part), order="sorted") for part in parts)
    return sha256(b"\n".join(written)).hexdigest()[:16]
