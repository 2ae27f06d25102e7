"""No word of Villains' cards is hollow, and nothing is done that no card can say."""

from __future__ import annotations

from companion.engine.effects.hollow import unheard
from companion.games.villains.chapters import villains
from companion.games.villains.counting import COUNTERS
from companion.games.villains.grammar import grammar

HANDLED = villains().handles(COUNTERS)


def test_every_word_of_the_grammar_is_heard() -> None:
    assert list(unheard(grammar(), HANDLED)) == []


def test_whatever_is_done_at_cards_word_has_a_row_of_the_grammar() -> None:
    said, lasting = grammar(), {verb for verbs in HANDLED.lasting.values() for verb in verbs}
    assert {*HANDLED.verbs, *HANDLED.conditions, *lasting} - set(said.verbs) == set()
    assert set(HANDLED.counts) == set(said.counts)
    assert {*HANDLED.moments, *HANDLED.lasting} == set(said.triggers)
