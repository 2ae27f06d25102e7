"""The hand movements of facehuggers."""

from __future__ import annotations

from companion.core.crossing.prompts import Prompt
from companion.core.language.phrases import phrase
from companion.games.alien.huggers.events import FacehuggerLanded
from companion.games.alien.state import AlienState


def landed(event: FacehuggerLanded, before: AlienState, after: AlienState) -> tuple[Prompt, ...]:
    """The facehugger is laid in front of somebody, who is named: not always the AP (ALN-FACE-13)."""
    text = phrase("prompt-facehugger", name=after.player(event.seat).name)
    return (Prompt(text, seat=event.seat, slot=event.slot, zone=after.table.slots[event.slot].zone),)
