"""Cards that are played as a copy of another (VIL-CARD-21, VIL-RUL-14)."""

from __future__ import annotations

from companion.core.language.ids import SeatId, SlotId
from companion.engine.feature import Feature
from companion.engine.legendary.copying import Copying
from companion.games.villains import zones
from companion.games.villains.abilities import begin_at
from companion.games.villains.state import VillainsState

COSTS_A_CARD = "costs-a-card"  # another one is discarded to play it

COPYING: Copying[VillainsState] = Copying(in_play=("played:",), market=zones.LAIR, begin=begin_at)
play_copy = COPYING.play_copy


def can_copy(state: VillainsState, seat: SeatId, slot: SlotId) -> bool:
    """Whether a player can play a copy: one that costs a card takes one of the hand (VIL-PLAY-09)."""
    card = state.table.card(slot)
    costs = card is not None and card.has(COSTS_A_CARD)
    return not costs or bool(state.table.zone(zones.of(seat, "hand")))


FEATURE: Feature[VillainsState] = COPYING.feature()
