"""What happens on the way through the Complex, and what it changes."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SlotId, ZoneId
from companion.engine.changes import carried, counted
from companion.engine.feature import After, tells
from companion.games.alien import zones
from companion.games.alien.state import AlienState


class HiveCardPlaced(Event, frozen=True):
    """The top Hive card went face down into a room."""

    slot: SlotId
    zone: ZoneId


class Pushed(Event, frozen=True):
    """A card was pushed one room on."""

    slot: SlotId
    zone: ZoneId


class EnteredCombatZone(Event, frozen=True):
    """A card dropped out of the Airlock, or was carried into the Combat Zone, at its left end."""

    slot: SlotId


class HiveLow(Event, frozen=True):
    """The Hive is nearly empty; `last` says that it will not be built again."""

    left: int
    last: bool


class HiveRebuilt(Event, frozen=True):
    """The Hive was empty: Dead Enemies became the new Hive."""


class HiveEmptied(Event, frozen=True):
    """The Hive was needed and empty for the second time: everybody dies."""


def _hive_card_placed(state: AlienState, event: HiveCardPlaced) -> AlienState:
    laid = carried(state, (event.slot,), event.zone, face_up=False)
    return replace(laid, laid=(*state.laid, event.slot))


def _pushed(state: AlienState, event: Pushed) -> AlienState:
    return carried(state, (event.slot,), event.zone, face_up=None)


def _entered_combat_zone(state: AlienState, event: EnteredCombatZone) -> AlienState:
    return carried(state, (event.slot,), zones.COMBAT, face_up=None)


def _hive_rebuilt(state: AlienState, event: HiveRebuilt) -> AlienState:
    state = carried(state, state.table.zone(zones.DEAD_ENEMIES), zones.HIVE, face_up=False)
    return counted(state, rebuilds=1)


EVENTS: Mapping[type, After[AlienState]] = {
    HiveCardPlaced: _hive_card_placed, Pushed: _pushed, EnteredCombatZone: _entered_combat_zone,
    HiveLow: tells, HiveRebuilt: _hive_rebuilt, HiveEmptied: tells,
}  # fmt: skip
