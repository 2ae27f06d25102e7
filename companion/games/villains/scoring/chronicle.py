"""What is counted in a game of Villains, and at which of its moments it turns."""

from __future__ import annotations

from companion.engine.chronicles import shipped
from companion.games.villains import zones
from companion.games.villains.state import VillainsState


def crowd(state: VillainsState) -> int:
    """The Adversaries of the city."""
    return len(zones.in_city(state.table))


CHRONICLE = shipped("villains", crowd)
