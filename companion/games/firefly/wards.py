"""Crew and Ship Strikes avoided before they are drawn, or cancelled once seen (FFY-STRIKE-12 to 16)."""

from __future__ import annotations

from companion.core.crossing.prompts import Prompt
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine.feature import Feature
from companion.engine.legendary.wards import StrikeCancelled, Wards
from companion.engine.names import open_name
from companion.engine.plain_moves import plain_move
from companion.games.firefly import zones
from companion.games.firefly.reading import READING
from companion.games.firefly.state import FireflyState

CREW, SHIP = "crew", "ship"  # which strikes a ward is good for


def pile_of(state: FireflyState, slot: SlotId) -> ZoneId:
    """Where a cancelled strike goes: one that was not drawn from a deck is an Episode's (FFY-RUL-32)."""
    zone = state.table.slots[slot].zone
    if zone == zones.SHIP_STRIKES:
        return zone
    return zones.DEFEATED if zone in (*zones.VERSE, zones.COMBAT) else zones.STRUCK


def _put_away(event: StrikeCancelled, before: FireflyState, after: FireflyState) -> tuple[Prompt, ...]:
    """A Ship Strike that was drawn goes under its deck, face up; any other is carried (FFY-RUL-32)."""
    if before.table.slots[event.slot].zone != zones.SHIP_STRIKES:
        return plain_move(zones.table(), event, before, after)
    card = open_name(before, event.slot) or phrase("a-card")
    text = phrase("prompt-under-ship-strikes", card=card)
    return (Prompt(text, seat=event.seat, slot=event.slot, zone=zones.SHIP_STRIKES),)


def is_spared(state: FireflyState, seat: SeatId, what: str) -> bool:
    """Who fell in this turn draws no Crew Strike any more, healed back or not (FFY-DEF-02, FFY-RUL-42)."""
    return what == CREW and seat in state.felled


WARDS: Wards[FireflyState] = Wards(
    reading=READING, pile_of=pile_of, under=(zones.SHIP_STRIKES,), is_spared=is_spared,
    reacts=lambda state, seat: seat not in state.others, by_hand=_put_away,
)  # fmt: skip
avoids, cancels = WARDS.avoids, WARDS.cancels

FEATURE: Feature[FireflyState] = WARDS.feature()
