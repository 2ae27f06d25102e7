"""The store's cache of set files: quick to read, thrown away when a file changes."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, insert, select
from sqlmodel import col

from card_db.cardset import CardSet
from card_db.database import Database
from card_db.errors import StoreError
from card_db.models import ShippedRow


class Shelf:
    """Sets as they were read from their files."""

    def __init__(self, database: Database) -> None:
        """Keep the cache in an open store."""
        self._database = database

    def take(self, file: str, mark: str) -> CardSet | None:
        """The set of a file when it still has the same mark."""
        asked = select(col(ShippedRow.body)).where(
            col(ShippedRow.file) == file, col(ShippedRow.fingerprint) == mark
        )
        with self._database.read() as connection:
            body = connection.execute(asked).scalar()
        if body is None:
            return None
        try:
            return msgspec.json.decode(body, type=CardSet)
        except msgspec.MsgspecError:
            return None  # written by another version: the file itself is read again

    def put(self, file: str, mark: str, card_set: CardSet) -> None:
        """Keep a set; a store that takes nothing only makes the next start slower."""
        body = msgspec.json.encode(card_set).decode()
        try:
            with self._database.write(durable=False) as connection:
                connection.execute(delete(ShippedRow).where(col(ShippedRow.file) == file))
                connection.execute(insert(ShippedRow), {"file": file, "fingerprint": mark, "body": body})
        except StoreError:
            return
