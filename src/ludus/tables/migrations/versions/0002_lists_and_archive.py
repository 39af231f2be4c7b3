"""Whose tables these are, an index for the lobby, and an archive of finished games."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

AT_ONCE = 500
"""Rows read and written at a time."""


def upgrade() -> None:
    """Make the tables, and note the people of the tables there are."""
    people = op.create_table(
        "people",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(24), primary_key=True),
    )
    op.create_index("people_by_table", "people", ["table_id"])
    op.create_index("tables_in_lobby", "tables", ["public", "status", "touched"])
    op.create_table(
        "archive",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    _note_people(people)


def _note_people(people: sa.Table) -> None:
    connection = op.get_bind()
    tables = sa.table("tables", sa.column("id"), sa.column("doc"), sa.column("status"))
    query = sa.select(tables.c.id, tables.c.doc).where(tables.c.status != "abandoned")
    last = ""
    while True:
        part = query.where(tables.c.id > last).order_by(tables.c.id).limit(AT_ONCE)
        rows = connection.execute(part).all()
        if not rows:
            return
        found = [{"guest": guest, "table_id": row.id} for row in rows for guest in _people(row.doc)]
        if found:
            connection.execute(sa.insert(people), found)
        last = rows[-1].id


def _people(text: str) -> set[str]:
    """Read the people of a table; a broken document has none."""
    try:
        doc = json.loads(text)
        guests = (doc["host"], *(one["guest"] for one in doc["seats"]))
    except (ValueError, TypeError, KeyError, RecursionError):
        return set()
    return {guest for guest in guests if isinstance(guest, str) and 0 < len(guest) <= 40}


def downgrade() -> None:
    """Remove them; the games in the archive are lost."""
    op.drop_table("archive")
    op.drop_index("tables_in_lobby", "tables")
    op.drop_table("people")
