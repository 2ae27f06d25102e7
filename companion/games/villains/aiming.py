"""Points that count in one place alone, and Recruit Points that count as Attack for a turn."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.engine.changes import counted
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.pools import pool
from companion.games.villains.state import VillainsState

COMMANDER = "commander"
AS_ATTACK = "turn:recruit-as-attack"  # what is noted for a turn in which it is so


class PointsAimed(Event, frozen=True):
    """Points of Attack came that can be used against one place alone, in this turn."""

    at: str
    n: int


def aimed(state: VillainsState, at: str) -> int:
    """How many points there are for a place."""
    return state.numbers.get(f"turn:aim:{at}", 0)


def with_aimed(state: VillainsState, at: str, n: int) -> VillainsState:
    """The State with so many more points for a place, or fewer."""
    return replace(state, numbers={**state.numbers, f"turn:aim:{at}": aimed(state, at) + n})


def used(state: VillainsState, at: str, price: int) -> VillainsState:
    """The State once a fight there was paid: these points first."""
    n = min(price, aimed(state, at))
    return with_aimed(state, at, -n) if n else state


class PointsTurned(Event, frozen=True):
    """Recruit Points were used as Attack."""

    n: int


def turn_recruit(draft: Draft[VillainsState], due: int) -> None:
    """Where a card of this turn allows it, Recruit Points pay what Attack does not (VIL-RECR-09)."""
    short = due - pool(draft.state, "attack")
    if draft.state.numbers.get(AS_ATTACK, 0) and 0 < short <= pool(draft.state, "recruit"):
        draft.emit(PointsTurned(short))


FEATURE: Feature[VillainsState] = Feature(
    name="aiming",
    events={
        PointsAimed: lambda state, event: with_aimed(state, event.at, event.n),
        PointsTurned: lambda state, event: counted(state, attack=event.n, recruit=-event.n),
    },
)
