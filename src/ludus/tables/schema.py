"""The tables of the database as queries see them; the migrations create them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

secrets = Table(
    "house",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("doc", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("touched", Float, nullable=False),
    Column("runner", String(40)),
    Column("lease", Float),
    Index("tables_by_status", "status", "touched"),
    Index("tables_in_lobby", "public", "status", "touched"),
)

people = Table(
    "people",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("table_id", String(24), primary_key=True),
    Index("people_by_table", "table_id"),
)
"""Whose tables these are: a row for every person of every table that is not abandoned."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("move", Text),
    Column("fate", Text, nullable=False),
    Column("hash", String(64), nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("events", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("age", Integer),
)

archive = Table(
    "archive",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
"""The entries of finished games, packed: see `ludus.tables.archive`."""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
"""Reviews of finished games, packed: see `ludus.server.reviews`."""

talk = Table(
    "talk",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column(
        "n", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=False
    ),
    Column("guest", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("alive", Float, nullable=False),
    Column("written", Float, nullable=False),
)
