"""What is counted in a game of Alien, and at which of its moments it turns."""

from __future__ import annotations

from companion.engine.chronicles import shipped
from companion.games.alien import zones
from companion.games.alien.state import AlienState


def crowd(state: AlienState) -> int:
    """The cards of the Hive that are out: those in the rooms of the Complex and in the Combat Zone."""
    return sum(len(state.table.zone(zone)) for zone in (*zones.ROOMS, zones.COMBAT))


CHRONICLE = shipped("alien", crowd)
