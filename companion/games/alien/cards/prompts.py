"""The hand movements of card effects."""

from __future__ import annotations

from companion.core.crossing.prompts import Prompt
from companion.core.language.phrases import phrase
from companion.engine import places
from companion.games.alien.cards.events import RoomBlocked
from companion.games.alien.state import AlienState


def block(event: RoomBlocked, before: AlienState, after: AlienState) -> tuple[Prompt, ...]:
    """The objective is laid over the room, and the whole Hive on it (ALN-ROOM-06)."""
    text = phrase("prompt-block", place=places.place(event.zone, after.players))
    return (Prompt(text, seat=after.active or None, zone=event.zone),)
