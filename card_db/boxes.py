"""From a set to the box that is played with, what the owner entered laid over it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from card_db.cardset import CardSet, stacks_of
from card_db.effects import as_told
from companion.core.language.cards import EFFECT, UNKNOWN, Card
from companion.core.language.guests import Guest
from companion.core.language.ids import DesignId
from companion.core.language.provenance import Provenance
from companion.core.ports.collection import Box

TITLE = "title:"  # an entry of this beginning is a name in a language
COPIES = "copies"  # how many of a card there are: the owner's word on it is no printed number
COUNTED = ("kind", "klass")  # words that the rules count with
Told = dict[str, dict[str, Any]]  # design -> field -> what the owner entered
PRINTED = ("kind", "klass", "crew", "person")  # entries that are words on the card


def open_box(card_set: CardSet, told: Told, guests: Sequence[Guest] = ()) -> Box:
    """A set with the owner's entries laid over it, and the guests that could be mixed in."""
    return Box(
        cards=told_cards(card_set, told),
        stacks=stacks_of(card_set),
        boards={place: board(card_set, place, told.get(place, {})) for place in places(card_set, told)},
        practice=card_set.practice,
        name=card_set.id,
        presets=card_set.presets,
        guests=tuple(guests),
    )


def open_guest(card_set: CardSet, told: Told) -> Guest:
    """A set of another game as it can be mixed in, with what its owner entered."""
    return Guest(
        name=card_set.id,
        room=card_set.room,
        titles=card_set.titles,
        cards=told_cards(card_set, told),
        stacks=stacks_of(card_set),
        called={stack.id: stack.titles for stack in card_set.stacks},
        practice=card_set.practice,
    )


def told_cards(card_set: CardSet, told: Told) -> dict[DesignId, Card]:
    """The cards of a set with what their owner has told of them."""
    return {
        card.design: with_entries(card, told.get(card.design, {}), card_set.note(card.design))
        for card in card_set.cards
    }


def with_entries(card: Card, told: Mapping[str, Any], note: Provenance) -> Card:
    """A card as the owner has told it; numbers and words that only others have told are not sure."""
    counts = (*card.numbers, EFFECT, *(field for field in COUNTED if getattr(card, field) != UNKNOWN))
    unsure = tuple(field for field in doubts(card, told, note) if field in counts)
    if not told:
        return msgspec.structs.replace(card, unsure=unsure) if unsure else card
    numbers = {field: value for field, value in told.items() if isinstance(value, int) and field != COPIES}
    words = {field: value for field, value in told.items() if isinstance(value, str)}
    titles = {field.removeprefix(TITLE): value for field, value in words.items() if field.startswith(TITLE)}
    changed: dict[str, Any] = {field: words[field] for field in PRINTED if field in words}
    if EFFECT in words:
        card = as_told(card, words[EFFECT])
    if "marks" in words:
        changed["marks"] = tuple(words["marks"].split())
    return msgspec.structs.replace(
        card, numbers={**card.numbers, **numbers}, titles={**card.titles, **titles}, unsure=unsure, **changed
    )


def doubts(card: Card, told: Collection[str], note: Provenance) -> tuple[str, ...]:
    """The fields of a card that are known, but neither surely nor from its owner."""
    confirmed = {"title" if field.startswith(TITLE) else field for field in told}
    return tuple(field for field in facts(card) if not note.is_sure(field) and field not in confirmed)


def facts(card: Card) -> tuple[str, ...]:
    """The fields of a card that hold something, as the owner may be asked for them."""
    words = {"title": card.titles, "kind": card.kind, "klass": card.klass, "crew": card.crew,
             "person": card.person, "marks": card.marks, COPIES: card.copies,
             EFFECT: card.abilities}  # fmt: skip
    numbers = tuple(name for name, value in card.numbers.items() if value is not None)
    return tuple(field for field, value in words.items() if value) + numbers


def places(card_set: CardSet, told: Collection[str]) -> tuple[str, ...]:
    """The places of the boards, and those below them that only the owner's board has: the cells of a row."""
    below = (
        () if card_set.practice else (place for place in told if place.partition(":")[0] in card_set.boards)
    )
    return tuple(dict.fromkeys((*card_set.boards, *below)))


def board(card_set: CardSet, place: str, told: dict[str, Any]) -> dict[str, int]:
    """The known numbers of a place; what an owner's board says never changes the practice board."""
    known = card_set.boards.get(place, {})
    printed = {field: value for field, value in known.items() if value is not None}
    entered = {field: value for field, value in told.items() if isinstance(value, int)}
    return {**entered, **printed} if card_set.practice else {**printed, **entered}
