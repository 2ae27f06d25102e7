"""One card as rows and sentences; pure."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.language.days import day
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.cards import CardPage, CopyLine, Fact
from ui.screens.base.sentences import capital
from ui.widgets.options.layout import Option
from ui.widgets.printed.printed import PrintedFace

Say = Callable[[Phrase], str]


def face(page: CardPage, say: Say) -> PrintedFace:
    """The card as it is drawn."""
    line = page.line
    copies = f"× {line.copies}"
    title, deck, kind = say(line.short), say(line.deck), say(line.kind)
    return PrintedFace(title, deck, kind, copies, line.figures, line.icon, picture=page.picture)


def fact_rows(page: CardPage, say: Say) -> tuple[Option, ...]:
    """What is printed, what it says, and who told it."""
    return tuple(_fact(fact, say) for fact in page.facts)


def _fact(fact: Fact, say: Say) -> Option:
    """One row; what is not known is asked for."""
    if fact.value is None:
        words = say(phrase("ui-fact-unknown", what=fact.title))
        return Option(fact.field, capital(words), say(phrase("ui-fact-not-known")), icon="minus")
    words = say(phrase("ui-fact", what=fact.title, value=fact.value))
    return Option(fact.field, capital(words), told_by(fact, say), icon=sign(fact))


def sign(fact: Fact) -> str:
    """A tick for what is sure."""
    return "check" if fact.confidence == "high" else "look"


def told_by(fact: Fact, say: Say) -> str:
    """Who says so, and how sure that is."""
    if fact.told:
        return say(phrase("ui-fact-told"))
    if not fact.sources:
        return say(phrase("ui-fact-ours"))
    return say(phrase(f"ui-fact-{fact.confidence}", count=len(fact.sources)))


def source_lines(fact: Fact, say: Say) -> tuple[str, ...]:
    """The witnesses of a fact, to be read in full."""
    return tuple(dict.fromkeys((told_by(fact, say), *fact.sources)))


def effect_lines(page: CardPage, say: Say) -> tuple[str, ...]:
    """Who does it, and what the card does."""
    does = tuple(capital(say(effect)) for effect in page.effects)
    hearsay = (say(phrase("ui-effect-hearsay")),) if page.is_hearsay else ()
    return (say(phrase(f"ui-doing-{page.doing}")), *(does or (say(phrase("ui-no-effect")),)), *hearsay)


def copy_rows(page: CardPage, say: Say) -> tuple[Option, ...]:
    """One row for each copy: where it is, and its label."""
    return tuple(_copy(copy, page, say) for copy in page.copies)


def history_rows(page: CardPage, say: Say) -> tuple[Option, ...]:
    """What happened to the card, newest first; a card of which nothing is known says so."""
    if not page.history:
        return (Option("none", say(phrase("ui-history-none")), icon="minus"),)
    return tuple(
        Option(
            f"moment-{at}",
            capital(say(one.text)),
            say(day(one.day) if one.day else phrase("ui-history-undated")),
            icon="log",
        )  # fmt: skip
        for at, one in enumerate(page.history)
    )


def _copy(copy: CopyLine, page: CardPage, say: Say) -> Option:
    """One physical card."""
    if copy.place is None:
        words = say(phrase("ui-copy", number=copy.number, of=len(page.copies)))
    else:
        words = say(phrase("ui-copy-at", number=copy.number, of=len(page.copies), place=copy.place))
    sub = copy.tag or say(phrase("ui-copy-bare"))
    return Option(copy.copy, words, sub, icon="check" if copy.tag else "plus")
