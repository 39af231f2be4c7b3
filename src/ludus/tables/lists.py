"""Lists of tables: the queries, each of which reads through an index."""

from collections.abc import Collection
from typing import Any

import sqlalchemy as sa

from ludus.tables import schema
from ludus.tables.model import Doc

MOST_OCCUPIED = 10_000
"""Tables named in one query: SQLite allows some 32,000 values in a statement."""
ALIVE = ("open", "running")

Query = sa.Select[Any]


def people_of(doc: Doc) -> tuple[str, ...]:
    """List the people whose table it is: who sits there, and the host; one given up is nobody's."""
    if doc.status == "abandoned":
        return ()
    guests = (doc.host, *(holder.guest for holder in doc.seats if holder.kind != "program"))
    return tuple(dict.fromkeys(guest for guest in guests if guest))


def other_people(before: Doc, after: Doc) -> tuple[str, ...] | None:
    """List the people of a table after a change, if they are others than before."""
    if after.seats is before.seats and (after.host, after.status) == (before.host, before.status):
        return None
    people = people_of(after)
    return None if people == people_of(before) else people


def recent(since: float, limit: int) -> Query:
    """List the public tables at which something has happened since a time, the latest first."""
    c = schema.tables.c
    return (
        sa.select(schema.tables)
        .where(c.public.is_(True), c.status.in_(ALIVE), c.touched >= since)
        .order_by(c.touched.desc())
        .limit(limit)
    )


def among(tables: Collection[str], limit: int) -> Query:
    """List those of some tables that are public and not over, the latest first.

    The inner query is limited only so that SQLite looks the tables up by their ids first: otherwise
    it may go through all public ones.
    """
    named = sa.select(schema.tables).where(schema.tables.c.id.in_(sorted(tables)[:MOST_OCCUPIED]))
    some = named.limit(MOST_OCCUPIED).subquery()
    return (
        sa.select(some)
        .where(some.c.public.is_(True), some.c.status.in_(ALIVE))
        .order_by(some.c.touched.desc())
        .limit(limit)
    )


def of_guest(guest: str, before: float | None, limit: int) -> Query:
    """List the tables of a guest, finished ones included, the latest first.

    The next page begins before the time at which something last happened at the last table.
    """
    c, p = schema.tables.c, schema.people.c
    query = sa.select(schema.tables).join(schema.people, p.table_id == c.id).where(p.guest == guest)
    if before is not None:
        query = query.where(c.touched < before)
    return query.order_by(c.touched.desc()).limit(limit)


def idle(before: float) -> Query:
    """List the tables that were never started and at which nothing has happened since a time."""
    c = schema.tables.c
    return sa.select(schema.tables).where(c.status == "open", c.touched < before)
