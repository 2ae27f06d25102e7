"""How hand movements are said: which card, to which place, and who does it."""

from __future__ import annotations

from companion.core.crossing.prompts import Prompt
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.core.language.states import State
from companion.engine.decks import custody
from companion.engine.feature import Moves
from companion.engine.tales import open_name
from companion.engine.zones import place_key


def to_place(key: str, deck: str = "", by_back: bool = False) -> Moves[State]:
    """A card is carried to the place its event names, or where it lies now.

    One that comes from a `deck` is taken from the tray where the app keeps that; `by_back` it is shown in
    passing while nobody has read its back.
    """

    def make(event: Event, before: State, after: State) -> tuple[Prompt, ...]:
        slot = getattr(event, "slot", None)
        held = after.table.slots.get(slot) if slot is not None else None
        zone: ZoneId | None = getattr(event, "zone", None) or (held.zone if held is not None else None)
        card, place = open_name(after, slot) or phrase("a-card"), phrase(place_key(zone or "table"))
        text = phrase(f"{key}{_kept(after, deck, slot if by_back else None)}", card=card, place=place)
        return (Prompt(text, seat=after.turn.seat or None, slot=slot, zone=zone),)

    return make


def _kept(after: State, deck: str, shown: SlotId | None) -> str:
    """The ending of a prompt by how the deck is kept: from the tray, or with its back shown in passing."""
    how = custody(after, deck) if deck else "face"
    if how == "app":
        return "-app"
    unread = how == "back" or (how == "read" and shown is not None and after.table.slots[shown].copy is None)
    return "-back" if shown is not None and unread else ""


def for_seat(key: str) -> Moves[State]:
    """Something that one person does with their own cards."""

    def make(event: Event, before: State, after: State) -> tuple[Prompt, ...]:
        seat: SeatId = getattr(event, "seat", after.turn.seat)
        count = len(getattr(event, "slots", ()))
        return (Prompt(phrase(key, name=after.player(seat).name, count=count), seat=seat),)

    return make


def shuffle(key: str, zone: str) -> Moves[State]:
    """A pile is shuffled by hand, or by the app."""

    def make(event: Event, before: State, after: State) -> tuple[Prompt, ...]:
        by = "app" if custody(after, zone) == "app" else "hand"
        return (Prompt(phrase(f"{key}-{by}"), zone=ZoneId(zone)),)

    return make


def own(key: str) -> Moves[State]:
    """One card of a person that is carried somewhere."""

    def make(event: Event, before: State, after: State) -> tuple[Prompt, ...]:
        slot, seat = getattr(event, "slot", None), SeatId(getattr(event, "seat", after.turn.seat))
        card = open_name(after, slot) or phrase("a-card")
        return (Prompt(phrase(key, name=after.player(seat).name, card=card), seat=seat, slot=slot),)

    return make
