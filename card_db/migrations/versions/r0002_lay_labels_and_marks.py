"""Lay the labels that are not on one card's face, and the table marks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "r0002"
down_revision = "r0001"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "labels",
        sa.Column("text", sa.String(), primary_key=True),
        sa.Column("role", sa.String(), nullable=False, index=True),
        sa.Column("card_set", sa.String(), nullable=False),
        sa.Column("of", sa.String(), nullable=False),
    )
    op.create_table(
        "marks",
        sa.Column("box", sa.String(), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("copy_id", sa.Text(), sa.ForeignKey("copies.id"), nullable=False, unique=True),
    )
