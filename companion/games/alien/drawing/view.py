"""Decks that hands have shuffled early."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.crossing.views import Offer
from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine.offers import offer
from companion.games.alien.drawing.commands import ShuffleIn
from companion.games.alien.state import AlienState


def shuffled_early(state: AlienState) -> Iterator[SeatId]:
    """Whose discard pile hands could have shuffled into a deck that still has cards (ALN-CLEAN-05)."""
    for seat in state.acting:
        piles = (state.deck_of(seat), state.discard_of(seat))
        if state.ask is None and all(state.table.zone(pile) for pile in piles):
            yield seat


def shuffle_offer(state: AlienState, seat: SeatId) -> Offer:
    """Say that it was done; the rule is named before the books follow."""
    label = phrase("offer-shuffled-early", name=state.player(seat).name)
    return offer(f"shuffled:{seat}", label, ShuffleIn(seat), f"seat:{seat}", "upkeep")


def forgotten(state: AlienState) -> Iterator[Offer]:
    """That a discard pile was shuffled in early."""
    for seat in shuffled_early(state):
        yield shuffle_offer(state, seat)
