"""Runs the revisions on the connection that was handed in; there is no other way to run them."""

from __future__ import annotations

from alembic import context

from card_db.models import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
