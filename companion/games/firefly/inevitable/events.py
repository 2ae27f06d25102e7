"""What happens with the Inevitable card in the Combat Zone."""

from __future__ import annotations

from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId


class InevitableSighted(Event, frozen=True):
    """The Inevitable card lies in the 'Verse: known by its back, it comes on instead of new cards."""

    slot: SlotId
    left: int  # how many moves it is away from the Combat Zone


class InevitableArrived(Event, frozen=True):
    """The Inevitable card lies open in the Combat Zone, and players' turns begin to count."""

    slot: SlotId
    left: int  # how many players' turns are to come


class TurnCounted(Event, frozen=True):
    """A player's turn is over, played or skipped, with the Inevitable card in the Combat Zone."""

    seat: SeatId
    left: int  # how many players' turns are still to come


class TurnSkipped(Event, frozen=True):
    """A defeated player's turn was passed over."""

    seat: SeatId


class TimeUp(Event, frozen=True):
    """Every player has had a turn with the Inevitable card in the Combat Zone: the Episode ends."""
