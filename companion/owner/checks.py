"""The totals that a stack must come to: how many cards, of which kinds, what numbers add up to; pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from card_db.census import Component, WholeBox
from companion.core.language.cards import UNKNOWN, Card
from companion.core.language.phrases import Phrase, named, phrase
from companion.core.ports.cards import Check, CheckState
from companion.owner.facts import Sheet, is_described


def checks(sheet: Sheet, name: str, boxes: Sequence[WholeBox]) -> tuple[Check, ...]:
    """Every total of a stack, what it comes to so far, and whether that is right."""
    part = component(sheet, name, boxes)
    counts = (*_cards(sheet, name, part), *_split(sheet, name, part))
    return (*counts, *_kinds(sheet, name), *_sums(sheet, name))


def component(sheet: Sheet, name: str, boxes: Sequence[WholeBox]) -> Component | None:
    """What the list of components says of a stack."""
    box = next((box for box in boxes if sheet.card_set.id in box.sets), None)
    return next((part for part in box.components if part.is_for(name)), None) if box is not None else None


def _cards(sheet: Sheet, name: str, part: Component | None) -> Iterator[Check]:
    """How many cards."""
    cards = sheet.of_stack(name)
    wants = part.each if part is not None and part.each else sheet.stack(name).cards
    has = sum(sheet.copies(card) for card in cards)
    is_open = has == wants and not all(is_counted(sheet, card) for card in cards)
    yield Check(phrase("cards-check-cards", count=wants), number(has), state(has == wants, is_open))


def is_counted(sheet: Sheet, card: Card) -> bool:
    """Whether its owner has had the card in the hand."""
    return sheet.card_set.practice or is_described(sheet, card)


def _split(sheet: Sheet, name: str, part: Component | None) -> Iterator[Check]:
    """How many copies of each, such as 1, 3, 5 and 5."""
    cards = sheet.of_stack(name)
    printed = tuple(sorted(sheet.shipped[card.design].copies for card in cards))
    wants = part.split if part is not None and part.split else printed
    if sheet.stack(name).kind != "character" and not (part is not None and part.split):
        return
    has = tuple(sorted(sheet.copies(card) for card in cards))
    is_open = not all(is_counted(sheet, card) for card in cards)
    yield Check(phrase("cards-check-split", copies=row(wants)), named(row(has)), state(has == wants, is_open))


def _kinds(sheet: Sheet, name: str) -> Iterator[Check]:
    """One hazard and two events: kinds that a mixed stack has a known number of."""
    cards = sheet.of_stack(name)
    shipped = [sheet.shipped[card.design] for card in cards]
    if not any(card.kind == UNKNOWN for card in shipped):
        return
    is_open = any(card.kind == UNKNOWN for card in cards)
    for kind in dict.fromkeys(card.kind for card in shipped if card.kind != UNKNOWN):
        wants = sum(card.copies for card in shipped if card.kind == kind)
        has = sum(sheet.copies(card) for card in cards if card.kind == kind)
        text = phrase("cards-check-kind", kind=phrase(f"kind-{kind}"), count=wants)
        yield Check(text, number(has), state(has == wants, is_open and has <= wants))


def _sums(sheet: Sheet, name: str) -> Iterator[Check]:
    """What a number of all cards of the stack adds up to."""
    cards = sheet.of_stack(name)
    for field, wants in sheet.stack(name).totals.items():
        has = sum((card.numbers.get(field) or 0) * sheet.copies(card) for card in cards)
        is_open = any(card.numbers.get(field, 0) is None for card in cards) and has <= wants
        text = phrase("cards-check-sum", field=phrase(f"field-{field}"), count=wants)
        yield Check(text, number(has), state(has == wants, is_open))


def state(is_right: bool, is_open: bool) -> CheckState:
    """Open as long as cards are missing to the total."""
    return "open" if is_open else ("fine" if is_right else "wrong")


def number(value: int) -> Phrase:
    """A number as a phrase."""
    return named(str(value))


def row(copies: Sequence[int]) -> str:
    """Copies as people say them: 1 + 3 + 5 + 5."""
    return " + ".join(str(count) for count in copies)
