"""No word of Firefly's cards is hollow: its chapters do something with each of them."""

from __future__ import annotations

from card_db.loader import SHIPPED, read_set
from companion.engine.effects.hollow import hollow, unheard
from companion.games.firefly.abilities import COUNTERS
from companion.games.firefly.chapters import firefly
from companion.games.firefly.grammar import grammar


def test_every_word_of_the_grammar_is_heard() -> None:
    assert list(unheard(grammar(), firefly().handles(COUNTERS))) == []


def test_no_card_of_the_practice_box_says_what_nobody_hears() -> None:
    handled, words = firefly().handles(COUNTERS), grammar().verbs
    assert [
        fault
        for card in read_set(SHIPPED / "firefly" / "practice.toml").cards
        for fault in hollow(card, handled, words)
    ] == []
