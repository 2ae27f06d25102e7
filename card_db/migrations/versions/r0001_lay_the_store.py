"""Lay the store: games, people, settings, copies and tags, what was taught, and the cache of sets."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "r0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("room", sa.String(), nullable=False),
        sa.Column("header", sa.Text(), nullable=False),
        sa.Column("begun", sa.String(), nullable=False),
        sa.Column("touched", sa.String(), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.String(), nullable=False),
        sa.Column("summary", sa.Text(), nullable=False),
    )
    op.create_table(
        "steps",
        sa.Column("game", sa.String(), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("body", sa.Text(), nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("game", sa.String(), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("state", sa.LargeBinary(), nullable=False),
    )
    lay_people_and_settings()
    lay_collection()


def lay_people_and_settings() -> None:
    """Make the tables of people and of their choices."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("colour", sa.Integer(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.String(), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )


def lay_collection() -> None:
    """Make the tables of the cards, of what was taught about them, and of the sets as read."""
    op.create_table(
        "copies",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("card_set", sa.String(), nullable=False, index=True),
        sa.Column("design", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
    )
    op.create_table(
        "tags",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("text", sa.String(), nullable=False, unique=True),
        sa.Column("copy_id", sa.Text(), sa.ForeignKey("copies.id"), nullable=False, index=True),
    )
    op.create_table(
        "taught",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("room", sa.String(), nullable=False),
        sa.Column("of", sa.String(), nullable=False),
        sa.Column("field", sa.String(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
    )
    op.create_index("ix_taught_of", "taught", ["room", "of", "field"])
    op.create_table(
        "shipped",
        sa.Column("file", sa.String(), primary_key=True),
        sa.Column("fingerprint", sa.String(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
    )
