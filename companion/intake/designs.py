"""Cards whose code names only their design: counted, not named, so any copy that fits will do."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from companion.core.language.asks import Identity
from companion.core.language.ids import CopyId, SlotId
from companion.engine import ledger
from companion.engine.zone_table import ZoneTable
from companion.intake.shown import could_be


def fitting(
    zones: ZoneTable, state: Any, copies: tuple[CopyId, ...], taken: Collection[CopyId] = ()
) -> CopyId | None:
    """Which copy a shown card of this design counts as; None when this game has none left of it.

    A copy that answers the running question comes first, then one that the player at turn may hold, then one
    that lies open, and then any other.
    """
    ours = [copy for copy in copies if copy in state.table.designs and copy not in taken]
    return min(ours, key=lambda copy: _rank(zones, state, copy), default=None)


def _rank(zones: ZoneTable, state: Any, copy: CopyId) -> int:
    """How well a copy fits, the best first; which of equal ones it is, matters to nobody."""
    if isinstance(state.ask, Identity):
        return 0 if could_be(state, state.ask, copy) else 1
    table, at = state.table, state.table.bound.get(copy)
    hand = zones.held_by(table, state.turn.seat)
    if at is not None and at in hand:
        return 1
    if at is None:
        return 2 if any(_may_be(state, copy, slot) for slot in hand) else 4
    return 3 if table.slots[at].face_up else 5


def _may_be(state: Any, copy: CopyId, slot: SlotId) -> bool:
    return ledger.may_hold(state.table, slot, copy)
