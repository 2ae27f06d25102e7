"""The stacks that are still out, as rows; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.owner_words import state_line
from companion.core.ports.owners import Back, Due
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]


def rows(out: Sequence[Due], say: Say, newest: str = "") -> tuple[Option, ...]:
    """One row for each stack: how many cards came back, and whether it is closed; the one just said first."""
    following = next_open(out)
    ordered = sorted(out, key=lambda due: due.line.stack != newest)
    return tuple(
        Option(
            due.line.stack,
            say(due.line.title),
            state(due, say),
            ticked=due.is_closed,
            done=due.is_closed,
            note=say(phrase("ui-so-many", at=due.back, of=due.due)) if due.back else many(due, say),
            foot=following is not None and due.line.stack == following.line.stack,
        )
        for due in ordered
    )


def many(due: Due, say: Say) -> str:
    """How many cards of a stack are out."""
    return say(phrase("ui-cards-many", count=due.due))


def state(due: Due, say: Say) -> str:
    """How a stack lies now; of one that is still out, what closes it."""
    if due.is_closed:
        return say(state_line(due.line))
    return say(phrase("ui-all-back" if due.back >= due.due else "ui-still-out"))


def next_open(out: Sequence[Due]) -> Due | None:
    """The stack that is most likely closed next: one whose cards are all back, else the first."""
    still = [due for due in out if not due.is_closed]
    return next((due for due in still if due.back >= due.due), next(iter(still), None))


def closed(out: Sequence[Due]) -> int:
    """How many stacks lie in their places."""
    return sum(due.is_closed for due in out)


def summary(out: Sequence[Due], say: Say) -> str:
    """What the evening leaves: missing is said only of stacks of which every card was shown."""
    checked = sum(due.line.state == "checked" for due in out)
    cards = sum(due.due for due in out)
    return say(phrase("ui-away-sum", cards=cards, checked=checked, of=len(out)))


def belongs(back: Back, say: Say) -> tuple[str, str]:
    """Where a shown card belongs: the stack in large words, the card and how many are back below."""
    card = say(back.card)
    if not back.due:
        return say(back.line.title), card
    return say(back.line.title), say(phrase("ui-card-back", card=card, back=back.back, due=back.due))
