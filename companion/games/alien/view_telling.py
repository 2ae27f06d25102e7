"""What a turned-up card brought, in the words of the card that says it."""

from __future__ import annotations

from functools import reduce

from msgspec.structs import replace

from companion.core.language.events import Bound, Event
from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.effects.interpret import moments
from companion.engine.effects.wording import ability_line
from companion.games.alien import events as e
from companion.games.alien import zones
from companion.games.alien.effects_begin import area_of
from companion.games.alien.setup_rules import rules
from companion.games.alien.state import AlienState

BOARD = (*zones.ROOMS, zones.COMBAT)


def told(event: Event, after: AlienState, name: Phrase | None) -> Phrase | None:
    """The sentence of an event that says more than its kind; None where the usual one will do."""
    if isinstance(event, e.TurnedUp) and name is None:
        return phrase("event-TurnedUp-unknown")
    if isinstance(event, Bound):
        return _known_now(event, after, name)
    if isinstance(event, e.HazardTriggered):
        return _hazard(event, after)
    if isinstance(event, e.EventTriggered):
        objective = zones.objective(after.table, event.level)
        says = _says(after, objective, "event", after.table.slots[event.slot].zone)
        return phrase("event-EventTriggered-says", level=event.level, says=says) if says else None
    return None


def _known_now(event: Bound, after: AlienState, name: Phrase | None) -> Phrase:
    """Which card it is: one on the board was turned up just before (ALN-REVEAL-01)."""
    if name is None:
        return phrase("event-Bound-hidden")
    is_turned_up = after.table.slots[event.slot].zone in BOARD
    return phrase("event-TurnedUp" if is_turned_up else "event-Bound", card=name)


def _hazard(event: e.HazardTriggered, after: AlienState) -> Phrase | None:
    """What the location does; after its last ability there is nothing left (ALN-RULING-08)."""
    if event.number > rules().hazards:
        return phrase("event-HazardTriggered-none", number=event.number)
    location = zones.top(after.table, zones.LOCATION)
    says = _says(after, location, "hazard", after.table.slots[event.slot].zone, event.number)
    return phrase("event-HazardTriggered-says", number=event.number, says=says) if says else None


def _says(state: AlienState, slot: SlotId | None, on: str, zone: ZoneId, level: int = 0) -> Phrase | None:
    """What a card says for a moment, without the moment; None where nobody has told the app."""
    card = state.table.card(slot) if slot is not None else None
    if card is None or not card.structured:
        return None
    found = [ability for _, ability in moments(card, on, level, area_of(zone))]
    lines = [ability_line(replace(ability, on="play", area="")) for ability in found]
    return (
        reduce(lambda first, then: phrase("event-says-both", first=first, next=then), lines)
        if lines
        else None
    )
