"""People who play here, kept between evenings."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlmodel import col

from card_db.database import Database
from card_db.errors import StoreError
from card_db.models import PersonRow
from companion.core.ports.people import Person

LONGEST_NAME = 40  # characters


class StoredPeople:
    """The people of the store (the port `People`)."""

    def __init__(self, database: Database) -> None:
        """Keep people in an open store."""
        self._database = database

    def everybody(self) -> Sequence[Person]:
        """All people, by name."""
        asked = select(col(PersonRow.id), col(PersonRow.name), col(PersonRow.colour), col(PersonRow.language))
        with self._database.read() as connection:
            found = [Person(*row) for row in connection.execute(asked).all()]
        return tuple(sorted(found, key=lambda person: (person.name.casefold(), person.id)))

    def keep(self, person: Person) -> None:
        """Keep somebody, new or changed."""
        if not person.name.strip() or len(person.name) > LONGEST_NAME:
            raise StoreError(f"A name has 1 to {LONGEST_NAME} characters. Enter another one.")
        row = msgspec.to_builtins(person)
        with self._database.write() as connection:
            known = update(PersonRow).where(col(PersonRow.id) == person.id).values(**row)
            if connection.execute(known).rowcount == 0:
                connection.execute(insert(PersonRow), row)

    def forget(self, id: str) -> None:
        """Forget somebody; the games they played keep their name."""
        with self._database.write() as connection:
            connection.execute(delete(PersonRow).where(col(PersonRow.id) == id))
