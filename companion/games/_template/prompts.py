"""How the hand movements of Night Ferry are said: which card, where it lies now, and whose it is."""

from __future__ import annotations

from typing import Any

from companion.core.crossing.prompts import Prompt
from companion.core.language.ids import SlotId
from companion.core.language.phrases import phrase
from companion.engine.feature import Moves
from companion.engine.names import name_of, open_name
from companion.engine.zones import place_key
from companion.games._template import zones
from companion.games._template.state import FerryState


def move(key: str) -> Moves[FerryState]:
    """A hand movement that is always said with the same words."""

    def moves(event: Any, before: FerryState, after: FerryState) -> tuple[Prompt, ...]:
        return (said(key, event, after),)

    return moves


def said(key: str, event: Any, after: FerryState) -> Prompt:
    """One hand movement, with everything that may fill its sentence."""
    seat = getattr(event, "seat", None) or after.turn.seat or None
    slot: SlotId | None = getattr(event, "slot", None)
    zone = after.table.slots[slot].zone if slot in after.table.slots else zones.RIVER
    card = open_name(after, slot) or phrase("a-card")
    count = len(getattr(event, "slots", ()))
    text = phrase(key, card=card, place=phrase(place_key(zone)), name=name_of(after, seat), count=count)
    return Prompt(text, seat=seat, slot=slot, zone=zone)
