"""The store's cache of set files: quick to read, thrown away when a file changes."""

from __future__ import annotations

import hashlib

import msgspec
from sqlalchemy import delete, insert, select
from sqlmodel import col

from card_db.cardset import CardSet
from card_db.database import Database
from card_db.errors import StoreError
from card_db.models import ShippedRow


class Shelf:
    """Sets as they were read from their files; what cannot be read here is read from its file again."""

    def __init__(self, database: Database) -> None:
        """Keep the cache in an open store."""
        self._database = database

    def take(self, file: str, mark: str) -> CardSet | None:
        """The set of a file when it still has the same mark, and is to the letter what was put away."""
        asked = select(col(ShippedRow.fingerprint), col(ShippedRow.body)).where(col(ShippedRow.file) == file)
        try:
            with self._database.read() as connection:
                row = connection.execute(asked).first()
        except StoreError:
            return None  # a disk that forgets a bit makes no text of it: the file has it whole
        if row is None or not isinstance(row.body, str) or row.fingerprint != sealed(mark, row.body):
            return None
        try:
            return msgspec.json.decode(row.body, type=CardSet)
        except msgspec.MsgspecError:
            return None  # written by another version: the file itself is read again

    def put(self, file: str, mark: str, card_set: CardSet) -> None:
        """Keep a set; a store that takes nothing only makes the next start slower."""
        body = msgspec.json.encode(card_set).decode()
        row = {"file": file, "fingerprint": sealed(mark, body), "body": body}
        try:
            with self._database.write(durable=False) as connection:
                connection.execute(delete(ShippedRow).where(col(ShippedRow.file) == file))
                connection.execute(insert(ShippedRow), row)
        except StoreError:
            return


def sealed(mark: str, body: str) -> str:
    """A mark with what changes when a letter of the body does: one flipped bit may still be a number."""
    return f"{mark} {hashlib.sha256(body.encode()).hexdigest()}"
