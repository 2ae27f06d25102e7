"""What is counted in a game of Firefly, and at which of its moments it turns."""

from __future__ import annotations

from companion.engine.chronicles import shipped
from companion.games.firefly import zones
from companion.games.firefly.state import FireflyState


def crowd(state: FireflyState) -> int:
    """The Episode cards that are out: those in the 'Verse and in the Combat Zone."""
    return sum(len(state.table.zone(zone)) for zone in (*zones.VERSE, zones.COMBAT))


CHRONICLE = shipped("firefly", crowd)
