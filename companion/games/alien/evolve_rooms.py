"""What effects on rooms, decks and discard piles do to a State of Alien."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from companion.core.language.slots import Table
from companion.engine import zones as piles
from companion.games.alien import events_rooms as r
from companion.games.alien import zones
from companion.games.alien.state import AlienState, Discount


def _laid(state: AlienState, table: Table) -> AlienState:
    return replace(state, table=table)


def attached(state: AlienState, event: r.Attached) -> AlienState:
    """The card lies beside what is in the room, open."""
    return _laid(state, piles.move(state.table, (event.slot,), event.zone, piles.FAR_END, True))


def room_blocked(state: AlienState, event: r.RoomBlocked) -> AlienState:
    """The room is gone; the objective marks it (ALN-ROOM-06, ALN-ZONE-35)."""
    blocked = replace(state, blocked=(*state.blocked, event.zone))
    if event.slot is None:
        return blocked
    return _laid(blocked, piles.move(state.table, (event.slot,), zones.MARKER, 0, True))


def entered_operations(state: AlienState, event: r.EnteredOperations) -> AlienState:
    """Operations hold any number of open cards (ALN-ZONE-40)."""
    return _laid(state, piles.move(state.table, (event.slot,), zones.OPERATIONS, 0, True))


def rooms_swapped(state: AlienState, event: r.RoomsSwapped) -> AlienState:
    """What lay in one room lies in the other."""
    one, other = state.table.zone(event.zone), state.table.zone(event.other)
    return _laid(state, piles.move(piles.move(state.table, one, event.other), other, event.zone))


def card_hidden(state: AlienState, event: r.CardHidden) -> AlienState:
    """The card lies face down where it is."""
    return _laid(state, piles.turn(state.table, event.slot, False))


def put_on_hive(state: AlienState, event: r.PutOnHive) -> AlienState:
    """The card is the next one of the Hive."""
    return _laid(state, piles.move(state.table, (event.slot,), zones.HIVE, 0, False))


def strengthened(state: AlienState, event: r.Strengthened) -> AlienState:
    """The price to kill it is higher."""
    by = state.weakened.get(event.slot, 0) - event.by
    return replace(state, weakened={**state.weakened, event.slot: by})


def recovered(state: AlienState, event: r.Recovered) -> AlienState:
    """The card is in the hand, or the next one of the deck."""
    at = 0 if event.to.startswith("deck:") else piles.FAR_END
    return _laid(state, piles.move(state.table, (event.slot,), event.to, at, False))


def top_turned(state: AlienState, event: r.TopTurned) -> AlienState:
    """The card lies open on its deck."""
    return _laid(state, piles.turn(state.table, event.slot))


def put_back(state: AlienState, event: r.PutBack) -> AlienState:
    """The card lies face down in its deck."""
    zone = state.table.slots[event.slot].zone
    at = piles.FAR_END if event.under else state.table.zone(zone).index(event.slot)
    return _laid(state, piles.move(state.table, (event.slot,), zone, at, False))


def card_shown(state: AlienState, event: r.CardShown) -> AlienState:
    """Nothing moves (ALN-KILL-10)."""
    return state


def reordered(state: AlienState, event: r.Reordered) -> AlienState:
    """The cards take each other's places in the deck; all others lie where they lay."""
    order = iter(event.slots)
    lying = tuple(next(order) if slot in event.slots else slot for slot in state.table.zone(event.zone))
    return _laid(state, replace(state.table, zones={**state.table.zones, event.zone: lying}))


def strike_returned(state: AlienState, event: r.StrikeReturned) -> AlienState:
    """The strike lies face down in its deck; where it is shuffled in, that is an event of its own."""
    at = piles.FAR_END if event.to == "bottom" else 0
    return _laid(state, piles.move(state.table, (event.slot,), zones.STRIKES, at, False))


def discounted(state: AlienState, event: r.Discounted) -> AlienState:
    """Something costs less this turn."""
    return replace(state, discounts=(*state.discounts, Discount(event.by, event.what, event.once)))


def happened_again(state: AlienState, event: r.HappenedAgain) -> AlienState:
    """No Hazard is counted and no card moves."""
    return state


AFTER: dict[type, Callable[[AlienState, Any], AlienState]] = {
    r.Attached: attached, r.RoomBlocked: room_blocked, r.EnteredOperations: entered_operations,
    r.RoomsSwapped: rooms_swapped, r.CardHidden: card_hidden, r.PutOnHive: put_on_hive,
    r.Strengthened: strengthened, r.Recovered: recovered, r.TopTurned: top_turned, r.PutBack: put_back,
    r.CardShown: card_shown, r.Reordered: reordered, r.StrikeReturned: strike_returned,
    r.Discounted: discounted, r.HappenedAgain: happened_again,
}  # fmt: skip
