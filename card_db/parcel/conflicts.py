"""Conflicts as people read them: what it is about, and both sides side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from card_db.cardset import CardSet
from card_db.cardtable import NUMBERS
from card_db.parcel.contents import Guest, SetFile
from card_db.parcel.extras import CardPicture, StackMark
from card_db.parcel.inventory import Here
from card_db.parcel.lines import Line, Told
from card_db.parcel.manifest import checksum
from card_db.parcel.merger import Knot, Said
from card_db.parcel.names import names_of
from card_db.parcel.sentences import english
from companion.core.language.phrases import Phrase, named, phrase, title
from companion.core.ports.parcels import Conflict, Kind

SHOWN_CARDS = 5
SAID = (*NUMBERS, "scan", "slots", "credits", "stage", "rank", "repair", "vp", "need")  # fields with words


class Wording:
    """Words conflicts with the names that cards have here."""

    def __init__(self, here: Here, arriving: Iterable[SetFile]) -> None:
        """Take the names of what is here and what arrives, and those that the owner told."""
        self._names = {**names_of(arriving), **names_of(here.sets, here.told)}

    def of_entry(self, knot: Knot[Told]) -> Conflict:
        """A field with two values."""
        one = knot.theirs[0]
        card = self._name(f"{one.room}:{one.of}", one.of)
        field = Phrase(f"field-{one.field}") if one.field in SAID else named(one.field)
        return conflict("entries", phrase("parcel-of-field", card=card, field=field), knot, told_value)

    def of_lines(self, knot: Knot[Line]) -> Conflict:
        """Codes that cannot be on all these cards."""
        cards = dict.fromkeys(self._card(line) for line in (*knot.mine, *knot.theirs))
        return conflict("collection", named(", ".join(cards)), knot, self._line)

    def of_set(self, knot: Knot[SetFile]) -> Conflict:
        """A set with two contents."""
        mine, theirs = knot.mine[0].card_set, knot.theirs[0].card_set
        others = {id(mine): theirs, id(theirs): mine}
        what = phrase("parcel-of-set", title=title(mine.titles or {"en": mine.id}), id=mine.id)
        return conflict("sets", what, knot, lambda one: told_set(one, others[id(one.card_set)]))

    def of_person(self, knot: Knot[Guest]) -> Conflict:
        """Somebody with two names or colours."""
        return conflict("people", named(knot.mine[0].person.name), knot, told_person)

    def of_stack(self, knot: Knot[StackMark]) -> Conflict:
        """A stack that was put away or checked otherwise."""
        one = knot.mine[0]
        name = self._name(f"{one.box}/{one.stack}", one.stack)
        return conflict("collection", named(name), knot, told_stack)

    def of_picture(self, knot: Knot[CardPicture]) -> Conflict:
        """A card with two pictures."""
        design = knot.mine[0].design
        names = (self._names[key] for key in self._names if key.endswith(f":{design}"))
        return conflict("pictures", named(next(names, design)), knot, told_picture)

    def _name(self, key: str, id: str) -> str:
        name = self._names.get(key)
        return f"{name} ({id})" if name else id

    def _card(self, line: Line) -> str:
        return self._name(line.of.partition("#")[0], line.of)

    def _line(self, line: Line) -> Phrase:
        code = line.code if line.on == "mark" else shown(line.code)
        return phrase(f"parcel-code-{line.on}", code=code, what=self._card(line))


def conflict(kind: Kind, what: Phrase, knot: Knot[Said], say: Callable[[Said], Phrase]) -> Conflict:
    """A conflict of any kind; its key is the first thing it is about, and so the same at every look."""
    first = min(claim for one in knot.theirs for claim in one.claims())
    here, there = (tuple(say(one) for one in side) for side in (knot.mine, knot.theirs))
    mine, theirs = (tuple(english(one) for one in side) for side in (here, there))
    return Conflict(" ".join(first), kind, english(what), mine, theirs, what, here, there)


def told_value(told: Told) -> Phrase:
    """A value, and when it was told as far as anybody knows."""
    is_known = told.value is not None
    key = f"parcel-{'value' if is_known else 'withdrawn'}{'-told' if told.at else ''}"
    value = {"value": str(told.value)} if is_known else {}
    return phrase(key, **value, **({"day": told.at[:10]} if told.at else {}))


def shown(code: str) -> str:
    """A code as it can be shown: without what would move the cursor of a terminal."""
    return code if code.isprintable() else repr(code)


def told_set(file: SetFile, other: CardSet) -> Phrase:
    """A set in numbers, and the first few cards that it has otherwise than another."""
    one = file.card_set
    cards = sum(card.copies for card in one.cards)
    said: dict[str, str | int] = {
        "designs": len(one.cards), "cards": cards, "version": checksum(file.data)[:8],
    }  # fmt: skip
    known = {card.design: card for card in other.cards}
    odd = [card.titles.get("en", card.design) for card in one.cards if known.get(card.design) != card]
    if not odd:
        return phrase("parcel-set-in-numbers", **said)
    more = len(odd) - SHOWN_CARDS
    said["own"] = ", ".join(odd[:SHOWN_CARDS])
    return phrase("parcel-set-own-more", more=more, **said) if more > 0 else phrase("parcel-set-own", **said)


def told_person(guest: Guest) -> Phrase:
    """Somebody in words."""
    person = guest.person
    return phrase("parcel-person", name=person.name, colour=person.colour, language=person.language)


def told_stack(mark: StackMark) -> Phrase:
    """How a stack lies."""
    return phrase("parcel-stack-state", state=mark.state, day=mark.at or "-")


def told_picture(picture: CardPicture) -> Phrase:
    """A picture by its size: more of it cannot be said in words."""
    return phrase("parcel-picture", size=max(1, len(picture.data) // 1024))
