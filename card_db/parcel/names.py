"""What cards, stacks and places are called, for people who read a table or a conflict."""

from __future__ import annotations

from collections.abc import Iterable

from card_db.cardset import CardSet
from card_db.parcel.contents import SetFile
from card_db.parcel.lines import Told
from companion.core.language.cards import UNKNOWN, Card

Names = dict[str, str]  # by `set/card`, `set/stack` and `room:card`, `room:place`


def names_of(sets: Iterable[SetFile], told: Iterable[Told] = ()) -> Names:
    """The names of everything in these sets, those that the owner told before those that are printed."""
    titles = {f"{one.room}:{one.of}": str(one.value) for one in told if one.field == "title:en"}
    names: Names = {}
    for file in sets:
        names.update(names_in(file.card_set, titles))
    return names


def names_in(card_set: CardSet, titles: Names) -> Names:
    """The names of one set."""
    names = {f"{card_set.id}/{stack.id}": stack.titles.get("en", stack.id) for stack in card_set.stacks}
    for place, spot in card_set.spots.items():
        names[f"{card_set.room}:{place}"] = spot.titles.get("en", place)
    for card in card_set.cards:
        key = f"{card_set.room}:{card.design}"
        name = titles.get(key) or card.titles.get("en") or looks(card, names[f"{card_set.id}/{card.stack}"])
        names[f"{card_set.id}/{card.design}"] = names[key] = name
    return names


def looks(card: Card, stack: str) -> str:
    """What an owner can see of a card without a name."""
    kind = "" if card.kind == UNKNOWN else card.kind
    parts = [stack, card.person, card.klass, kind, f"{card.copies} alike" if card.copies > 1 else ""]
    return ", ".join(part for part in parts if part)
