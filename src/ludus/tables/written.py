"""JSON that is written often: the codec's own bytes, with the text of every small value kept.

Cards stand in states and views by the dozen; to ask each for its text again takes half the time of
writing a state.
"""

from typing import Any

import msgspec

from ludus.core.codec import to_json

MOST_KEPT = 10_000


class _Texts(dict[Any, str]):
    """The text of values that have one: small, frozen, and equal only if their texts are."""

    def __missing__(self, value: Any) -> str:
        if len(self) >= MOST_KEPT:
            self.clear()
        text: str = msgspec.json.decode(to_json(value), type=str)
        self[value] = text
        return text


_encoder = msgspec.json.Encoder(enc_hook=_Texts().__getitem__, order="deterministic")


def written(value: object) -> bytes:
    """Write a value as `to_json` does."""
    try:
        return _encoder.encode(value)
    except TypeError:
        # Something in it cannot be kept: it has no hash.
        return to_json(value)
