"""What the cards under a camera are called, for its live picture; what nobody may know has no name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.core.language.ids import CopyId, DesignId
from companion.core.language.phrases import Phrase
from companion.core.language.tags import is_ours
from companion.owner.facts import short_name
from companion.owner.stacks import SECRET

if TYPE_CHECKING:
    from companion.house.house import House

SPOKEN = ("face", "design")  # a back is never named


class CardNames:
    """Looks names up in the boxes, each once."""

    def __init__(self, house: House) -> None:
        """Nothing is known yet."""
        self._house = house
        self._known: dict[tuple[str, str], Phrase | None] = {}

    def of(self, text: str) -> Phrase | None:
        """What the card with this code or table mark is called; None when nobody knows, or may."""
        desk = self._house.desk
        key = (desk.game.id if desk is not None else "", text)
        if key not in self._known:
            self._known[key] = self._found(text)
        return self._known[key]

    def forget(self) -> None:
        """Look everything up again: labels may have been bound meanwhile."""
        self._known.clear()

    def _found(self, text: str) -> Phrase | None:
        collection = self._house.store.collection
        if is_ours(text):
            if collection.role_of(text) not in SPOKEN:
                return None
            copies = collection.copies_with(text)
            return self._named(copies[0]) if copies else None
        copy = self._marked(text)
        return self._named(copy) if copy is not None else None

    def _marked(self, text: str) -> CopyId | None:
        """The card of the running game that carries a table mark."""
        from vision.marks.mark import mark_number

        desk, number = self._house.desk, mark_number(text)
        if desk is None or number is None:
            return None
        marks = self._house.store.marks.of_copies(tuple(desk.game.state.table.designs))
        return next((copy for copy, its in marks.items() if its == number), None)

    def _named(self, copy: CopyId) -> Phrase | None:
        design = DesignId(copy.partition("/")[2].rpartition("#")[0])
        for one in self._house.store.catalogue.sets():
            if not copy.startswith(f"{one.id}/"):
                continue
            card = next((card for card in one.cards if card.design == design), None)
            kinds = {stack.id: stack.kind for stack in one.stacks}
            if card is None or kinds.get(card.stack) in SECRET:
                return None
            return short_name(card)
        return None
