"""The pools of points of a turn: what comes in, is spent, or is lost (ALN-ACT-03, 08, ALN-CLEAN-10)."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SlotId
from companion.engine.changes import counted
from companion.engine.feature import Feature
from companion.engine.legendary.state import LegendaryState

S = TypeVar("S", bound=LegendaryState)


class PointsGained(Event, frozen=True):
    """Points came into the pools."""

    attack: int = 0
    recruit: int = 0
    slot: SlotId | None = None


class PointsSpent(Event, frozen=True):
    """Points left the pools."""

    attack: int = 0
    recruit: int = 0


def spent(pool: str, points: int) -> PointsSpent:
    """What leaves one of the pools."""
    return PointsSpent(attack=points) if pool == "attack" else PointsSpent(recruit=points)


class PoolsEmptied(Event, frozen=True):
    """Unspent points were lost."""


def _points_gained(state: S, event: PointsGained) -> S:
    """They add up, and are there until they are spent or lost (ALN-ACT-03, FFY-ACT-04)."""
    return counted(state, attack=event.attack, recruit=event.recruit)


def _points_spent(state: S, event: PointsSpent) -> S:
    return counted(state, attack=-event.attack, recruit=-event.recruit)


def _pools_emptied(state: S, event: PoolsEmptied) -> S:
    return replace(state, numbers={**state.numbers, "attack": 0, "recruit": 0}, ready=())


POINTS: Feature[Any] = Feature(
    name="points",
    events={PointsGained: _points_gained, PointsSpent: _points_spent, PoolsEmptied: _pools_emptied},
    silent=(PointsSpent,),
)
