"""What happens when cards are fought and killed, and what it changes."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.engine import zones as piles
from companion.engine.changes import carried
from companion.engine.feature import After, tells
from companion.games.alien import zones
from companion.games.alien.huggers.events import without_hugger
from companion.games.alien.state import AlienState


class Fought(Event, frozen=True):
    """An enemy was fought for this price."""

    seat: SeatId
    slot: SlotId
    cost: int


class EnemyKilled(Event, frozen=True):
    """An enemy went to Dead Enemies."""

    slot: SlotId


class CharacterKilled(Event, frozen=True):
    """A character went to Dead Characters."""

    slot: SlotId


class CardKilled(Event, frozen=True):
    """Another card was killed and went to the pile its type names."""

    slot: SlotId
    to: ZoneId


class CardLeft(Event, frozen=True):
    """A card left the board by its own text, for the pile that its type names."""

    slot: SlotId
    to: ZoneId


class Weakened(Event, frozen=True):
    """An enemy's Attack is lower for the rest of this turn."""

    slot: SlotId
    by: int


def _enemy_killed(state: AlienState, event: EnemyKilled) -> AlienState:
    return carried(without_hugger(state, event.slot), (event.slot,), zones.DEAD_ENEMIES)


def _character_killed(state: AlienState, event: CharacterKilled) -> AlienState:
    return carried(state, (event.slot,), zones.DEAD_CHARACTERS)


def _card_killed(state: AlienState, event: CardKilled) -> AlienState:
    home = state.table.slots[event.slot].zone
    state = carried(without_hugger(state, event.slot), (event.slot,), event.to)
    seat = SeatId(piles.owner(home))
    if event.to == zones.HATCHERY and state.carriers.get(seat, 0):
        return replace(state, carriers={**state.carriers, seat: state.carriers[seat] - 1})
    return state


def _card_left(state: AlienState, event: CardLeft) -> AlienState:
    return carried(state, (event.slot,), event.to)


def _weakened(state: AlienState, event: Weakened) -> AlienState:
    by = state.weakened.get(event.slot, 0) + event.by
    return replace(state, weakened={**state.weakened, event.slot: by})


EVENTS: Mapping[type, After[AlienState]] = {
    Fought: tells, EnemyKilled: _enemy_killed, CharacterKilled: _character_killed, CardKilled: _card_killed,
    CardLeft: _card_left, Weakened: _weakened,
}  # fmt: skip
