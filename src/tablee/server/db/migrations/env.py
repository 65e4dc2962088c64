"""Run by alembic. The connection comes from `upgrade`, with its transaction begun."""

from alembic import context

from tablee.server.db.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by copying it
)
context.run_migrations()
