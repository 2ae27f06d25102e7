"""What happens when players die, and what it changes."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId
from companion.engine.changes import carried
from companion.engine.feature import After, tells
from companion.games.alien import zones
from companion.games.alien.state import ENDED, AlienState


class PlayerDied(Event, frozen=True):
    """A player died: strikes, chestburster or hive."""

    seat: SeatId
    cause: str


class BurstDrawn(Event, frozen=True):
    """A player drew their Chestburster."""

    seat: SeatId
    slot: SlotId | None


def _player_died(state: AlienState, event: PlayerDied) -> AlienState:
    gone = (*zones.own_cards(state.table, event.seat),)
    state = carried(state, gone, zones.REMOVED)
    state = carried(state, state.table.zone(zones.of(event.seat, "damage")), zones.STRUCK)
    players = tuple(replace(p, alive=p.alive and p.seat != event.seat) for p in state.players)
    carriers = {seat: n for seat, n in state.carriers.items() if seat != event.seat}
    turn = replace(state.turn, phase=ENDED) if event.seat == state.active else state.turn
    return replace(state, players=players, carriers=carriers, turn=turn)


EVENTS: Mapping[type, After[AlienState]] = {
    PlayerDied: _player_died, BurstDrawn: tells,
}  # fmt: skip
