"""What the river lets people do."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.crossing.views import Offer
from companion.games._template.offers import offer
from companion.games._template.river.commands import BeginTurn
from companion.games._template.state import FerryState


def offers(state: FerryState) -> Iterator[Offer]:
    """The turn begins with the river."""
    yield offer("begin", BeginTurn(state.turn.seat), "place:river", "upkeep")
