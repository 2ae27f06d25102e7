"""What Alien Players do to a State of Alien."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from companion.core.language.events import ProgressSet
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.engine import zones as piles
from companion.games.alien import events_aliens as ea
from companion.games.alien import zones
from companion.games.alien.state import ALIEN, ENDED, AlienState

TURN = ("hive", "action", "strike")  # phases that an Alien Player's turn does not have


def fought(state: AlienState, event: ea.PlayerFought) -> AlienState:
    """The price is paid and the strike drawn by events of their own."""
    return state


def rose(state: AlienState, event: ea.AlienRose) -> AlienState:
    """The Role Avatar leaves, the Alien Avatar takes its place; a deck nobody uses is whole again."""
    seat, avatar = event.seat, zones.of(event.seat, "avatar")
    if not state.aliens:
        state = _carry(state, alien_cards(state), zones.ALIEN_DECK, face_up=False)
    state = _carry(state, state.table.zone(avatar), zones.REMOVED)
    state = _carry(state, (event.slot,), avatar)
    return replace(state, aliens=(*state.aliens, seat), turned=(*state.turned, seat))


def died(state: AlienState, event: ea.AlienDied) -> AlienState:
    """Hand, played cards and Avatar leave the game, the strikes go back; the deck with the last one."""
    seat = event.seat
    state = left(state, seat)
    turn = replace(state.turn, phase=ENDED) if seat == state.active else state.turn
    return replace(state, turn=turn)


def left(state: AlienState, seat: SeatId) -> AlienState:
    """An Alien Player is one no more, and what belonged to it goes."""
    table = state.table
    own = (*zones.own_cards(table, seat), *table.zone(zones.of(seat, "avatar")))
    state = _carry(state, own, zones.REMOVED)
    state = _carry(state, table.zone(zones.of(seat, "damage")), zones.STRUCK)
    state = replace(state, aliens=tuple(other for other in state.aliens if other != seat))
    if state.aliens:
        return state
    piles_ = (zones.ALIEN_DECK, zones.ALIEN_DISCARD)
    return _carry(state, (slot for zone in piles_ for slot in state.table.zone(zone)), zones.REMOVED)


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


def corrected(state: AlienState, event: ProgressSet) -> AlienState:
    """By hand somebody is a living player again, or dead; and an alien's turn has its own phase."""
    for seat in event.alive:
        if seat in state.aliens:
            state = left(state, seat)
    phase, is_alien = state.turn.phase, state.active in state.aliens
    if is_alien and phase in TURN:
        phase = ALIEN
    elif not is_alien and phase == ALIEN:
        phase = "action"
    return replace(state, turn=replace(state.turn, phase=phase))


def turn_began(state: AlienState) -> AlienState:
    """An Alien Player's turn has one phase, and counts for no facehugger (ALN-ALIEN-07, ALN-RULING-15)."""
    if state.active not in state.aliens:
        return state
    huggers = tuple(replace(hugger, deadline=hugger.deadline + 1) for hugger in state.huggers)
    return replace(state, turn=replace(state.turn, phase=ALIEN), huggers=huggers)


def _carry(state: AlienState, slots: Iterable[SlotId], to: ZoneId, face_up: bool | None = True) -> AlienState:
    return replace(state, table=piles.move(state.table, slots, to, 0, face_up))


AFTER: dict[type, Callable[[AlienState, Any], AlienState]] = {
    ea.PlayerFought: fought, ea.AlienRose: rose, ea.AlienDied: died,
}  # fmt: skip
