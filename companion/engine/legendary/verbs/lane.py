"""Verbs on the line of spaces: turn up, push, drag back, drop, move, swap, hide, attach, add a card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.crossing.prompts import Prompt
from companion.core.language.asks import Option
from companion.core.language.cards import Clause
from companion.core.language.events import Event
from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine import places, zones
from companion.engine.changes import carried, lays, turned
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.lane import ENTRY
from companion.engine.legendary.state import LegendaryState
from companion.engine.legendary.verbs.board import BoardPlaces
from companion.engine.legendary.verbs.enemies import one_of
from companion.engine.legendary.verbs.reading import CardReading

S = TypeVar("S", bound=LegendaryState)


class RoomsSwapped(Event, frozen=True):
    """Two spaces have changed what lies in them."""

    zone: ZoneId
    other: ZoneId


class Attached(Event, frozen=True):
    """A card was attached to a space: it lies there and fills no place."""

    slot: SlotId
    zone: ZoneId


class EnteredOperations(Event, frozen=True):
    """A card was carried to Operations, where it stays in play (ALN-ZONE-40, FFY-RUL-06)."""

    slot: SlotId


class CardHidden(Event, frozen=True):
    """An open card was turned face down again (ALN-RULING-49)."""

    slot: SlotId


def _swapped(state: S, event: RoomsSwapped) -> S:
    """What lay in one space lies in the other."""
    one, other = state.table.zone(event.zone), state.table.zone(event.other)
    there = zones.move(state.table, one, event.other)
    return replace(state, table=zones.move(there, other, event.zone))


def _attached(state: S, event: Attached) -> S:
    """The card lies beside what is in the space, open, and no push reaches it (FFY-SPEC-15, FFY-SPEC-16)."""
    return carried(state, (event.slot,), event.zone, zones.FAR_END)


def _hidden(state: S, event: CardHidden) -> S:
    """The card lies face down where it is."""
    return turned(state, event.slot, False)


def swap_by_hand(event: RoomsSwapped, before: LegendaryState, after: LegendaryState) -> tuple[Prompt, ...]:
    """What lies in two spaces changes places."""
    text = phrase("prompt-swap", place=places.place(event.zone), other=places.place(event.other))
    return (Prompt(text, seat=after.active or None, zone=event.zone),)


class LaneVerbs(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game says of what cards do with its line of spaces."""

    reading: CardReading[S]
    board: BoardPlaces[S]
    drop: Callable[[Draft[S], SlotId], None]  # a card leaves at the exit
    reveal: Callable[[Draft[S], SlotId], None]  # a hidden card is turned up where it lies, for nothing
    add: Callable[[Draft[S]], None]  # the next card comes in
    combat: ZoneId  # where cards come that drop out
    beside: tuple[ZoneId, ...] = ()  # where a card lies that is attached, space by space
    operations: ZoneId | None = None  # beside the line, in games that have it
    places: Mapping[str, Callable[[Draft[S], SlotId], None]] = {}  # other places to carry a card to, by word

    def scan(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """A hidden card is turned up free of its price (ALN-SCAN-04)."""
        if not self.reading.is_single(draft, work, clause):
            return
        hidden, slots = self.board.hidden(draft.state), draft.state.table.slots
        if clause.args.get("where") == "entry":
            entry = self.board.entry(draft.state)
            hidden = tuple(slot for slot in hidden if slots[slot].zone == entry)
        slot = one_of(draft, work, hidden, phrase("ask-scan-which"))
        if slot is not None:
            self.reveal(draft, slot)

    def more(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """Cards are added by the push rule, one after the other (ALN-HIVE-10)."""
        if self.reading.is_single(draft, work, clause):
            self.add(draft)

    def push(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """A card of the line is moved one space on; what does not move stays (ALN-TEXT-10, FFY-KEY-13)."""
        state, board = draft.state, self.board
        slot = one_of(draft, work, board.in_lane(state), phrase("ask-push-which"))
        if slot is not None:
            at = board.lane.spaces.index(state.table.slots[slot].zone)
            board.lane.enter(draft, slot, at + 1)

    def drag(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """An enemy that has come out goes back into the first space, face up (ALN-FACE-08)."""
        state = draft.state
        out = self.board.enemies_in(state, self.combat)
        found = [slot for slot in out if not self.board.is_fixed(state, slot)]
        slot = one_of(draft, work, found, phrase("ask-drag-which"))
        if slot is not None:
            self.board.lane.enter(draft, slot, ENTRY)

    def drop_hidden(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """The hidden card nearest the exit drops out and is turned up there."""
        hidden = self.board.hidden(draft.state)
        if self.reading.is_single(draft, work, clause) and hidden:
            self.drop(draft, hidden[-1])

    def move(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """A card of the board is carried to another place; a space pushes what lies there (ALN-HIVE-10)."""
        slot, what = work.moved, str(clause.args["what"])
        found = self.board.movable(draft.state, what, str(clause.args.get("where", "any")))
        if what == "this":
            found = (work.slot,) if work.slot is not None else ()
        if slot not in found:
            slot = one_of(draft, work, found, phrase("ask-move-which"))
        if slot is not None:
            self._carry(draft, replace(work, moved=slot), slot, str(clause.args["to"]))

    def _carry(self, draft: Draft[S], work: DoClause, slot: SlotId, to: str) -> None:
        """To the Combat Zone, Operations, or a space (ALN-HIVE-10, ALN-ZONE-40, FFY-RUL-06)."""
        state, lane = draft.state, self.board.lane
        if to == "combat":
            if state.table.slots[slot].zone != self.combat:
                self.drop(draft, slot)
        elif to == "operations" and self.operations is not None:
            draft.emit(EnteredOperations(slot))
        elif to in self.places:
            self.places[to](draft, slot)
        elif to == "entry":
            lane.enter(draft, slot, ENTRY)
        else:
            own, there = state.table.slots[slot].zone, state.table.zone
            beyond = {one for one in lane.spaces if any(self.board.is_beyond(state, at) for at in there(one))}
            rooms = tuple(one for one in lane.open(state) if one != own and one not in beyond)
            asked = work if work.answer in rooms else replace(work, answer=None)
            room = space_of(draft, asked, "ask-move-where", rooms)
            if room is not None:
                lane.enter(draft, slot, lane.spaces.index(room))

    def swap(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """A card of the line changes places with what lies in another space (ALN-HIVE-03)."""
        state, lane, slot = draft.state, self.board.lane, work.moved
        there = tuple(one for room in lane.spaces for one in state.table.zone(room))
        found = tuple(one for one in there if not self.board.is_fixed(state, one))
        if slot not in found:
            slot, work = one_of(draft, work, found, phrase("ask-swap-which")), replace(work, answer=None)
        if slot is None:
            return
        own = state.table.slots[slot].zone
        fixed = {state.table.slots[one].zone for one in there if self.board.is_fixed(state, one)}
        others = tuple(room for room in lane.open(state) if room != own and room not in fixed)
        room = space_of(draft, replace(work, moved=slot), "ask-swap-where", others)
        if room is not None:
            draft.emit(RoomsSwapped(own, room))

    def hide(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """An open enemy of the line is turned face down; it is revealed again later (ALN-RULING-49)."""
        state = draft.state
        found = tuple(
            slot for space in self.board.lane.spaces for slot in self.board.enemies_in(state, space)
        )
        slot = one_of(draft, work, found, phrase("ask-hide-which"))
        if slot is not None:
            draft.emit(CardHidden(slot))

    def attach(self, draft: Draft[S], work: DoClause, clause: Clause) -> None:
        """This card is attached to a space, which it leaves clear (ALN-ROOM-01, 02, FFY-SPEC-15, 18)."""
        slot, where = work.slot, str(clause.args.get("where", "here"))
        if slot is None or work.play:
            return
        space = space_of(draft, work, "ask-attach-where", self._meant(draft.state, slot, where))
        if space is not None:
            draft.emit(Attached(slot, self.beside[self.board.lane.spaces.index(space)]))

    def _meant(self, state: S, slot: SlotId, where: str) -> tuple[ZoneId, ...]:
        """The spaces of the game that a word means: any, a clear one, the entry, or where the card lies."""
        there = self.board.lane.open(state)
        if where in ("any", "clear"):
            return there if where == "any" else self.board.clear(state)
        own = state.table.slots[slot].zone
        return there[:1] if where == "entry" else tuple(space for space in there if space == own)

    def feature(self) -> Feature[S]:
        """The chapter as a room names it."""
        return Feature(
            name="verbs-of-the-lane",
            verbs={
                "scan": self.scan, "hive": self.more, "push": self.push, "drag": self.drag,
                "reveal-combat": self.drop_hidden, "move": self.move, "swap": self.swap, "hide": self.hide,
                "attach": self.attach,
            },
            events={
                RoomsSwapped: _swapped, CardHidden: _hidden, Attached: _attached,
                EnteredOperations: lays(self.operations),
            },
            prompts={RoomsSwapped: swap_by_hand},
            carries=(CardHidden, Attached, EnteredOperations),
        )  # fmt: skip


def placed(event: Callable[[SlotId], Event]) -> Callable[[Draft[S], SlotId], None]:
    """A place to which a card is carried by an event alone."""
    return lambda draft, slot: draft.emit(event(slot))


def space_of(draft: Draft[S], work: DoClause, why: str, spaces: tuple[ZoneId, ...]) -> ZoneId | None:
    """One of these spaces; None while it is asked, or when there is none."""
    if not spaces:
        return None
    chosen = pick(draft, work, phrase(why), [Option(space, places.place(space)) for space in spaces])
    return ZoneId(chosen.key) if chosen is not None else None
