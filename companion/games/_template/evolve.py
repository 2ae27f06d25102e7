"""What each event does to a State of Night Ferry."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import singledispatch
from typing import Any

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.states import Turn
from companion.engine import zones as piles
from companion.engine.evolve import evolve_core
from companion.games._template import events as e
from companion.games._template import zones
from companion.games._template.scoring import ending
from companion.games._template.state import FerryState

OF_A_TURN = {"power": 0, "plays": 0, "crossings": 0}


def evolve(state: FerryState, event: Event) -> FerryState:
    """The State after an event."""
    return _after(event, state)


@singledispatch
def _after(event: Event, state: FerryState) -> FerryState:
    """Events that every room knows, and those that only tell something."""
    return evolve_core(state, event)


Then = Callable[[Any, FerryState], FerryState]


def _on(kind: type) -> Callable[[Then], Then]:
    """Register what an event type does."""
    return _after.register(kind)


def _carry(
    state: FerryState, slots: Iterable[SlotId], to: ZoneId, at: int = 0, face_up: bool = True
) -> FerryState:
    """Carry cards to a zone."""
    return replace(state, table=piles.move(state.table, slots, to, at, face_up))


def _count(state: FerryState, name: str, by: int) -> FerryState:
    """Add to a number of the game; none ever falls below nothing."""
    return replace(state, numbers={**state.numbers, name: max(0, state.numbers.get(name, 0) + by)})


@_on(e.PiecePlaced)
def _piece_placed(event: e.PiecePlaced, state: FerryState) -> FerryState:
    return replace(state, pieces={**state.pieces, event.seat: event.slot})


@_on(e.RoleDealt)
def _role_dealt(event: e.RoleDealt, state: FerryState) -> FerryState:
    return _carry(state, (event.slot,), zones.of(event.seat, "role"), face_up=False)


@_on(e.NumbersSet)
def _numbers_set(event: e.NumbersSet, state: FerryState) -> FerryState:
    return replace(state, numbers={**state.numbers, **event.numbers})


@_on(e.TurnBegan)
def _turn_began(event: e.TurnBegan, state: FerryState) -> FerryState:
    turn = Turn(event.number, event.seat, "river")
    return replace(state, turn=turn, laid=(), numbers={**state.numbers, **OF_A_TURN})


@_on(e.ActBegan)
def _act_began(event: e.ActBegan, state: FerryState) -> FerryState:
    return replace(state, turn=replace(state.turn, phase="act"))


@_on(e.CandleBurnt)
def _candle_burnt(event: e.CandleBurnt, state: FerryState) -> FerryState:
    return _count(state, "candles", -1)


@_on(e.Drifted)
def _drifted(event: e.Drifted, state: FerryState) -> FerryState:
    state = replace(state, laid=(*state.laid, event.slot))
    return _carry(state, (event.slot,), zones.CHANNEL, piles.FAR_END, face_up=False)


@_on(e.TurnedUp)
@_on(e.RoleShown)
def _turned_up(event: e.TurnedUp | e.RoleShown, state: FerryState) -> FerryState:
    return replace(state, table=piles.turn(state.table, event.slot))


@_on(e.Washed)
def _washed(event: e.Washed, state: FerryState) -> FerryState:
    return _carry(state, event.slots, zones.WAKE)


@_on(e.Sunk)
def _sunk(event: e.Sunk, state: FerryState) -> FerryState:
    return _carry(state, (event.slot,), zones.RIVER, piles.FAR_END, face_up=False)


@_on(e.RiverTurned)
def _river_turned(event: e.RiverTurned, state: FerryState) -> FerryState:
    return _carry(state, state.table.zone(zones.WAKE), zones.RIVER, piles.FAR_END, face_up=False)


@_on(e.CardPlayed)
def _card_played(event: e.CardPlayed, state: FerryState) -> FerryState:
    state = _carry(state, (event.slot,), zones.of(event.seat, "played"), piles.FAR_END)
    return _count(state, "plays", 1)


@_on(e.PowerGained)
def _power_gained(event: e.PowerGained, state: FerryState) -> FerryState:
    return _count(state, "power", event.n)


@_on(e.PowerSpent)
def _power_spent(event: e.PowerSpent, state: FerryState) -> FerryState:
    return _count(state, "power", -event.n)


@_on(e.Rolled)
def _rolled(event: e.Rolled, state: FerryState) -> FerryState:
    return _count(state, "crossings", 1)


@_on(e.Crossed)
def _crossed(event: e.Crossed, state: FerryState) -> FerryState:
    return _carry(state, (event.slot,), event.to, piles.FAR_END)


@_on(e.LanternsLost)
def _lanterns_lost(event: e.LanternsLost, state: FerryState) -> FerryState:
    return _count(state, "lanterns", -event.n)


@_on(e.LanternLit)
def _lantern_lit(event: e.LanternLit, state: FerryState) -> FerryState:
    return _count(state, "lanterns", 1)


@_on(e.Discarded)
def _discarded(event: e.Discarded, state: FerryState) -> FerryState:
    return _carry(state, event.slots, zones.SPENT)


@_on(e.HandDrawn)
def _hand_drawn(event: e.HandDrawn, state: FerryState) -> FerryState:
    return _carry(state, event.slots, zones.of(event.seat, "hand"), piles.FAR_END, face_up=False)


@_on(e.SuppliesTurned)
def _supplies_turned(event: e.SuppliesTurned, state: FerryState) -> FerryState:
    return _carry(state, state.table.zone(zones.SPENT), zones.SUPPLIES, piles.FAR_END, face_up=False)


@_on(e.EndBegan)
def _end_began(event: e.EndBegan, state: FerryState) -> FerryState:
    return replace(state, cause=event.cause)


@_on(e.Ended)
def _ended(event: e.Ended, state: FerryState) -> FerryState:
    return replace(state, ending=ending(state, event.outcome), turn=replace(state.turn, phase="over"))
