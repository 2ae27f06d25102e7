"""Where an Ally goes that an effect gives somebody (VIL-KW-21, VIL-CARD-14)."""

from __future__ import annotations

from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.games.villains import zones
from companion.games.villains.state import VillainsState

TO_HAND = "recruits-to-hand"  # what is noted of a turn whose New Recruits come to the hand


def pile_of(state: VillainsState, seat: SeatId, slot: SlotId) -> ZoneId:
    """To the discard pile, or in this turn to the hand a New Recruit that an effect gives.

    It comes from its stack, or from an Adversary that had taken it (VIL-CARD-14, 15).
    """
    card = state.table.card(slot)
    is_recruit = state.table.slots[slot].zone == zones.NEW_RECRUITS or (
        card is not None and card.has("new-recruit")
    )
    to_hand = is_recruit and seat == state.active and state.numbers.get(f"turn:{TO_HAND}")
    return zones.of(seat, "hand" if to_hand else "discard")
