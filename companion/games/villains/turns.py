"""The course of a turn: a card against all, cards and points, then new cards (VIL-TURN, VIL-END)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.ids import SeatId
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.course import CleanUp, TurnCourse, TurnEnds, left_undone
from companion.engine.turns import next_seat
from companion.games.villains.challenges import hand_size
from companion.games.villains.drawing import change_cards
from companion.games.villains.ending import Drawn, crown
from companion.games.villains.phases import need_turn
from companion.games.villains.state import REVEAL, VillainsState


def _rest(state: VillainsState) -> tuple[Work, ...]:
    """Nobody strikes at the end of a turn: cards are changed, and the next one begins (VIL-TURN-01)."""
    return (CleanUp(), TurnEnds())


def _change(draft: Draft[VillainsState], seat: SeatId) -> None:
    """Everything is discarded, then a new hand is drawn (VIL-END-01 to 05)."""
    change_cards(draft, seat, hand_size(draft.state.header) + draft.state.more_cards.get(seat, 0))


def _waits(draft: Draft[VillainsState], work: TurnEnds) -> bool:
    """The turn in which a deck ran out is the last one (VIL-OBJ-04, 05, VIL-STATE-18)."""
    if draft.state.ran_out:
        draft.emit(Drawn())
        crown(draft)
    return bool(draft.state.ran_out)


def _following(state: VillainsState) -> SeatId:
    """The next player clockwise (VIL-TURN-04)."""
    return next_seat(state, state.active)


def _afresh(state: VillainsState) -> VillainsState:
    """What is of one turn alone besides (VIL-TURN-05, VIL-RUL-12, 24)."""
    return replace(state, discarded={}, koed=(), promised=(), betrayed=False)


COURSE: TurnCourse[VillainsState] = TurnCourse(
    opening=REVEAL, too_early="VIL-TURN-02", guard=need_turn, rest=_rest, change=_change, waits=_waits,
    following=_following, left=left_undone, afresh=_afresh,
)  # fmt: skip
begin = COURSE.begin

FEATURE: Feature[VillainsState] = COURSE.feature()
