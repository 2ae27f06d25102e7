"""The hand movements of card effects."""

from __future__ import annotations

from companion.core.crossing.prompts import Prompt
from companion.core.language.phrases import phrase
from companion.engine.decks import custody
from companion.engine.telling import open_name
from companion.engine.zones import place_key
from companion.games.alien import zones
from companion.games.alien.cards.events import RoomBlocked, RoomsSwapped, StrikeReturned
from companion.games.alien.state import AlienState


def block(event: RoomBlocked, before: AlienState, after: AlienState) -> tuple[Prompt, ...]:
    """The objective is laid over the room, and the whole Hive on it (ALN-ROOM-06)."""
    place = phrase(place_key(event.zone))
    return (Prompt(phrase("prompt-block", place=place), seat=after.active or None, zone=event.zone),)


def swap(event: RoomsSwapped, before: AlienState, after: AlienState) -> tuple[Prompt, ...]:
    """What lies in two rooms changes places."""
    place, other = phrase(place_key(event.zone)), phrase(place_key(event.other))
    text = phrase("prompt-swap", place=place, other=other)
    return (Prompt(text, seat=after.active or None, zone=event.zone),)


def strike_back(event: StrikeReturned, before: AlienState, after: AlienState) -> tuple[Prompt, ...]:
    """A strike goes back to its deck, or into the tray where the app keeps the deck."""
    by = "app" if custody(after, "strikes") == "app" else "hand"
    card = open_name(before, event.slot) or phrase("a-card")
    text = phrase(f"prompt-strike-back-{by}", card=card, to=event.to)
    return (Prompt(text, seat=after.active or None, slot=event.slot, zone=zones.STRIKES),)
