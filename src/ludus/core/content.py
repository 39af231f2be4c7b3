"""Content files: facts and tables as TOML, checked at load, with one hash over all of them."""

import tomllib
from hashlib import sha256
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec

from ludus.core.codec import from_plain, to_plain
from ludus.core.errors import BadContent, fault

T = TypeVar("T")


def load_content(folder: Traversable, name: str, kind: type[T]) -> T:
    """Read `name.toml` as a value of a kind; a wrong file is named with its key and the reason."""
    file = folder / f"{name}.toml"
    try:
        return from_plain(tomllib.loads(file.read_text(encoding="utf-8")), kind)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        reason, _, key = str(error).partition(" - at ")
        raise fault(
            BadContent, "bad-content", file=file.name, key=key.strip("`") or "-", reason=reason
        ) from error


def content_hash(*parts: object) -> str:
    """Hash loaded content, so that layout and comments of a file do not count."""
    written = (msgspec.json.encode(to_plain(part), order="sorted") for part in parts)
    return sha256(b"\n".join(written)).hexdigest()[:16]
