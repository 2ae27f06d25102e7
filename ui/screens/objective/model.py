"""The objective in words: what to do, what comes again and again, and every hazard with its state; pure."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

import msgspec

from companion.core.crossing.views import Figure, Objective, View
from companion.core.language.phrases import Phrase, phrase
from ui.screens.base.sentences import capital
from ui.widgets.objective.signs import Sign, banner_of, signs_of

Say = Callable[[Phrase], str]
State = Literal["happened", "next", "later", "open"]


class HazardRow(msgspec.Struct, frozen=True):
    """One hazard: its number, what it brings, whether it has happened, and who was hit when."""

    number: int
    text: str
    state: State
    note: str
    sign: Sign | None = None  # its number in its shape


class Paragraph(msgspec.Struct, frozen=True):
    """A heading and what it says; `tint` names the colour of the heading."""

    head: str
    text: str
    tint: str


class ObjectivePage(msgspec.Struct, frozen=True):
    """Everything that the sheet of one objective says."""

    title: str
    sub: str
    level: int | None
    done: int
    need: int
    progress: str
    paragraphs: tuple[Paragraph, ...]
    hazards: tuple[HazardRow, ...]
    banner: Figure | None = None


def page_of(view: View, goal: Objective, say: Say) -> ObjectivePage:
    """One objective in words."""
    return ObjectivePage(
        say(goal.title), _where(goal, say), goal.level, goal.done, goal.need,
        say(phrase("ui-so-many-of", of=goal.need)) if goal.need else "",
        tuple(_paragraphs(goal, say)), (*_aims(goal, say), *_hazards(view, goal, say)),
        banner_of(goal) if goal.level is not None else None,
    )  # fmt: skip


def _where(goal: Objective, say: Say) -> str:
    """Which of how many, and where it plays."""
    parts = []
    if goal.level is not None and goal.of is not None:
        parts.append(say(phrase("ui-objective-of", at=goal.sign or goal.level, of=goal.of)))
    if goal.place is not None:
        parts.append(say(goal.place))
    return " · ".join(parts)


def _paragraphs(goal: Objective, say: Say) -> Iterator[Paragraph]:
    if goal.text is not None and not goal.aims:
        yield Paragraph(say(phrase("ui-what-to-do")), capital(say(goal.text)), "accent")
    if goal.standing is not None:
        yield Paragraph(say(phrase("ui-each-event")), capital(say(goal.standing)), "warn")


def _aims(goal: Objective, say: Say) -> Iterator[HazardRow]:
    """What it asks for in several parts: what is done, what has failed, and what must not fail."""
    for aim, sign in zip(goal.aims, signs_of(goal) if goal.aims else (), strict=True):
        is_open = aim.state == "open"
        stands = "must" if aim.must and is_open else aim.state
        text = capital(say(aim.text)) if aim.text is not None else ""
        yield HazardRow(
            aim.number, text, "open" if is_open else "happened", say(phrase(f"ui-aim-{stands}")), sign
        )


def _hazards(view: View, goal: Objective, say: Say) -> Iterator[HazardRow]:
    """What has happened, what is next, and what comes later."""
    first = next((at for at, happened in enumerate(goal.events) if not happened), len(goal.events))
    names = {seat.seat: seat.name for seat in view.seats}
    signs = signs_of(goal)
    for at, happened in enumerate(goal.events if not goal.aims else ()):
        text = capital(say(goal.event_texts[at])) if at < len(goal.event_texts) else ""
        when = goal.happened[at] if at < len(goal.happened) else None
        if happened and when is not None and when.seat is not None:
            note = say(phrase("ui-hazard-hit", name=names.get(when.seat, ""), turn=when.turn))
        else:
            state = "over" if happened else "next" if at == first else "later"
            is_last = at == len(goal.events) - 1 and at != first
            note = say(phrase("ui-hazard-last" if is_last and not happened else f"ui-hazard-{state}"))
        stands: State = "happened" if happened else "next" if at == first else "later"
        yield HazardRow(at + 1, text, stands, note, signs[at])


def rest_of(view: View, say: Say) -> str:
    """What the big button says below: what there is to spend."""
    seat = next((seat for seat in view.seats if seat.seat == view.turn.seat), None)
    pool: Figure | None = next((one for one in view.meters if one.value and one.label is not None), None)
    if seat is None or pool is None or pool.label is None:
        return say(phrase("ui-game-goes-on"))
    return say(phrase("ui-has-to-spend", name=seat.name, n=pool.value or 0, what=pool.label))


def hit(before: View | None, now: View) -> int | None:
    """The row of the hazard that has just happened; None where none has."""
    old = before.objective if before is not None else None
    new = now.objective
    if old is None or new is None or old.title != new.title and len(old.events) != len(new.events):
        return None
    count, was = sum(new.events), sum(old.events)
    return count - 1 if count > was else None


def is_next(before: View | None, now: View) -> bool:
    """Whether another objective has begun in the same game, and the game goes on."""
    old = before.objective if before is not None else None
    new = now.objective
    if old is None or new is None or now.outcome:
        return False
    return old.level != new.level if old.level is not None else old.title != new.title
