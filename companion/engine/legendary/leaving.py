"""Somebody leaves for good: the seat goes as the dead or the defeated go, with no strike to blame."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from companion.core.language.commands import TakeOut
from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.state import LegendaryState
from companion.engine.waivers import Refused, refusal

S = TypeVar("S", bound=LegendaryState)
TOOL = "TABLE-TOOL-01"  # the rule of what the table does besides all rules


class Leaving(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What becomes of a seat whose person goes: dead (ALN-DEATH-03), or defeated for good (FFY-DEF-06)."""

    goes: Callable[[Draft[S], SeatId], None]
    # Who takes turns but is no player, and may go even if nobody else is left (ALN-ALIEN-11).
    besides: Callable[[S, SeatId], bool] = lambda state, seat: False

    def take_out(self, draft: Draft[S], command: TakeOut) -> None:
        """Take out whoever takes turns; of the living players one has to be left."""
        state, seat = draft.state, command.seat
        if self.besides(state, seat) and not state.outcome:
            return self.goes(draft, seat)
        if seat not in state.living:
            raise Refused(refusal(TOOL, "impossible", here=phrase("here-no-such-seat")))
        if len(state.living) < 2 or state.outcome:
            raise Refused(refusal(TOOL, "impossible", here=phrase("here-last-at-table")))
        self.goes(draft, seat)

    def feature(self) -> Feature[S]:
        """Leaving as a feature."""
        return Feature(name="leaving", commands={TakeOut: self.take_out})
