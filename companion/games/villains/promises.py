"""What a card does whenever, or the next time, something happens later in its turn."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.engine.draft import Draft
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.games.villains.state import Promise, VillainsState

DEFEAT, BEATEN, NEW_HAND = "defeat", "commander", "new-hand"  # moments that cards promise something for


class Promised(Event, frozen=True):
    """A card will do something whenever, or the next time, something happens in this turn."""

    promise: Promise


class PromiseKept(Event, frozen=True):
    """What was promised for one time has been done."""

    promise: Promise


def keep(draft: Draft[VillainsState], on: str) -> None:
    """What was promised for this moment is done now."""
    for promise in draft.state.promised:
        if promise.on == on:
            draft.later(*(DoClause(clause, seat=promise.seat, slot=promise.slot) for clause in promise.do))
            if promise.once:
                draft.emit(PromiseKept(promise))


def _promised(state: VillainsState, event: Promised) -> VillainsState:
    return replace(state, promised=(*state.promised, event.promise))


def _kept(state: VillainsState, event: PromiseKept) -> VillainsState:
    left = list(state.promised)
    left.remove(event.promise)
    return replace(state, promised=tuple(left))


FEATURE: Feature[VillainsState] = Feature(
    name="promises", events={Promised: _promised, PromiseKept: _kept}, silent=(PromiseKept,)
)
