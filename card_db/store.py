"""The one door to everything kept on disk; the database library is loaded when it is opened."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from card_db.errors import StoreError
from card_db.loader import SHIPPED, CheckRoom
from companion.core.language.phrases import phrase
from companion.core.ports.doctor import Finding

if TYPE_CHECKING:
    from card_db.catalogue import SetFiles
    from card_db.collection import Copies
    from card_db.database import Database, Hook
    from card_db.history import History
    from card_db.journal import Journal
    from card_db.labels import Labels
    from card_db.marks import Marks
    from card_db.parcel.parcels import Parcels
    from card_db.people import StoredPeople
    from card_db.settings import StoredSettings
    from card_db.taught import Taught
    from companion.core.ports.owners import Photos


class Store:
    """An open store with its ports; each may be used from any thread."""

    def __init__(self, database: Database, catalogue: SetFiles, chance: Callable[[int], int]) -> None:
        """Hang all ports on one database."""
        from card_db.collection import Copies
        from card_db.history import History
        from card_db.journal import Journal
        from card_db.labels import Labels
        from card_db.marks import Marks
        from card_db.people import StoredPeople
        from card_db.settings import StoredSettings
        from card_db.taught import Taught

        self.database = database
        self.catalogue = catalogue
        self.archive: Journal = Journal(database)
        self.collection: Copies = Copies(database, catalogue.name_of, chance)
        self.labels: Labels = Labels(database, chance)
        self.marks: Marks = Marks(database)
        self.remembered: Taught = Taught(database)
        self.settings: StoredSettings = StoredSettings(database)
        self.people: StoredPeople = StoredPeople(database)
        self.history: History = History(database)

    @property
    def parcels(self) -> Parcels:
        """What travels between computers; loaded when it is first needed."""
        from card_db.parcel.parcels import Parcels

        return Parcels(self.database, self.catalogue, self.archive)

    def parcels_with(self, photos: Photos | None, app: str = "") -> Parcels:
        """The same with the pictures of cards, which lie beside the store."""
        from card_db.parcel.parcels import Parcels

        return Parcels(self.database, self.catalogue, self.archive, photos=photos, app=app)

    def notices(self) -> Sequence[Finding]:
        """What happened while the store was opened and people should know at once."""
        return self.database.notices

    def findings(self) -> Sequence[Finding]:
        """Everything the doctor may know of the store."""
        from card_db.health import store_findings

        found = store_findings(self.database)
        return (*found, *self.catalogue.findings(), *self.settings.findings())

    def export_game(self, game: str, path: Path) -> None:
        """Write a game to a file."""
        from card_db.exchange import export_game

        export_game(self.archive, game, path)

    def import_game(self, path: Path) -> str:
        """Take in a game from a file and give its name."""
        from card_db.exchange import import_game

        return import_game(self.archive, path)

    def tidy(self) -> None:
        """Do what would otherwise hold up a step; for pauses. What another program wrote is known then."""
        self.database.tidy()
        for one in (self.collection, self.remembered, self.settings):
            one.kept.refresh()

    def know(self) -> None:
        """Read what a table asks for, before a game begins: from then on no step waits for that."""
        for one in (self.collection, self.remembered, self.settings):
            one.kept.now()

    def close(self) -> None:
        """Close the store."""
        self.database.close()


def open_store(
    place: Path | str,
    *,
    sets: Path = SHIPPED,
    check_card: CheckRoom | None = None,
    vocabulary: str = "",
    own: Path | None = None,
    chance: Callable[[int], int] = secrets.randbelow,
    before_commit: Hook | None = None,
) -> Store:
    """Open the store at a path or URL and seed its practice cards; raises StoreError with what to do.

    `own` is the folder of the owner's own sets, which are read beside the shipped ones.
    """
    from card_db.catalogue import SetFiles
    from card_db.opener import open_database
    from card_db.parcel.arrivals import settle
    from card_db.seeds import seed
    from card_db.shelf import Shelf
    from card_db.taught import Taught

    database = open_database(place, before_commit=before_commit)
    catalogue = SetFiles(Shelf(database), Taught(database), sets, check_card, vocabulary, own)
    if database.excuse is None:
        try:
            settle(database, own)
            seed(database, catalogue, chance)
        except StoreError as error:  # what is there already can still be looked at and exported
            told = (error.phrase, phrase("store-tags-later")) if error.phrase is not None else ()
            later = "Practice cards are tagged at the next start."
            trouble = Finding("store", "broken", error.says, later, told)
            database.notices = (*database.notices, trouble)
    return Store(database, catalogue, chance)
