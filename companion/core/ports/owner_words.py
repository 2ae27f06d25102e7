"""Stacks and bags in words, the same on every screen."""

from __future__ import annotations

from companion.core.language.days import day
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.owners import Bag, StackLine


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


def can_be_disturbed(bag: Bag) -> bool:
    """Whether it makes a difference when this bag is shaken: a pile that lies face down."""
    return bag.is_pile and bag.face == "down" and bag.cards > 1
