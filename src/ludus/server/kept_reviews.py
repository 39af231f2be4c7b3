"""The review of a finished game as it is stored: packed, and read with suspicion."""

import zlib

import msgspec

from ludus.core.codec import from_json, to_json
from ludus.core.errors import LudusError
from ludus.review.whole import Review
from ludus.tables.table import Table


def pack_review(review: Review) -> bytes:
    """Write a review as it is stored."""
    return zlib.compress(to_json(review), 6)


def read_review(table: Table, data: bytes) -> Review | None:
    """Read the review of a table's game; None if it is damaged, of an older form or another game.

    It can be worked out again at any time, so nothing is lost with it.
    """
    try:
        review = from_json(zlib.decompress(data), Review)
    except (zlib.error, msgspec.DecodeError, LudusError, TypeError, RecursionError):
        # SQLite stores anything in any column: what is no bytes at all is a TypeError.
        return None
    fits = (review.game, review.entries, len(review.seats)) == (
        table.game.name,
        len(table.steps),
        table.seats,
    )
    return review if fits else None
