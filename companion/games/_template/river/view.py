"""What the river lets people do."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.feature import Way
from companion.games._template.offers import way
from companion.games._template.river.commands import BeginTurn
from companion.games._template.state import FerryState


def offers(state: FerryState) -> Iterator[Way]:
    """The turn begins with the river."""
    yield way("begin", BeginTurn(state.turn.seat), "place:river", "upkeep")
