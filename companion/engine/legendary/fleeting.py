"""What is said of a card on the board for this turn, and forgotten when it leaves (ALN-TEXT-11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SlotId, ZoneId
from companion.engine.feature import Feature
from companion.engine.legendary.state import LegendaryState

S = TypeVar("S", bound=LegendaryState)


class Fleeting(msgspec.Struct, Generic[S], frozen=True):
    """Which places are the board: elsewhere a card is as it is printed."""

    is_board: Callable[[ZoneId], bool]

    def forgotten(self, event: Event, before: S, state: S) -> S:
        """The State without reductions, strikes and calm of cards that left the board."""
        if not (state.weakened or state.struck or state.calmed):
            return state
        weakened = {slot: by for slot, by in state.weakened.items() if self._lies_there(state, slot)}
        struck = tuple(slot for slot in state.struck if self._lies_there(state, slot))
        calmed = tuple(slot for slot in state.calmed if self._lies_there(state, slot))
        if (len(weakened), struck, calmed) == (len(state.weakened), state.struck, state.calmed):
            return state
        return replace(state, weakened=weakened, struck=struck, calmed=calmed)

    def _lies_there(self, state: S, slot: SlotId) -> bool:
        return self.is_board(state.table.slots[slot].zone)

    def feature(self) -> Feature[S]:
        """Follows whatever happens."""
        return Feature(name="fleeting", follows={Event: self.forgotten})
