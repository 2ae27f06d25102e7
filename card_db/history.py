"""What has become of a card: when it was entered and labelled, and in which games it was laid out."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, func, insert, select
from sqlmodel import col

from card_db.database import Database
from card_db.journal import lenient
from card_db.models import GameRow, SettingRow, StepRow, TaughtRow

LABELLED = "labelled:{card}"  # the setting with the day on which a design got its first label


class Telling(msgspec.Struct, frozen=True):
    """One thing the owner said of a card."""

    field: str
    at: str
    is_withdrawn: bool = False


class Played(msgspec.Struct, frozen=True):
    """One game that had a card laid out."""

    game: str
    begun: str
    outcome: str


class History:
    """The past of cards, from the books of an open store."""

    def __init__(self, database: Database) -> None:
        """Look into an open store."""
        self._database = database

    def told(self, room: str, design: str) -> tuple[Telling, ...]:
        """Everything that was said of a card, oldest first; what nobody dated has no day."""
        asked = select(col(TaughtRow.field), col(TaughtRow.at), col(TaughtRow.value))
        asked = asked.where(col(TaughtRow.room) == room, col(TaughtRow.of) == design)
        with self._database.read() as connection:
            rows = connection.execute(asked.order_by(col(TaughtRow.id))).all()
        return tuple(Telling(field, at, lenient(value) is None) for field, at, value in rows)

    def labelled(self, card_set: str, design: str) -> str:
        """When a card got its first label; empty when it has none or nobody wrote it down."""
        name = LABELLED.format(card=f"{card_set}/{design}")
        with self._database.read() as connection:
            found = connection.execute(
                select(col(SettingRow.value)).where(col(SettingRow.name) == name)
            ).scalar()
        return str(lenient(found) or "") if found is not None else ""

    def games(self, room: str, design: str) -> tuple[Played, ...]:
        """The games whose first step laid a card out, newest first; nothing of the steps is unpacked."""
        # Every server has a word of its own for searching, but all of them replace.
        without = func.replace(col(StepRow.body), f'"{design}"', "")
        asked = (
            select(col(GameRow.id), col(GameRow.begun), col(GameRow.outcome))
            .join(StepRow, col(StepRow.game) == col(GameRow.id))
            .where(col(GameRow.room) == room, col(StepRow.number) == 1)
            .where(without != col(StepRow.body))
        )
        with self._database.read() as connection:
            rows = connection.execute(asked.order_by(col(GameRow.begun).desc())).all()
        return tuple(Played(*row) for row in rows)


def note_label(connection: Connection, copy: str, at: str) -> None:
    """Write down the day on which a design got its first label."""
    name = LABELLED.format(card=copy.partition("#")[0])
    known = connection.execute(select(col(SettingRow.name)).where(col(SettingRow.name) == name)).scalar()
    if known is None:
        row = {"name": name, "value": msgspec.json.encode(at).decode()}
        connection.execute(insert(SettingRow), row)
