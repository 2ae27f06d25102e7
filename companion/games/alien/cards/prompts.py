"""The hand movements of card effects."""

from __future__ import annotations

from companion.core.crossing.prompts import Prompt
from companion.core.language.phrases import phrase
from companion.engine.zones import place_key
from companion.games.alien.cards.events import RoomBlocked
from companion.games.alien.state import AlienState


def block(event: RoomBlocked, before: AlienState, after: AlienState) -> tuple[Prompt, ...]:
    """The objective is laid over the room, and the whole Hive on it (ALN-ROOM-06)."""
    place = phrase(place_key(event.zone))
    return (Prompt(phrase("prompt-block", place=place), seat=after.active or None, zone=event.zone),)
