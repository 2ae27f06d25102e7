"""The shipped sets with what the owner entered laid over them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import msgspec

from card_db.boxes import doubts, open_box, open_guest
from card_db.cardset import OURS, CardSet
from card_db.errors import Fault, NotThere, SetError
from card_db.evenings import FILE as EVENINGS
from card_db.evenings import Evening, pack_of, read_evenings
from card_db.loader import SHIPPED, CheckRoom, fingerprint, parse_set, read_bytes, set_files, where
from card_db.shelf import Shelf
from card_db.taught import Taught
from companion.core.language.cards import Card
from companion.core.language.guests import Guest
from companion.core.language.ids import CopyId
from companion.core.language.provenance import Provenance
from companion.core.ports.collection import Box
from companion.core.ports.doctor import Finding

SHAPE = 3  # goes up when a set read by an older version has to be read again
NO_BOX = "There is no box {name!r} for {room}. Choose one of: {known}."


class SetFiles:
    """The catalogue (the port `Catalogue`): set files, read again whenever they change."""

    def __init__(
        self,
        shelf: Shelf,
        taught: Taught,
        root: Path = SHIPPED,
        check_card: CheckRoom | None = None,
        vocabulary: str = "",
        own: Path | None = None,
    ) -> None:
        """Read sets below `root` and the owner's below `own`; a new `vocabulary` has all checked again."""
        self.own = own
        self._shelf = shelf
        self._taught = taught
        self._root = root
        self._check_card = check_card
        self._vocabulary = vocabulary
        self._read: dict[Path, tuple[str, CardSet]] = {}
        self._used: frozenset[Path] = frozenset()

    def boxes(self, room: str) -> Sequence[str]:
        """The names of the boxes there are for a room, practice boxes first, packs of them last."""
        sets = sorted(self.sets(room), key=lambda one: not one.practice)
        names = tuple(one.id for one in sets if not one.is_guest)
        return (*names, *(pack.name for pack in self.evenings(room) if pack.set in names))

    def box(self, room: str, name: str) -> Box:
        """The cards of one box; raises SetError when its file is faulty."""
        return open_box(self.card_set(room, name), self._taught.everything(room), self.guests(room, name))

    def guests(self, room: str, box: str = "") -> Sequence[Guest]:
        """The sets that can be mixed into a game, or into one of its boxes, with what was told of them.

        Those of other games that play in it, and those of its own that join other boxes (VIL-MIX-01).
        """
        here = self._taught.everything(room)
        found = []
        for one in self.sets():
            if one.comes_to(room, box):
                there = self._taught.everything(one.room)
                told = {name: {**there.get(name, {}), **here.get(name, {})} for name in (*there, *here)}
                found.append(open_guest(one, told))
        return tuple(found)

    def card_set(self, room: str, name: str) -> CardSet:
        """A set as its file says, with its stacks and their names; or a pack of it, as if it were one."""
        pack = next((one for one in self.evenings(room) if one.name == name), None)
        if pack is not None:
            return pack_of(self.card_set(room, pack.set), pack)
        sets, faults = self._load()
        for one in sets:
            if (one.room, one.id) == (room, name):
                return one
        here = [fault for fault in faults if fault.file.startswith(f"{room}/")]
        if here:
            raise SetError(here)
        known = ", ".join(one.id for one in sets if one.room == room) or "none"
        raise NotThere(NO_BOX.format(name=name, room=room, known=known))

    def evenings(self, room: str) -> Sequence[Evening]:
        """The packs there are for a room: parts of sets to print and play; a damaged file has none."""
        try:
            return read_evenings(self._root / room)
        except SetError:
            return ()

    def provenance(self, room: str, design: str) -> Provenance:
        """Where the facts of a design come from, its sources in words; our own cards need no witness."""
        card_set = self._set_with(room, design)
        if card_set is None:
            return OURS
        note = card_set.note(design)
        origin = {field: card_set.witnesses(told) for field, told in note.origin.items()}
        return msgspec.structs.replace(note, sources=card_set.witnesses(note.sources), origin=origin)

    def doubtful(self, room: str, design: str) -> Sequence[str]:
        """The known fields of a design that are not sure, and that the owner has not told."""
        card_set = self._set_with(room, design)
        if card_set is None:
            return ()
        card = next(one for one in card_set.cards if one.design == design)
        return doubts(card, self._taught.everything(room).get(design, {}), card_set.note(design))

    def _set_with(self, room: str, design: str) -> CardSet | None:
        """The set that has this design."""
        return next((one for one in self.sets(room) for card in one.cards if card.design == design), None)

    def sets(self, room: str | None = None) -> Sequence[CardSet]:
        """All sets that can be used, of one room or of all."""
        return tuple(one for one in self._load()[0] if room in (None, one.room))

    def files(self) -> dict[Path, CardSet]:
        """The files of all sets that can be used."""
        self._load()
        return {path: one for path, (_, one) in self._read.items() if path in self._used}

    def is_own(self, path: Path) -> bool:
        """Whether this is a file of the owner's own sets, not a shipped one."""
        return self.own is not None and path.is_relative_to(self.own)

    def name_of(self, copy: CopyId) -> str:
        """A copy as a sentence names it: the card's English name, where it is known, and the copy's id."""
        set_id, _, rest = copy.partition("/")
        design = rest.rpartition("#")[0]
        for one in self.sets():
            for card in one.cards if one.id == set_id else ():
                if card.design == design and "en" in card.titles:
                    return f"{card.titles['en']} ({copy})"
        return str(copy)

    def findings(self) -> Sequence[Finding]:
        """What is wrong with set files, a line each."""
        remedy = "Correct the file; its format is described in card_db/schema/set.md."
        faults = self._load()[1]
        for folder in sorted(path.parent for path in self._root.glob(f"*/{EVENINGS}")):
            try:
                read_evenings(folder)
            except SetError as error:
                faults = [*faults, *error.faults]
        return tuple(Finding("card sets", "broken", str(fault), remedy) for fault in faults)

    def _load(self) -> tuple[list[CardSet], list[Fault]]:
        """Every set file: the good ones, and the faults of the others."""
        good: list[CardSet] = []
        faults: list[Fault] = []
        used: set[Path] = set()
        for path in self._paths():
            try:
                one = self._load_file(path)
            except SetError as error:
                faults.extend(error.faults)
                continue
            doubles = list(clashes(one, good, path))
            faults.extend(doubles)
            if not doubles:
                good.append(one)
                used.add(path)
        self._used = frozenset(used)
        return good, faults

    def _paths(self) -> Sequence[Path]:
        """Shipped files first, so that of two sets with one id the owner's is the one at fault."""
        return (*set_files(self._root), *(set_files(self.own) if self.own else ()))

    def _load_file(self, path: Path) -> CardSet:
        """One set: as read before, from the store's cache, or from its file."""
        data = read_bytes(path)
        mark = f"{fingerprint(data)} {SHAPE} {self._vocabulary}"
        before = self._read.get(path)
        if before and before[0] == mark:
            return before[1]
        name = f"own/{where(path)}" if self.is_own(path) else where(path)
        one = self._shelf.take(name, mark)
        if one is None:
            one = self.parse(data, path)
            self._shelf.put(name, mark, one)
        self._read[path] = (mark, one)
        return one

    def problems(self, room: str, card: Card) -> Sequence[str]:
        """What nothing here would understand on a card."""
        return self._check_card(room, card) if self._check_card else ()

    def parse(self, data: bytes, path: Path) -> CardSet:
        """A set from the bytes of its file, understood by the rules; raises SetError with all its faults."""
        check = partial(self._check_card, path.parent.name) if self._check_card else None
        return parse_set(data, path, check)


def clashes(one: CardSet, others: Sequence[CardSet], path: Path) -> Sequence[Fault]:
    """Ids that another set has already: copies and the owner's entries could not be told apart."""
    faults = []
    for other in others:
        if other.id == one.id:
            faults.append(Fault(where(path), "set", f"the id '{one.id}' is already used in {other.room}"))
        if meet(one, other):
            taken = {card.design for card in other.cards}
            double = [card.design for card in one.cards if card.design in taken]
            reason = f"the id is already used in the set '{other.id}'"
            faults.extend(Fault(where(path), f"card '{design}'", reason) for design in double)
            stacks = {stack.id for stack in other.stacks} if other.room != one.room else set()
            same = [stack.id for stack in one.stacks if stack.id in stacks]
            faults.extend(Fault(where(path), f"stack '{stack}'", reason) for stack in same)
    return faults


def meet(one: CardSet, other: CardSet) -> bool:
    """Whether cards of two sets can lie on one table."""
    return bool({one.room, *one.plays_in} & {other.room, *other.plays_in})
