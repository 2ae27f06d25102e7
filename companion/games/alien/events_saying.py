"""Cards that only the players can read: when what they say is done."""

from __future__ import annotations

from companion.core.language.events import Event


class CardsDone(Event, frozen=True):
    """What the cards said that nobody but the players can read has been done."""


EVENTS = (CardsDone,)
