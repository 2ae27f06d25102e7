"""What is said of a card on the board for this turn, and forgotten when it leaves (ALN-TEXT-11)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SlotId
from companion.engine.feature import Feature
from companion.games.alien import zones
from companion.games.alien.state import AlienState

BOARD = frozenset((*zones.ROOMS, *zones.ATTACHED, zones.COMBAT, zones.OPERATIONS))
FRONT = "hugger:"  # the place in front of a player


def forgotten(event: Event, before: AlienState, state: AlienState) -> AlienState:
    """The State without reductions, strikes and calm of cards that left the board (ALN-TEXT-11)."""
    if not (state.weakened or state.struck or state.calmed):
        return state
    weakened = {slot: by for slot, by in state.weakened.items() if _is_on_board(state, slot)}
    struck = tuple(slot for slot in state.struck if _is_on_board(state, slot))
    calmed = tuple(slot for slot in state.calmed if _is_on_board(state, slot))
    if (len(weakened), struck, calmed) == (len(state.weakened), state.struck, state.calmed):
        return state
    return replace(state, weakened=weakened, struck=struck, calmed=calmed)


def _is_on_board(state: AlienState, slot: SlotId) -> bool:
    zone = state.table.slots[slot].zone
    return zone in BOARD or zone.startswith(FRONT)


FEATURE: Feature[AlienState] = Feature(name="fleeting", follows={Event: forgotten})
