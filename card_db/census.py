"""Whether a set has all the cards that a whole box of its game holds; and how much of it is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path

import msgspec

from card_db.cardset import CardSet
from card_db.errors import SetError
from card_db.loader import BOXES, read_beside
from card_db.strict import Faults, Table
from companion.core.language.cards import UNKNOWN, Card

MOST_CARDS = 9999


class Component(msgspec.Struct, frozen=True):
    """One line of a list of components; the name of its stacks may end in a star."""

    rule: str
    stacks: str
    cards: int | None = None  # of all these stacks; None: no source says how many
    each: int = 0  # of every one of them
    each_rule: str = ""
    split: tuple[int, ...] = ()  # the copies of the cards of every one, fewest first

    def is_for(self, stack: str) -> bool:
        """Whether a stack is counted here."""
        return fnmatchcase(stack, self.stacks)


class WholeBox(msgspec.Struct, frozen=True):
    """What a whole box holds, for every set that is such a box."""

    sets: tuple[str, ...]
    cards: int
    components: tuple[Component, ...]


class Tally(msgspec.Struct, frozen=True):
    """How much of a set is known."""

    designs: int = 0
    cards: int = 0
    named: int = 0  # designs with a title
    known: int = 0  # printed numbers of cards and boards
    unknown: int = 0
    unsure: int = 0  # of the known ones
    kinds_unknown: int = 0  # designs whose kind only their owner can see


def read_boxes(path: Path) -> tuple[WholeBox, ...]:
    """The `box.toml` of a room; raises SetError with all its faults."""
    top, faults = read_beside(path)
    boxes = tuple(_box(one, at, faults) for at, one in enumerate(top.tables("box", required=True), 1))
    top.finish()
    if faults.found:
        raise SetError(faults.found)
    return boxes


def _box(raw: object, at: int, faults: Faults) -> WholeBox:
    table = Table(raw, f"box number {at}", faults)
    listed = enumerate(table.tables("component", required=True), 1)
    box = WholeBox(
        sets=table.slugs("sets"),
        cards=table.whole("cards", 0, MOST_CARDS, default=0),
        components=tuple(_component(one, f"{table.entry}, component {n}", faults) for n, one in listed),
    )
    table.finish()
    return box


def _component(raw: object, entry: str, faults: Faults) -> Component:
    table = Table(raw, entry, faults)
    component = Component(
        rule=table.text("rule", required=True),
        stacks=table.text("stacks", required=True),
        cards=table.whole("cards", 1, MOST_CARDS) if table.has("cards") else None,
        each=table.whole("each", 0, MOST_CARDS, default=0),
        each_rule=table.text("each-rule"),
        split=table.wholes("split", 1, MOST_CARDS),
    )
    table.finish()
    return component


def miscounts(card_set: CardSet, boxes: Sequence[WholeBox]) -> list[str]:
    """What a set has too few or too many of, and which stacks no list names; empty when it is whole."""
    box = next((box for box in boxes if card_set.id in box.sets), None)
    if box is None:
        return [f"no list of components in {card_set.room}/{BOXES} names the set '{card_set.id}'"]
    found = [fault for component in box.components for fault in _miscounted(card_set, component)]
    total = sum(card.copies for card in card_set.cards)
    if box.cards and total != box.cards:
        found.append(f"the whole box should have {box.cards} cards, not {total}")
    strangers = [one.id for one in card_set.stacks if not any(part.is_for(one.id) for part in box.components)]
    return [*found, *(f"stack '{stack}': no component names it" for stack in strangers)]


def _miscounted(card_set: CardSet, part: Component) -> Iterator[str]:
    sizes = {stack.id: stack.cards for stack in card_set.stacks if part.is_for(stack.id)}
    if not sizes:
        yield f"{part.rule}: there is no stack '{part.stacks}'"
    elif part.cards is not None and sum(sizes.values()) != part.cards:
        yield f"{part.rule}: '{part.stacks}' should have {part.cards} cards, not {sum(sizes.values())}"
    for stack, size in sizes.items():
        rule = part.each_rule or part.rule
        if part.each and size != part.each:
            yield f"{rule}: stack '{stack}' should have {part.each} cards, not {size}"
        copies = tuple(sorted(card.copies for card in card_set.cards if card.stack == stack))
        if part.split and copies != part.split:
            yield f"{rule}: stack '{stack}' should be made of {part.split} copies, not {copies}"


def tally(card_set: CardSet) -> Tally:
    """How much of a set is known."""
    numbers: Counter[str] = Counter()
    for card in card_set.cards:
        numbers.update(_numbers(card_set, card))
    for fields in card_set.boards.values():
        numbers.update("unknown" if value is None else "known" for value in fields.values())
    return Tally(
        designs=len(card_set.cards),
        cards=sum(card.copies for card in card_set.cards),
        named=sum(1 for card in card_set.cards if card.titles),
        known=numbers["known"],
        unknown=numbers["unknown"],
        unsure=numbers["unsure"],
        kinds_unknown=sum(1 for card in card_set.cards if card.kind == UNKNOWN),
    )


def _numbers(card_set: CardSet, card: Card) -> Iterator[str]:
    note = card_set.note(card.design)
    for field, value in card.numbers.items():
        yield "unknown" if value is None else "known"
        if value is not None and not note.is_sure(field):
            yield "unsure"
