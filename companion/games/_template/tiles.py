"""A card of the table as it is seen: the danger printed on it, and whose piece it is."""

from __future__ import annotations

from companion.core.crossing.views import Figure
from companion.core.language.ids import SeatId, SlotId
from companion.engine.view import Bricks
from companion.games._template.state import FerryState


def _figures(state: FerryState, slot: SlotId) -> tuple[Figure, ...]:
    card = state.table.card(slot)
    is_danger = card is not None and "danger" in card.numbers
    return (Figure("hazard", card.number("danger")),) if card is not None and is_danger else ()


def _owner(state: FerryState, slot: SlotId) -> SeatId | None:
    return next((seat for seat, piece in state.pieces.items() if piece == slot), None)


BRICKS: Bricks[FerryState] = Bricks(figures=_figures, owner=_owner)
