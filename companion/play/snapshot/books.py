"""A snapshot of the table laid beside the books: which cards lie where they should, and which do not; pure.

Only what everybody may know is compared: open cards of which all know which they are. What the app alone
knows of a hidden card makes no difference here.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from companion.core.language.asks import Identity
from companion.core.language.ids import CopyId, DesignId, SlotId, ZoneId
from companion.core.language.slots import Table
from companion.engine.room import Room
from companion.engine.zone_table import STRIP
from companion.intake.shown import could_be


class Lies(msgspec.Struct, frozen=True):
    """A thing that lies somewhere: the copies it could be, all of one design; none: no readable face."""

    key: tuple[str, str]  # its text and its place: the same as long as it lies there
    copies: tuple[CopyId, ...]
    place: str


class Stray(msgspec.Struct, frozen=True):
    """A card that lies where the books do not have it; `slot` is where they do, when that lies open."""

    key: tuple[str, str]
    copy: CopyId
    place: str
    slot: SlotId | None = None


class Books(msgspec.Struct, frozen=True):
    """What everybody knows to lie where."""

    places: Mapping[str, tuple[ZoneId, ...]]  # the zones whose cards lie at a place
    open: Mapping[str, tuple[SlotId, ...]]  # the open, known cards of a place
    hidden: Mapping[str, tuple[SlotId, ...]]  # its cards that lie face down
    unnamed: Mapping[str, tuple[SlotId, ...]]  # its open cards of which nobody has said which they are
    at: Mapping[SlotId, str]  # the place of every card
    where: Mapping[CopyId, SlotId]  # the slots of open cards

    def is_place(self, place: str) -> bool:
        """Whether a place of the table is one of this game's."""
        return place in self.places


class Twice(msgspec.Struct, frozen=True):
    """Two things that lie there with one label, which belongs to one card only."""

    text: str
    copy: CopyId
    places: tuple[str, str]


class Comparison(msgspec.Struct, frozen=True):
    """What lies where it should, by what lies there, and what does not."""

    books: Books
    lies: Mapping[tuple[str, str], SlotId] = {}  # agreed, by key
    taken: frozenset[SlotId] = frozenset()
    strays: tuple[Stray, ...] = ()
    things: tuple[Lies, ...] = ()  # without a readable face, where the books have nothing
    twice: tuple[Twice, ...] = ()


def places_of(room: Room, state: Any) -> dict[ZoneId, str]:
    """The place of the table of every zone: its own name, unless the room or the turn says otherwise."""
    table = room.zone_table
    zones = dict.fromkeys((*table.of_game(state), *state.table.zones))
    return {zone: table.place(zone, state.turn.seat) for zone in zones} | dict(room.lies_at(state))


def books_of(room: Room, state: Any) -> Books:
    """The books of a State as everybody may know them."""
    at = places_of(room, state)
    places: defaultdict[str, list[ZoneId]] = defaultdict(list)
    sorts: dict[str, defaultdict[str, list[SlotId]]] = {
        sort: defaultdict(list) for sort in ("open", "hidden", "unnamed")
    }
    where: dict[CopyId, SlotId] = {}
    slots: dict[SlotId, str] = {}
    table = state.table
    for zone, place in at.items():
        places[place].append(zone)
        for slot in table.zones.get(zone, ()):
            held = table.slots[slot]
            slots[slot] = place
            sorts["hidden" if not held.face_up else "open" if held.copy else "unnamed"][place].append(slot)
            if held.face_up and held.copy is not None:
                where[held.copy] = slot
    found = {sort: _frozen(by_place) for sort, by_place in sorts.items()}
    zones = {place: tuple(there) for place, there in places.items()}
    return Books(zones, found["open"], found["hidden"], found["unnamed"], slots, where)


def _frozen(by_place: Mapping[str, list[SlotId]]) -> dict[str, tuple[SlotId, ...]]:
    return {place: tuple(slots) for place, slots in by_place.items()}


def in_game(table: Table, copies: Iterable[CopyId]) -> tuple[CopyId, ...]:
    """The copies that are played with; of two designs nobody can say which one is meant, so neither is."""
    here = tuple(copy for copy in copies if copy in table.designs)
    return here if len({table.designs[copy] for copy in here}) == 1 else ()


def compare(books: Books, state: Any, lying: Sequence[Lies]) -> Comparison:
    """Lay what lies on the table beside the books: first the very cards, then their twins, then the rest."""
    table, lies, taken = state.table, dict[tuple[str, str], SlotId](), set[SlotId]()
    rest = [one for one in lying if one.copies]
    for fits in (_very_card, _twin):
        left = []
        for one in rest:
            slot = fits(books, table, one, taken)
            if slot is None:
                left.append(one)
            else:
                lies.setdefault(one.key, slot)
                taken.add(slot)
        rest = left
    strays: list[Stray] = []
    agreed = {text for text, _place in lies}
    for one in rest:
        if len(one.copies) > 1 or one.key[0] not in agreed:  # one code on two cards: the other is nobody's
            strays += _stray(books, state, one, taken, strays)
    bare = tuple(one for one in lying if not one.key[0] and _is_empty(books, one.place))
    return Comparison(books, lies, frozenset(taken), tuple(strays), bare, tuple(_twice(lying)))


def _twice(lying: Sequence[Lies]) -> Iterator[Twice]:
    """Which label of a single card lies there on two."""
    first: dict[str, Lies] = {}
    said: set[str] = set()
    for one in lying:
        text = one.key[0]
        before = first.setdefault(text, one)
        if text and len(one.copies) == 1 and before is not one and text not in said:
            said.add(text)
            yield Twice(text, one.copies[0], (before.place, one.place))


def _very_card(books: Books, table: Table, one: Lies, taken: set[SlotId]) -> SlotId | None:
    here = (books.where.get(copy) for copy in one.copies)
    return next((s for s in here if s is not None and s not in taken and books.at[s] == one.place), None)


def _twin(books: Books, table: Table, one: Lies, taken: set[SlotId]) -> SlotId | None:
    design, there = table.designs[one.copies[0]], books.open.get(one.place, ())
    return next((slot for slot in there if slot not in taken and design_in(table, slot) == design), None)


def _stray(
    books: Books, state: Any, one: Lies, taken: set[SlotId], others: Sequence[Stray]
) -> Iterator[Stray]:
    """Which card of the books it is that lies here; a code that is seen once more already is nobody's."""
    gone = {stray.copy for stray in others}
    free = [copy for copy in one.copies if copy not in gone]
    if not free:
        return
    copy = min(free, key=lambda copy: _rank(books, state, copy, taken))
    slot = books.where.get(copy)
    if slot is not None and slot in taken:
        slot = _free_twin(books, state.table, state.table.designs[copy], taken | _slots(others))
    yield Stray(one.key, copy, one.place, slot)


def _slots(strays: Sequence[Stray]) -> set[SlotId]:
    return {stray.slot for stray in strays if stray.slot is not None}


def _rank(books: Books, state: Any, copy: CopyId, taken: set[SlotId]) -> int:
    """How likely it is this copy of its design: asked for, not located, lying elsewhere, found already."""
    ask, slot = state.ask, books.where.get(copy)
    if slot is None:
        return 0 if isinstance(ask, Identity) and could_be(state, ask, copy) else 1
    return 2 if slot not in taken else 3


def _free_twin(books: Books, table: Table, design: DesignId, taken: set[SlotId]) -> SlotId | None:
    """An open card of this design that was found nowhere."""
    every = (slot for slots in books.open.values() for slot in slots)
    return next((slot for slot in every if slot not in taken and design_in(table, slot) == design), None)


def design_in(table: Table, slot: SlotId) -> DesignId | None:
    """Which design lies in a slot."""
    copy = table.slots[slot].copy
    return table.designs[copy] if copy is not None else None


def _is_empty(books: Books, place: str) -> bool:
    """Whether the books have nothing at a place of the game."""
    sorts = (books.open, books.hidden, books.unnamed)
    return place != STRIP and books.is_place(place) and not any(sort.get(place) for sort in sorts)
