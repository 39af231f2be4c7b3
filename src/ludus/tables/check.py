"""Checks everything that is stored: every table is read as a server would, and its game replayed.

It only reads, one table at a time and each in one consistent snapshot, while servers go on.
"""

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from typing import cast

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import asdict

from ludus.core.codec import to_json
from ludus.core.events import Log
from ludus.core.fairness import Live, root_key
from ludus.core.fate import RecordingFate
from ludus.core.message import Message
from ludus.core.record import Recorder, opened_root
from ludus.lessons.fate import Prepared, given
from ludus.tables import schema
from ludus.tables.errors import Aside, SetAside, damaged
from ludus.tables.lessons import lesson_of
from ludus.tables.lists import people_of
from ludus.tables.model import Row, Said
from ludus.tables.reading import revive
from ludus.tables.records import read_fate, standing
from ludus.tables.store import Store
from ludus.tables.table import Table

PAGE = 500
"""Tables whose ids are read at once."""


class Checked(Struct, frozen=True):
    """A table that was checked: how many entries it has, and why it is bad or set aside, if so."""

    table: str
    entries: int = 0
    kind: Aside | None = None
    reason: Message | None = None


Read = Callable[[Table, bytes], object]
"""Reads the review of a game; gives None if it cannot be used."""


async def check(
    store: Store, *, quick: bool = False, read_review: Read | None = None
) -> AsyncIterator[Checked]:
    """Check every table, in the order of their ids, then what belongs to no table.

    A quick check does not replay games. Reviews are checked if it is said how they are read.
    """
    async for table in _ids(store):
        checked = await _check_one(store, table, read_review, quick=quick)
        if checked is not None:
            yield checked
    for table in await _orphans(store):
        yield Checked(table, 0, "damaged", Message("aside-orphan", {}))


async def _ids(store: Store) -> AsyncIterator[str]:
    c = schema.tables.c
    last = ""
    while True:
        query = sa.select(c.id).where(c.id > last).order_by(c.id).limit(PAGE)
        async with store.engine.connect() as connection:
            found = [row[0] for row in await connection.execute(query)]
        for table in found:
            yield table
        if len(found) < PAGE:
            return
        last = found[-1]


async def _orphans(store: Store) -> list[str]:
    """List the ids of entries, talk and people without a table."""
    known = sa.select(schema.tables.c.id)
    parts = [
        sa.select(column).where(column.not_in(known)).distinct()
        for column in (
            schema.entries.c.table_id,
            schema.archive.c.table_id,
            schema.talk.c.table_id,
            schema.reviews.c.table_id,
            schema.people.c.table_id,
        )
    ]
    async with store.engine.connect() as connection:
        return sorted(row[0] for row in await connection.execute(sa.union(*parts)))


async def _check_one(
    store: Store, table: str, read_review: Read | None, *, quick: bool
) -> Checked | None:
    """Check a table; None if it was removed in the meantime."""
    entries = 0
    try:
        found = await store.whole(table)
        if found is None:
            return None
        entries = len(found[1])
        revived = revive(*found)
        if not quick:
            _replay(revived, standing(found[1]))
        await _check_people(store, revived)
        await _check_talk(store, table, revived.seats)
        if read_review is not None:
            await _check_review(store, revived, read_review)
    except SetAside as error:
        return Checked(table, entries, error.kind, error.reason)
    return Checked(table, entries)


def _replay(table: Table, rows: Sequence[Row]) -> None:
    """Play a game again from its seed: moves, chance, events and states must come out the same."""
    number = 0
    try:
        for number, same in enumerate(_replayed(table, rows)):
            if not same:
                raise damaged("aside-replay", entry=rows[number].seq)
    except SetAside:
        raise
    except Exception as error:
        # A move that the rules refuse, or damage that makes them fail.
        raise damaged("aside-replay", entry=rows[number].seq) from error


def _replayed(table: Table, rows: Sequence[Row]) -> Iterator[bool]:
    """Tell of each entry whether it comes out the same."""
    if not rows:
        return
    game, log, told = table.game, Log(), 0
    if table.doc.lesson is not None and lesson_of(table) is None:
        # Its script is another by now: what chance it had cannot be known.
        return
    names = [holder.name for holder in table.doc.seats]
    again = Recorder(game, table.options, names, _fates(table, rows), log)
    for number, row in enumerate(rows):
        if number:
            again.play(cast(int, row.seat), game.parse(cast(str, row.move)))
        made = again.record.log[number]
        fate, events = to_json(made.fate).decode(), to_json(log.told[told:]).decode()
        told = len(log.told)
        yield (made.hash, made.at, fate, events) == (row.hash, row.age, row.fate, row.events)


def _fates(table: Table, rows: Sequence[Row]) -> Callable[[int], RecordingFate]:
    """Give the chance of each entry: from the seed, or in a lesson what is written.

    A practice game has that of the other game up to the moment at which it began.
    """
    lesson = lesson_of(table)
    if lesson is None:
        root = root_key(table.seed, table.doc.nonces)
        parts = [(part.at, opened_root(part.fairness)) for part in table.doc.practice]

        def live(entry: int) -> Live:
            found = next((one for at, one in parts if entry <= at), root)
            return Live(found, entry, rows[entry].age or 0)

        return live

    def written(entry: int) -> Prepared:
        drawn = 0
        for row in rows[:entry]:
            drawn += given(lesson, drawn, read_fate(row))
        return Prepared(lesson, entry, drawn, rows[entry].age or 0)

    return written


async def _check_people(store: Store, table: Table) -> None:
    """See that the table is listed for its people and for nobody else."""
    c = schema.people.c
    async with store.engine.connect() as connection:
        found = await connection.execute(sa.select(c.guest).where(c.table_id == table.id))
        listed = {row[0] for row in found}
    now = await store.load(table.id)
    if now is not None and now.version == table.version and listed != {*people_of(table.doc)}:
        raise damaged("aside-people")


async def _check_talk(store: Store, table: str, seats: int) -> None:
    """See that every line of talk can be read, and was said by somebody at the table."""
    for number, said in enumerate(await store.talk(table)):
        try:
            msgspec.convert(asdict(said), Said)
        except msgspec.ValidationError as error:
            raise damaged("aside-talk", line=number) from error
        if said.seat is not None and said.seat not in range(seats):
            raise damaged("aside-talk", line=number)


async def _check_review(store: Store, table: Table, read_review: Read) -> None:
    """See that a review that is kept with a game can be read; it is only worked out again."""
    kept = await store.review(table.id)
    if kept is not None and read_review(table, kept) is None:
        raise damaged("aside-review")
