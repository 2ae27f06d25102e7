"""What an objective counts by number: hazards in triangles, and what it asks for in banners."""

from __future__ import annotations

import msgspec

from companion.core.crossing.views import Figure, Objective
from companion.core.language.phrases import Phrase
from ui.theme.boxes import Box
from ui.widgets.figures.figures import figure_width, paint_figure
from ui.widgets.ink.ink import Ink


class Sign(msgspec.Struct, frozen=True):
    """One number in its shape; a crossed one cannot be reached any more."""

    figure: Figure
    text: Phrase | None = None
    is_over: bool = False
    is_crossed: bool = False


def signs_of(goal: Objective) -> tuple[Sign, ...]:
    """What it asks for, each filled when it is done; else its hazards, each filled when it has happened."""
    if goal.aims:
        return tuple(
            Sign(
                Figure("level", aim.number, filled=aim.state == "done", sign=f"{aim.number}!" * aim.must),
                aim.text, aim.state != "open", aim.state == "failed",
            )
            for aim in goal.aims
        )  # fmt: skip
    texts = (*goal.event_texts, *(None for _ in goal.events))
    return tuple(
        Sign(Figure("hazard", at + 1, filled=happened), text, happened)
        for at, (happened, text) in enumerate(zip(goal.events, texts, strict=False))
    )


def banner_of(goal: Objective) -> Figure:
    """Its level, or the letter that stands there instead."""
    return Figure("level", goal.level, sign=goal.sign)


def signs_width(goal: Objective, size: float) -> float:
    """How wide the widest of them is at that height."""
    return max((figure_width(sign.figure.shape, size) for sign in signs_of(goal)), default=0)


def paint_sign(ink: Ink, sign: Sign, box: Box) -> None:
    """One of them in the height of a box; what cannot be reached any more has a line through it."""
    paint_figure(ink, sign.figure, box)
    if sign.is_crossed:
        right = box.x + figure_width(sign.figure.shape, box.h)
        ink.line(
            [(box.x, box.y), (right, box.top)], ink.theme.colours.danger, ink.theme.line("outline") * 1.5
        )
