"""A shipped set of cards as a value: what one set file says."""

from __future__ import annotations

import msgspec

from companion.core.cards import Card
from companion.core.ids import CopyId, DesignId


class Stack(msgspec.Struct, frozen=True):
    """A unit of set-up, such as one character or one mini-deck, with the number of cards it must have."""

    id: str
    kind: str
    titles: dict[str, str]
    cards: int


class CardSet(msgspec.Struct, frozen=True):
    """One set file, checked; a board number that is None is printed there but not yet known to us."""

    id: str
    room: str
    titles: dict[str, str]
    practice: bool
    licence: str
    boards: dict[str, dict[str, int | None]]
    stacks: tuple[Stack, ...]
    cards: tuple[Card, ...]


def copy_id(set_id: str, design: str, number: int) -> CopyId:
    """The name of one physical card: its set, its design and which of the equal copies it is."""
    return CopyId(f"{set_id}/{design}#{number}")


def copies_of(card_set: CardSet, card: Card) -> tuple[CopyId, ...]:
    """All copies of one design of a set."""
    return tuple(copy_id(card_set.id, card.design, number) for number in range(1, card.copies + 1))


def stacks_of(card_set: CardSet) -> dict[str, dict[DesignId, tuple[CopyId, ...]]]:
    """The copies of a set by stack and design, in the order of the file."""
    stacks: dict[str, dict[DesignId, tuple[CopyId, ...]]] = {stack.id: {} for stack in card_set.stacks}
    for card in card_set.cards:
        stacks[card.stack][card.design] = copies_of(card_set, card)
    return stacks
