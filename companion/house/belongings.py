"""What belongs to whoever plays here: owned boxes, and all that was taught of their cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from companion.core.language.ids import CopyId, DesignId
from companion.core.language.phrases import title
from companion.core.ports.owners import OwnedBox
from companion.play.clerk import Belongings
from companion.play.names import Shelf
from companion.play.photos import Photographer

if TYPE_CHECKING:
    from card_db.cardset import CardSet
    from card_db.store import Store
    from companion.core.language.states import Header

AWAY = "boxes_away"  # sets that were owned and are no longer played with
NO_SET = "There is no card set called {name!r}. These there are: {known}."


class UnknownSet(ValueError):
    """There is no such set; the message says which there are."""


class Boxes:
    """The owner's boxes (the port `Owning`): those whose cards are in the collection."""

    def __init__(self, store: Store) -> None:
        """Look into a store."""
        self._store = store

    def boxes(self) -> Sequence[OwnedBox]:
        """Every box that could be owned, with whether it is and how much of it is labelled."""
        return tuple(self._box(one) for one in self._store.catalogue.sets() if not one.practice)

    def _box(self, one: CardSet) -> OwnedBox:
        copies = all_copies(one)
        labelled = len(self._store.collection.tags_of(copies))
        owned = self.owns(one.room, one.id)
        return OwnedBox(one.room, one.id, title(one.titles), len(copies), labelled, owned)

    def owns(self, room: str, name: str) -> bool:
        """Whether a box is on the owner's shelf."""
        copies = all_copies(self._store.catalogue.card_set(room, name))
        return name not in self._away() and bool(self._store.collection.known(copies[:1]))

    def own(self, name: str) -> OwnedBox:
        """Take a box into the collection: its cards are there, untagged and untold; twice changes nothing."""
        from card_db.seeds import own

        one = self._set(name)
        own(self._store.collection, one)
        if name in self._away():
            self._store.settings.set(AWAY, sorted(self._away() - {name}))
        return self._box(one)

    def disown(self, name: str) -> None:
        """Take a box off the shelf; what was taught of its cards and their labels are kept for its return."""
        self._store.settings.set(AWAY, sorted({*self._away(), self._set(name).id}))

    def _away(self) -> set[str]:
        kept = self._store.settings.get(AWAY, [])
        return {name for name in kept if isinstance(name, str)}

    def _set(self, name: str) -> CardSet:
        sets = {one.id: one for one in self._store.catalogue.sets()}
        if name not in sets:
            known = ", ".join(one.id for one in sets.values() if not one.practice) or "none"
            raise UnknownSet(NO_SET.format(name=name, known=known))
        return sets[name]


def all_copies(one: CardSet) -> list[CopyId]:
    """Every card of a set."""
    from card_db.cardset import copies_of

    return [copy for card in one.cards for copy in copies_of(one, card)]


def shelf_of(store: Store, room: str, box: str) -> Shelf:
    """A box as it is shipped; one that is no longer there tells nothing."""
    from card_db.errors import StoreError

    try:
        card_set = store.catalogue.card_set(room, box)
    except StoreError:
        return Shelf()
    cards = {card.design: card for card in card_set.cards}
    return Shelf(cards, {stack.id: stack.titles for stack in card_set.stacks})


def move_taught(
    store: Store, photographer: Photographer, room: str, now: tuple[DesignId, DesignId],
    copies: Mapping[CopyId, CopyId],
) -> None:  # fmt: skip
    """All that was taught of one unnamed card becomes another's: entries, labels and picture; and back."""
    from card_db.new_names import rename_copies

    store.remembered.move(room, *now)
    rename_copies(store.database, copies)
    photographer.exchange(*now)


def belongings(store: Store, photographer: Photographer, header: Header) -> Belongings:
    """What the clerk of a game needs to know of its owner's cards."""
    shelf = shelf_of(store, header.room, str(header.options.get("box", "")))

    def move(one: DesignId, other: DesignId, copies: Mapping[CopyId, CopyId]) -> None:
        move_taught(store, photographer, header.room, (one, other), copies)

    return Belongings(
        collection=store.collection, photographer=photographer, move=move, shelf=lambda: shelf,
        remembered=store.remembered,
    )  # fmt: skip
