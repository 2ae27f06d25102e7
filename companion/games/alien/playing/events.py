"""What happens when a card is played, and what it changes."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.core.language.events import Event, FactLearned
from companion.core.language.ids import DesignId, SeatId, SlotId
from companion.engine import zones as piles
from companion.engine.changes import carried
from companion.engine.feature import After
from companion.engine.legendary import copying as keywords
from companion.games.alien import zones
from companion.games.alien.state import AlienState


class CardPlayed(Event, frozen=True):
    """A card was played from the hand."""

    seat: SeatId
    slot: SlotId


def _card_played(state: AlienState, event: CardPlayed) -> AlienState:
    card = state.table.card(event.slot)
    state = carried(state, (event.slot,), zones.of(event.seat, "played"), piles.FAR_END)
    return replace(state, played=(*state.played, keywords.played_as(event.slot, card)))


def learnt(event: FactLearned, before: AlienState, state: AlienState) -> AlienState:
    """What was played already counts as what it was told to be."""
    card = state.table.cards.get(DesignId(event.of))
    if card is None or event.field not in ("klass", "crew"):
        return state
    told = {event.field: str(event.value)}
    played = (replace(one, **told) if one.design == card.design else one for one in state.played)
    return replace(state, played=tuple(played))


EVENTS: Mapping[type, After[AlienState]] = {
    CardPlayed: _card_played,
}  # fmt: skip
