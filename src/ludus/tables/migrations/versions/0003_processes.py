"""How far the time of the house had come in each process."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "processes",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("alive", sa.Float, nullable=False),
        sa.Column("written", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Remove it."""
    op.drop_table("processes")
