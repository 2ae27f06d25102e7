"""What happens with the Inevitable card in the Combat Zone."""

from __future__ import annotations

from companion.core.language.events import Event
from companion.core.language.ids import SeatId


class TurnCounted(Event, frozen=True):
    """A player's turn is over, played or skipped, with the Inevitable card in the Combat Zone."""

    seat: SeatId
    left: int  # how many players' turns are still to come


class TurnSkipped(Event, frozen=True):
    """A defeated player's turn was passed over."""

    seat: SeatId


class TimeUp(Event, frozen=True):
    """Every player has had a turn with the Inevitable card in the Combat Zone: the Episode ends."""
