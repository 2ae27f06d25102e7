"""Copies that change names: what was stuck on one of them is on the other from now on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, delete, insert, select
from sqlmodel import SQLModel, col

from card_db.database import Database
from card_db.models import LabelRow, MarkRow, TagRow
from companion.core.language.ids import CopyId

Names = Mapping[CopyId, CopyId]


def rename_copies(database: Database, now: Names) -> int:
    """Give the labels, backs and table marks of each copy to the one it is now; gives how many moved."""
    with database.write() as connection:
        backs = _rename(connection, LabelRow, "of", now, col(LabelRow.role) == "back")
        faces = _rename(connection, TagRow, "copy_id", now)
        return backs + faces + _rename(connection, MarkRow, "copy_id", now)


def _rename(connection: Connection, kind: type[SQLModel], field: str, now: Names, *where: Any) -> int:
    """Take the rows of these copies out and put them in again under the new names, in their order."""
    of = col(getattr(kind, field))
    wanted = (of.in_(list(now)), *where)
    rows = [dict(row) for row in connection.execute(select(kind).where(*wanted)).mappings()]
    if rows:
        connection.execute(delete(kind).where(*wanted))
        connection.execute(insert(kind), [{**row, field: now[row[field]]} for row in rows])
    return len(rows)
