"""The open market of five: spaces that are filled again from a deck at once."""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.slots import Table


def next_refill(table: Table, spaces: Iterable[ZoneId], deck: ZoneId) -> tuple[SlotId, ZoneId] | None:
    """The top card of the deck and the first empty space it goes to; None when nothing is to be done.

    With no deck left the spaces stay empty (FFY-SPEC-19, FFY-SPEC-20).
    """
    cards = table.zone(deck)
    empty = next((space for space in spaces if not table.zone(space)), None)
    return (cards[0], empty) if cards and empty is not None else None


def next_unknown(table: Table, spaces: Iterable[ZoneId]) -> SlotId | None:
    """The first card of the market that lies there open without anybody having said which it is."""
    for space in spaces:
        for slot in table.zone(space):
            if table.slots[slot].copy is None:
                return slot
    return None
