"""The Hive and the way through the Complex: placing, pushing and dropping into the Combat Zone (ALN-HIVE)."""

from __future__ import annotations

from companion.core.language.asks import Pending
from companion.core.language.ids import SlotId, ZoneId
from companion.engine import decks
from companion.engine.draft import Draft, piece
from companion.engine.feature import Commands, Works
from companion.games.alien import zones
from companion.games.alien.deaths.rules import kill_everybody
from companion.games.alien.guests.rules import entered
from companion.games.alien.hive.commands import BeginTurn
from companion.games.alien.hive.events import (
    EnteredCombatZone,
    HiveCardPlaced,
    HiveEmptied,
    HiveLow,
    HiveRebuilt,
    Pushed,
)
from companion.games.alien.phases import need_hive
from companion.games.alien.printed import rules
from companion.games.alien.state import ALIEN, AlienState
from companion.games.alien.turns.events import PhaseBegan
from companion.games.alien.zones import crowded

ENTRY = 0  # the way begins at the first room; what is blocked or immobile is passed by


def begin_turn(draft: Draft[AlienState], command: BeginTurn) -> None:
    """The active player's turn begins with one card of the Hive; then cards may be played (ALN-HIVE-01)."""
    need_hive(draft, command.seat)
    draft.later(piece("hive"), piece("action"))


def place(draft: Draft[AlienState]) -> None:
    """Add the top Hive card to the Complex, for whatever reason (ALN-HIVE-10)."""
    draft.later(piece("hive"))


def _place(draft: Draft[AlienState], pending: Pending) -> None:
    """The top Hive card goes unseen into the entry room; an empty Hive is rebuilt once (ALN-EMPTY-01)."""
    slot = zones.top(draft.state.table, zones.HIVE)
    if slot is not None:
        enter(draft, slot, ENTRY)
        if is_low(draft.state):
            draft.emit(HiveLow(left(draft.state), is_last(draft.state)))
    elif draft.state.numbers["rebuilds"] == 0 and draft.state.table.zone(zones.DEAD_ENEMIES):
        draft.later(pending)
        draft.emit(HiveRebuilt())
        decks.shuffle(draft, zones.HIVE, "hive")
    else:
        draft.emit(HiveEmptied())
        kill_everybody(draft, "hive")


def _begin_action(draft: Draft[AlienState], pending: Pending) -> None:
    """The Action Phase begins once the Hive card and all it caused is resolved."""
    if draft.state.turn.phase not in ("action", ALIEN):
        draft.emit(PhaseBegan("action"))


def enter(draft: Draft[AlienState], slot: SlotId, room: int) -> None:
    """A card enters a room and pushes what lies there; the farthest card moves first (ALN-HIVE-03)."""
    for moved, to in reversed(chain(draft.state, slot, room)):
        if to is None:
            drop(draft, moved)
        elif draft.state.table.slots[moved].zone == zones.HIVE:
            draft.emit(HiveCardPlaced(moved, to))
        else:
            draft.emit(Pushed(moved, to))


def chain(state: AlienState, slot: SlotId, room: int) -> list[tuple[SlotId, ZoneId | None]]:
    """Which cards move where when a card enters a room; no room means the Combat Zone (ALN-HIVE-06)."""
    moves: list[tuple[SlotId, ZoneId | None]] = []
    moving: SlotId | None = slot
    while moving is not None:
        while room < len(zones.ROOMS) and not can_enter(state, zones.ROOMS[room]):
            room += 1
        if room >= len(zones.ROOMS):
            return [*moves, (moving, None)]
        moves.append((moving, zones.ROOMS[room]))
        there = zones.top(state.table, zones.ROOMS[room])
        moving = there if there != slot else None
        room += 1
    return moves


def can_enter(state: AlienState, room: ZoneId) -> bool:
    """Whether cards can come in: the room is not blocked and holds nothing immobile (ALN-HIVE-11)."""
    if room in state.blocked:
        return False
    there = zones.top(state.table, room)
    return there is None or not is_immobile(state, there)


def is_immobile(state: AlienState, slot: SlotId) -> bool:
    """Whether a card says that it does not move; a hidden one's text is not active (ALN-RULING-61)."""
    card = state.table.card(slot)
    return state.table.slots[slot].face_up and card is not None and card.has("does-not-move")


def drop(draft: Draft[AlienState], slot: SlotId) -> None:
    """A card comes into the Combat Zone at its left end; a hidden one is turned up at once (ALN-HIVE-07).

    Of several dropped in one go the last is turned up first, before anything else that waits.
    """
    hidden = not draft.state.table.slots[slot].face_up
    draft.emit(EnteredCombatZone(slot))
    entered(draft, slot)
    if hidden:
        draft.later(piece("reveal", slot=slot))


def left(state: AlienState) -> int:
    """How many cards the Hive still has (ALN-EMPTY-04)."""
    return len(state.table.zone(zones.HIVE))


def is_low(state: AlienState) -> bool:
    """Whether it is time to warn of the end of the Hive (ALN-EMPTY-04)."""
    return left(state) <= rules().hive_warning


def is_last(state: AlienState) -> bool:
    """Whether this is the second Hive: when it ends, everybody dies (ALN-EMPTY-03)."""
    return state.numbers["rebuilds"] > 0


COMMANDS: Commands[AlienState] = {BeginTurn: begin_turn}
WORK: Works[AlienState] = {"hive": _place, "action": _begin_action}


def overfull(state: AlienState) -> list[str]:
    """One card lies in every room (ALN-HIVE-03)."""
    return crowded(state.table, zones.ROOMS, "ALN-HIVE-03") if state.turn.number else []
