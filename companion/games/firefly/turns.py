"""The course of a turn after its Action Phase: strikes, Side Jobs, cleanup and who is next (FFY-TURN)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.events import Event
from companion.core.language.ids import SeatId
from companion.engine.draft import Draft
from companion.engine.feature import Feature, joined
from companion.engine.legendary.course import (
    CLEANUP,
    CleanUp,
    StrikesBegin,
    TurnCourse,
    TurnEnds,
    left_undone,
    prepared,
)
from companion.engine.legendary.strikes import EnemiesStrike
from companion.engine.turns import following
from companion.engine.work import Course
from companion.games.firefly.difficulty import difficulty, preparations
from companion.games.firefly.drawing import change_cards
from companion.games.firefly.flaws import need_no_flaw, put_back
from companion.games.firefly.hearing import TURN, hear
from companion.games.firefly.lasting import hand_size
from companion.games.firefly.lending import give_back
from companion.games.firefly.phases import need_own_turn
from companion.games.firefly.state import ACTION, EPISODE, FireflyState
from companion.games.firefly.strikes import STRIKING


class EpisodePhaseSkipped(Event, frozen=True):
    """A Preparation turn began: no Episode card comes in it (FFY-SETUP-26)."""

    seat: SeatId


class JobsDue(Course, frozen=True, tag="jobs"):
    """After the strikes: Side Jobs that lie in the Combat Zone and are not done have failed (FFY-RUL-26)."""


class PassOn(Course, frozen=True, tag="pass-on"):
    """Turns of the defeated are passed over, then the next player's turn begins (FFY-STATE-09)."""


class TurnOver(Course, frozen=True, tag="turn-over"):
    """The turn has had its Strike Phase: what counts turns does so now (FFY-INEV-08)."""


def rest(state: FireflyState) -> tuple[Work, ...]:
    """The enemies strike, Side Jobs fail, then all cards are changed (FFY-STATE-05 to 08)."""
    if state.turn.phase == CLEANUP:
        return (CleanUp(), TurnEnds())
    return (StrikesBegin(), EnemiesStrike(), TurnOver(), JobsDue(), CleanUp(), TurnEnds())


def _change(draft: Draft[FireflyState], seat: SeatId) -> None:
    """Everything is discarded, then six are drawn; a defeated player draws none (FFY-CLEAN, FFY-RUL-41)."""
    if seat in draft.state.living:
        put_back(draft, seat)
        change_cards(draft, seat, hand_size(draft.state, seat))


def _waits(draft: Draft[FireflyState], work: TurnEnds) -> bool:
    """What was lent goes to its owners' discard piles (FFY-CLEAN-07); then the turn is passed on."""
    give_back(draft)
    draft.later(PassOn())
    return True


def _following(state: FireflyState) -> SeatId:
    """The next player clockwise; turns of the defeated are passed over (FFY-TURN-03, 04, FFY-DIFF-15)."""
    return following(state, state.active, lambda seat: takes_turns(state, seat))


def takes_turns(state: FireflyState, seat: SeatId) -> bool:
    """Whoever is in the game; in a harder game the defeated too, but nobody who has left (FFY-DIFF-15)."""
    is_unskipped = bool(difficulty(state.header)["unskipped"]) and seat in state.down
    return seat in state.living or is_unskipped


def _begins(draft: Draft[FireflyState]) -> None:
    """What cards say as a turn begins; then a Preparation turn has no Episode Phase (FFY-SETUP-26).

    Nor has it an Action Phase where its player is defeated (FFY-DIFF-15).
    """
    seat, state = draft.state.active, draft.state
    if is_preparing(state, seat):
        draft.emit(EpisodePhaseSkipped(seat))
        if seat not in state.living:
            draft.later(*rest(draft.state))
    hear(draft, TURN)


def is_preparing(state: FireflyState, seat: SeatId) -> bool:
    """In Episode A everybody prepares so many turns, round by round, in every game anew.

    FFY-SETUP-25, FFY-SETUP-27, FFY-RUL-56, FFY-RUL-57.
    """
    return state.letter == 1 and state.prepared.get(seat, 0) < preparations(state.header)


def _afresh(state: FireflyState) -> FireflyState:
    """What is of one turn alone besides: who fell, wards (FFY-DEF-02, FFY-STRIKE-14, FFY-SOLO-02)."""
    return replace(
        state,
        felled=(),
        ranging=False,
        late=(),
        rushed=(),
        used=(),
        traded=False,
        fresh=False,
    )


def _may_end(draft: Draft[FireflyState], seat: SeatId) -> None:
    """A Flaw in the hand has to be played before the Action Phase ends (FFY-ACT-07, FFY-FLAW-01)."""
    need_own_turn(draft, seat)
    if draft.state.turn.phase == ACTION:
        need_no_flaw(draft, seat)


COURSE: TurnCourse[FireflyState] = TurnCourse(
    opening=EPISODE, too_early="FFY-TURN-01", guard=_may_end, rest=rest, change=_change, waits=_waits,
    following=_following, warned=STRIKING.warned, begins=_begins, afresh=_afresh, keeps_points=True,
    left=lambda state: left_undone(state, strikes=STRIKING.coming(state)),
)  # fmt: skip
begin = COURSE.begin

FEATURE: Feature[FireflyState] = joined(
    "turns",
    COURSE.feature(),
    Feature(name="firefly", events={EpisodePhaseSkipped: prepared}),
)
