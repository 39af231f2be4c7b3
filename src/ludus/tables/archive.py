"""Finished games, packed: what a record and its log need, and of the states only the last one.

While a game runs, every entry has a state, so that the last move can be taken back. Once it is over
nobody can return, and every state follows from the moves: a replay plays them again. One blob of
all entries takes some hundredth of the space.
"""

import zlib
from collections.abc import Sequence

from msgspec import msgpack
from msgspec.structs import replace

from ludus.tables.model import Row


def pack(rows: Sequence[Row]) -> bytes:
    """Pack the entries of a finished game."""
    kept = [*(replace(row, state=b"") for row in rows[:-1]), *rows[-1:]]
    return zlib.compress(msgpack.encode(kept), 9)


def unpack(data: bytes) -> list[Row]:
    """Give the entries of a packed game: all but the last are without a state."""
    return msgpack.decode(zlib.decompress(data), type=list[Row])
