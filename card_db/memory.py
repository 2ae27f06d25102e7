"""What is read once and then known: read again only when somebody has written to its tables."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

from sqlalchemy import Connection
from sqlmodel import SQLModel

from card_db.database import Database
from card_db.errors import StoreError

T = TypeVar("T")


class Kept(Generic[T]):
    """A value read from some tables; whoever writes to them has it read again, on their own thread.

    So whoever asks at the table waits for no disk. Another program that writes is noticed by `refresh`.
    """

    def __init__(
        self, database: Database, tables: tuple[type[SQLModel], ...], read: Callable[[Connection], T]
    ) -> None:
        """Nothing is read before it is asked for."""
        self._database, self._read = database, read
        self._value: T | None = None
        self._version = 0  # counts what was written, so that a slow reader never keeps what was
        self._lock = threading.Lock()
        database.heed(frozenset(str(table.__tablename__) for table in tables), self._written)

    def now(self) -> T:
        """What the tables say."""
        value = self._value
        return value if value is not None else self._read_anew()

    def refresh(self) -> None:
        """Read again what is known already."""
        if self._value is not None:
            self._read_anew()

    def _read_anew(self) -> T:
        while True:
            version = self._version
            with self._database.read() as connection:
                value = self._read(connection)
            with self._lock:
                if version == self._version:
                    self._value = value
                    return value

    def _written(self) -> None:
        """Somebody has written: what was known is known no more, and read at once where it is in use."""
        with self._lock:
            self._version += 1
            is_used, self._value = self._value is not None, None
        if is_used:
            try:
                self._read_anew()
            except StoreError:  # what was written is safe; who asks next reads, or hears why not
                return
