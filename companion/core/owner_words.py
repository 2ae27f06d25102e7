"""Stacks and bags in words, the same on the screen and aloud."""

from __future__ import annotations

from companion.core.days import day
from companion.core.owners import Back, Bag, StackLine
from companion.core.phrases import Phrase, phrase


def state_line(line: StackLine) -> Phrase:
    """How a stack lies in the box."""
    if line.missing:
        return phrase("stack-missing", count=line.missing, when=day(line.at))
    return phrase(f"stack-{line.state}", when=day(line.at))


def use_line(line: StackLine) -> Phrase:
    """What a game takes of a stack."""
    if line.use == "some" and line.picks:
        cards = line.picks[0]
        for pick in line.picks[1:]:
            cards = phrase("stack-and", before=cards, last=pick)
        return phrase("stack-some", cards=cards)
    return phrase(f"stack-{'lot' if line.use == 'lot' else 'whole'}", count=line.take)


def back_line(back: Back) -> Phrase:
    """Where a shown card belongs."""
    args = {"card": back.card, "stack": back.line.title}
    if not back.due:
        return phrase("back-in", **args)
    return phrase("back-in-count", **args, back=back.back, due=back.due)


def bag_line(bag: Bag) -> Phrase:
    """One bag as an instruction."""
    key = "bag-pile" if bag.is_pile else "bag-row"
    what = phrase(key, place=bag.place, count=bag.cards, face=phrase(f"bag-{bag.face}"))
    return phrase("bag", number=bag.number, what=what)


def can_be_disturbed(bag: Bag) -> bool:
    """Whether it makes a difference when this bag is shaken: a pile that lies face down."""
    return bag.is_pile and bag.face == "down" and bag.cards > 1
