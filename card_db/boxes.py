"""From a set to the box that is played with, what the owner entered laid over it."""

from __future__ import annotations

from typing import Any

import msgspec

from card_db.cardset import CardSet, stacks_of
from companion.core.cards import Card
from companion.core.ports import Box

TITLE = "title:"  # an entry of this beginning is a name in a language


def open_box(card_set: CardSet, told: dict[str, dict[str, Any]]) -> Box:
    """A set with the owner's entries laid over it."""
    return Box(
        cards={card.design: with_entries(card, told.get(card.design, {})) for card in card_set.cards},
        stacks=stacks_of(card_set),
        boards={place: board(card_set, place, told.get(place, {})) for place in card_set.boards},
        practice=card_set.practice,
        name=card_set.id,
    )


def with_entries(card: Card, told: dict[str, Any]) -> Card:
    """A card with the numbers and names the owner entered."""
    if not told:
        return card
    numbers = {field: value for field, value in told.items() if isinstance(value, int)}
    titles = {
        field.removeprefix(TITLE): value
        for field, value in told.items()
        if field.startswith(TITLE) and isinstance(value, str)
    }
    return msgspec.structs.replace(
        card, numbers={**card.numbers, **numbers}, titles={**card.titles, **titles}
    )


def board(card_set: CardSet, place: str, told: dict[str, Any]) -> dict[str, int]:
    """The known numbers of a place; what an owner's board says never changes the practice board."""
    printed = {field: value for field, value in card_set.boards[place].items() if value is not None}
    entered = {field: value for field, value in told.items() if isinstance(value, int)}
    return {**entered, **printed} if card_set.practice else {**printed, **entered}
