"""What happens as turns go on, and what it changes."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SeatId
from companion.core.language.states import Turn
from companion.engine.feature import After
from companion.games.alien.aliens import rules as aliens
from companion.games.alien.state import AlienState


class TurnBegan(Event, frozen=True):
    """A player's turn began; it waits for the Hive card."""

    seat: SeatId
    number: int


class PhaseBegan(Event, frozen=True):
    """The next phase of the turn began."""

    phase: str


class HivePhaseSkipped(Event, frozen=True):
    """A turn of preparations began: no Hive card is placed in it."""

    seat: SeatId


def _turn_began(state: AlienState, event: TurnBegan) -> AlienState:
    turn = Turn(event.number, event.seat, "hive")
    fresh = replace(state, turn=turn, played=(), ready=(), weakened={}, struck=(), laid=())
    fresh = replace(fresh, lenders=(), shields={}, calmed=(), discounts=())
    return aliens.turn_began(replace(fresh, numbers={**state.numbers, "attack": 0, "recruit": 0}))


def _phase_began(state: AlienState, event: PhaseBegan) -> AlienState:
    return replace(state, turn=replace(state.turn, phase=event.phase))


def _skipped(state: AlienState, event: HivePhaseSkipped) -> AlienState:
    prepared = {**state.prepared, event.seat: state.prepared.get(event.seat, 0) + 1}
    return replace(state, prepared=prepared, turn=replace(state.turn, phase="action"))


EVENTS: Mapping[type, After[AlienState]] = {
    TurnBegan: _turn_began, PhaseBegan: _phase_began, HivePhaseSkipped: _skipped,
}  # fmt: skip
