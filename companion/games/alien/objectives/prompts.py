"""The hand movements of Objectives."""

from __future__ import annotations

from companion.core.crossing.prompts import Prompt
from companion.core.language.phrases import phrase
from companion.engine.names import open_name
from companion.games.alien import zones
from companion.games.alien.objectives.events import ObjectiveDone
from companion.games.alien.state import AlienState


def put_under(event: ObjectiveDone, before: AlienState, after: AlienState) -> tuple[Prompt, ...]:
    """A completed Objective goes under the others, unless it marks a blocked room (ALN-OBJ-03)."""
    slot = zones.objective(before.table, event.level)
    if slot is None or before.table.slots[slot].zone != zones.OBJECTIVES:
        return ()
    card = open_name(after, slot) or phrase("a-card")
    text = phrase("prompt-objective-under", card=card)
    return (Prompt(text, seat=after.active or None, slot=slot, zone=zones.OBJECTIVES),)
