"""What happens when people fight each other."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.language.events import Event
from companion.core.language.ids import SeatId
from companion.engine.feature import After, tells
from companion.games.alien.state import AlienState


class PlayerFought(Event, frozen=True):
    """A player, or an Alien Player whose card says so, fought `target` for this price."""

    seat: SeatId
    target: SeatId
    cost: int


EVENTS: Mapping[type, After[AlienState]] = {
    PlayerFought: tells,  # the price is paid and the strike drawn by events of their own
}  # fmt: skip
