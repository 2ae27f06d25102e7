"""A card of a heroic set read with the words of the villainous ones: rows of one table are one thing; pure.

VIL-MIX-02, VIL-MIX-21, VIL-RUL-22: Wounds and Bindings, teams and basic cards are in no row, so they stay
what they are (VIL-MIX-15, VIL-MIX-18, VIL-MIX-19, VIL-MIX-20).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.ids import DesignId
from companion.core.ports.collection import Box
from companion.engine.effects.grammar import clauses_in
from companion.engine.legendary.equivalents import ZONED, Heroic, terms

HEROIC = "heroic"  # the mark of a card of a heroic set


def as_villainous(card: Card) -> Card:
    """A card with heroic words as a game of the villainous half plays it; any other card is left as it is."""
    words = terms().heroic
    kind = words.kinds.get(card.kind, card.kind)
    abilities = tuple(_ability(one, words) for one in card.abilities)
    return replace(card, kind=kind, stack=words.piles.get(card.stack, card.stack), abilities=abilities)


def marked(card: Card) -> Card:
    """The same with a mark by which its alignment is known (VIL-MIX-04)."""
    return replace(as_villainous(card), marks=(*card.marks, HEROIC))


def is_heroic(card: Card) -> bool:
    """Whether a card comes of a heroic set."""
    return card.has(HEROIC)


def begins(stack: str, kind: str) -> bool:
    """Whether a stack is of a kind, by either half's word for it."""
    words = terms().heroic.stacks
    own = (kind, *(here for here, there in words.items() if there == kind))
    return stack.startswith(tuple(f"{name}-" for name in own))


def poured(box: Box) -> Box:
    """A box in which stacks that are one are one: Twists, Strikes, Bystanders (VIL-MIX-03, 05, 11)."""
    piles = terms().heroic.piles
    stacks: dict[str, dict[DesignId, Any]] = {}
    for stack, designs in box.stacks.items():
        name = piles.get(stack, stack)
        stacks[name] = {**stacks.get(name, {}), **designs}
    return replace(box, stacks=stacks)


def _ability(ability: Ability, words: Heroic) -> Ability:
    return replace(
        ability,
        on=words.moments.get(ability.on, ability.on),
        when=tuple(_clause(clause, words) for clause in ability.when),
        do=tuple(_clause(clause, words) for clause in ability.do),
    )


def _clause(clause: Clause, words: Heroic) -> Clause:
    verb, more = words.verbs.get(clause.verb, clause.verb), words.told.get(clause.verb, {})
    return Clause(verb, {**more, **{name: _value(name, value, words) for name, value in clause.args.items()}})


def _value(name: str, value: Any, words: Heroic) -> Any:
    """An argument: places and clauses are read as well, everything else stays."""
    if isinstance(value, list | tuple):
        inner = (_clause(clause, words) for clause in clauses_in(value))
        return [{"verb": clause.verb, **clause.args} for clause in inner]
    zones: Mapping[str, str] = words.zones if name in ZONED else {}
    return zones.get(value, value) if isinstance(value, str) else value
