"""Which tables are thrown away, and when. Nothing here is urgent: small parts, one after another.

- A table that was never started is given up after `never_started`.
- A table that was given up is deleted after `given_up`, a finished game after `finished`, a game
  that waits for people who do not come after `deserted`; each counted from its last change.
- A finished game is packed: see `ludus.tables.archive`.
"""

import sqlalchemy as sa
from msgspec import Struct

from ludus.tables import schema
from ludus.tables.store import Store

DAY = 24 * 3600.0
AT_ONCE = 100
"""Tables in one transaction: nobody waits long for it."""


class Policy(Struct, frozen=True):
    """For how many seconds tables are kept after their last change."""

    never_started: float = 3 * DAY
    given_up: float = 30 * DAY
    finished: float = 730 * DAY
    deserted: float = 365 * DAY

    def limits(self) -> dict[str, float]:
        """Give the time for each status; a table that was never started is given up first."""
        return {
            "abandoned": self.given_up,
            "finished": self.finished,
            "running": self.deserted,
            "open": self.never_started + self.given_up,
        }


class Pruned(Struct):
    """How many tables of each status were deleted, and how many finished games were packed."""

    deleted: dict[str, int]
    packed: int = 0


async def prune(store: Store, policy: Policy, now: float, *, dry_run: bool = False) -> Pruned:
    """Delete what is too old and pack finished games; or only count them."""
    found = Pruned({})
    for status, seconds in policy.limits().items():
        old = await _ids(store, _old(status, now - seconds))
        if not dry_run:
            for at in range(0, len(old), AT_ONCE):
                await _delete(store, old[at : at + AT_ONCE], status, now - seconds)
        found.deleted[status] = len(old)
    for table in await _ids(store, _unpacked()):
        found.packed += dry_run or await store.archive(table)
    return found


def _old(status: str, before: float) -> "sa.Select[tuple[str]]":
    c = schema.tables.c
    return sa.select(c.id).where(c.status == status, c.touched < before)


def _unpacked() -> "sa.Select[tuple[str]]":
    c = schema.tables.c
    entries = sa.exists().where(schema.entries.c.table_id == c.id)
    return sa.select(c.id).where(c.status == "finished", entries)


async def _ids(store: Store, query: "sa.Select[tuple[str]]") -> list[str]:
    async with store.reading() as connection:
        return [row.id for row in await connection.execute(query)]


async def _delete(store: Store, tables: list[str], status: str, before: float) -> None:
    """Delete tables with all that belongs to them, unless somebody has come back meanwhile."""
    still = _old(status, before).where(schema.tables.c.id.in_(tables))
    parts = (schema.entries, schema.archive, schema.reviews, schema.talk, schema.people)
    await store.execute(
        *(sa.delete(part).where(part.c.table_id.in_(still)) for part in parts),
        sa.delete(schema.tables).where(schema.tables.c.id.in_(still)),
    )
