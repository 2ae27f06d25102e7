"""Scanning the rooms of the Complex (ALN-SCAN)."""

from __future__ import annotations

from companion.core.language.events import Event
from companion.core.language.ids import ZoneId
from companion.engine.feature import Feature, joined, tells
from companion.engine.legendary.scanning import Scanning
from companion.games.alien import zones
from companion.games.alien.phases import in_action, need_action
from companion.games.alien.revealing import reveal
from companion.games.alien.state import AlienState


class Scanned(Event, frozen=True):
    """A room was scanned for this price."""

    zone: ZoneId
    cost: int


SCANNING: Scanning[AlienState] = Scanning(
    spaces=zones.ROOMS, guard=need_action, nothing="ALN-SCAN-02", short="ALN-SCAN-03", scanned=Scanned,
    reveal=reveal,
    may=lambda state, room: room not in state.blocked, open=in_action,
)  # fmt: skip
FEATURE: Feature[AlienState] = joined(
    "scanning", SCANNING.feature(), Feature(name="alien", events={Scanned: tells})
)
