"""Content files: facts and tables as TOML, checked at load, with one hash over all of them."""

import tomllib
from hashlib import sha256
from importlib.resources.abc import Traversable
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from ludus.core.changes import changed
from ludus.core.codec import from_plain, to_plain
from ludus.core.errors import BadContent, LudusError, fault

T = TypeVar("T")

Whole = Annotated[int, Meta(ge=0)]
"""A number of a content file that is never negative."""

Positive = Annotated[int, Meta(ge=1)]
"""A number of a content file that is one at least."""


def load_content(folder: Traversable, name: str, kind: type[T]) -> T:
    """Read `name.toml` as a value of a kind; a wrong file is named with its key and the reason."""
    file = folder / f"{name}.toml"
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        if folder.name == "content":
            data = changed(_owner(folder), name, data)
        return from_plain(data, kind)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        reason, _, key = str(error).partition(" - at ")
        raise bad_content(file.name, key.strip("`") or "-", reason) from error


def _owner(folder: Traversable) -> str:
    """Name the folder of the game that a content folder belongs to."""
    return str(folder).replace("\\", "/").rstrip("/").split("/")[-2]


def bad_content(file: str, key: str, reason: str) -> LudusError:
    """Make the error that says what is wrong with a content file, and where in it."""
    return fault(BadContent, "bad-content", file=file, key=key, reason=reason)


def content_hash(*parts: object) -> str:
    """Hash loaded content, so that layout and comments of a file do not count."""
    written = (msgspec.json.encode(to_plain(part), order="sorted") for part in parts)
    return sha256(b"\n".join(written)).hexdigest()[:16]
