"""Who a Main Character is, and how high in Rank, as the Avatar says (FFY-SETUP-22, FFY-NPC-07)."""

from __future__ import annotations

from companion.core.language.ids import SeatId
from companion.games.firefly import zones
from companion.games.firefly.state import FireflyState


def rank(state: FireflyState, seat: SeatId) -> int:
    """A smaller number is a higher Rank; an unknown one comes last (FFY-CARD-01)."""
    avatar = zones.top(state.table, zones.of(seat, "avatar"))
    card = state.table.card(avatar) if avatar is not None else None
    return (card.number("rank") if card is not None else None) or 99


def person(state: FireflyState, seat: SeatId) -> str:
    """The crew member somebody is."""
    avatar = zones.top(state.table, zones.of(seat, "avatar"))
    card = state.table.card(avatar) if avatar is not None else None
    return card.person.lower() if card is not None else ""
