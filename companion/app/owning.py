"""What belongs to whoever plays here: owned boxes, and all that was taught of their cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from companion.app.clerk import Belongings
from companion.app.naming import Shelf
from companion.app.photos import Photographer
from companion.core.ids import CopyId, DesignId
from companion.core.phrases import title
from companion.core.ports import OwnedBox

if TYPE_CHECKING:
    from card_db.store import Store
    from companion.core.states import Header

SETTING = "boxes"  # the owned sets, each as `room/set`
NO_SET = "There is no card set called {name!r}. These there are: {known}."
PRACTICE = "The practice set {name!r} is everybody's: it need not be owned. Own the box on your table."


class UnknownSet(ValueError):
    """There is no such set, or it cannot be owned; the message says which there are."""


class Boxes:
    """The owner's boxes (the port `Owning`)."""

    def __init__(self, store: Store) -> None:
        """Keep what is owned in the settings of a store, and its cards in the collection."""
        self._store = store

    def boxes(self) -> Sequence[OwnedBox]:
        """Every box that could be owned, with whether it is and how much of it is labelled."""
        owned = self._owned()
        found = []
        for one in self._store.catalogue.sets():
            if not one.practice:
                copies = [copy for copies in self._copies(one.room, one.id).values() for copy in copies]
                tags = self._store.collection.tags_of(copies)
                found.append(
                    OwnedBox(one.room, one.id, title(one.titles), len(copies), len(tags),
                             f"{one.room}/{one.id}" in owned)
                )  # fmt: skip
        return found

    def owns(self, room: str, name: str) -> bool:
        """Whether a box is on the owner's shelf."""
        return f"{room}/{name}" in self._owned()

    def own(self, name: str) -> OwnedBox:
        """Take a box into the collection: its cards are there, untagged and untold; twice changes nothing."""
        room = self._room_of(name)
        from card_db.seeding import own

        own(self._store.collection, self._store.catalogue.card_set(room, name))
        self._store.settings.set(SETTING, sorted({*self._owned(), f"{room}/{name}"}))
        return next(box for box in self.boxes() if (box.room, box.name) == (room, name))

    def disown(self, name: str) -> None:
        """Take a box off the shelf; what was taught of its cards and their labels are kept for its return."""
        room = self._room_of(name)
        self._store.settings.set(SETTING, sorted(self._owned() - {f"{room}/{name}"}))

    def _owned(self) -> set[str]:
        kept = self._store.settings.get(SETTING, [])
        return {name for name in kept if isinstance(name, str)}

    def _room_of(self, name: str) -> str:
        sets = {one.id: one for one in self._store.catalogue.sets()}
        if name not in sets:
            known = ", ".join(one.id for one in sets.values() if not one.practice) or "none"
            raise UnknownSet(NO_SET.format(name=name, known=known))
        if sets[name].practice:
            raise UnknownSet(PRACTICE.format(name=name))
        return sets[name].room

    def _copies(self, room: str, name: str) -> dict[DesignId, tuple[CopyId, ...]]:
        stacks = self._store.catalogue.box(room, name).stacks
        return {design: copies for designs in stacks.values() for design, copies in designs.items()}


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
    from card_db.renaming import rename_copies

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
