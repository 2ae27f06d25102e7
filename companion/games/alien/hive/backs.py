"""Backs that are shown in passing: the app alone learns which card was laid face down (ALN-ZONE-39)."""

from __future__ import annotations

from companion.core.language.ids import CopyId, SlotId
from companion.engine import backs, ledger
from companion.engine.draft import Draft
from companion.games.alien.hive.commands import ShowBack
from companion.games.alien.state import AlienState


def shown_back(state: AlienState, copy: CopyId) -> SlotId | None:
    """The slot that waits for its back, for a card without a label there that is shown by its face."""
    slot = backs.awaited(state)
    if slot is None or slot in state.backs or state.table.slots[slot].copy is not None:
        return None
    return slot if ledger.may_hold(state.table, slot, copy) else None


def show_back(draft: Draft[AlienState], command: ShowBack) -> None:
    """A back that is shown tells the app alone which card lies there."""
    backs.show(draft, command.slot, command.copy, "ALN-ZONE-37")
