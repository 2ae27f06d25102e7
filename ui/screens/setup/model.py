"""The choices of a new game as rows; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.crossing.setups import SetupChoice
from companion.core.language.phrases import Phrase, phrase
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]


def rows(offers: Sequence[SetupChoice], say: Say) -> tuple[Option, ...]:
    """One row for each choice: what is chosen, and what it is for."""
    return tuple(_row(offer, say) for offer in offers)


def _row(offer: SetupChoice, say: Say) -> Option:
    chosen = ", ".join(say(option.title) for option in offer.chosen)
    return Option(offer.id, chosen or say(phrase("ui-nothing-chosen")), say(offer.title), sign="right")


def options(offer: SetupChoice, say: Say) -> tuple[Option, ...]:
    """The ways to choose; where several are wanted each has a box to tick."""
    return tuple(
        Option(
            option.id,
            say(option.title),
            say(option.sub) if option.sub is not None else "",
            chosen=option.chosen and not offer.many,
            ticked=option.chosen if offer.many else None,
        )
        for option in offer.options
    )


def offer_of(offers: Sequence[SetupChoice], id: str) -> SetupChoice | None:
    """A choice by its id."""
    return next((offer for offer in offers if offer.id == id), None)
