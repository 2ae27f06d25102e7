"""What Alien's cards can say, read from `grammar.toml` (ALN-CLASS-07)."""

from __future__ import annotations

from functools import partial

from companion.engine.effects.grammar import Grammar, Verb, word
from companion.engine.legendary import lexicon
from companion.engine.legendary.equivalents import VOID, WAS, terms

# What a guest says without counterpart: which verbs these are, the table of words tells (ALN-MARVEL-18).
GUESTS = {
    VOID: Verb(
        "what a card of Legendary says has no counterpart here: it is shown, and nothing happens",
        {WAS: word("what it was", *terms().void["encounters"], needed=True)},
    ),
}
GRAMMAR = lexicon.shipped("alien", GUESTS)
CLASSES, COUNTS, KINDS, MARKS = GRAMMAR.classes, GRAMMAR.counts, GRAMMAR.kinds, GRAMMAR.marks
TRIGGERS, VERBS = GRAMMAR.triggers, GRAMMAR.verbs
check = partial(lexicon.check, GRAMMAR)


def grammar() -> Grammar:
    """The same for the reference page."""
    return GRAMMAR
