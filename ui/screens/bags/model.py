"""The bags of a running game as rows, packed one after the other and laid out backwards; pure."""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec
from msgspec.structs import replace

from companion.core.language.ids import ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.owner_words import can_be_disturbed
from companion.core.ports.owners import Bag
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]


class Walk(msgspec.Struct, frozen=True):
    """How far one has come around the table."""

    bags: tuple[Bag, ...]
    lays_out: bool = False  # out of the bags again
    done: frozenset[int] = frozenset()
    disturbed: frozenset[int] = frozenset()  # piles that were shaken on the way

    @property
    def zones(self) -> tuple[ZoneId, ...]:
        """The piles that have to be shuffled again."""
        return tuple(bag.zone for bag in self.bags if bag.number in self.disturbed)


def next_bag(walk: Walk) -> Bag | None:
    """The bag that comes next."""
    return next((bag for bag in walk.bags if bag.number not in walk.done), None)


def bag_of(walk: Walk, number: int) -> Bag | None:
    """A bag by its number."""
    return next((bag for bag in walk.bags if bag.number == number), None)


def taken(walk: Walk, number: int) -> Walk:
    """A bag is done; once more, its pile was disturbed where that matters; once more, it is not done."""
    bag = bag_of(walk, number)
    if number not in walk.done:
        return replace(walk, done=walk.done | {number})
    if walk.lays_out and bag is not None and can_be_disturbed(bag) and number not in walk.disturbed:
        return replace(walk, disturbed=walk.disturbed | {number})
    return replace(walk, done=walk.done - {number}, disturbed=walk.disturbed - {number})


def all_done(walk: Walk) -> Walk:
    """Every bag is done."""
    return replace(walk, done=frozenset(bag.number for bag in walk.bags))


def rows(walk: Walk, pictures: Collection[int], say: Say) -> tuple[Option, ...]:
    """One row for each bag: its place, how its cards lie, which ones are seen."""
    following = next_bag(walk)
    return tuple(
        Option(
            str(bag.number),
            say(phrase("ui-bag", number=bag.number, place=bag.place)),
            say(phrase("ui-bag-disturbed")) if bag.number in walk.disturbed else how(bag, say),
            ticked=bag.number in walk.done,
            done=bag.number in walk.done,
            note=say(phrase("ui-cards-many", count=bag.cards)),
            sign="camera" if bag.number in pictures else "",
            warns=bag.number in walk.disturbed,
            brief=say(phrase("ui-bag-shaken")) if bag.number in walk.disturbed else "",
            foot=following is not None and bag.number == following.number,
        )
        for bag in walk.bags
    )


def how(bag: Bag, say: Say) -> str:
    """How the cards of a bag lie."""
    face = phrase(f"bag-{bag.face}")
    if bag.cards < 2:
        return say(face)
    if not bag.in_order:
        return say(phrase("ui-bag-heap", face=face))
    return say(phrase("ui-bag-pile" if bag.is_pile else "ui-bag-row", face=face))


def seen(bag: Bag, say: Say) -> str:
    """The cards of a bag that lie open, in their order; of a hidden one nothing is said."""
    return ", ".join(say(card) for card in bag.seen)
