"""Whoever and whatever the cards of Villains name is on some card: a name with a slip would mean nobody."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from card_db.loader import SHIPPED, read_set
from companion.core.language.cards import Card, Clause
from companion.engine.effects.grammar import clauses_in
from companion.engine.effects.numbers import split_count
from companion.engine.legendary.heroic import as_villainous
from companion.games.villains.grammar import CLASSES, COUNTS, KINDS, MARKS, VERBS
from companion.games.villains.meaning import MEANT, OR, slug

SETS = ("villains", "core", "practice", "practice-guests")
BOX = {
    name: tuple(as_villainous(card) for card in read_set(SHIPPED / "villains" / f"{name}.toml").cards)
    for name in SETS
}
PLAIN = ("other-dear:", "ran-out:")  # counts that take a cost, or a deck, and no name of a card


def known(cards: tuple[Card, ...]) -> set[str]:
    """All that a card can be meant by: words of the game, teams, groups, people and stacks."""
    found = {*MEANT, *CLASSES, *KINDS, *MARKS}
    for card in cards:
        found |= {*card.crew.split("+"), slug(card.person), card.stack, *card.marks}
    return found - {""}


def said(clauses: tuple[Clause, ...]) -> Iterator[Clause]:
    """These clauses with all that they hold."""
    for clause in clauses:
        yield clause
        for value in clause.args.values():
            yield from said(clauses_in(value))


def names(card: Card) -> Iterator[str]:
    """Every name that a card says, alone or in a count."""
    for ability in card.abilities:
        yield from (one for one in ability.needs_crew.split("+") if one)
        for clause in said((*ability.when, *ability.do)):
            for arg, value in clause.args.items():
                told = VERBS[clause.verb].args[arg]
                if told.kind == "name" and value not in told.words:
                    yield from str(value).split(OR)
                elif isinstance(value, str) and (count := split_count(value))[0] in COUNTS and count[1]:
                    yield from () if count[0] in PLAIN else count[1].split(OR)


@pytest.mark.parametrize("name", SETS)
def test_every_name_that_a_card_says_is_on_a_card(name: str) -> None:
    there = known(tuple(card for cards in BOX.values() for card in cards))
    lost = {(card.design, one) for card in BOX[name] for one in names(card) if one not in there}
    assert lost == set()
