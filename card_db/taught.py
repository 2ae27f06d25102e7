"""What the owner told us once: printed numbers, names, and what is on the boards."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select
from sqlmodel import col

from card_db.boxes import TITLE
from card_db.database import Database
from card_db.journal import lenient
from card_db.memory import Kept
from card_db.models import TaughtRow


def wall_time() -> str:
    """The time now, as entries are dated."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


class Taught:
    """The owner's entries (the port `Remembered`): only ever added, the newest counts."""

    def __init__(self, database: Database, now: Callable[[], str] = wall_time) -> None:
        """Keep the entries in an open store, dated by `now`."""
        self._database = database
        self._now = now
        self.kept = Kept(database, (TaughtRow,), read_taught)

    def number(self, room: str, of: str, field: str) -> int | None:
        """The number if it was told before."""
        value = self._newest(room, of, field)
        return value if isinstance(value, int) and not isinstance(value, bool) else None

    def learn(self, room: str, of: str, field: str, value: int) -> None:
        """Keep a number for all later games."""
        self._add(room, of, field, value)

    def word(self, room: str, of: str, field: str) -> str | None:
        """A printed word, such as the kind of a card, if it was told before."""
        value = self._newest(room, of, field)
        return value if isinstance(value, str) else None

    def learn_word(self, room: str, of: str, field: str, value: str) -> None:
        """Keep a printed word for all later games; keywords are told together, with spaces between."""
        self._add(room, of, field, value)

    def withdraw(self, room: str, of: str, field: str) -> None:
        """What was told is not true after all: nobody knows it again."""
        if self._newest(room, of, field) is not None:
            self._add(room, of, field, None)

    def name(self, room: str, of: str, language: str, title: str) -> None:
        """Keep the printed name of a design."""
        self._add(room, of, TITLE + language, title)

    def move(self, room: str, wrong: str, right: str) -> int:
        """Give the entries of one design to another; what that one had comes back in exchange.

        A card was taken for the wrong one of several unnamed ones: nothing that was told is lost. Says how
        many fields changed.
        """
        told = self.everything(room)
        here, there = told.get(wrong, {}), told.get(right, {})
        fields = [field for field in {**here, **there} if here.get(field) != there.get(field)]
        rows = [
            self._row(room, of, field, old.get(field))
            for field in fields
            for of, old in ((right, here), (wrong, there))
        ]
        if rows:
            with self._database.write() as connection:
                connection.execute(insert(TaughtRow), rows)
        return len(fields)

    def everything(self, room: str) -> dict[str, dict[str, Any]]:
        """All that is known of a room: design or place -> field -> value."""
        told = self.kept.now().get(room, {})
        values = {of: {field: lenient(text) for field, text in fields.items()} for of, fields in told.items()}
        return {of: {field: value for field, value in fields.items() if value is not None}
                for of, fields in values.items()}  # fmt: skip  # what was given away holds nothing any more

    def _newest(self, room: str, of: str, field: str) -> Any:
        text = self.kept.now().get(room, {}).get(of, {}).get(field)
        return None if text is None else lenient(text)

    def _add(self, room: str, of: str, field: str, value: int | str | None) -> None:
        with self._database.write() as connection:
            connection.execute(insert(TaughtRow), self._row(room, of, field, value))

    def _row(self, room: str, of: str, field: str, value: Any) -> dict[str, str]:
        text = msgspec.json.encode(value).decode()
        return {"room": room, "of": of, "field": field, "value": text, "at": self._now()}


def read_taught(connection: Connection) -> dict[str, dict[str, dict[str, str]]]:
    """The newest of all that was told: room -> design or place -> field -> text, oldest of each first."""
    asked = select(col(TaughtRow.room), col(TaughtRow.of), col(TaughtRow.field), col(TaughtRow.value))
    told: dict[str, dict[str, dict[str, str]]] = {}
    for room, of, field, value in connection.execute(asked.order_by(col(TaughtRow.id))):
        told.setdefault(room, {}).setdefault(of, {})[field] = value
    return told
