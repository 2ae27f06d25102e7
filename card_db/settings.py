"""Choices that outlive a game; a damaged one falls back to its default and is reported."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlmodel import col

from card_db.database import Database
from card_db.journal import plain
from card_db.memory import Kept
from card_db.models import SettingRow
from companion.core.ports.doctor import Finding


class StoredSettings:
    """The settings of the store (the port `Settings`)."""

    def __init__(self, database: Database) -> None:
        """Keep settings in an open store."""
        self._database = database
        self._damaged: dict[str, Finding] = {}
        self.kept = Kept(database, (SettingRow,), read_settings)

    def get(self, name: str, default: Any) -> Any:
        """A setting, or the default when it was never set or cannot be read."""
        text = self.kept.now().get(name)
        if text is None:
            return default
        try:
            value = msgspec.json.decode(text)
        except (msgspec.MsgspecError, RecursionError):
            return self._fall_back(name, default, "cannot be read")
        if not fits(value, default):
            return self._fall_back(name, default, f"is {value!r}, which it cannot be")
        return tuple(value) if isinstance(default, tuple) else value

    def set(self, name: str, value: Any) -> None:
        """Keep a setting."""
        text = plain(value)
        with self._database.write() as connection:
            known = update(SettingRow).where(col(SettingRow.name) == name).values(value=text)
            if connection.execute(known).rowcount == 0:
                connection.execute(insert(SettingRow), {"name": name, "value": text})
        self._damaged.pop(name, None)

    def findings(self) -> Sequence[Finding]:
        """The settings that could not be used since the store was opened."""
        return tuple(self._damaged.values())

    def _fall_back(self, name: str, default: Any, why: str) -> Any:
        says = f"The setting '{name}' {why}; {default!r} is used instead."
        self._damaged[name] = Finding("settings", "broken", says, "Choose it once more under 'settings'.")
        return default


def read_settings(connection: Connection) -> dict[str, str]:
    """Every setting, as it is written."""
    rows = connection.execute(select(col(SettingRow.name), col(SettingRow.value))).all()
    return {str(name): str(value) for name, value in rows}


def fits(value: Any, default: Any) -> bool:
    """Whether a stored value is of the kind of its default; a default of None takes anything."""
    if default is None or value is None:
        return default is None
    if isinstance(default, bool) or isinstance(value, bool):
        return isinstance(default, bool) and isinstance(value, bool)
    if isinstance(default, float):
        return isinstance(value, (int, float))
    if isinstance(default, (list, tuple)):
        return isinstance(value, list)
    return isinstance(value, type(default))
