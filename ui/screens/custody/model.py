"""The decks of a game and the ways they can be kept, as lists; pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from companion.core.crossing.intents import Corrected, Intent
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.states import Custody
from companion.core.ports.keeps import KeptDeck
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


def planned(deck: KeptDeck, wishes: Mapping[str, Custody], usual: Custody | None) -> KeptDeck:
    """A deck of a new game as it will be kept: by the wish for it, the wish for all, or as suits it."""
    can = {way.how for way in deck.ways}
    wish = wishes.get(deck.deck, usual)
    return replace(deck, how=wish) if wish is not None and wish in can else deck


def beginnings(deck: KeptDeck, say: Say) -> tuple[Option, ...]:
    """The ways in which a deck of a new game can be kept."""
    return tuple(
        Option(
            way.how, say(phrase(f"ui-custody-{way.how}")), say(way.sub), icon=ICONS[way.how],
            chosen=way.how == deck.how,
        )
        for way in deck.ways
    )  # fmt: skip


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
