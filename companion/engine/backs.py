"""Backs that are shown in passing: the app alone learns which card was laid face down, and says nothing.

Whatever back is shown, everybody sees and hears the same: whether it fitted is the app's secret too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from companion.core.language.commands import Command
from companion.core.language.events import BackShown
from companion.core.language.ids import CopyId, SlotId
from companion.core.language.phrases import phrase
from companion.core.language.states import State
from companion.engine import ledger
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.zone_table import ZoneTable

S = TypeVar("S", bound=State)


class ShowBack(Command, frozen=True):
    """The back of the card just laid face down was shown in passing: the app knows it, and tells nobody."""

    slot: SlotId
    copy: CopyId


class BackRule(msgspec.Struct, Generic[S], frozen=True):
    """By which rule a back is not awaited, and where cards can lie."""

    rule: str
    zones: Callable[[], ZoneTable]

    def show(self, draft: Draft[S], command: ShowBack) -> None:
        """A back that is shown tells the app alone which card lies there (ALN-ZONE-39, TPL-BACK-01)."""
        show(draft, command.slot, command.copy, self.rule, self.zones())

    def feature(self) -> Feature[S]:
        """A back is shown whenever it is, also while a question is open."""
        return Feature(name="backs", commands={ShowBack: self.show}, during_ask=(ShowBack,))


def awaited(state: State, zones: ZoneTable) -> SlotId | None:
    """The slot whose back can be shown now: the only one laid this turn that nobody has shown.

    When all were shown, the only one again: the last word counts. Of two such cards nobody could say which
    one was meant, and the app does not guess.
    """
    meant = unshown(state, zones) or tuple(slot for slot in state.laid if _lies_hidden(state, slot, zones))
    return meant[0] if len(meant) == 1 else None


def shown(state: State, copy: CopyId, zones: ZoneTable) -> SlotId | None:
    """The slot that waits for its back, for a card without a label there that is shown by its face."""
    slot = awaited(state, zones)
    if slot is None or slot in state.backs or state.table.slots[slot].copy is not None:
        return None
    return slot if ledger.may_hold(state.table, slot, copy) else None


def unshown(state: State, zones: ZoneTable) -> tuple[SlotId, ...]:
    """The cards laid face down this turn whose backs nobody has shown yet."""
    return tuple(slot for slot in state.laid if slot not in state.backs and _lies_hidden(state, slot, zones))


def _lies_hidden(state: State, slot: SlotId, zones: ZoneTable) -> bool:
    """Whether a card lies face down by itself, in no deck."""
    held = state.table.slots.get(slot)
    return held is not None and not held.face_up and zones.deck(held.zone) not in state.header.custody


def show(draft: Draft[S], slot: SlotId, copy: CopyId, rule: str, zones: ZoneTable) -> None:
    """The back of the card just laid was shown; a card that cannot be it is not believed, in silence."""
    here = phrase("here-no-back-awaited")
    draft.require(awaited(draft.state, zones) == slot, rule, "impossible", here=here)
    draft.emit(BackShown(slot, copy if _may_be(draft.state, slot, copy) else None))


def _may_be(state: State, slot: SlotId, copy: CopyId) -> bool:
    """Whether the slot could hold the copy; what an earlier back has told of it counts no more."""
    table = state.table
    if slot in state.backs:
        table = ledger.unknow(table, (slot,))
    return ledger.may_hold(table, slot, copy)
