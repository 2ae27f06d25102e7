"""A hidden card is turned up, and what it is decides what happens (ALN-REVEAL, FFY-REV, VIL-REVEAL)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Generic, TypeVar

import msgspec

from companion.core.crossing.views import Duty
from companion.core.language.asks import Work
from companion.core.language.cards import Card
from companion.core.language.events import Bound, Event
from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.changes import turned
from companion.engine.decks import needs_identity, needs_kind
from companion.engine.draft import Draft, waiting
from companion.engine.feature import Feature
from companion.engine.legendary.state import LegendaryState
from companion.engine.offers import name_of
from companion.engine.places import at

S = TypeVar("S", bound=LegendaryState)


class TurnedUp(Event, frozen=True):
    """A hidden card was turned face up."""

    slot: SlotId


class Reveal(Work, frozen=True, tag="reveal"):
    """A card waits to be turned up and resolved."""

    slot: SlotId


class Revealed(Work, frozen=True, tag="revealed"):
    """A card lies open and waits for what it is and does."""

    slot: SlotId


def turn_up(state: S, event: TurnedUp) -> S:
    """A card turned over where it lies."""
    return turned(state, event.slot)


def name_later(event: TurnedUp, after: LegendaryState, name: Phrase | None) -> Phrase | None:
    """A card whose name nobody knows yet is told when it is known."""
    return phrase("event-TurnedUp-unknown") if name is None else None


def due(state: LegendaryState) -> Iterator[Duty]:
    """Cards that wait to be turned up, or lie open and are not done with (ALN-SCAN-06)."""
    asked = getattr(state.ask, "slot", None)
    for work in waiting(state):
        if not isinstance(work, Reveal | Revealed) or work.slot == asked:
            continue
        held = state.table.slots[work.slot]
        is_known = held.face_up and held.copy is not None
        where = at(held.zone, state.players)
        card = name_of(state, work.slot) if is_known else None
        text = phrase("due-reveal", where=where) if card is None else phrase("due-revealed", card=card)
        yield Duty("reveal", text, work.seat or state.decider, card, f"slot:{work.slot}", urgent=True)


class Revealing(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What the kinds of cards do that are turned up; all others stay where they lie, and say their text."""

    kinds: tuple[str, ...]  # what a card can be, asked where nobody knows
    does: Mapping[str, Callable[[Draft[S], SlotId], None]]  # by kind
    stays: Callable[[Draft[S], SlotId, Card], None]
    board: tuple[ZoneId, ...] = ()  # where a card that becomes known was turned up just before
    says: str = "TurnedUp"  # which event tells that

    def known_now(self, event: Bound, after: LegendaryState, name: Phrase | None) -> Phrase:
        """Which card it is: one on the board was turned up just before (ALN-REVEAL-01)."""
        if name is None:
            return phrase("event-Bound-hidden")
        is_turned_up = after.table.slots[event.slot].zone in self.board
        return phrase(f"event-{self.says}" if is_turned_up else "event-Bound", card=name)

    def reveal(self, draft: Draft[S], slot: SlotId) -> None:
        """A card is turned up and resolved before anything else (ALN-SCAN-06, ALN-TIME-02, FFY-EPI-07).

        One that lies open already is not turned up again (FFY-REV-01, FFY-REV-02). Its choices are made by
        whoever it refers to (ALN-REVEAL-14).
        """
        if not draft.state.table.slots[slot].face_up:
            draft.emit(TurnedUp(slot))
        draft.later(Revealed(slot=slot, seat=draft.state.decider))

    def _reveal(self, draft: Draft[S], work: Reveal) -> None:
        self.reveal(draft, work.slot)

    def _revealed(self, draft: Draft[S], work: Revealed) -> None:
        """What the card is decides what happens (ALN-REVEAL-01, FFY-REV-03 to 10, VIL-REVEAL-02)."""
        if needs_identity(draft, work.slot, phrase("ask-which-revealed"), work):
            return
        if needs_kind(draft, work.slot, self.kinds, work):
            return
        card = draft.state.table.card(work.slot)
        if card is None:
            return
        if card.kind in self.does:
            self.does[card.kind](draft, work.slot)
        else:
            self.stays(draft, work.slot, card)

    def feature(self) -> Feature[S]:
        """Turning up as a feature."""
        return Feature(
            name="revealing",
            work={Reveal: self._reveal, Revealed: self._revealed},
            at_once=(Reveal, Revealed),
            events={TurnedUp: turn_up},
            carries=(TurnedUp,),
            told={TurnedUp: name_later, Bound: self.known_now},
            due=due,
        )
