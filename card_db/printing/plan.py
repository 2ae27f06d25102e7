"""Which cards are printed, in which order, and how they are called on paper."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from card_db.cardset import CardSet, Stack, copies_of
from card_db.printing.errors import UnknownName
from companion.core.language.cards import Card
from companion.core.language.ids import CopyId
from companion.core.language.phrases import Phrase, title

Say = Callable[[Phrase], str]

NO_STACK = "There is no stack called {name!r} in {box}. Its stacks are: {known}."
NO_CARD = "There is no card {name!r} in {box}: give the code on its label, or its name such as {example}."


def stacks_named(card_set: CardSet, names: Collection[str]) -> tuple[Stack, ...]:
    """The stacks of these names in the order of the set; none named are all."""
    known = {stack.id: stack for stack in card_set.stacks}
    for name in names:
        if name not in known:
            raise UnknownName(NO_STACK.format(name=name, box=card_set.id, known=", ".join(known)))
    return tuple(stack for stack in card_set.stacks if not names or stack.id in names)


def copies_in(card_set: CardSet, stacks: Sequence[Stack]) -> dict[CopyId, Card]:
    """Every copy of some stacks, deck by deck, equal cards together."""
    wanted = [stack.id for stack in stacks]
    cards = sorted(
        (card for card in card_set.cards if card.stack in wanted), key=lambda c: wanted.index(c.stack)
    )
    return {copy: card for card in cards for copy in copies_of(card_set, card)}


def named_copies(
    card_set: CardSet, names: Sequence[str], copy_of: Callable[[str], CopyId | None]
) -> tuple[CopyId, ...]:
    """These very copies, each by the code on its label or by its name in the collection."""
    every = copies_in(card_set, card_set.stacks)
    found = []
    for name in names:
        copy = copy_of(name.upper().replace(" ", "")) or CopyId(name)
        if copy not in every:
            example = next(iter(every), "")
            raise UnknownName(NO_CARD.format(name=name, box=card_set.id, example=example))
        found.append(copy)
    return tuple(found)


def stack_name(stack: Stack, say: Say) -> str:
    """What a stack is called."""
    return say(title(stack.titles)) if stack.titles else stack.id


def which(copy: CopyId, card: Card) -> str:
    """Which of the equal copies it is; a card that exists once needs no number."""
    return f"{copy.rpartition('#')[2]}/{card.copies}" if card.copies > 1 else ""


def by_stack(cards: Mapping[CopyId, Card]) -> dict[str, list[CopyId]]:
    """Copies by their stack."""
    found: dict[str, list[CopyId]] = {}
    for copy, card in cards.items():
        found.setdefault(card.stack, []).append(copy)
    return found
