"""Guests at the table: what they do when they enter the Combat Zone, and what is told before (ALN-MARVEL)."""

from __future__ import annotations

from companion.core.language.asks import Option, Work
from companion.core.language.ids import SlotId
from companion.core.language.phrases import phrase
from companion.core.language.states import Header
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick
from companion.engine.feature import Works
from companion.games.alien import zones
from companion.games.alien.abilities import begin
from companion.games.alien.grammar.words import GUEST
from companion.games.alien.state import AlienState

ESCAPE = "escape"  # the moment, and the work that waits for it
HEARD, KNOWN = "heard", "known"
WITH = "with"  # the choice of set-up, and the header's word for it: which sets are mixed in
# What those should know who know Legendary, by the rule each of it rests on.
DIFFERENCES = ("ALN-MARVEL-19", "ALN-MARVEL-20", "ALN-MARVEL-21", "ALN-MARVEL-22")


def has_guests(header: Header) -> bool:
    """Whether cards of Legendary are mixed into a game."""
    return bool(header.options.get(WITH))


class Escape(Work, frozen=True, tag=ESCAPE):
    """A guest has entered the Combat Zone."""

    slot: SlotId


class Telling(Work, frozen=True, tag="guests-told"):
    """So many of the differences have been told."""

    n: int = 0


def entered(draft: Draft[AlienState], slot: SlotId) -> None:
    """A guest that comes into the Combat Zone escapes, once it is turned up (ALN-MARVEL-05)."""
    if has_guests(draft.state.header):
        draft.later(Escape(slot))


def _escape(draft: Draft[AlienState], work: Escape) -> None:
    """The Escape ability, wherever the card lies by now: it has entered the Combat Zone."""
    slot = work.slot
    card = draft.state.table.card(slot)
    if card is not None and card.has(GUEST) and draft.state.table.slots[slot].face_up:
        begin(draft, card, slot, ESCAPE, draft.state.decider, area=zones.COMBAT)


def tell(draft: Draft[AlienState]) -> None:
    """Once everything lies there, say what is different from Legendary (ALN-MARVEL-19 to 22)."""
    if has_guests(draft.state.header):
        draft.finally_(Telling())


def _told(draft: Draft[AlienState], work: Telling) -> None:
    """One difference after the other; whoever knows them skips the rest."""
    if work.n >= len(DIFFERENCES):
        return
    told = phrase(f"rule-{DIFFERENCES[work.n]}")
    why = phrase("ask-guests-told", n=work.n + 1, of=len(DIFFERENCES), told=told)
    options = (Option(HEARD, phrase("option-heard")), Option(KNOWN, phrase("option-known")))
    chosen = pick(draft, work, why, options)
    if chosen is not None and chosen.key == HEARD:
        draft.later(Telling(work.n + 1))


WORK: Works[AlienState] = {Escape: _escape, Telling: _told}
