"""Claims that a Chestburster was drawn."""

from __future__ import annotations

from companion.core.crossing.views import Offer
from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.games.alien.deaths.commands import ClaimBurst
from companion.games.alien.state import AlienState


def claims(state: AlienState) -> tuple[Offer, ...]:
    """What only a hand knows: a carrier may have drawn the Chestburster (ALN-FACE-14)."""
    return tuple(claim_offer(state, seat) for seat in state.living if state.carries(seat))


def claim_offer(state: AlienState, seat: SeatId) -> Offer:
    """The claim of one carrier: true only if the hand holds the card, and believed."""
    label = phrase("offer-burst", name=state.player(seat).name)
    command = ClaimBurst(seat)
    return Offer(f"burst:{seat}", label, command, target=f"seat:{seat}", seat=seat, needs="chestburster")
