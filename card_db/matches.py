"""Which unnamed card of a box is meant, by what its owner can see; pure, nothing is ever guessed.

The box is taken as it is shipped, without the owner's entries; the cards that have entries are `taken`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Literal

import msgspec

from companion.core.language.cards import UNKNOWN, Card
from companion.core.language.ids import DesignId
from companion.core.ports.collection import Box

Asked = Literal["stack", "kind", "klass", "copies"]  # what can be asked of an owner, in this order
QUESTIONS: tuple[Asked, ...] = ("stack", "kind", "klass", "copies")


class Seen(msgspec.Struct, frozen=True):
    """What an owner says of a card in the hand; what is empty was not asked yet."""

    stack: str = ""
    kind: str = ""
    klass: str = ""
    copies: int = 0  # how many of this one there are


class Question(msgspec.Struct, frozen=True):
    """What to ask next, with the answers that are possible by the box."""

    about: Asked
    answers: tuple[str | int, ...]
    is_open: bool = False  # another answer is possible too: of some cards nobody has told this yet


def unnamed(box: Box, taken: Collection[str] = ()) -> tuple[Card, ...]:
    """The cards of a box that have no name, without those that somebody has described already."""
    return tuple(card for card in box.cards.values() if not card.titles and card.design not in taken)


def fitting(box: Box, seen: Seen, taken: Collection[str] = ()) -> tuple[DesignId, ...]:
    """The unnamed cards that could be the one seen, in the order of the box."""
    return tuple(card.design for card in unnamed(box, taken) if _fits(card, seen))


def _fits(card: Card, seen: Seen) -> bool:
    """Whether nothing that is known of a card speaks against it."""
    return (
        seen.stack in ("", card.stack)
        and (seen.kind == "" or card.kind in (UNKNOWN, seen.kind))
        and (seen.klass == "" or card.klass in ("", seen.klass))
        and seen.copies in (0, card.copies)
    )


def next_question(box: Box, seen: Seen, taken: Collection[str] = ()) -> Question | None:
    """The first question that would tell the fitting cards apart; None when no question could."""
    cards = [box.cards[design] for design in fitting(box, seen, taken)]
    for about in QUESTIONS:
        if getattr(seen, about):
            continue
        found = {SIGHT[about](card) for card in cards}
        if len(found) > 1:
            told = found - {"", UNKNOWN}
            return Question(
                about, tuple(sorted(told, key=lambda answer: f"{answer:>3}")), is_open=told != found
            )
    return None


SIGHT: dict[Asked, Callable[[Card], str | int]] = {
    "stack": lambda card: card.stack,
    "kind": lambda card: card.kind,
    "klass": lambda card: card.klass,
    "copies": lambda card: card.copies,
}


def match(box: Box, seen: Seen, taken: Collection[str] = ()) -> DesignId | None:
    """The unnamed card to write down for the one seen; None while a question could still tell.

    Slots that nothing tells apart are equally right, so the first of them will do. A wrong one is set
    right later: what was told moves with the card.
    """
    found = fitting(box, seen, taken)
    return found[0] if found and next_question(box, seen, taken) is None else None


def mismatch(box: Box, design: str, copies: int) -> tuple[DesignId, ...]:
    """Where a card should rather have been written down, once its owner has counted its copies.

    Empty when the count agrees, or when no other unnamed card of its stack and kind has so many.
    """
    card = box.cards[DesignId(design)]
    if card.copies == copies:
        return ()
    kind = "" if card.kind == UNKNOWN else card.kind
    seen = Seen(stack=card.stack, kind=kind, klass=card.klass, copies=copies)
    return tuple(other for other in fitting(box, seen) if other != card.design)
