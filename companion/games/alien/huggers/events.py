"""What happens with facehuggers, and what it changes."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId
from companion.engine import zones as piles
from companion.engine.changes import carried
from companion.engine.feature import After, tells
from companion.games.alien import zones
from companion.games.alien.state import AlienState, Hugger


class FacehuggerLanded(Event, frozen=True):
    """A facehugger was put in front of a player; after turn `deadline` it is too late."""

    slot: SlotId
    seat: SeatId
    deadline: int


class FacehuggerPassed(Event, frozen=True):
    """A facehugger found a player who already carries and goes on to another."""

    slot: SlotId
    past: SeatId
    seat: SeatId | None


class LastChance(Event, frozen=True):
    """The last turn in which this facehugger can be killed began."""

    slot: SlotId
    seat: SeatId


class FacehuggerDied(Event, frozen=True):
    """A facehugger went to Dead Enemies without a fight."""

    slot: SlotId


class Impregnated(Event, frozen=True):
    """A player got a Chestburster into the discard pile; no slot: the Hatchery had none."""

    seat: SeatId
    slot: SlotId | None


def without_hugger(state: AlienState, slot: SlotId) -> AlienState:
    """With one facehugger less in front of people."""
    return replace(state, huggers=tuple(hugger for hugger in state.huggers if hugger.slot != slot))


def _facehugger_landed(state: AlienState, event: FacehuggerLanded) -> AlienState:
    hugger = Hugger(event.slot, event.seat, event.deadline)
    state = carried(state, (event.slot,), zones.of(event.seat, "hugger"), piles.FAR_END)
    return replace(without_hugger(state, event.slot), huggers=(*state.huggers, hugger))


def _facehugger_died(state: AlienState, event: FacehuggerDied) -> AlienState:
    return carried(without_hugger(state, event.slot), (event.slot,), zones.DEAD_ENEMIES)


def _impregnated(state: AlienState, event: Impregnated) -> AlienState:
    if event.slot is None:
        return state
    carriers = {**state.carriers, event.seat: state.carriers.get(event.seat, 0) + 1}
    state = replace(state, carriers=carriers)
    return carried(state, (event.slot,), zones.of(event.seat, "discard"))


EVENTS: Mapping[type, After[AlienState]] = {
    FacehuggerLanded: _facehugger_landed, FacehuggerPassed: tells, LastChance: tells,
    FacehuggerDied: _facehugger_died, Impregnated: _impregnated,
}  # fmt: skip
