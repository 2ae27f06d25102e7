"""Verbs of card effects on rooms: attaching, blocking, and completing an Objective (ALN-ROOM)."""

from __future__ import annotations

from companion.core.language.cards import Clause
from companion.core.language.ids import SlotId, ZoneId
from companion.engine.draft import Draft
from companion.engine.effects.interpret import Verbs
from companion.engine.effects.work import DoClause
from companion.engine.legendary.verbs.lane import space_of
from companion.games.alien import hive, zones
from companion.games.alien.cards.board import BOARD
from companion.games.alien.cards.events import Attached, RoomBlocked
from companion.games.alien.objectives.rules import complete, current
from companion.games.alien.state import LEVELS, AlienState


def room_of(state: AlienState, slot: SlotId | None) -> ZoneId | None:
    """The open room a card lies in."""
    zone = state.table.slots[slot].zone if slot is not None else None
    return zone if zone in BOARD.lane.open(state) else None


def attach(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """This card is attached to a room: it fills no place and leaves the room clear (ALN-ROOM-01, 02)."""
    state, slot = draft.state, pending.slot
    if slot is None or pending.play:
        return
    own, entry, where = room_of(state, slot), BOARD.entry(state), clause.args.get("where", "here")
    rooms = {"any": BOARD.lane.open(state), "clear": BOARD.clear(state)}.get(str(where))
    if rooms is None:
        one = entry if where == "entry" else own
        rooms = (one,) if one is not None else ()
    room = space_of(draft, pending, "ask-attach-where", rooms)
    if room is not None:
        draft.emit(Attached(slot, zones.ATTACHED[zones.ROOMS.index(room)]))


def block(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """A room ceases to exist: the current objective is laid over it and the Hive on top (ALN-ROOM-06).

    What lies there is pushed on; the objective is completed only if the card says so (ALN-RULING-33).
    """
    state = draft.state
    here = clause.args.get("where") == "here"
    room = room_of(state, pending.slot) if here else BOARD.entry(state)
    if room is None:
        return
    there, level = zones.top(state.table, room), state.objective
    draft.emit(RoomBlocked(room, current(state)))
    if there is not None:
        hive.enter(draft, there, zones.ROOMS.index(room) + 1)
    if clause.args.get("done") and level <= LEVELS[-1]:
        complete(draft, level)


def finish(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """The current objective is completed, when it is the one the card means (ALN-OBJ-02)."""
    level = int(clause.args["level"])
    if draft.state.objective == level and draft.state.living:
        complete(draft, level)


VERBS: Verbs[AlienState] = {"attach": attach, "block": block, "complete": finish}
