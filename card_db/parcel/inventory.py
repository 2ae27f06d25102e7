"""What is here, as a parcel says it, always in the same order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection, select
from sqlmodel import col

from card_db.boxes import TITLE, open_box
from card_db.cardset import CardSet
from card_db.catalogue import SetFiles
from card_db.journal import lenient
from card_db.loader import read_bytes
from card_db.models import CopyRow, LabelRow, MarkRow, PersonRow, TagRow, TaughtRow
from card_db.parcel.contents import Guest, SetFile
from card_db.parcel.extras import CardPicture, StackMark, bags_in, fitting_pictures, stacks_in
from card_db.parcel.lines import ON, Line, Told, can_stick, can_travel
from companion.core.language.cards import EFFECT, UNKNOWN
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.people import Person


class Names(msgspec.Struct, frozen=True):
    """What codes of a set can be on."""

    designs: frozenset[str]
    stacks: frozenset[str]


Known = Mapping[str, Names]  # by the ids of sets


def names_of(sets: Iterable[CardSet]) -> Known:
    """What there is in these sets."""
    return {
        one.id: Names(
            frozenset(card.design for card in one.cards), frozenset(stack.id for stack in one.stacks)
        )
        for one in sets
    }


def is_known(line: Line, known: Known) -> bool:
    """Whether a set has the card or stack of a line."""
    names = known.get(line.set_id)
    return names is not None and line.part in (names.stacks if line.on == "stack" else names.designs)


class Here(msgspec.Struct, frozen=True):
    """Everything of this computer that a parcel could speak of, except games."""

    sets: tuple[SetFile, ...]  # shipped ones too
    lines: tuple[Line, ...]
    told: tuple[Told, ...]
    people: tuple[Guest, ...]
    stacks: tuple[StackMark, ...] = ()
    bags: tuple[str, ...] = ()
    pictures: tuple[CardPicture, ...] = ()

    @property
    def known(self) -> Known:
        """What there is in the sets."""
        return names_of(one.card_set for one in self.sets)


def gather(connection: Connection, sets: tuple[SetFile, ...], pictures: tuple[CardPicture, ...] = ()) -> Here:
    """Everything at one moment."""
    return Here(
        sets=sets,
        lines=lines_in(connection),
        told=told_in(connection),
        people=tuple(Guest(person) for person in people_in(connection)),
        stacks=stacks_in(connection),
        bags=bags_in(connection),
        pictures=pictures,
    )


def sets_in(catalogue: SetFiles) -> tuple[SetFile, ...]:
    """Every set that can be used, by room and id."""
    files = [
        SetFile(read_bytes(path), card_set, path, catalogue.is_own(path))
        for path, card_set in catalogue.files().items()
    ]
    return tuple(sorted(files, key=lambda one: (one.card_set.room, one.card_set.id)))


def lines_in(connection: Connection) -> tuple[Line, ...]:
    """Every card there is with the codes on it, and every code of designs and dividers."""
    copies = list(connection.execute(select(col(CopyRow.id))).scalars())
    asked = select(col(TagRow.copy_id), col(TagRow.text)).order_by(col(TagRow.id))
    lines = [Line(copy, "face", text) for copy, text in connection.execute(asked).all()]
    tagged = {line.of for line in lines}
    lines += [Line(copy, "face") for copy in copies if copy not in tagged]
    labels = select(col(LabelRow.card_set), col(LabelRow.of), col(LabelRow.role), col(LabelRow.text))
    for card_set, of, role, text in connection.execute(labels.order_by(col(LabelRow.text))).all():
        lines.append(Line(of if role == "back" else f"{card_set}/{of}", role, text))
    marks = select(col(MarkRow.copy_id), col(MarkRow.number), col(MarkRow.box))
    lines += [Line(copy, "mark", str(number), box) for copy, number, box in connection.execute(marks).all()]
    return tuple(sorted(lines, key=by_card))  # of several codes on one card the newest stays the last


def by_card(line: Line) -> tuple[str, str, int, int]:
    """Where a line stands: by set and card, its copies counted as people count."""
    number = line.of.partition("#")[2]
    place = ON.index(line.on) if line.on in ON else len(ON)
    return line.set_id, line.part, int(number) if number.isdecimal() else 0, place


def told_in(connection: Connection) -> tuple[Told, ...]:
    """The newest of everything the owner told, by room, card and field."""
    newest: dict[tuple[str, str, str], tuple[Any, str]] = {}
    for row in connection.execute(select(TaughtRow).order_by(col(TaughtRow.id))).all():
        newest[row.room, row.of, row.field] = lenient(row.value), row.at
    return tuple(
        Told(*key, value, at)
        for key, (value, at) in sorted(newest.items())
        if value is None or (isinstance(value, (int, str)) and not isinstance(value, bool))
    )


def people_in(connection: Connection) -> tuple[Person, ...]:
    """Those who play here."""
    asked = select(col(PersonRow.id), col(PersonRow.name), col(PersonRow.colour), col(PersonRow.language))
    return tuple(Person(*row) for row in connection.execute(asked.order_by(col(PersonRow.id))).all())


def travelling(here: Here) -> tuple[Here, tuple[Phrase, ...]]:
    """What can be packed, and what has to stay behind and why."""
    known = here.known
    rooms = {one.card_set.room for one in here.sets}
    lines = [line for line in here.lines if is_known(line, known) and not can_stick(line)]
    told = [one for one in here.told if one.room in rooms and not can_travel(one)]
    left_out: list[Phrase] = []
    if len(lines) < len(here.lines):
        left_out.append(phrase("parcel-left-codes", count=len(here.lines) - len(lines)))
    if len(told) < len(here.told):
        left_out.append(phrase("parcel-left-entries", count=len(here.told) - len(told)))
    designs = {str(card.design) for one in here.sets for card in one.card_set.cards}
    pictures = fitting_pictures(here.pictures, designs)
    if len(pictures) < len(here.pictures):
        left_out.append(phrase("parcel-left-pictures", count=len(here.pictures) - len(pictures)))
    stacks = tuple(mark for mark in here.stacks if mark.box in known and mark.stack in known[mark.box].stacks)
    packed = msgspec.structs.replace(
        here, lines=tuple(lines), told=tuple(told), stacks=stacks, pictures=pictures
    )
    return packed, tuple(left_out)


def blanks(here: Here) -> tuple[Told, ...]:
    """What is printed in the owner's boxes and nobody has told yet: to be filled in by hand."""
    told: dict[str, dict[str, dict[str, Any]]] = {}
    for one in here.told:
        told.setdefault(one.room, {}).setdefault(one.of, {})[one.field] = one.value
    owned = {line.set_id for line in here.lines}
    boxes = [file.card_set for file in here.sets if not file.card_set.practice]
    mine = [card_set for card_set in boxes if card_set.id in owned] or boxes
    return tuple(blank for card_set in mine for blank in blanks_of(card_set, told.get(card_set.room, {})))


def blanks_of(card_set: CardSet, told: dict[str, dict[str, Any]]) -> list[Told]:
    """What is not known of one set: names, kinds and numbers of cards, numbers of boards."""
    box = open_box(card_set, told)
    found: list[tuple[str, str]] = []
    for design, card in box.cards.items():
        found += [(design, f"{TITLE}en")] if not card.titles else []
        found += [(design, "kind")] if card.kind == UNKNOWN else []
        found += [(design, field) for field, value in card.numbers.items() if value is None]
        found += [(design, EFFECT)] if card.is_hearsay else []
    for place, fields in card_set.boards.items():
        found += [(place, field) for field in fields if field not in box.boards.get(place, {})]
    return [Told(card_set.room, of, field, "") for of, field in found]
