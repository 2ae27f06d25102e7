"""Backs that are shown in passing: the app alone learns which card was laid face down (ALN-ZONE-39)."""

from __future__ import annotations

from companion.core.events import Bound
from companion.core.ids import CopyId, SlotId
from companion.core.phrases import phrase
from companion.engine import ledger
from companion.engine.draft import Draft
from companion.games.alien import zones
from companion.games.alien.commands import ShowBack
from companion.games.alien.state import AlienState


def shown_back(state: AlienState, copy: CopyId) -> SlotId | None:
    """The slot whose back this is: the only card laid this turn that nobody has told yet, if it can be it.

    Of two such cards nobody could say which one was shown, and the app does not guess.
    """
    table = state.table
    fresh = [slot for slot in state.laid if zones.is_hidden(table, slot) and table.slots[slot].copy is None]
    return fresh[0] if len(fresh) == 1 and ledger.may_hold(table, fresh[0], copy) else None


def show_back(draft: Draft[AlienState], command: ShowBack) -> None:
    """A back that is shown tells the app alone which card lies there."""
    fits = shown_back(draft.state, command.copy) == command.slot
    here = phrase("here-card-cannot-be-there")
    draft.require(fits, "ALN-ZONE-37", "impossible", here=here)
    draft.emit(Bound(command.slot, command.copy, "app"))


COMMANDS = {ShowBack: show_back}
