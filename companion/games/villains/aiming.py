"""Points that count in one place alone: against whoever stands there, or against the Commander."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.engine.feature import Feature
from companion.games.villains.state import VillainsState

COMMANDER = "commander"


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


FEATURE: Feature[VillainsState] = Feature(
    name="aiming", events={PointsAimed: lambda state, event: with_aimed(state, event.at, event.n)}
)
