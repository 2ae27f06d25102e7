"""Verbs of card effects on rooms: attaching, blocking, moving, swapping and hiding (ALN-ROOM)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Option
from companion.core.language.cards import Clause
from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine.draft import Draft
from companion.engine.effects.interpret import Verbs
from companion.engine.effects.numbers import number
from companion.engine.effects.selectors import pick, place_name, slot_options
from companion.engine.effects.work import DoClause
from companion.engine.legendary.lane import ENTRY
from companion.games.alien import hive, zones
from companion.games.alien.abilities import COUNTERS, clear_rooms, enemies_in, hidden_rooms
from companion.games.alien.cards.board import entry_room, targets
from companion.games.alien.cards.events import (
    Attached,
    CardHidden,
    EnteredOperations,
    PutOnHive,
    RoomBlocked,
    RoomsSwapped,
    Strengthened,
)
from companion.games.alien.keywords.events import Calmed
from companion.games.alien.objectives.rules import complete, current
from companion.games.alien.state import LEVELS, AlienState


def open_rooms(state: AlienState) -> tuple[ZoneId, ...]:
    """The rooms that exist: those that are not blocked (ALN-ROOM-04, 05)."""
    return tuple(room for room in zones.ROOMS if room not in state.blocked)


def room_of(state: AlienState, slot: SlotId | None) -> ZoneId | None:
    """The open room a card lies in."""
    zone = state.table.slots[slot].zone if slot is not None else None
    return zone if zone in open_rooms(state) else None


def choose_room(
    draft: Draft[AlienState], pending: DoClause, why: str, rooms: tuple[ZoneId, ...]
) -> ZoneId | None:
    """One of these rooms; None while it is asked, or when there is none."""
    if not rooms:
        return None
    options = [Option(room, place_name(room)) for room in rooms]
    chosen = pick(draft, pending, phrase(why), options)
    return ZoneId(chosen.key) if chosen is not None else None


def attach(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """This card is attached to a room: it fills no place and leaves the room clear (ALN-ROOM-01, 02)."""
    state, slot = draft.state, pending.slot
    if slot is None or pending.play:
        return
    own, entry, where = room_of(state, slot), entry_room(state), clause.args.get("where", "here")
    rooms = {"any": open_rooms(state), "clear": clear_rooms(state)}.get(str(where))
    if rooms is None:
        one = entry if where == "entry" else own
        rooms = (one,) if one is not None else ()
    room = choose_room(draft, pending, "ask-attach-where", rooms)
    if room is not None:
        draft.emit(Attached(slot, zones.ATTACHED[zones.ROOMS.index(room)]))


def block(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """A room ceases to exist: the current objective is laid over it and the Hive on top (ALN-ROOM-06).

    What lies there is pushed on; the objective is completed only if the card says so (ALN-RULING-33).
    """
    state = draft.state
    here = clause.args.get("where") == "here"
    room = room_of(state, pending.slot) if here else entry_room(state)
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


def movable(state: AlienState, what: str, where: str) -> tuple[SlotId, ...]:
    """The cards that can be moved: what is immobile stays, facehuggers are not moved (ALN-FACE-08)."""
    found: tuple[SlotId, ...] = ()
    if what != "hidden":
        places = {"complex": zones.ROOMS, "combat": (zones.COMBAT,)}
        reach = places.get(where, (*zones.ROOMS, zones.COMBAT, zones.OPERATIONS))
        found = tuple(slot for zone in reach for slot in enemies_in(state, zone))
    if what in ("hidden", "card") and where != "combat":
        found += hidden_rooms(state)
    return tuple(slot for slot in found if not hive.is_immobile(state, slot))


def move(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """A card of the board is carried to another place; a room pushes what lies there (ALN-HIVE-10)."""
    state, picked = draft.state, pending.moved
    if clause.args["what"] == "this":
        found = tuple(one for one in (pending.slot,) if one is not None)
    else:
        found = movable(state, str(clause.args["what"]), str(clause.args.get("where", "any")))
    if picked not in found:
        if not found:
            return
        chosen = pick(draft, pending, phrase("ask-move-which"), slot_options(state, found))
        if chosen is None or chosen.slot is None:
            return
        picked = chosen.slot
    moved = replace(pending, moved=picked)
    _carry(draft, moved, picked, str(clause.args["to"]))


def _carry(draft: Draft[AlienState], pending: DoClause, slot: SlotId, to: str) -> None:
    state = draft.state
    if to == "combat":
        if state.table.slots[slot].zone != zones.COMBAT:
            hive.drop(draft, slot)
    elif to == "operations":
        draft.emit(EnteredOperations(slot))
    elif to == "hive":
        draft.emit(PutOnHive(slot))
    elif to == "entry":
        hive.enter(draft, slot, ENTRY)
    else:
        rooms = tuple(one for one in open_rooms(state) if one != state.table.slots[slot].zone)
        asked = pending if pending.answer in rooms else replace(pending, answer=None)
        room = choose_room(draft, asked, "ask-move-where", rooms)
        if room is not None:
            hive.enter(draft, slot, zones.ROOMS.index(room))


def swap(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """A card of the Complex changes places with what lies in another room."""
    state, picked = draft.state, pending.moved
    found = tuple(s for room in zones.ROOMS for s in state.table.zone(room) if not hive.is_immobile(state, s))
    if picked not in found:
        if not found:
            return
        chosen = pick(draft, pending, phrase("ask-swap-which"), slot_options(state, found))
        if chosen is None or chosen.slot is None:
            return
        picked, pending = chosen.slot, replace(pending, answer=None)
    own = state.table.slots[picked].zone
    others = tuple(room for room in open_rooms(state) if room != own and hive.can_enter(state, room))
    asked = replace(pending, moved=picked)
    room = choose_room(draft, asked, "ask-swap-where", others)
    if room is not None:
        draft.emit(RoomsSwapped(own, room))


def hide(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """An open enemy of the Complex is turned face down; it is revealed again later (ALN-RULING-49)."""
    found = targets(draft.state, "enemy", "complex")
    if not found:
        return
    chosen = pick(draft, pending, phrase("ask-hide-which"), slot_options(draft.state, found))
    if chosen is not None and chosen.slot is not None:
        draft.emit(CardHidden(chosen.slot))


def calm(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """An enemy does not strike this turn."""
    found = targets(draft.state, "enemy", str(clause.args.get("where", "combat")))
    found = tuple(slot for slot in found if slot not in draft.state.calmed)
    if not found:
        return
    chosen = pick(draft, pending, phrase("ask-calm-which"), slot_options(draft.state, found))
    if chosen is not None and chosen.slot is not None:
        draft.emit(Calmed(chosen.slot))


def strengthen(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """An enemy's Attack is higher for the rest of this turn (ALN-TEXT-11)."""
    found = targets(draft.state, "enemy", str(clause.args.get("where", "any")))
    by = number(draft.state, clause, "by", COUNTERS)
    if not found or not by:
        return
    chosen = pick(draft, pending, phrase("ask-strengthen-which", n=by), slot_options(draft.state, found))
    if chosen is not None and chosen.slot is not None:
        draft.emit(Strengthened(chosen.slot, by))


VERBS: Verbs[AlienState] = {
    "attach": attach, "block": block, "move": move, "swap": swap, "hide": hide, "calm": calm,
    "strengthen": strengthen, "complete": finish,
}  # fmt: skip
