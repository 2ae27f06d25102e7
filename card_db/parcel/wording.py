"""Conflicts as people read them: what it is about, and both sides side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from card_db.cardset import CardSet
from card_db.parcel.contents import Guest, SetFile
from card_db.parcel.gathering import Here
from card_db.parcel.lines import Line, Told
from card_db.parcel.manifest import checksum
from card_db.parcel.merging import Knot, Said
from card_db.parcel.naming import names_of
from companion.core.parcels import Conflict, Kind

PLACES = {
    "face": "on the face of {what}",
    "back": "on the back of {what}",
    "mark": "on {what}",
    "design": "on every {what}",
    "stack": "on the divider of {what}",
}
SHOWN_CARDS = 5


class Wording:
    """Words conflicts with the names that cards have here."""

    def __init__(self, here: Here, arriving: Iterable[SetFile]) -> None:
        """Take the names of what is here and what arrives, and those that the owner told."""
        self._names = {**names_of(arriving), **names_of(here.sets, here.told)}

    def of_entry(self, knot: Knot[Told]) -> Conflict:
        """A field with two values."""
        one = knot.theirs[0]
        what = f"{self._name(f'{one.room}:{one.of}', one.of)}, {one.field}"
        return conflict("entries", what, knot, lambda told: f"{told.value}" + dated(told.at))

    def of_lines(self, knot: Knot[Line]) -> Conflict:
        """Codes that cannot be on all these cards."""
        cards = dict.fromkeys(self._card(line) for line in (*knot.mine, *knot.theirs))
        return conflict("collection", ", ".join(cards), knot, self._line)

    def of_set(self, knot: Knot[SetFile]) -> Conflict:
        """A set with two contents."""
        mine, theirs = knot.mine[0].card_set, knot.theirs[0].card_set
        sides = {id(mine): only_in(mine, theirs), id(theirs): only_in(theirs, mine)}
        what = f"the set {mine.titles.get('en', mine.id)} ({mine.id})"
        return conflict("sets", what, knot, lambda one: f"{told_set(one)}{sides[id(one.card_set)]}")

    def of_person(self, knot: Knot[Guest]) -> Conflict:
        """Somebody with two names or colours."""
        return conflict("people", knot.mine[0].person.name, knot, told_person)

    def _name(self, key: str, id: str) -> str:
        name = self._names.get(key)
        return f"{name} ({id})" if name else id

    def _card(self, line: Line) -> str:
        return self._name(line.of.partition("#")[0], line.of)

    def _line(self, line: Line) -> str:
        what = f"table mark {line.code}" if line.on == "mark" else f"code {shown(line.code)}"
        return f"{what} {PLACES[line.on].format(what=self._card(line))}"


def conflict(kind: Kind, what: str, knot: Knot[Said], say: Callable[[Said], str]) -> Conflict:
    """A conflict of any kind; its key is the first thing it is about, and so the same at every look."""
    first = min(claim for one in knot.theirs for claim in one.claims())
    return Conflict(" ".join(first), kind, what, sides(knot.mine, say), sides(knot.theirs, say))


def sides(said: Sequence[Said], say: Callable[[Said], str]) -> tuple[str, ...]:
    """One side of a conflict, a line for everything said."""
    return tuple(say(one) for one in said)


def dated(at: str) -> str:
    """When something was told, as far as anybody knows."""
    return f" (told {at[:10]})" if at else ""


def shown(code: str) -> str:
    """A code as it can be shown: without what would move the cursor of a terminal."""
    return code if code.isprintable() else repr(code)


def told_set(file: SetFile) -> str:
    """A set in numbers."""
    cards = sum(card.copies for card in file.card_set.cards)
    return f"{len(file.card_set.cards)} designs, {cards} cards, version {checksum(file.data)[:8]}"


def only_in(one: CardSet, other: CardSet) -> str:
    """The cards that a set has otherwise than another, the first few by name."""
    known = {card.design: card for card in other.cards}
    odd = [card.titles.get("en", card.design) for card in one.cards if known.get(card.design) != card]
    if not odd:
        return ""
    more = f" and {len(odd) - SHOWN_CARDS} more" if len(odd) > SHOWN_CARDS else ""
    return f"; its own: {', '.join(odd[:SHOWN_CARDS])}{more}"


def told_person(guest: Guest) -> str:
    """Somebody in words."""
    person = guest.person
    return f"{person.name}, colour {person.colour}, {person.language}"
