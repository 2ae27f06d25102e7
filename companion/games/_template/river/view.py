"""What the river lets people do."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.language.commands import Command
from companion.engine.feature import Way
from companion.engine.touches import Touch
from companion.games._template import zones
from companion.games._template.offers import way
from companion.games._template.river.commands import BeginTurn, Look
from companion.games._template.state import FerryState


def offers(state: FerryState) -> Iterator[Way]:
    """The turn begins with the river."""
    yield way("begin", BeginTurn(state.turn.seat), "place:river", "upkeep")


def touched(state: FerryState, touch: Touch) -> Command | None:
    """The river begins a turn, a card of the channel is looked at."""
    if state.is_race:
        return None
    if touch.slot is not None and touch.zone == zones.CHANNEL:
        return Look(state.turn.seat, touch.slot)
    return BeginTurn(state.turn.seat) if (touch.kind, touch.zone) == ("place", zones.RIVER) else None
