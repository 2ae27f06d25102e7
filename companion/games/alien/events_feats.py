"""Achievements: nothing in the game hangs on them, and everybody likes them (ALN-ACH)."""

from __future__ import annotations

from companion.core.language.events import Event
from companion.core.language.ids import SeatId


class FeatDone(Event, frozen=True):
    """Somebody did what earns an achievement, seen by all or said by whoever holds the hand."""

    seat: SeatId
    feat: str


EVENTS = (FeatDone,)
