"""What is known of the cards of a set and what is not: as shipped, and as its owner told; pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from card_db.boxes import COPIES, doubts, with_entries
from card_db.cardset import CardSet, Stack
from card_db.forms import RoomForms
from companion.core.crossing.views import Figure, Shape
from companion.core.language.cards import UNKNOWN, Card
from companion.core.language.ids import DesignId
from companion.core.language.phrases import Phrase, named, phrase, title
from companion.core.ports.cards import Doing, Fact
from companion.play.names import SHAPES

Told = Mapping[str, Mapping[str, Any]]  # design -> field -> what the owner said
OTHERS: Mapping[str, Shape] = {  # the shapes of numbers that other games print
    "strength": "fight", "bonus": "fight", "ap": "pay", "repair": "pay", "credits": "pay", "vp": "points",
    "population": "points", "back-population": "points", "resistance": "hazard", "back-resistance": "hazard",
    "rank": "level", "episode": "level",
}  # fmt: skip
WORDS = ("kind", "klass", "crew", "person")  # printed words that a page shows


class Sheet(msgspec.Struct, frozen=True):
    """A set with its owner's entries laid over it."""

    card_set: CardSet
    told: Told
    shipped: dict[DesignId, Card]
    cards: dict[DesignId, Card]
    kind_fields: Mapping[str, frozenset[str]]  # the numbers that our own cards of a kind have
    forms: RoomForms = RoomForms()  # what is asked where no card of ours shows it

    def stack(self, name: str) -> Stack:
        """A stack by its name; raises KeyError when the set has none of that name."""
        return next(stack for stack in self.card_set.stacks if stack.id == name)

    def of_stack(self, name: str) -> tuple[Card, ...]:
        """The cards of a stack in the order of the set."""
        return tuple(card for card in self.cards.values() if card.stack == name)

    def copies(self, card: Card) -> int:
        """How many there are of a card: the owner's count, or the set's."""
        counted = self.told.get(card.design, {}).get(COPIES)
        return counted if isinstance(counted, int) else card.copies


def sheet_of(card_set: CardSet, told: Told, ours: Iterable[CardSet], forms: RoomForms | None = None) -> Sheet:
    """Lay the entries over a set; `ours` are the practice sets of its room, `forms` what else is asked."""
    asked = forms or RoomForms()
    shipped = {card.design: card for card in card_set.cards}
    cards = {
        card.design: with_entries(card, told.get(card.design, {}), card_set.note(card.design))
        for card in card_set.cards
    }
    return Sheet(card_set, told, shipped, cards, {**kind_fields(ours), **asked.numbers}, asked)


def kind_fields(ours: Iterable[CardSet]) -> dict[str, frozenset[str]]:
    """Which numbers a card of a kind has, as far as our own cards tell."""
    found: dict[str, set[str]] = {}
    for card in (card for one in ours for card in one.cards):
        found.setdefault(card.kind, set()).update(card.numbers)
    return {kind: frozenset(fields) for kind, fields in found.items()}


def wanted_fields(sheet: Sheet, card: Card) -> tuple[str, ...]:
    """The numbers of a card that its kind has; a card whose kind its owner told may have fewer."""
    shipped = sheet.shipped[card.design].kind
    if shipped != UNKNOWN or card.kind == UNKNOWN:
        return tuple(card.numbers)
    has = sheet.kind_fields.get(card.kind)
    return tuple(field for field in card.numbers if has is None or field in has)


def gaps(sheet: Sheet, card: Card) -> tuple[str, ...]:
    """What has to be read from a card before the app can play with it."""
    numbers = tuple(field for field in wanted_fields(sheet, card) if card.numbers[field] is None)
    return ("kind", *numbers) if card.kind == UNKNOWN else numbers


def unsure(sheet: Sheet, card: Card) -> tuple[str, ...]:
    """The numbers and the kind that only others have told."""
    told, note = sheet.told.get(card.design, {}), sheet.card_set.note(card.design)
    counts = (*wanted_fields(sheet, card), "kind", "klass")
    return tuple(field for field in doubts(card, told, note) if field in counts)


def doing(sheet: Sheet, card: Card) -> Doing:
    """Who does what the card says."""
    if not card.structured:
        return "by-hand"
    return "asked" if gaps(sheet, card) or unsure(sheet, card) else "automated"


def figures(card: Card, fields: Sequence[str]) -> tuple[Figure, ...]:
    """The numbers of a card in their shapes; what is not known is a question mark."""
    return tuple(
        Figure(shape_of(field), card.numbers.get(field), label=phrase(f"field-{field}")) for field in fields
    )


def shape_of(field: str) -> Shape:
    """The shape that a number stands in, the same in every game."""
    return SHAPES.get(field) or OTHERS.get(field, "count")


def deck_title(sheet: Sheet, name: str) -> Phrase:
    """What a stack is called."""
    titles = sheet.stack(name).titles
    return title(titles) if titles else named(name.replace("-", " ").capitalize())


def short_name(card: Card) -> Phrase:
    """A card as it is called beside the name of its deck."""
    if card.titles:
        return card.name
    return phrase(f"class-{card.klass}" if card.klass else f"kind-{card.kind}")


def facts(sheet: Sheet, card: Card) -> tuple[Fact, ...]:
    """Everything printed on a card that we know of or lack, with who says so."""
    words = [_word(sheet, card, field) for field in WORDS if getattr(card, field) or field == "kind"]
    marks = [_fact(sheet, card, "marks", _marks(card.marks))] if card.marks else []
    numbers = []
    for field in wanted_fields(sheet, card):
        value = card.numbers[field]
        numbers.append(_fact(sheet, card, field, None if value is None else named(str(value))))
    return (*numbers, *words, *marks)


def _word(sheet: Sheet, card: Card, field: str) -> Fact:
    value = str(getattr(card, field))
    if field == "kind":
        return _fact(sheet, card, field, None if value == UNKNOWN else phrase(f"kind-{value}"))
    said = phrase(f"class-{value}") if field == "klass" else named(value.replace("-", " ").title())
    return _fact(sheet, card, field, said)


def _marks(marks: Sequence[str]) -> Phrase:
    """Keywords in a row."""
    said = phrase(f"mark-{marks[0]}")
    for mark in marks[1:]:
        said = phrase("cards-and", first=said, next=phrase(f"mark-{mark}"))
    return said


def _fact(sheet: Sheet, card: Card, field: str, value: Phrase | None) -> Fact:
    note = sheet.card_set.note(card.design)
    is_told = field in sheet.told.get(card.design, {})
    sources = () if is_told else sheet.card_set.witnesses(note.told_by(field))
    sure = "high" if is_told else note.sureness(field)
    name = phrase(f"cards-field-{field}" if field in (*WORDS, "marks") else f"field-{field}")
    return Fact(field, name, value, is_told, sure, sources)


def is_described(sheet: Sheet, card: Card) -> bool:
    """Whether its owner has said anything of a card: its place is taken then."""
    return bool(sheet.told.get(card.design))
