"""Say of every entry when it was told; those of before have no date."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "r0003"
down_revision = "r0002"


def upgrade() -> None:
    """Add the date."""
    op.add_column("taught", sa.Column("at", sa.String(), nullable=False, server_default=""))
