"""How far the reading of a deck has come, what was said of the last card, and the ways on; pure."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from companion.core.crossing.steps import Step
from companion.core.language.phrases import Phrase, phrase
from ui.screens.question.model import option_of
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]
GOOD = ("pile-read", "pile-back-to")  # what is said when all is well: the number says it already
ICONS = {"reread": "undo", "read-out": "cards", "answer": "look"}


class Reading(msgspec.Struct, frozen=True):
    """The running reading in words."""

    title: str
    sub: str
    done: int
    of: int
    words: str  # so many of so many
    says: str = ""  # what is wrong with the card that was shown last
    options: tuple[Option, ...] = ()


def reading_of(step: Step, say: Say, before: str = "") -> Reading | None:
    """The reading that a step is about; `before` is what was said and is not settled yet."""
    ask = step.view.ask
    if ask is None or ask.kind != "read":
        return None
    options = tuple(
        msgspec.structs.replace(option_of(step.view, offer, say), icon=ICONS[offer.id.partition(":")[0]])
        for offer in ask.options
    )
    says = before
    if step.note is not None:
        says = "" if step.note.key in GOOD else say(step.note)
    words = say(phrase("ui-cards-read", count=ask.done, of=ask.of))
    deck = ask.why.args.get("deck", phrase("ui-custody-read"))
    title, sub = say(phrase("ui-reading-title", deck=deck)), say(phrase("ui-reading-sub"))
    return Reading(title, sub, ask.done, ask.of, words, says, options)
