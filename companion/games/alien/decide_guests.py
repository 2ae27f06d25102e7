"""Guests at the table: what they do when they enter the Combat Zone, and what is told before (ALN-MARVEL)."""

from __future__ import annotations

from companion.core.asks import Done, Pending
from companion.core.ids import SlotId
from companion.core.phrases import Phrase, phrase
from companion.core.states import Header
from companion.engine.draft import Draft, piece
from companion.games.alien import zones
from companion.games.alien.effects_begin import begin
from companion.games.alien.effects_words import GUEST
from companion.games.alien.state import AlienState

ESCAPE, TOLD = "escape", "guests-told"
WITH = "with"  # the choice of set-up, and the header's word for it: which sets are mixed in
# What those should know who know Legendary, by the rule each of it rests on.
DIFFERENCES = ("ALN-MARVEL-19", "ALN-MARVEL-20", "ALN-MARVEL-21", "ALN-MARVEL-22")


def has_guests(header: Header) -> bool:
    """Whether cards of Legendary are mixed into a game."""
    return bool(header.options.get(WITH))


def entered(draft: Draft[AlienState], slot: SlotId) -> None:
    """A guest that comes into the Combat Zone escapes, once it is turned up (ALN-MARVEL-05)."""
    if has_guests(draft.state.header):
        draft.later(piece(ESCAPE, slot=slot))


def _escape(draft: Draft[AlienState], pending: Pending) -> None:
    """The Escape ability, wherever the card lies by now: it has entered the Combat Zone."""
    slot = pending.slot
    assert slot is not None
    card = draft.state.table.card(slot)
    if card is not None and card.has(GUEST) and draft.state.table.slots[slot].face_up:
        begin(draft, card, slot, ESCAPE, draft.state.decider, area=zones.COMBAT)


def tell(draft: Draft[AlienState]) -> None:
    """Once everything lies there, say what is different from Legendary (ALN-MARVEL-19 to 22)."""
    if has_guests(draft.state.header):
        draft.finally_(piece(TOLD))


def differences() -> Phrase:
    """The four differences in one text."""
    hidden, combat, role, hugger = (phrase(f"rule-{rule}") for rule in DIFFERENCES)
    return phrase("ask-guests-told", hidden=hidden, combat=combat, role=role, hugger=hugger)


def _told(draft: Draft[AlienState], pending: Pending) -> None:
    """Wait until they have been read."""
    if not pending.n:
        draft.ask(Done(id=draft.next_ask, why=differences()), piece(TOLD, n=1))


PIECES = {ESCAPE: _escape, TOLD: _told}
