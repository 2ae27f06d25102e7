"""The decks of a game and the ways they can be kept, as lists; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.intents import Corrected, Intent
from companion.core.keeps import KeptDeck
from companion.core.phrases import Phrase, phrase
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]
ICONS = {"face": "look", "back": "cards", "read": "camera", "app": "log"}


def decks(kept: Sequence[KeptDeck], say: Say) -> tuple[Option, ...]:
    """Every deck with how it is kept now."""
    return tuple(Option(deck.deck, say(deck.title), line(deck, say), icon="cards") for deck in kept)


def line(deck: KeptDeck, say: Say) -> str:
    """How a deck is kept, and how many cards lie in it."""
    how = phrase(f"ui-custody-{deck.how}")
    return say(phrase("ui-kept-line", how=how, count=deck.cards))


def ways(deck: KeptDeck, say: Say) -> tuple[Option, ...]:
    """How it is kept now, and every other way that is open, with what it means for the hands."""
    now = Option(
        deck.how, say(phrase(f"ui-custody-{deck.how}")), say(phrase("ui-kept-now")), icon=ICONS[deck.how],
        chosen=True,
    )  # fmt: skip
    others = (
        Option(way.how, say(phrase(f"ui-custody-{way.how}")), say(way.sub), icon=ICONS[way.how])
        for way in deck.ways
    )
    return (now, *others)


def codes(deck: KeptDeck, say: Say) -> str:
    """How many of its cards have a code on their back."""
    if not deck.coded:
        return say(phrase("ui-kept-no-codes"))
    key = "ui-kept-all-codes" if deck.coded >= deck.of else "ui-kept-codes"
    return say(phrase(key, count=deck.coded, of=deck.of))


def chosen(deck: KeptDeck, how: str) -> Intent | None:
    """What choosing a way posts; the way it is kept already changes nothing."""
    command = next((way.command for way in deck.ways if way.how == how), None)
    return Corrected(command) if command is not None else None
