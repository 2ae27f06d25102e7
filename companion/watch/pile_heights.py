"""How high the cards of a running game lie upon each other, place by place, by what the books know."""

from __future__ import annotations

from collections import Counter
from typing import Any

from companion.core.ports.house import Settings
from companion.engine.room import Room
from companion.play.snapshot.books import places_of

CARD_MM = "card_mm"
SLEEVED_MM = 0.6
"""A card of 0.3 mm in a sleeve of usual thickness; without a sleeve it is half of that."""
LEAST_MM, MOST_MM = 0.2, 2.0


def thickness_of(settings: Settings) -> float:
    """How thick one card is here, as its owner told; else that of a sleeved one."""
    told = settings.get(CARD_MM, SLEEVED_MM)
    return float(told) if is_thickness(float(told)) else SLEEVED_MM


def keep_thickness(settings: Settings, mm: float) -> None:
    """Keep how thick a card is here, where somebody has told."""
    if is_thickness(mm):
        settings.set(CARD_MM, mm)


def is_thickness(mm: float) -> bool:
    """Whether a card can be so thick."""
    return LEAST_MM <= mm <= MOST_MM


def heights_of(room: Room, state: Any, card_mm: float) -> dict[str, float]:
    """The height at each place on which something lies."""
    counts: Counter[str] = Counter()
    for zone, place in places_of(room, state).items():
        counts[place] += len(state.table.zones.get(zone, ()))
    return {place: count * card_mm for place, count in counts.items() if count}
