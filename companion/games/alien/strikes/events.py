"""What happens with strikes, and what it changes."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId
from companion.engine import zones as piles
from companion.engine.changes import carried
from companion.engine.feature import After, tells
from companion.games.alien import zones
from companion.games.alien.state import AlienState


class EnemyStruck(Event, frozen=True):
    """An enemy of the Combat Zone strikes the active player."""

    slot: SlotId
    seat: SeatId


class StrikeDrawn(Event, frozen=True):
    """A player drew the top strike card."""

    slot: SlotId
    seat: SeatId


class StrikeTaken(Event, frozen=True):
    """A strike with damage stays beside the Avatar."""

    slot: SlotId
    seat: SeatId
    damage: int


class StrikeMissed(Event, frozen=True):
    """A strike without damage went to the discarded strikes."""

    slot: SlotId
    seat: SeatId


class Healed(Event, frozen=True):
    """A strike beside an Avatar went to the discarded strikes."""

    slot: SlotId
    seat: SeatId


class StrikesReshuffled(Event, frozen=True):
    """The discarded strikes became the new strike deck."""


def _enemy_struck(state: AlienState, event: EnemyStruck) -> AlienState:
    return replace(state, struck=(*state.struck, event.slot))


def _strike_drawn(state: AlienState, event: StrikeDrawn) -> AlienState:
    return carried(state, (event.slot,), zones.of(event.seat, "damage"), piles.FAR_END)


def _strike_gone(state: AlienState, event: StrikeMissed | Healed) -> AlienState:
    return carried(state, (event.slot,), zones.STRUCK)


def _strikes_reshuffled(state: AlienState, event: StrikesReshuffled) -> AlienState:
    return carried(state, state.table.zone(zones.STRUCK), zones.STRIKES, face_up=False)


EVENTS: Mapping[type, After[AlienState]] = {
    EnemyStruck: _enemy_struck, StrikeDrawn: _strike_drawn, StrikeTaken: tells, StrikeMissed: _strike_gone,
    Healed: _strike_gone, StrikesReshuffled: _strikes_reshuffled,
}  # fmt: skip
