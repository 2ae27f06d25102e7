"""Backs that are shown in passing: the app alone learns which card was laid face down, and says nothing.

Whatever back is shown, everybody sees and hears the same: whether it fitted is the app's secret too.
"""

from __future__ import annotations

from typing import TypeVar

from companion.core.language.events import BackShown
from companion.core.language.ids import CopyId, SlotId
from companion.core.language.phrases import phrase
from companion.core.language.states import State
from companion.engine import ledger
from companion.engine.draft import Draft

S = TypeVar("S", bound=State)


def awaited(state: State) -> SlotId | None:
    """The slot whose back can be shown now: the only one laid this turn that nobody has shown.

    When all were shown, the only one again: the last word counts. Of two such cards nobody could say which
    one was meant, and the app does not guess.
    """
    meant = unshown(state) or tuple(slot for slot in state.laid if _lies_hidden(state, slot))
    return meant[0] if len(meant) == 1 else None


def unshown(state: State) -> tuple[SlotId, ...]:
    """The cards laid face down this turn whose backs nobody has shown yet."""
    return tuple(slot for slot in state.laid if slot not in state.backs and _lies_hidden(state, slot))


def _lies_hidden(state: State, slot: SlotId) -> bool:
    """Whether a card lies face down by itself, in no deck."""
    held = state.table.slots.get(slot)
    return held is not None and not held.face_up and held.zone.partition(":")[0] not in state.header.custody


def show(draft: Draft[S], slot: SlotId, copy: CopyId, rule: str) -> None:
    """The back of the card just laid was shown; a card that cannot be it is not believed, in silence."""
    here = phrase("here-no-back-awaited")
    draft.require(awaited(draft.state) == slot, rule, "impossible", here=here)
    draft.emit(BackShown(slot, copy if _may_be(draft.state, slot, copy) else None))


def _may_be(state: State, slot: SlotId, copy: CopyId) -> bool:
    """Whether the slot could hold the copy; what an earlier back has told of it counts no more."""
    table = state.table
    if slot in state.backs:
        table = ledger.unknow(table, (slot,))
    return ledger.may_hold(table, slot, copy)
