"""Somebody falls in the middle of an effect: what is still owed to the others, and how the turn goes on.

ALN-RULING-59, FFY-RUL-30: what has begun is finished for the others, each part for its own seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from companion.core.language.asks import Work
from companion.core.language.ids import SeatId
from companion.engine.draft import Draft
from companion.engine.legendary.state import LegendaryState
from companion.engine.work import Course, Own

S = TypeVar("S", bound=LegendaryState)


class CutShort(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What the fall of the person whose turn it is does to that turn.

    Their death ends it (ALN-DEATH-06); their defeat closes only its Action Phase (FFY-DEF-01).
    """

    then: Callable[[Draft[S]], tuple[Work, ...]]  # what comes once all that is owed is done
    # What of the turn's course is not done, and what of the fallen one's own.
    falls: Callable[[Work], bool] = lambda work: isinstance(work, Course)
    lapses: Callable[[Work], bool] = lambda work: isinstance(work, Own)
    passed_on: Callable[[S, Work], Work] = lambda state, work: work  # what is nobody's finds another

    def go_on_without(self, draft: Draft[S], seat: SeatId) -> None:
        """Each part stays with its seat; what was for the fallen alone comes to nothing at its turn."""
        left = [one for one in draft.work if one.seat != seat or not self.lapses(one)]
        if seat == draft.state.active:
            left = [*(one for one in left if not self.falls(one)), *self.then(draft)]
        draft.work.clear()
        draft.work.extend(self.passed_on(draft.state, one) if one.seat == seat else one for one in left)
