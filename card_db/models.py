"""The tables of the store. JSON is kept as text, so that any database and any later reader can hold it."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, LargeBinary, Text
from sqlmodel import Field, SQLModel

METADATA = SQLModel.metadata


def long_text() -> Column[str]:
    """A column for text of any length, usually JSON."""
    return Column(Text, nullable=False)


class GameRow(SQLModel, table=True):
    """One played game; `last` is the number of its newest step."""

    __tablename__ = "games"

    id: str = Field(primary_key=True)
    room: str
    header: str = Field(sa_column=long_text())
    begun: str
    touched: str
    steps: int
    last: int
    outcome: str
    summary: str = Field(sa_column=long_text())


class StepRow(SQLModel, table=True):
    """One written step of a game, its number unique in the game."""

    __tablename__ = "steps"

    game: str = Field(primary_key=True, foreign_key="games.id")
    number: int = Field(primary_key=True)
    body: str = Field(sa_column=long_text())


class SnapshotRow(SQLModel, table=True):
    """A whole State after a step, compressed: only saves time, never needed."""

    __tablename__ = "snapshots"

    game: str = Field(primary_key=True, foreign_key="games.id")
    number: int = Field(primary_key=True)
    state: bytes = Field(sa_column=Column(LargeBinary, nullable=False))


class PersonRow(SQLModel, table=True):
    """Somebody who plays here, kept between evenings."""

    __tablename__ = "people"

    id: str = Field(primary_key=True)
    name: str
    colour: int
    language: str


class SettingRow(SQLModel, table=True):
    """A choice that outlives a game."""

    __tablename__ = "settings"

    name: str = Field(primary_key=True)
    value: str = Field(sa_column=long_text())


class CopyRow(SQLModel, table=True):
    """One physical card of the collection."""

    __tablename__ = "copies"

    id: str = Field(primary_key=True)
    card_set: str = Field(index=True)
    design: str
    number: int


class TagRow(SQLModel, table=True):
    """A code on a card; a card may carry several, the newest is the one to name."""

    __tablename__ = "tags"

    id: int | None = Field(default=None, primary_key=True)
    text: str = Field(unique=True)
    copy_id: str = Field(sa_column=Column(Text, ForeignKey("copies.id"), nullable=False, index=True))


class LabelRow(SQLModel, table=True):
    """A code that is not on one card's face: on a card's back, on all cards of a design, on a divider."""

    __tablename__ = "labels"

    text: str = Field(primary_key=True)
    role: str = Field(index=True)  # back, design or stack
    card_set: str
    of: str  # the copy, the design or the stack


class MarkRow(SQLModel, table=True):
    """A table mark on the face of a card; numbers are unique within one box."""

    __tablename__ = "marks"

    box: str = Field(primary_key=True)
    number: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    copy_id: str = Field(sa_column=Column(Text, ForeignKey("copies.id"), nullable=False, unique=True))


class TaughtRow(SQLModel, table=True):
    """One thing the owner told us, only ever added: the newest row of a design's field counts."""

    __tablename__ = "taught"
    __table_args__ = (Index("ix_taught_of", "room", "of", "field"),)

    id: int | None = Field(default=None, primary_key=True)
    room: str
    of: str  # a design or a place of a board
    field: str
    value: str = Field(sa_column=long_text())
    at: str = Field(default="", sa_column_kwargs={"server_default": ""})  # wall time, empty when not known


class ShippedRow(SQLModel, table=True):
    """A shipped set as it was read: a cache, thrown away when the file's fingerprint changes."""

    __tablename__ = "shipped"

    file: str = Field(primary_key=True)
    fingerprint: str
    body: str = Field(sa_column=long_text())
