"""What Villains' cards can say, read from `grammar.toml` (VIL-CARD, VIL-SPEC-12)."""

from __future__ import annotations

from companion.core.language.cards import Card
from companion.engine.effects.grammar import Grammar, Verb, word
from companion.engine.legendary import lexicon
from companion.engine.legendary.equivalents import VOID, WAS, terms
from companion.engine.legendary.heroic import as_villainous

# What a guest says without counterpart: which verbs these are, the table of words tells (VIL-MIX-32).
GUESTS = {
    VOID: Verb(
        "what a card of Encounters says has no counterpart here: it is shown, and nothing happens",
        {WAS: word("what it was", *terms().void["legendary"], needed=True)},
    ),
}
GRAMMAR = lexicon.shipped("villains", GUESTS)
CLASSES, COUNTS, KINDS, MARKS = GRAMMAR.classes, GRAMMAR.counts, GRAMMAR.kinds, GRAMMAR.marks
TRIGGERS, VERBS, WORDING = GRAMMAR.triggers, GRAMMAR.verbs, GRAMMAR.wording


def check(card: Card) -> list[str]:
    """What the rules cannot make sense of on a card; one of a heroic set is read first (VIL-MIX-02)."""
    return lexicon.check(GRAMMAR, as_villainous(card))


def grammar() -> Grammar:
    """The same for the reference page."""
    return GRAMMAR
