"""What happens when hidden cards are turned up, and what it changes."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.language.events import Event
from companion.core.language.ids import SlotId, ZoneId
from companion.engine.changes import carried, counted, turned
from companion.engine.feature import After, tells
from companion.games.alien import zones
from companion.games.alien.state import AlienState


class TurnedUp(Event, frozen=True):
    """A hidden card was turned face up."""

    slot: SlotId


class FinalEnemyFound(Event, frozen=True):
    """A final enemy was turned up; `open` says whether it may be fought already (ALN-REVEAL-11)."""

    slot: SlotId
    open: bool


class EventTriggered(Event, frozen=True):
    """An Event came up: the current objective's Event ability happens."""

    slot: SlotId
    level: int


class HazardTriggered(Event, frozen=True):
    """A Hazard came up: the location's ability of this number happens; beyond 3 there is none left."""

    slot: SlotId
    number: int


class Spent(Event, frozen=True):
    """An Event or Hazard went to its discard space."""

    slot: SlotId


class Scanned(Event, frozen=True):
    """A room was scanned for this price."""

    zone: ZoneId
    cost: int


def _turned_up(state: AlienState, event: TurnedUp) -> AlienState:
    return turned(state, event.slot)


def _hazard_triggered(state: AlienState, event: HazardTriggered) -> AlienState:
    return counted(state, hazards=1)


def _spent(state: AlienState, event: Spent) -> AlienState:
    return carried(state, (event.slot,), zones.SPENT)


EVENTS: Mapping[type, After[AlienState]] = {
    TurnedUp: _turned_up, FinalEnemyFound: tells, EventTriggered: tells, HazardTriggered: _hazard_triggered,
    Spent: _spent, Scanned: tells,
}  # fmt: skip
