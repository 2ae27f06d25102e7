"""The Combat Zone: cards come here that are pushed out of the lane (ALN-HIVE-06 to 09, FFY-EPI-06 to 08)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from companion.core.language.events import Event
from companion.core.language.ids import SlotId, ZoneId
from companion.engine.changes import carried
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.revealing import Reveal
from companion.engine.legendary.state import LegendaryState

S = TypeVar("S", bound=LegendaryState)


class EnteredCombatZone(Event, frozen=True):
    """A card dropped out of the last space, or was carried into the Combat Zone, at its left end."""

    slot: SlotId


class CombatZone(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """Where it lies, and what a card does as it comes in: Escape, in games that have it (FFY-KEY-15, 16)."""

    zone: ZoneId
    comes_in: Callable[[Draft[S], SlotId], None] = lambda draft, slot: None

    def drop(self, draft: Draft[S], slot: SlotId) -> None:
        """A card comes in at the left end; a hidden one is turned up at once (ALN-HIVE-07, FFY-EPI-07, 08).

        Of several dropped in one go the last is turned up first, before anything else that waits: whoever
        drops them begins with the one that comes last (ALN-HIVE-15, FFY-EPI-09).
        """
        hidden = not draft.state.table.slots[slot].face_up
        draft.emit(EnteredCombatZone(slot))
        self.comes_in(draft, slot)
        if hidden:
            draft.later(Reveal(slot=slot))

    def _entered(self, state: S, event: EnteredCombatZone) -> S:
        """The newest card lies at the left end, and there is no limit (ALN-HIVE-09, FFY-EPI-08)."""
        return carried(state, (event.slot,), self.zone, face_up=None)

    def feature(self) -> Feature[S]:
        """Coming in as a feature."""
        return Feature(
            name="combat_zone",
            events={EnteredCombatZone: self._entered},
            carries=(EnteredCombatZone,),
        )
