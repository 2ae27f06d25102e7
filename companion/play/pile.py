"""A deck that is slid under the camera card by card, backs up: the order is taken when the count matches.

What is said of a card tells where it cannot lie, never which it is: it depends only on what everybody knows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from companion.core.crossing.intents import ReadOut, Reread
from companion.core.crossing.views import Offer
from companion.core.language.asks import Order
from companion.core.language.commands import Answer
from companion.core.language.ids import CopyId, PoolId, SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.slots import Slot, Table
from companion.engine.answers import is_order

STEP = 5  # so many cards back is where a hand that slipped begins again


class Pile:
    """The cards of a deck that were read so far, top first."""

    def __init__(self) -> None:
        """Nothing was read."""
        self.read: tuple[CopyId, ...] = ()
        self._ask: Order | None = None

    def forget(self) -> None:
        """Begin again with the top card."""
        self.read, self._ask = (), None

    def _attend(self, ask: Order) -> None:
        if ask != self._ask:
            self.read, self._ask = (), ask

    def take(self, state: Any, ask: Order, copies: tuple[CopyId, ...]) -> Answer | Phrase:
        """Put these cards under those read before; the answer when the deck is whole, else what to say."""
        self._attend(ask)
        slots = state.table.zone(ask.zone)
        for copy in copies:
            if copy in self.read:
                continue  # it still lies there, or came by once more
            fault = self._fault(state.table, ask, copy)
            if fault is not None:
                return phrase(fault, number=len(self.read) + 1)
            self.read += (copy,)
        if len(self.read) < len(slots):
            return phrase("pile-read", count=len(self.read), total=len(slots))
        order = self.read
        if not is_order(state.table, ask, order):
            self.read = ()
            return phrase("pile-again")
        self.forget()
        return Answer(ask.id, order, "camera")

    def _fault(self, table: Table, ask: Order, copy: CopyId) -> str | None:
        """Why the next card cannot be this one; None when it can."""
        slots, at = table.zone(ask.zone), len(self.read)
        if copy not in table.designs:
            return "pile-other-deck"
        if at < len(slots) and table.slots[slots[at]].copy == copy:
            return None
        there = table.bound.get(copy)
        if there is not None and table.slots[there].face_up:
            return "pile-elsewhere"
        if home_of(table, copy) not in pools_of(table, slots):
            return "pile-other-deck"
        if at >= len(slots) or there is not None:
            return "pile-wrong"
        return self._place_fault(table, table.slots[slots[at]], table.pools[copy], slots)

    def _place_fault(self, table: Table, place: Slot, pool: PoolId, slots: tuple[SlotId, ...]) -> str | None:
        """Whether a card of this pool can lie here, or its part has them all."""
        limit = table.quota.get(place.group, {}).get(pool, 0) if place.group is not None else 0
        if limit == 0:
            return "pile-wrong"
        here = zip(slots, self.read, strict=False)
        cells = Counter((table.slots[slot].group, table.pools.get(copy)) for slot, copy in here)
        return None if cells[place.group, pool] < limit else "pile-too-many"

    def again(self, ask: Order, card: int) -> Phrase:
        """Forget the cards from this one on: they are slid under the camera again."""
        self._attend(ask)
        self.read = self.read[: max(0, card - 1)]
        return phrase("pile-back-to", number=len(self.read) + 1)

    def end(self, state: Any, ask: Order) -> Phrase:
        """No card is left, though not all were read."""
        self._attend(ask)
        total = len(state.table.zone(ask.zone))
        return phrase("pile-short", count=total - len(self.read), total=total)

    def done(self, ask: Order) -> int:
        """How many cards of the deck that is asked for were read."""
        return len(self.read) if ask == self._ask else 0

    def offers(self, ask: Order) -> Iterator[Offer]:
        """The ways on while a deck is read: again from a card, or from the top, or no card is left."""
        done = self.done(ask)
        if not done:
            return
        yield Offer("reread:1", phrase("offer-from-top"), Reread(ask.id, 1), cost="upkeep")
        for card in dict.fromkeys((done, done + 1 - STEP)):
            if card > 1:
                label = phrase("offer-from-card", number=card)
                yield Offer(f"reread:{card}", label, Reread(ask.id, card), cost="upkeep")
        yield Offer("read-out", phrase("offer-deck-ends"), ReadOut(ask.id), cost="upkeep")


def pools_of(table: Table, slots: tuple[SlotId, ...]) -> set[PoolId | None]:
    """The pools whose members may lie in these slots, as everybody sees it."""
    groups = {held.group or held.part for slot in slots if (held := table.slots[slot]).known in ("", "app")}
    open_cells = {pool for group, row in table.quota.items() if group in groups for pool in row}
    return open_cells | {held.home for held in table.slots.values() if held.part in groups and held.part}


def home_of(table: Table, copy: CopyId) -> PoolId | None:
    """The pool that a copy is a member of, as everybody sees it; None when all know where it lies."""
    at = table.bound.get(copy)
    return table.pools.get(copy) if at is None else table.slots[at].home
