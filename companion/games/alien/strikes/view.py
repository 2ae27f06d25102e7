"""Strikes and healing that were forgotten."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.crossing.views import Offer
from companion.core.language.commands import MoveSlot
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine.offers import offer
from companion.games.alien import zones
from companion.games.alien.state import AlienState
from companion.games.alien.strikes.commands import ForgotStrike


def heal_offer(state: AlienState, seat: SeatId, slot: SlotId) -> Offer:
    """Carry a strike that should have been healed to the discarded strikes."""
    card = state.table.card(slot)
    label = phrase(
        "offer-forgot-heal", name=state.player(seat).name, card=card.name if card else phrase("a-card")
    )
    return offer(f"forgot-heal:{slot}", label, MoveSlot(slot, zones.STRUCK, 0, True), f"slot:{slot}")


def forgotten(state: AlienState) -> Iterator[Offer]:
    """A strike for anybody, a heal of any strike; nothing is undone."""
    for seat in state.acting:
        label = phrase("offer-forgot-strike", name=state.player(seat).name)
        yield offer(f"forgot:{seat}", label, ForgotStrike(seat), f"seat:{seat}")
    for seat in state.acting:
        for slot in state.table.zone(zones.of(seat, "damage")):
            yield heal_offer(state, seat, slot)
