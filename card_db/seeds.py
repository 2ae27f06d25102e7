"""Puts cards into the collection: practice sets with their tags from the start, an owner's box without."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from card_db.cardset import CardSet, copies_of
from card_db.catalogue import SetFiles
from card_db.collection import Copies
from card_db.database import Database
from card_db.shelf import Shelf
from card_db.tags import Chance
from card_db.taught import Taught
from companion.core.language.ids import CopyId


def seed(database: Database, catalogue: SetFiles | None = None, chance: Chance = secrets.randbelow) -> int:
    """Make every copy of the practice sets with a random tag on it; gives how many tags are new."""
    shelf = catalogue or SetFiles(Shelf(database), Taught(database))
    collection = Copies(database, chance=chance)
    dealt = 0
    for card_set in shelf.sets():
        if card_set.practice:
            dealt += len(collection.tag_all(own(collection, card_set)))
    return dealt


def own(collection: Copies, card_set: CardSet) -> Sequence[CopyId]:
    """Take all copies of a set into the collection, as often as one likes; gives them all."""
    designs = {str(card.design): copies_of(card_set, card) for card in card_set.cards}
    collection.add(card_set.id, designs)
    return [copy for copies in designs.values() for copy in copies]
