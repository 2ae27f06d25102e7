"""What a card brings that was gained: its text comes once the market is filled again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from companion.core.language.cards import Card
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine.decks import needs_identity
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.state import LegendaryState
from companion.engine.work import Own

S = TypeVar("S", bound=LegendaryState)


class Mobilizes(Own, frozen=True, tag="mobilize"):
    """A card that was gained says what it does."""

    slot: SlotId


class Gaining(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game says of cards that are gained; where none of them speaks it needs no such chapter."""

    on: str  # the moment of such a text, such as mobilize
    speaks: Callable[[Card], bool]  # whether a card has one, also one that only the players can read
    begin: Callable[[Draft[S], Card, SlotId, str, SeatId], None]

    def gained(self, draft: Draft[S], seat: SeatId, slot: SlotId) -> None:
        """A card was gained: its text comes once the market is filled again (ALN-KEY-21, ALN-TIME-04)."""
        draft.later(Mobilizes(slot, seat=seat))

    def _goes_on(self, draft: Draft[S], work: Mobilizes) -> None:
        """What a gained card says, once and never again (ALN-KEY-23)."""
        slot = work.slot
        if needs_identity(draft, slot, phrase("ask-which-gained"), work):
            return
        card = draft.state.table.card(slot)
        if card is not None and self.speaks(card):
            self.begin(draft, card, slot, self.on, work.seat or draft.state.active)

    def feature(self) -> Feature[S]:
        """The chapter as a room names it."""
        return Feature(name="gaining", moments=(self.on,), work={Mobilizes: self._goes_on})
