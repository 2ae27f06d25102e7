"""What a turned-up card brought, in the words of the card that says it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce

from msgspec.structs import replace

from companion.core.language.events import Bound
from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.effects.interpret import moments
from companion.engine.effects.wording import ability_line
from companion.engine.feature import Told
from companion.games.alien import zones
from companion.games.alien.abilities import area_of
from companion.games.alien.printed import rules
from companion.games.alien.scanning.events import EventTriggered, HazardTriggered, TurnedUp
from companion.games.alien.state import AlienState

BOARD = (*zones.ROOMS, zones.COMBAT)


def turned_up(event: TurnedUp, after: AlienState, name: Phrase | None) -> Phrase | None:
    """A card whose name nobody knows yet is told when it is known."""
    return phrase("event-TurnedUp-unknown") if name is None else None


def event_came(event: EventTriggered, after: AlienState, name: Phrase | None) -> Phrase | None:
    """What the current Objective says of an Event."""
    objective = zones.objective(after.table, event.level)
    says = _says(after, objective, "event", after.table.slots[event.slot].zone)
    return phrase("event-EventTriggered-says", level=event.level, says=says) if says else None


def known_now(event: Bound, after: AlienState, name: Phrase | None) -> Phrase:
    """Which card it is: one on the board was turned up just before (ALN-REVEAL-01)."""
    if name is None:
        return phrase("event-Bound-hidden")
    is_turned_up = after.table.slots[event.slot].zone in BOARD
    return phrase("event-TurnedUp" if is_turned_up else "event-Bound", card=name)


def hazard_came(event: HazardTriggered, after: AlienState, name: Phrase | None) -> Phrase | None:
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


TOLD: Mapping[type, Told[AlienState]] = {
    TurnedUp: turned_up, Bound: known_now, HazardTriggered: hazard_came, EventTriggered: event_came,
}  # fmt: skip
