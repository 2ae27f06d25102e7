"""Whether what a parcel speaks of is here, or comes with it; whatever is not has the whole file refused."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from pathlib import Path

from card_db.boxes import with_entries
from card_db.cardset import CardSet
from card_db.catalogue import clashes
from card_db.effects import effect_fault
from card_db.parcel.contents import Parcel, SetFile
from card_db.parcel.inventory import Here, Known, is_known, names_of
from card_db.parcel.lines import Line, Told
from card_db.parcel.manifest import checksum, member_of_set
from card_db.refusals import Refused
from companion.core.language.cards import AS_PRINTED, EFFECT, Card
from companion.core.language.phrases import Phrase, phrase

Problems = Callable[[str, Card], Sequence[str]]  # what nothing here would understand on a card of a game


def check_parcel(parcel: Parcel, here: Here, problems: Problems) -> tuple[Phrase, ...]:
    """Raise Refused for anything that is neither here nor in the parcel; gives what is worth a remark."""
    check_rooms(parcel, {one.card_set.room for one in here.sets})
    check_sets(parcel.sets, here)
    check_cards(parcel.lines, here.known, names_of(one.card_set for one in parcel.sets))
    check_told(parcel.told, (*here.sets, *parcel.sets), problems)
    check_extras(parcel, here)
    return tuple(check_marks(parcel, here))


def check_rooms(parcel: Parcel, rooms: Collection[str]) -> None:
    """Raise Refused for a game nobody here can play."""
    said = [(one.card_set.room, "parcel-no-room-set") for one in parcel.sets]
    said += [(one.room, "parcel-no-room-entries") for one in parcel.told]
    for room, key in said:
        if room not in rooms:
            raise Refused(key, room=repr(room))


def check_sets(arriving: Iterable[SetFile], here: Here) -> None:
    """Raise Refused for sets that would take the ids of others."""
    others: list[CardSet] = []
    for one in arriving:
        mine = next((file for file in here.sets if file.claims() == one.claims()), None)
        new = one.card_set
        if mine and mine.body() != one.body() and (not mine.own or mine.card_set.room != new.room):
            raise Refused("parcel-set-id", id=repr(new.id))
        beside = [file.card_set for file in here.sets if file is not mine] + others
        faults = clashes(new, beside, here_path(new))
        if faults:
            raise Refused("parcel-set-clash", id=repr(new.id), entry=faults[0].entry, fault=faults[0].reason)
        others.append(new)


def check_cards(lines: Iterable[Line], here: Known, arriving: Known) -> None:
    """Raise Refused for codes on cards, designs and stacks that nobody has."""
    for line in lines:
        if line.set_id not in here and line.set_id not in arriving:
            raise Refused("parcel-no-set", id=repr(line.set_id))
        if not is_known(line, here) and not is_known(line, arriving):
            key = "parcel-no-stack" if line.on == "stack" else "parcel-no-card"
            raise Refused(key, of=repr(line.of), id=repr(line.set_id))


def check_told(told: Iterable[Told], sets: Iterable[SetFile], problems: Problems) -> None:
    """Raise Refused for entries that make of a card what no rule understands."""
    by_card: dict[tuple[str, str], dict[str, int | str]] = {}
    for one in told:
        if one.value is not None:
            by_card.setdefault((one.room, one.of), {})[one.field] = one.value
    for card_set in (one.card_set for one in sets):
        for card in card_set.cards:
            fields = by_card.get((card_set.room, card.design))
            if fields:
                fault = effect_fault(str(fields.get(EFFECT, AS_PRINTED)))
                if fault:
                    raise Refused("parcel-no-sense", of=repr(card.design), fault=fault)
                said = with_entries(card, fields, card_set.note(card.design))
                for problem in problems(card_set.room, said):
                    raise Refused("parcel-no-sense", of=repr(card.design), fault=problem)


def check_extras(parcel: Parcel, here: Here) -> None:
    """Raise Refused for stacks and pictures of cards that nobody has."""
    sets = [one.card_set for one in (*here.sets, *parcel.sets)]
    stacks = {(one.room, one.id, stack.id) for one in sets for stack in one.stacks}
    for mark in parcel.stacks:
        if (mark.room, mark.box, mark.stack) not in stacks:
            raise Refused("parcel-no-stack", of=repr(mark.stack), id=repr(mark.box))
    designs = {str(card.design) for one in sets for card in one.cards}
    for picture in parcel.pictures:
        if picture.design not in designs:
            raise Refused("parcel-no-picture-card", name=repr(picture.design))


def check_marks(parcel: Parcel, here: Here) -> Iterable[Phrase]:
    """Raise Refused for sets that are missing; remarks on those that are another version here."""
    there = {(one.card_set.room, one.card_set.id): checksum(one.data) for one in (*here.sets, *parcel.sets)}
    for mark in parcel.manifest.sets if parcel.manifest else ():
        found = there.get((mark.room, mark.id))
        if found is None:
            raise Refused("parcel-no-set", id=repr(mark.id))
        if found != mark.sha256:
            yield phrase("parcel-other-version", id=repr(mark.id))


def here_path(card_set: CardSet) -> Path:
    """Where the owner's own set would lie, below their folder."""
    return Path(*member_of_set(card_set.room, card_set.id).split("/")[1:])
