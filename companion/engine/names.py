"""What cards and people are called before everybody."""

from __future__ import annotations

from typing import Any

from companion.core.language.ids import SlotId
from companion.core.language.phrases import Phrase
from companion.core.language.states import State


def open_name(state: State, slot: SlotId | None) -> Phrase | None:
    """The name of a card that lies open; a hidden one has none, whatever the app knows."""
    if slot is None or slot not in state.table.slots or not state.table.slots[slot].face_up:
        return None
    card = state.table.card(slot)
    return card.name if card is not None else None


def name_of(state: State, seat: Any) -> str:
    """The name of whoever sits at a seat."""
    return next((player.name for player in state.players if player.seat == seat), "")
