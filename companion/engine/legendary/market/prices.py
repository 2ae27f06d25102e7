"""What a card costs now: the printed cost, less what makes some cards cheaper this turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.language.ids import SlotId, ZoneId
from companion.engine.legendary.market.events import Recruited
from companion.engine.legendary.state import Discount, LegendaryState

S = TypeVar("S", bound=LegendaryState)

ALL = "any"  # a discount on whatever can be recruited


class Stack(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """A stack beside the market whose top card can be recruited at one price."""

    zone: ZoneId
    word: str  # what a discount calls it
    printed: Callable[[S], int]  # what each of its cards costs: it tells nothing about the top one


class Prices(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What the market's cards cost; `word` is what a discount calls the open cards."""

    word: str
    stacks: tuple[Stack[S], ...] = ()
    modified: Callable[[S], int] = lambda state: 0  # what is added to every printed cost now

    def of_card(self, state: S, slot: SlotId) -> int | None:
        """What an open card costs now; None while nobody has told what is printed on it."""
        card = state.table.card(slot)
        printed = card.number("cost") if card is not None else None
        return (
            None
            if printed is None
            else max(0, printed + self.modified(state) - self._off(state, self.word, slot))
        )

    def of_stack(self, state: S, stack: Stack[S]) -> int:
        """What the top card of a stack costs now."""
        return max(0, stack.printed(state) + self.modified(state) - self._off(state, stack.word, None))

    def _off(self, state: S, place: str, slot: SlotId | None) -> int:
        """How much less it costs by all that makes it cheaper."""
        return sum(one.by for one in state.discounts if _is_about(state, one, place, slot))

    def used_up(self, event: Recruited, before: S, state: S) -> S:
        """A discount on the next such card is gone with it."""
        if not any(one.once for one in state.discounts):
            return state
        zone = before.table.slots[event.slot].zone
        place = next((stack.word for stack in self.stacks if stack.zone == zone), self.word)
        left = (
            one for one in state.discounts if not (one.once and _is_about(before, one, place, event.slot))
        )
        return replace(state, discounts=tuple(left))


def _is_about(state: LegendaryState, discount: Discount, place: str, slot: SlotId | None) -> bool:
    """Whether a discount is about a card: about all, about its place, or about the class it shows.

    A card of a stack shows its class only once it is gained, so a class is never theirs (ALN-RECRUIT-06).
    """
    if discount.what in (ALL, place):
        return True
    held = state.table.slots[slot] if slot is not None else None
    card = state.table.card(slot) if slot is not None and held is not None and held.face_up else None
    return card is not None and card.klass == discount.what
