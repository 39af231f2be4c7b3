"""One JSON form for everything: states, moves, views, records; and the hash of a state.

A value with a canonical text (a card, a move) is written as that text: its class says so by
having a `parse` that reads what `str` prints. Everything else is a msgspec struct, a list, a
number or a string.

Cards stand in states and views by the dozen, and to ask each for its text again would take half the
time of writing a state: texts are kept. So are the values of texts that were read: they never
change.
"""

from functools import lru_cache
from hashlib import sha256
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


def _to_text(value: object) -> str:
    if hasattr(value, "parse"):
        return str(value)
    raise NotImplementedError(f"{type(value).__name__} has no JSON form")


def _from_text(kind: type, raw: object) -> object:
    if isinstance(raw, str) and hasattr(kind, "parse"):
        return _parsed(kind, raw)
    raise NotImplementedError(f"{kind.__name__} cannot be read from JSON")


@lru_cache(maxsize=1 << 14)
def _parsed(kind: Any, text: str) -> object:
    return kind.parse(text)


class _Texts(dict[Any, str]):
    """The text of every value met so far; a game has some hundreds of them at most."""

    def __missing__(self, value: Any) -> str:
        text = self[value] = _to_text(value)
        return text


_encoder = msgspec.json.Encoder(enc_hook=_Texts().__getitem__)


def to_json(value: object) -> bytes:
    """Write a value as JSON: fields as declared, mappings in the order in which they were filled.

    Sets have no order, so states and views have none; a mapping is filled alike in every replay.
    """
    return _encoder.encode(value)


def from_json(data: bytes | str, kind: type[T]) -> T:
    """Read a value of a kind from JSON."""
    return msgspec.json.decode(data, type=kind, dec_hook=_from_text)


def to_plain(value: object) -> Any:
    """Turn a value into dicts, lists, numbers and strings, just as JSON would give it back."""
    plain = msgspec.to_builtins(value, enc_hook=_to_text, str_keys=True)
    return msgspec.json.decode(msgspec.json.encode(plain))


def from_plain(raw: object, kind: type[T]) -> T:
    """Build a value of a kind from dicts, lists, numbers and strings."""
    return msgspec.convert(raw, kind, dec_hook=_from_text, str_keys=True)


def state_hash(state: object) -> str:
    """Hash a state: the first 128 bits of SHA-256 over its JSON, in hexadecimal."""
    return json_hash(to_json(state))


def json_hash(data: bytes) -> str:
    """Hash a state that is written already."""
    return sha256(data).hexdigest()[:32]


def plain_value(value: object) -> int | str:
    """Write one outcome of chance as it stands in a record: a number, or a text."""
    return value if isinstance(value, int) else str(value)
