"""What the river lets people do."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.ways import Way
from companion.games._template import zones
from companion.games._template.offers import way
from companion.games._template.river.commands import BeginTurn, Look
from companion.games._template.state import FerryState


def ways(state: FerryState) -> Iterator[Way]:
    """The turn begins with the river; at a card of the channel nobody just looks."""
    seat = state.turn.seat
    if state.is_race:
        return
    yield way("begin", BeginTurn(seat), f"place:{zones.RIVER}", "upkeep")
    for slot in state.table.zone(zones.CHANNEL):
        yield way(f"look:{slot}", Look(seat, slot), f"slot:{slot}", barred=True)
