"""The hand movements that an event of Night Ferry asks for."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.crossing.prompts import Prompt
from companion.core.language.events import Event
from companion.core.language.phrases import phrase
from companion.engine import keeping
from companion.engine.decks import custody
from companion.engine.telling import name_of, open_name, place_key
from companion.games._template import events as e
from companion.games._template import zones
from companion.games._template.state import FerryState

WORDS: dict[type, str] = {
    e.Drifted: "prompt-drift", e.TurnedUp: "prompt-turn-up", e.Washed: "prompt-wash", e.Sunk: "prompt-sink",
    e.Crossed: "prompt-cross", e.Discarded: "prompt-discard", e.HandDrawn: "prompt-draw",
    e.SuppliesTurned: "prompt-shuffle-supplies", e.RoleShown: "prompt-role", e.RoleDealt: "prompt-deal-role",
    e.CandleBurnt: "prompt-candle",
}  # fmt: skip


def prompts(before: FerryState, event: Event, after: FerryState) -> Sequence[Prompt]:
    """What hands have to do now; nothing where the screen alone changed."""
    key = WORDS.get(type(event))
    if isinstance(event, e.RiverTurned):
        key = "prompt-shuffle-river-app" if custody(after, "river") == "app" else "prompt-shuffle-river"
    if key is None:
        return keeping.prompts(event)
    seat = getattr(event, "seat", None) or after.turn.seat or None
    slot = getattr(event, "slot", None)
    zone = after.table.slots[slot].zone if slot in after.table.slots else zones.RIVER
    card = open_name(after, slot) or phrase("a-card")
    told = after.table.slots[slot].known == "app" if slot in after.table.slots else False
    key = f"{key}-app" if told and isinstance(event, e.TurnedUp) else key  # the stand-in is swapped for it
    count = len(getattr(event, "slots", ()))
    text = phrase(key, card=card, place=phrase(place_key(zone)), name=name_of(after, seat), count=count)
    return (Prompt(text, seat=seat, slot=slot, zone=zone),)
