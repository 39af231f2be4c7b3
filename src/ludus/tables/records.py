"""The record of a table, made from its entries alone: the rules of its game need not be at hand."""

from collections.abc import Sequence

import msgspec

from ludus.core.fairness import Fairness
from ludus.core.fate import Drawn
from ludus.core.outcome import Outcome
from ludus.core.record import FORMAT, Entry, Record
from ludus.tables.errors import no
from ludus.tables.model import Doc, Row


def standing(rows: Sequence[Row]) -> list[Row]:
    """List the entries that have not been taken back."""
    kept: list[Row] = []
    for row in rows:
        if row.kind == "undo":
            kept.pop()
        else:
            kept.append(row)
    return kept


def make_record(doc: Doc, seed: bytes, rows: Sequence[Row], outcome: Outcome | None) -> Record:
    """Make the record of a game; its seed is told only when the game is over.

    A lesson has none: nobody should take it for a game that was played.
    """
    if doc.lesson is not None:
        raise no("lesson-no-record")
    fairness = Fairness(
        doc.commitment, doc.nonces, seed.hex() if doc.status == "finished" else None
    )
    return Record(
        FORMAT,
        doc.game,
        doc.version,
        doc.content,
        doc.options,
        [holder.name for holder in doc.seats],
        fairness,
        [_recorded(row) for row in standing(rows)],
        outcome,
        list(doc.counselled),
        doc.practice,
    )


def read_fate(row: Row) -> list[Drawn]:
    """Read the outcomes of chance of an entry."""
    return msgspec.json.decode(row.fate, type=list[Drawn])


def _recorded(row: Row) -> Entry:
    return Entry(row.seat, row.move, read_fate(row), row.age, row.hash)
