"""What everybody may hear of an event, and what the log calls a command: the same in every room.

Only what lies open is named here; what the app knows of a hidden card never goes into a sentence.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from companion.core.crossing.steps import Notice
from companion.core.language.commands import Answer, Command, CorrectFact, KeepDeck, MoveSlot, SetNumber
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.states import State
from companion.engine import keeping, sitting

AMOUNTS = (
    "amount",
    "n",
    "value",
    "number",
    "total",
    "lost",
    "short",
)  # fields that make an event big or small
Args = dict[str, str | int | Phrase]


def tell(before: State, event: Event, after: State, silent: Collection[str]) -> Notice | None:
    """The public face of an event with the sentence `event-<type>`; bookkeeping has none."""
    kind = type(event).__name__
    if kind in silent:
        return None
    slot: SlotId | None = getattr(event, "slot", None)
    seat: SeatId | None = getattr(event, "seat", None) or after.turn.seat or None
    zone = place_of(event, after, slot)
    title = open_name(after, slot) or open_name(before, slot)
    amount = amount_of(event)
    args: Args = {"card": title or phrase("a-card"), "count": amount or 0}
    args["place"] = phrase(place_key(zone)) if zone else phrase("the-table")
    args["name"] = name_of(after, seat)
    text = sitting.told(event, after) or phrase(f"event-{kind}", **args)
    return Notice(kind, text, seat, slot, zone, amount, title)


def label(state: State, command: Command) -> Phrase:
    """A command as a line of the log, `command-<type>`: what was done, to what, by whom."""
    if isinstance(command, KeepDeck):
        return keeping.label(command)
    if (seated := sitting.label(state, command)) is not None:
        return seated
    args: Args = {"name": name_of(state, getattr(command, "seat", None) or state.turn.seat)}
    if isinstance(command, Answer):
        asked = state.ask is not None and not state.ask.private
        args["why"] = state.ask.why if state.ask is not None and asked else phrase("ask-private")
    if isinstance(command, MoveSlot):
        args["place"] = phrase(place_key(command.to))
    if isinstance(command, SetNumber):
        args |= {"field": phrase(f"number-{command.name.partition(':')[0]}"), "value": command.value}
    if isinstance(command, CorrectFact):
        args["field"] = phrase(f"field-{command.field}")
    args["card"] = open_name(state, getattr(command, "slot", None)) or phrase("a-card")
    return phrase(f"command-{type(command).__name__}", **args)


def open_name(state: State, slot: SlotId | None) -> Phrase | None:
    """The name of a card that lies open; a hidden one has none, whatever the app knows."""
    if slot is None or slot not in state.table.slots or not state.table.slots[slot].face_up:
        return None
    card = state.table.card(slot)
    return card.name if card is not None else None


def name_of(state: State, seat: Any) -> str:
    """The name of whoever sits at a seat."""
    return next((player.name for player in state.players if player.seat == seat), "")


def place_of(event: Event, after: State, slot: SlotId | None) -> ZoneId | None:
    """Where it happened: the event's own place, or where its card lies now."""
    named: ZoneId | None = getattr(event, "zone", None) or getattr(event, "to", None)
    if named is not None or slot is None or slot not in after.table.slots:
        return named
    return after.table.slots[slot].zone


def place_key(zone: str) -> str:
    """The text key of a zone: numbered places by number, players' own zones by family."""
    family, _, rest = zone.partition(":")
    return f"place-{family}-{rest}" if rest.isdigit() else f"place-{family}"


def amount_of(event: Event) -> int | None:
    """The number of an event, or how many cards it is about."""
    for field in AMOUNTS:
        found = getattr(event, field, None)
        if isinstance(found, int) and not isinstance(found, bool):
            return found
    slots = getattr(event, "slots", None)
    return len(slots) if slots is not None else None
