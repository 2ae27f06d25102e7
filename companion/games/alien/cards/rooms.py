"""Verbs of card effects on rooms: blocking, and completing an Objective (ALN-ROOM)."""

from __future__ import annotations

from companion.core.language.cards import Clause
from companion.core.language.ids import SlotId, ZoneId
from companion.engine.draft import Draft
from companion.engine.effects.interpret import Verbs
from companion.engine.effects.work import DoClause
from companion.games.alien import hive, zones
from companion.games.alien.cards.board import BOARD
from companion.games.alien.cards.events import RoomBlocked
from companion.games.alien.objectives.rules import complete, current
from companion.games.alien.state import AlienState


def room_of(state: AlienState, slot: SlotId | None) -> ZoneId | None:
    """The open room a card lies in."""
    zone = state.table.slots[slot].zone if slot is not None else None
    return zone if zone in BOARD.lane.open(state) else None


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
    if clause.args.get("done"):
        complete(draft, level)


def finish(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """The current objective is completed, when it is the one the card means (ALN-OBJ-02)."""
    level = int(clause.args["level"])
    if draft.state.objective == level:
        complete(draft, level)


VERBS: Verbs[AlienState] = {"block": block, "complete": finish}
