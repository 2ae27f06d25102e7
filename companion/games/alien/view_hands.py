"""Which cards a hand could hold, by what everybody knows."""

from __future__ import annotations

from companion.core.language.ids import CopyId, DesignId, SeatId
from companion.engine import ledger
from companion.games.alien import zones
from companion.games.alien.state import AlienState


def hand_designs(state: AlienState, seat: SeatId) -> tuple[CopyId, ...]:
    """One copy for each design that a player's hand could hold, by what everybody knows."""
    found: dict[DesignId, CopyId] = {}
    groups = set()
    for slot in state.table.zone(zones.of(seat, "hand")):
        group = state.table.slots[slot].group
        if group is None or group not in groups:
            groups.add(group)
            for copy in ledger.candidates(state.table, slot):
                found.setdefault(state.table.designs[copy], copy)
    return tuple(found.values())
