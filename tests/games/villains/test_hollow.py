"""No word of Villains' cards is hollow, and nothing is done that no card can say."""

from __future__ import annotations

from companion.engine.effects.hollow import unheard
from companion.games.villains.chapters import villains
from companion.games.villains.counting import COUNTERS
from companion.games.villains.grammar import grammar

HANDLED = villains().handles(COUNTERS)


def test_every_word_of_the_grammar_is_heard() -> None:
    assert list(unheard(grammar(), HANDLED)) == []
