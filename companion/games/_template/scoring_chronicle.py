"""What is counted in a game of Night Ferry, and at which of its moments it turns."""

from __future__ import annotations

from companion.core.crossing.chronicles import Chronicle, Story, Tallied
from companion.games._template import zones
from companion.games._template.state import FerryState


def crowd(state: FerryState) -> int:
    """The cards that drift in the channel."""
    return len(state.table.zone(zones.CHANNEL))


CHRONICLE = Chronicle(
    counted=(
        Tallied("crossings", ("Crossed",), "level"),
        Tallied("capsizes", ("Capsized",), "harm"),
        Tallied("lights", ("LanternLit",), "pay"),
        Tallied("duels", ("DuelWon",), "fight"),
        Tallied("beacons", ("BeaconTaken",), "points"),
    ),
    turning={
        "Ended": 100,
        "RaceEnded": 100,
        "Crossed": 60,
        "BeaconTaken": 50,
        "DuelWon": 45,
        "LanternsLost": 40,
        "Capsized": 30,
        "CandleBurnt": 10,
    },  # fmt: skip
    story=Story(
        said=("TurnBegan", "Crossed", "Capsized", "LanternLit", "BeaconTaken", "Ended"), turn="TurnBegan"
    ),
    crowd=crowd,
)
