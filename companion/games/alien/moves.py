"""How the hand movements of Alien are said: which card, to which place, and who does it."""

from __future__ import annotations

from companion.core.crossing.prompts import Prompt
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine.decks import custody
from companion.engine.feature import Moves
from companion.engine.telling import open_name
from companion.engine.zones import place_key
from companion.games.alien.state import AlienState


def to_place(key: str) -> Moves[AlienState]:
    """A card is carried to the place its event names, or where it lies now."""

    def make(event: Event, before: AlienState, after: AlienState) -> tuple[Prompt, ...]:
        slot = getattr(event, "slot", None)
        held = after.table.slots.get(slot) if slot is not None else None
        zone: ZoneId | None = getattr(event, "zone", None) or (held.zone if held is not None else None)
        card, place = open_name(after, slot) or phrase("a-card"), phrase(place_key(zone or "table"))
        text = phrase(f"{key}{_kept(key, after, slot)}", card=card, place=place)
        return (Prompt(text, seat=after.active or None, slot=slot, zone=zone),)

    return make


FROM = {
    "prompt-hive-card": "hive", "prompt-turn-up": "hive", "prompt-hq": "barracks", "prompt-strike": "strikes",
}  # fmt: skip


def _kept(key: str, after: AlienState, slot: SlotId | None) -> str:
    """The ending of a prompt by how the deck is kept: from the tray, or with its back shown in passing."""
    how = custody(after, FROM[key]) if key in FROM else "face"
    if how == "app":
        return "-app"
    unread = how == "back" or (how == "read" and slot is not None and after.table.slots[slot].copy is None)
    return "-back" if key == "prompt-hive-card" and unread else ""


def for_seat(key: str) -> Moves[AlienState]:
    """Something that one person does with their own cards."""

    def make(event: Event, before: AlienState, after: AlienState) -> tuple[Prompt, ...]:
        seat: SeatId = getattr(event, "seat", after.active)
        count = len(getattr(event, "slots", ()))
        return (Prompt(phrase(key, name=after.player(seat).name, count=count), seat=seat),)

    return make


def shuffle(key: str, zone: str) -> Moves[AlienState]:
    """A pile is shuffled by hand, or by the app."""

    def make(event: Event, before: AlienState, after: AlienState) -> tuple[Prompt, ...]:
        by = "app" if custody(after, zone) == "app" else "hand"
        return (Prompt(phrase(f"{key}-{by}"), zone=ZoneId(zone)),)

    return make


def own(key: str) -> Moves[AlienState]:
    """One card of a person that is carried somewhere."""

    def make(event: Event, before: AlienState, after: AlienState) -> tuple[Prompt, ...]:
        slot, seat = getattr(event, "slot", None), SeatId(getattr(event, "seat", after.active))
        card = open_name(after, slot) or phrase("a-card")
        return (Prompt(phrase(key, name=after.player(seat).name, card=card), seat=seat, slot=slot),)

    return make
