"""A deck that is slid under the camera card by card, backs up: the order is taken when the count matches."""

from __future__ import annotations

from typing import Any

from companion.core.asks import Order
from companion.core.commands import Answer
from companion.core.ids import CopyId
from companion.core.phrases import Phrase, phrase
from companion.engine import ledger
from companion.engine.answers import is_order


class Pile:
    """The cards of a deck that were read so far, top first."""

    def __init__(self) -> None:
        """Nothing was read."""
        self.read: tuple[CopyId, ...] = ()
        self._ask: Order | None = None

    def forget(self) -> None:
        """Begin again with the top card."""
        self.read, self._ask = (), None

    def take(self, state: Any, ask: Order, copies: tuple[CopyId, ...]) -> Answer | Phrase:
        """Put these cards under those read before; the answer when the deck is whole, else what to say."""
        if ask != self._ask:
            self.read, self._ask = (), ask
        slots = state.table.zone(ask.zone)
        for copy in copies:
            at = len(self.read)
            if copy in self.read:
                continue  # it still lies there
            if at >= len(slots) or copy not in ledger.candidates(state.table, slots[at]):
                return phrase("pile-wrong", number=at + 1)
            self.read += (copy,)
        if len(self.read) < len(slots):
            return phrase("pile-read", count=len(self.read), total=len(slots))
        order = self.read
        self.forget()
        return Answer(ask.id, order, "camera") if is_order(state.table, ask, order) else phrase("pile-again")
