"""Provable chance: a seed committed to beforehand, opened afterwards.

1. Before the first draw the house takes a secret seed of 32 bytes and publishes its SHA-256.
2. Every person's client adds a nonce, which the house could not know when it committed.
3. Entry k of the record draws from the stream HMAC-SHA256(root, "k/0"), HMAC-SHA256(root, "k/1")…
   with root = HMAC-SHA256(seed, SHA-256 of each nonce). A stream per entry needs no saved position:
   a table that comes back after a crash draws what it would have drawn.
4. After the game the seed stands in the record, and anybody can draw everything again.

Whole numbers come from 32-bit big-endian words; words at or above the largest multiple of the bound
are passed over, so no value is likelier than another. `docs/records.md` has it step by step.
"""

import hmac
from collections.abc import Iterator, Sequence
from hashlib import sha256
from secrets import token_bytes

from msgspec import Struct

from ludus.core.fate import Recording

_WORD = 1 << 32


class Fairness(Struct, frozen=True):
    """What a record says of its chance: published first, the seed only at the end.

    `nonces` has one for each seat: empty if a person's client sent none, None for a bot. Without
    any, nobody has been asked for one.
    """

    commitment: str
    nonces: tuple[str | None, ...] = ()
    seed: str | None = None


class Part(Struct, frozen=True):
    """The first entries of a practice game: they were taken over from another game.

    at        the last entry that was taken over
    fairness  what that game's record says of its chance; None if it was not provable
    table     the table of that game; empty if it is known by its record alone
    """

    at: int
    fairness: Fairness | None
    table: str = ""


def new_seed() -> bytes:
    """Take a fresh secret from the operating system."""
    return token_bytes(32)


def named_seed(*words: object) -> bytes:
    """Make a seed from words, for simulations that must come out the same everywhere."""
    return sha256("/".join(str(word) for word in words).encode()).digest()


def commitment(seed: bytes) -> str:
    """Hash a seed for publication."""
    return sha256(seed).hexdigest()


def new_nonce() -> str:
    """Take a fresh nonce from the operating system."""
    return token_bytes(16).hex()


def root_key(seed: bytes, nonces: Sequence[str | None]) -> bytes:
    """Mix the house's seed with what the seats added; nothing counts as the empty text."""
    parts = b"".join(sha256((nonce or "").encode()).digest() for nonce in nonces)
    return hmac.digest(seed, parts, sha256)


class Live(Recording):
    """Chance for one entry of a record, drawn from the root key; `at` is what the clock says."""

    def __init__(self, root: bytes, entry: int, at: int = 0) -> None:
        super().__init__(at)
        self._words = _stream(root, entry)

    def below(self, bound: int) -> int:
        """Take words from the stream until one is fair for the bound."""
        limit = _WORD - _WORD % bound
        while (word := next(self._words)) >= limit:
            pass
        return word % bound


def _stream(root: bytes, entry: int) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.digest(root, f"{entry}/{block}".encode(), sha256)
        for at in range(0, len(digest), 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1
