"""Practice at a table: a game that begins at a moment of a finished one, against bots.

The entries up to the moment are taken over and can never be taken back. Whoever practises sees
them with the eyes of the seat that they have taken, and nothing else. From there on the chance of
the game follows from the seed of the new table, to which it is committed before the first draw.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from ludus.core.codec import from_json, to_json
from ludus.core.errors import LudusError
from ludus.core.events import Told
from ludus.core.fairness import Part
from ludus.core.record import Record
from ludus.core.record import replay as played_again
from ludus.core.rules import AnyRules
from ludus.tables.breath import Breath
from ludus.tables.errors import damaged
from ludus.tables.model import Row
from ludus.tables.table import Change, Table


async def state_at(game: AnyRules, record: Record, at: int) -> Any:
    """Play a record through up to a moment."""
    breath, number = Breath(), 0
    try:
        for number, state in played_again(game, record):
            if number == at:
                return state
            await breath.take()
    except LudusError as error:
        # It is stored otherwise than it was played.
        raise damaged("aside-replay", entry=number) from error
    raise damaged("aside-replay", entry=number)


def begin(
    table: Table, taken: Sequence[Row], state: Any, parts: tuple[Part, ...], now: float
) -> Change:
    """Begin with entries of another game; `state` is the one after the last of them."""
    table.need("open")
    age = max((row.age or 0 for row in taken), default=0)
    entries = [_taken_over(table.id, number, row) for number, row in enumerate(taken)]
    last = len(entries) - 1
    entries[last] = replace(entries[last], state=to_json(state))
    doc = replace(
        table.doc,
        status="running",
        since=now,
        started=now - age,
        acting=table.game.to_act(state),
        practice=parts,
    )
    told = [from_json(row.events, tuple[Told, ...]) for row in entries]
    return Change(doc, tuple(zip(entries, told, strict=True)), state)


def _taken_over(table: str, number: int, row: Row) -> Row:
    """Give an entry to another table; there it is final, and no longer hidden from anybody."""
    kind = row.kind if row.kind == "setup" else "reveal"
    return replace(row, table=table, seq=number, kind=kind, state=b"")
