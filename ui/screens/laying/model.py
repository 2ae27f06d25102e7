"""The stacks that a new game takes, as rows to tick off; pure."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.owner_words import state_line
from companion.core.ports.owners import StackLine
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]


def rows(lines: Sequence[StackLine], out: Collection[str], say: Say) -> tuple[Option, ...]:
    """One row for each stack in the order in which it is laid out; the next one is the big button's."""
    following = next_stack(lines, out)
    return tuple(
        Option(
            line.stack,
            say(line.title),
            how(line, say),
            brief=brief(line, say),
            ticked=line.stack in out,
            done=line.stack in out,
            note=say(phrase("ui-cards-many", count=line.take)),
            sign="camera" if line.has_divider else "",
            warns=bool(line.missing),
            foot=following is not None and line.stack == following.stack,
        )
        for line in lines
    )


def how(line: StackLine, say: Say) -> str:
    """How a stack lies in the box, or which of its cards are taken."""
    if line.use == "some" and not line.missing:
        return picks(line, say)
    if line.use == "lot" and not line.missing:
        return say(phrase("ui-stack-part", use=phrase("ui-unseen"), state=state_line(line)))
    return say(state_line(line))


def brief(line: StackLine, say: Say) -> str:
    """The same in few words."""
    if line.missing:
        return say(phrase("ui-missing", count=line.missing))
    if line.use == "some":
        return say(phrase("ui-so-many", at=line.take, of=line.cards))
    return say(phrase("ui-unseen")) if line.use == "lot" else ""


def picks(line: StackLine, say: Say) -> str:
    """The cards that are taken of a stack, by name."""
    return ", ".join(say(pick) for pick in line.picks)


def next_stack(lines: Sequence[StackLine], out: Collection[str]) -> StackLine | None:
    """The first that still lies in the box."""
    return next((line for line in lines if line.stack not in out), None)


def cards(lines: Sequence[StackLine]) -> int:
    """How many cards the game takes."""
    return sum(line.take for line in lines)


def line_of(lines: Sequence[StackLine], divider: tuple[str, str] | None) -> StackLine | None:
    """The stack of a shown divider; a pack of a set is taken out of the same box as the set."""
    if divider is None:
        return None
    box, stack = divider
    return next((line for line in lines if line.stack == stack and _set(line.box) == _set(box)), None)


def _set(box: str) -> str:
    """The set that a pack belongs to."""
    return box.partition(":")[0]
