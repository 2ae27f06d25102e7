"""The course of a turn: the enemies strike, the cards are changed, and the next person's turn begins.

ALN-TURN, ALN-CLEAN, FFY-TURN, FFY-CLEAN, VIL-END.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.states import Turn
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.points import PoolsEmptied
from companion.engine.legendary.pools import pool
from companion.engine.legendary.state import LegendaryState
from companion.engine.ways import BIG, Way
from companion.engine.work import Course

S = TypeVar("S", bound=LegendaryState)
STRIKE, CLEANUP = "strike", "cleanup"  # phases
OF_TURN = "turn:"  # how numbers begin that count what has happened in one turn


class EndAction(Command, frozen=True):
    """End the action phase: strikes, cleanup, and the next player's turn."""

    seat: SeatId


class TurnBegan(Event, frozen=True):
    """A player's turn began; it waits for the first card of the common deck."""

    seat: SeatId
    number: int


class PhaseBegan(Event, frozen=True):
    """The next phase of the turn began."""

    phase: str


class StrikesBegin(Course, frozen=True, tag="strikes"):
    """The Strike Phase begins."""


class CleanUp(Course, frozen=True, tag="cleanup"):
    """The cards of the turn are changed for new ones."""


class TurnEnds(Course, frozen=True, tag="turn-end"):
    """What is due at the end of a turn, and the next one."""


def prepared(state: S, event: Any) -> S:
    """A turn of preparations goes on without a card of the common deck (ALN-DIFF-03, FFY-SETUP-26)."""
    taken = {**state.prepared, event.seat: state.prepared.get(event.seat, 0) + 1}
    return replace(state, prepared=taken, turn=replace(state.turn, phase="action"))


def left_undone(state: LegendaryState, **more: int) -> Phrase | None:
    """What is left undone is said before it is too late (ALN-ACT-12, FFY-ACT-10)."""
    pools = {name: pool(state, name) for name in ("attack", "recruit")}
    left = {**pools, "strikes": 0, "huggers": 0, "ready": len(state.ready), **more}
    return phrase("offer-end-sub", **left) if any(left.values()) else None


def _phase_began(state: S, event: PhaseBegan) -> S:
    return replace(state, turn=replace(state.turn, phase=event.phase))


class TurnCourse(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game says of the course of its turns."""

    opening: str  # the phase in which a turn begins, and which cannot be left out
    too_early: str  # the rule that says so
    guard: Callable[[Draft[S], SeatId], None]  # whose turn it has to be
    rest: Callable[[S], tuple[Work, ...]]  # what follows: strikes or none, then the cleanup
    change: Callable[[Draft[S], SeatId], None]  # what is kept, discarded and drawn at the cleanup
    waits: Callable[[Draft[S], TurnEnds], bool]  # what is due at the end; True while something is asked
    following: Callable[[S], SeatId]  # whose turn is next
    left: Callable[[S], Phrase | None]  # what is left undone, said before it is too late
    warned: Callable[[S], Phrase | None] = lambda state: None  # what the end brings, asked about once
    ends: Callable[[S], Phrase | None] = lambda state: None  # what else there is to say of it then
    begins: Callable[[Draft[S]], None] = lambda draft: None  # what is said or done as a turn begins
    afresh: Callable[[S], S] = lambda state: state  # what else of the State is of one turn alone
    # Unspent points are lost before the strikes (ALN-CLEAN-10), or only as the cleanup starts, where they can
    # still be paid (FFY-RUL-39); where nobody strikes they go with the turn itself (VIL-END-06).
    keeps_points: bool = False

    def end_action(self, draft: Draft[S], command: EndAction) -> None:
        """Whoever has played enough ends the Action Phase.

        ALN-TURN-01, 04, FFY-ACT-10, VIL-TURN-03, VIL-PLAY-08.

        The phases come in order, and the first is not left out (FFY-TURN-01).
        """
        self.guard(draft, command.seat)
        phase = draft.state.turn.phase
        if phase == self.opening:
            draft.refuse(self.too_early, "timing", here=phrase("here-phase", phase=phrase(f"phase-{phase}")))
        draft.later(*self.rest(draft.state))

    def _begin_strikes(self, draft: Draft[S], work: StrikesBegin) -> None:
        if not self.keeps_points:
            draft.emit(PoolsEmptied())
        draft.emit(PhaseBegan(STRIKE))

    def _clean_up(self, draft: Draft[S], work: CleanUp) -> None:
        """All cards are changed for new ones (ALN-CLEAN-01 to 03, FFY-CLEAN-01 to 03)."""
        draft.emit(PhaseBegan(CLEANUP))
        if self.keeps_points:
            draft.emit(PoolsEmptied())
        self.change(draft, draft.state.active)

    def _end(self, draft: Draft[S], work: TurnEnds) -> None:
        """What is due at the end of the turn happens, then the next turn begins (ALN-RULING-20)."""
        if not self.waits(draft, work):
            self.begin(draft, self.following(draft.state))

    def begin(self, draft: Draft[S], seat: SeatId) -> None:
        """A turn begins; it waits for the first card of the common deck, so that much can be told before."""
        draft.emit(TurnBegan(seat, draft.state.turn.number + 1))
        self.begins(draft)

    def _turn_began(self, state: S, event: TurnBegan) -> S:
        """All that is of one turn alone is forgotten (ALN-TEXT-11, FFY-TURN-06, VIL-TURN-05, VIL-END-06)."""
        turn = Turn(event.number, event.seat, self.opening)
        fresh = replace(state, turn=turn, played=(), ready=(), weakened={}, struck=(), laid=())
        fresh = replace(fresh, lenders=(), shields={}, calmed=(), discounts=())
        fresh = replace(fresh, wards={}, cancels={}, reacted=())
        numbers = {name: n for name, n in state.numbers.items() if not name.startswith(OF_TURN)}
        return self.afresh(replace(fresh, numbers={**numbers, "attack": 0, "recruit": 0}))

    def ways(self, state: S) -> Iterator[Way]:
        """End the Action Phase."""
        label, sub = phrase("offer-end"), partial(self.left, state)
        warns, does = partial(self.warned, state), partial(self.ends, state)
        yield Way("end", EndAction(state.active), label, BIG, sub=sub, does=does, warns=warns, cost="upkeep")

    def _is_open(self, state: S) -> bool:
        return state.turn.phase != self.opening

    def feature(self) -> Feature[S]:
        """The course of a turn as a feature."""
        return Feature(
            name="turns",
            commands={EndAction: self.end_action},
            work={StrikesBegin: self._begin_strikes, CleanUp: self._clean_up, TurnEnds: self._end},
            events={TurnBegan: self._turn_began, PhaseBegan: _phase_began},
            silent=(PhaseBegan,),
            ways=self.ways,
            open=self._is_open,
        )
