"""What the hand at turn lets its player do."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.language.commands import Command
from companion.core.language.phrases import phrase
from companion.engine.offers import one_per_design
from companion.engine.touches import Touch
from companion.engine.ways import Way
from companion.games._template import zones
from companion.games._template.hands.commands import Play
from companion.games._template.state import FerryState


def ways(state: FerryState) -> Iterator[Way]:
    """Every card that the hand could hold, by what everybody knows."""
    seat = state.turn.seat
    for copy in () if state.is_race else one_per_design(state, *state.table.zone(zones.of(seat, "hand"))):
        card = state.table.card_of(copy)
        label, target = phrase("offer-play", card=card.name), f"design:{card.design}"
        yield Way(f"play:{card.design}", Play(seat, copy), label, target, cost="show", hand=True)


def touched(state: FerryState, touch: Touch) -> Command | None:
    """A card that is named is played."""
    return Play(state.turn.seat, touch.copy) if touch.copy is not None and not state.is_race else None
