"""What Villains' cards can say, read from `grammar.toml` (VIL-CARD, VIL-SPEC-12)."""

from __future__ import annotations

from functools import partial

from companion.engine.effects.grammar import Grammar
from companion.engine.legendary import lexicon

GRAMMAR = lexicon.shipped("villains")
CLASSES, COUNTS, KINDS, MARKS = GRAMMAR.classes, GRAMMAR.counts, GRAMMAR.kinds, GRAMMAR.marks
TRIGGERS, VERBS, WORDING = GRAMMAR.triggers, GRAMMAR.verbs, GRAMMAR.wording
check = partial(lexicon.check, GRAMMAR)


def grammar() -> Grammar:
    """The same for the reference page."""
    return GRAMMAR
