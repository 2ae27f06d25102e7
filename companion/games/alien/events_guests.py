"""What happens with cards of Legendary in a game of Alien, in the past tense."""

from __future__ import annotations

from companion.core.language.events import Event
from companion.core.language.ids import SlotId


class NoCounterpart(Event, frozen=True):
    """A card of Legendary wanted something that this game does not have: nothing happened (ALN-MARVEL-18)."""

    slot: SlotId | None
    was: str


EVENTS = (NoCounterpart,)
