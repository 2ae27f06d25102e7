"""What happens in a race: it is opened, rounds and turns begin, points are gained, it is won."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SeatId
from companion.core.language.sides import Side
from companion.core.language.states import Turn
from companion.games._template.race.standing import ending
from companion.games._template.state import FerryState, counted


class RaceOpened(Event, frozen=True):
    """Sides were formed, and it is known how many points win."""

    sides: tuple[Side, ...]
    target: int
    candles: int


class RoundBegan(Event, frozen=True):
    """A round began: everybody chooses a wind."""

    seat: SeatId
    number: int


class SailBegan(Event, frozen=True):
    """Somebody sails, with so many steps."""

    seat: SeatId
    number: int
    steps: int


class PointsGained(Event, frozen=True):
    """Somebody's side has more points."""

    seat: SeatId
    n: int


class RaceEnded(Event, frozen=True):
    """The race is over: won by the target, won when the candles had burnt down, or even."""

    how: str


def _race_opened(state: FerryState, event: RaceOpened) -> FerryState:
    points = {f"points:{player.seat}": 0 for player in state.players}
    numbers = {**state.numbers, **points, "target": event.target, "candles": event.candles}
    return replace(state, sides=event.sides, numbers=numbers)


def _round_began(state: FerryState, event: RoundBegan) -> FerryState:
    turn = Turn(event.number, event.seat, "wind")
    return replace(state, turn=turn, winds={}, order=(), numbers={**state.numbers, "steps": 0})


def _sail_began(state: FerryState, event: SailBegan) -> FerryState:
    numbers = {**state.numbers, "steps": event.steps, "stopped": 0, "flares": 0}
    return replace(state, turn=Turn(event.number, event.seat, "sail"), numbers=numbers)


def _points_gained(state: FerryState, event: PointsGained) -> FerryState:
    return counted(state, **{f"points:{event.seat}": event.n})


def _race_ended(state: FerryState, event: RaceEnded) -> FerryState:
    return replace(state, ending=ending(state, event.how), turn=replace(state.turn, phase="over"))


EVENTS: Mapping[type[Event], Callable[[FerryState, Any], FerryState]] = {
    RaceOpened: _race_opened, RoundBegan: _round_began, SailBegan: _sail_began,
    PointsGained: _points_gained, RaceEnded: _race_ended,
}  # fmt: skip
