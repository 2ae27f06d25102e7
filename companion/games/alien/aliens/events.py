"""What happens when players come back as aliens, and what it changes."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId
from companion.engine.changes import carried
from companion.engine.feature import After
from companion.games.alien import zones
from companion.games.alien.state import ENDED, AlienState


class AlienRose(Event, frozen=True):
    """Whom a Chestburster killed came back as an Alien Player with this Avatar (ALN-ALIEN-01 to 03)."""

    seat: SeatId
    slot: SlotId


class AlienDied(Event, frozen=True):
    """An Alien Player died; with the last one the alien cards leave the game (ALN-ALIEN-11)."""

    seat: SeatId


def rose(state: AlienState, event: AlienRose) -> AlienState:
    """The Role Avatar leaves, the Alien Avatar takes its place; a deck nobody uses is whole again."""
    seat, avatar = event.seat, zones.of(event.seat, "avatar")
    if not state.aliens:
        state = carried(state, alien_cards(state), zones.ALIEN_DECK, face_up=False)
    state = carried(state, state.table.zone(avatar), zones.REMOVED)
    state = carried(state, (event.slot,), avatar)
    return replace(state, aliens=(*state.aliens, seat), turned=(*state.turned, seat))


def died(state: AlienState, event: AlienDied) -> AlienState:
    """Hand, played cards and Avatar leave the game, the strikes go back; the deck with the last one."""
    seat = event.seat
    state = left(state, seat)
    turn = replace(state.turn, phase=ENDED) if seat == state.active else state.turn
    return replace(state, turn=turn)


def left(state: AlienState, seat: SeatId) -> AlienState:
    """An Alien Player is one no more, and what belonged to it goes."""
    table = state.table
    own = (*zones.own_cards(table, seat), *table.zone(zones.of(seat, "avatar")))
    state = carried(state, own, zones.REMOVED)
    state = carried(state, table.zone(zones.of(seat, "damage")), zones.STRUCK)
    state = replace(state, aliens=tuple(other for other in state.aliens if other != seat))
    if state.aliens:
        return state
    piles_ = (zones.ALIEN_DECK, zones.ALIEN_DISCARD)
    return carried(state, (slot for zone in piles_ for slot in state.table.zone(zone)), zones.REMOVED)


def alien_cards(state: AlienState) -> tuple[SlotId, ...]:
    """The alien cards that left the game with the last Alien Player; there is one deck of them."""
    removed = state.table.zone(zones.REMOVED)
    return tuple(slot for slot in removed if is_alien_card(state, slot))


def is_alien_card(state: AlienState, slot: SlotId) -> bool:
    """Whether a card is one of the alien deck: by its face, or by the pile it was dealt with."""
    card = state.table.card(slot)
    if card is not None:
        return card.kind == "alien-player"
    group = state.table.slots[slot].group
    pools = state.table.quota.get(group, {}) if group is not None else {}
    return bool(pools) and all(_pool_kind(state, pool) == "alien-player" for pool in pools)


def _pool_kind(state: AlienState, pool: str) -> str:
    """The kind of card that a pool consists of."""
    copy = next((copy for copy, home in state.table.pools.items() if home == pool), None)
    return state.table.card_of(copy).kind if copy is not None else ""


EVENTS: Mapping[type, After[AlienState]] = {
    AlienRose: rose, AlienDied: died,
}  # fmt: skip
