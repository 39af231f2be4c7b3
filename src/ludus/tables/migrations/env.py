"""Alembic's environment; `Store.open` hands in the connection."""

from alembic import context

from ludus.tables.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
