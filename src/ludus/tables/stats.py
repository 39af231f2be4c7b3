"""What a database holds, in figures."""

import sqlalchemy as sa
from msgspec import Struct

from ludus.tables import schema
from ludus.tables.store import Store


class Stats(Struct):
    """Tables by game and status, rows of each kind, and bytes.

    Games that began in the middle of others, for practice, are counted apart.
    """

    tables: dict[str, dict[str, int]]
    practice: int
    rows: dict[str, int]
    packed_bytes: int
    bytes: int


async def stats(store: Store) -> Stats:
    """Count what is stored."""
    c = schema.tables.c
    # Within a text of the document, quotes have a stroke before them.
    practice = c.doc.like('%"practice":[{%')
    by_kind = sa.select(c.game, c.status, sa.func.count()).where(~practice)
    by_kind = by_kind.group_by(c.game, c.status)
    parts = (schema.people, schema.entries, schema.archive, schema.talk)
    packed = sa.select(sa.func.coalesce(sa.func.sum(sa.func.length(schema.archive.c.data)), 0))
    size = (
        "SELECT pg_database_size(current_database())"
        if store.shared
        else "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    )
    async with store.engine.connect() as connection:
        tables: dict[str, dict[str, int]] = {}
        for game, status, number in await connection.execute(by_kind.order_by(c.game, c.status)):
            tables.setdefault(game, {})[status] = number
        rows = {}
        for part in parts:
            found = await connection.execute(sa.select(sa.func.count()).select_from(part))
            rows[f"{part.name}"] = found.scalar() or 0
        apart = sa.select(sa.func.count()).select_from(schema.tables).where(practice)
        return Stats(
            tables,
            int((await connection.execute(apart)).scalar() or 0),
            rows,
            int((await connection.execute(packed)).scalar() or 0),
            int((await connection.execute(sa.text(size))).scalar() or 0),
        )
