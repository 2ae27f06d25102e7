"""What everybody sees of facehuggers and of those who carry."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.feature import Lying
from companion.games.alien import zones
from companion.games.alien.state import AlienState


def badges(state: AlienState, seat: SeatId) -> Iterator[Phrase]:
    """That somebody carries a Chestburster."""
    if state.carries(seat):
        yield phrase("badge-carrier")


def front(state: AlienState, seat: SeatId) -> Iterator[Lying]:
    """The facehuggers in front of a person."""
    for slot in state.table.zone(zones.of(seat, "hugger")):
        yield Lying(slot)
