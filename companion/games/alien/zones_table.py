"""Cards that lie at a place of the table which is not called like their zone (ALN-ZONE)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.language.ids import ZoneId
from companion.games.alien import zones
from companion.games.alien.state import AlienState


def lies_at(state: AlienState) -> Mapping[ZoneId, str]:
    """Attached cards and the marker of a blocked room lie in that room, lent cards on the play strip."""
    at = {zone: f"room:{number}" for number, zone in enumerate(zones.ATTACHED, 1)}
    at |= {zones.of(player.seat, "lent"): "strip" for player in state.players}
    if len(state.blocked) == 1:
        at[zones.MARKER] = state.blocked[0]
    return at
