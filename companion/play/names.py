"""Which card is it: the candidates of an open question by what people can see of them; pure.

The likeliest come first (`engine.likely`), under three headings.

Cards with a name come first, then those of which something was told, then 'a new one' of each sort that
can be told by eye: it stands for the unnamed cards of the box that nobody has met yet. Nothing is guessed
for good: a card that turns out to be another is moved with everything that was told of it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

import msgspec

from card_db.matches import mismatch
from companion.core.crossing.intents import OneMore
from companion.core.crossing.views import Figure, Offer, Shape
from companion.core.language.asks import Identity
from companion.core.language.cards import UNKNOWN, Card
from companion.core.language.commands import Answer
from companion.core.language.ids import CopyId, DesignId
from companion.core.language.phrases import Phrase, named, phrase, title
from companion.core.language.slots import Table
from companion.core.ports.collection import Box
from companion.engine.likely import ranked
from companion.engine.mixups import TOLD, met

SHAPES: Mapping[str, Shape] = {
    "attack": "fight", "recruit": "pay", "cost": "pay", "damage": "harm", "strikes": "harm",
    "health": "life", "defense": "life", "level": "level",
}  # fmt: skip
WORDS = ("kind", "klass")
Sight = tuple[str, str, str, str]  # stack, kind, class and person: what tells unnamed cards apart by eye


class Shelf(msgspec.Struct, frozen=True):
    """A box as it is shipped, before its owner told anything: its cards, and what its stacks are called."""

    cards: Mapping[DesignId, Card] = {}
    stacks: Mapping[str, dict[str, str]] = {}


class Marked(msgspec.Struct, frozen=True):
    """What the owner has done about cards: labels on copies, pictures of designs, and which were counted."""

    tagged: Collection[CopyId] = ()
    pictured: Collection[str] = ()
    counted: Collection[str] = ()


def is_nameless(card: Card) -> bool:
    """Whether only what is printed on a card tells which one it is."""
    return not card.titles and not card.structured


def is_told(table: Table, card: Card, shelf: Shelf, marked: Marked) -> bool:
    """Whether people know which unnamed card this is: something was told of it, or they have met it."""
    shipped = shelf.cards.get(card.design)
    if shipped is None or any(getattr(card, field) != getattr(shipped, field) for field in TOLD[:-1]):
        return True
    is_labelled = any(table.designs.get(copy) == card.design for copy in marked.tagged)
    return is_labelled or card.design in marked.pictured or bool(met(table, card.design))


def sight(card: Card) -> Sight:
    """What can be told by eye of a card as it is shipped."""
    return card.stack, "" if card.kind == UNKNOWN else card.kind, card.klass, card.person


def by_design(table: Table, copies: Collection[CopyId], marked: Marked) -> dict[DesignId, CopyId]:
    """One copy of each design, one without a label where there is one: it would have been shown."""
    found: dict[DesignId, CopyId] = {}
    for copy in sorted(copies, key=lambda copy: copy in marked.tagged):  # keeps the order otherwise
        found.setdefault(table.designs[copy], copy)
    order = dict.fromkeys(table.designs[copy] for copy in copies)
    return {design: found[design] for design in order}


def options(table: Table, ask: Identity, shelf: Shelf, marked: Marked) -> tuple[Offer, ...]:
    """The ways to say which card it is, each one touch."""
    copies = by_design(table, ranked(table, ask.slot), marked)
    cards = [table.cards[design] for design in copies]
    known = [card for card in cards if not is_nameless(card)]
    told = [card for card in cards if is_nameless(card) and is_told(table, card, shelf, marked)]
    news = [card for card in cards if card not in known and card not in told]
    return (
        *(_named(ask, card, copies[card.design], marked) for card in known),
        *(_told(ask, card, copies[card.design], marked) for card in told),
        *_once_more(table, ask, cards, shelf, marked),
        *_new(ask, news, copies, shelf),
    )


def _named(ask: Identity, card: Card, copy: CopyId, marked: Marked) -> Offer:
    doubted = shown_words(card)
    sub = phrase(f"class-{card.klass}" if card.klass else f"kind-{card.kind}") if doubted else None
    return Offer(
        f"answer:{ask.id}:{copy}", card.name, Answer(ask.id, copy), sub=sub, cost="show", seat=ask.seat,
        group="named", photo=_picture(card, marked),
    )  # fmt: skip


def shown_words(card: Card) -> tuple[str, ...]:
    """The doubted words that a list of candidates shows of a card: its class, which says its kind too."""
    return tuple(field for field in WORDS if field in card.unsure)


def _told(ask: Identity, card: Card, copy: CopyId, marked: Marked) -> Offer:
    return Offer(
        f"answer:{ask.id}:{copy}", card.name, Answer(ask.id, copy), sub=facts(card), cost="show",
        seat=ask.seat, group="told", figures=figures(card), photo=_picture(card, marked),
    )  # fmt: skip


def _picture(card: Card, marked: Marked) -> str:
    return card.design if card.design in marked.pictured else ""


def _once_more(
    table: Table, ask: Identity, here: Collection[Card], shelf: Shelf, marked: Marked
) -> Iterator[Offer]:
    """Cards that were met and of which the books have none left here: they may be others of their sort."""
    for card in table.cards.values():
        if is_nameless(card) and card not in here and twins(table, card, here, shelf, marked):
            yield Offer(
                f"again:{ask.id}:{card.design}", card.name, OneMore(ask.id, card.design),
                sub=phrase("offer-one-more-sub"), cost="show", seat=ask.seat, group="told",
                figures=figures(card), photo=_picture(card, marked),
            )  # fmt: skip


def twins(table: Table, card: Card, here: Collection[Card], shelf: Shelf, marked: Marked) -> list[Card]:
    """Cards of the same sort that this one may really be, and that then may be this one; fewest met first.

    Nothing is moved that its owner has counted.
    """
    have, shipped = len(met(table, card.design)), shelf.cards.get(card.design, card)
    if not have or card.design in marked.counted:
        return []
    found = [
        (len(met(table, one.design)), -one.copies, one)
        for one in here
        if is_nameless(one) and one.stack == card.stack and one.design not in marked.counted
        and one.copies > have and _could_be(one, shipped)
    ]  # fmt: skip
    return [one for count, _, one in sorted(found, key=lambda pair: pair[:2]) if count <= card.copies]


def _could_be(new: Card, shipped: Card) -> bool:
    """Whether nothing that can be seen speaks against it."""
    pairs = zip(sight(new), sight(shipped), strict=True)
    return all(one == other or "" in (one, other) for one, other in pairs)


def _new(ask: Identity, news: list[Card], copies: Mapping[DesignId, CopyId], shelf: Shelf) -> Iterator[Offer]:
    """'A new one' of each sort: the one with the most copies stands for it, for it is the likeliest."""
    sorts: dict[Sight, list[Card]] = {}
    for card in news:
        sorts.setdefault(sight(card), []).append(card)
    for seen, cards in sorts.items():
        first = max(cards, key=lambda card: card.copies)
        yield Offer(
            f"new:{ask.id}:{first.design}", new_one(seen, shelf), Answer(ask.id, copies[first.design]),
            sub=phrase("offer-new-sub", count=len(cards)), cost="show", seat=ask.seat, group="new",
        )  # fmt: skip


def counts(table: Table, card: Card, shelf: Shelf, marked: Marked) -> tuple[int, ...]:
    """How many copies an unnamed card may have, as far as the box allows; one number alone is no question."""
    fewest = len(met(table, card.design))
    rights = {place.copies for place in _places(table, card, shelf, marked)} | {card.copies}
    return tuple(sorted(copies for copies in rights if copies >= fewest)) if len(rights) > 1 else ()


def place_for(table: Table, card: Card, copies: int, shelf: Shelf, marked: Marked) -> DesignId | None:
    """Where a card is to be written down that has so many copies; None when there is no such place left."""
    if card.design not in shelf.cards:
        return None
    rights = mismatch(Box(cards=dict(shelf.cards), stacks={}), card.design, copies)
    free = (place.design for place in _places(table, card, shelf, marked))
    return next((design for design in free if design in rights), None)


def _places(table: Table, card: Card, shelf: Shelf, marked: Marked) -> list[Card]:
    """Unnamed cards that nobody has met and that look as this one does."""
    shipped = shelf.cards.get(card.design)
    alike = (one for one in table.cards.values() if one.stack == card.stack and is_nameless(one))
    free = (one for one in alike if not is_told(table, one, shelf, marked))
    return [one for one in free if shipped is not None and _could_be(one, shipped)]


def new_one(seen: Sight, shelf: Shelf) -> Phrase:
    """What a card that nobody has met is called."""
    stack, kind, klass, person = seen
    place = title(shelf.stacks[stack]) if shelf.stacks.get(stack) else named(stack)
    if klass:
        return phrase("offer-new-of", place=place, what=phrase(f"class-{klass}"))
    if kind and not person:
        return phrase("offer-new-of", place=place, what=phrase(f"kind-{kind}"))
    return phrase("offer-new", place=place)


def figures(card: Card) -> tuple[Figure, ...]:
    """The numbers that were told of a card."""
    return tuple(
        Figure(SHAPES.get(field, "count"), number, label=phrase(f"field-{field}"))
        for field, number in card.numbers.items()
        if number is not None
    )


def facts(card: Card) -> Phrase | None:
    """The numbers that were told of a card, in words."""
    said: Phrase | None = None
    for field, number in card.numbers.items():
        if number is not None:
            fact = phrase("fact", field=phrase(f"field-{field}"), value=number)
            said = fact if said is None else phrase("facts", before=said, last=fact)
    return said
