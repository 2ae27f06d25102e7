"""What lies open on the board is known: a card that came there out of a deck is named by whoever sees it.

Bystanders that are guarded straight out of their deck, Allies that are stacked beside the Commander, and what
comes into the Overrun or KO pile (VIL-BYST-03).
"""

from __future__ import annotations

from companion.core.language.asks import Work
from companion.core.language.ids import SlotId
from companion.core.language.phrases import phrase
from companion.engine.decks import needs_identity
from companion.engine.draft import Draft
from companion.engine.feature import Feature, Settling
from companion.games.villains import zones
from companion.games.villains.state import VillainsState

OPEN = (*zones.HELD, zones.OVERRUN, zones.KO, zones.BESIDE_COMMANDER)


class Named(Work, frozen=True, tag="named"):
    """A card only has to be known; nothing else waits for it."""

    slot: SlotId


def name_next(draft: Draft[VillainsState]) -> None:
    """The next card that lies open and that nobody has named."""
    table = draft.state.table
    unknown = (
        slot
        for zone in OPEN
        for slot in table.zone(zone)
        if table.slots[slot].face_up and table.slots[slot].copy is None
    )
    slot = next(unknown, None)
    if slot is not None and draft.state.turn.number:
        needs_identity(draft, slot, phrase("ask-which-turned"), Named(slot))


def _named(draft: Draft[VillainsState], work: Named) -> None:
    needs_identity(draft, work.slot, phrase("ask-which-turned"), work)


FEATURE: Feature[VillainsState] = Feature(
    name="naming", work={Named: _named}, settle=(Settling(name_next, reads=("table", "turn")),)
)
