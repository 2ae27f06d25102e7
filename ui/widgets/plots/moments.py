"""Moments in the order in which they came: a numbered banner, when it was, and a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.ink.fits import line_step
from ui.widgets.people.tab import paint_tab
from ui.widgets.shapes import outlines

if TYPE_CHECKING:
    from ui.widgets.ink.ink import Ink
    from ui.widgets.ink.typesetter import Typesetter

FLAG_MM, TAB_MM, GAP_MM = 6.4, 6.4, 2.2


class GameMoment(msgspec.Struct, frozen=True):
    """One of them."""

    number: str
    when: str
    says: str
    seat: int | None = None
    name: str = ""


class Set(msgspec.Struct, frozen=True):
    """A moment with its lines and its place on a page."""

    moment: GameMoment
    lines: tuple[str, ...]
    top: float
    height: float


def pages_of(
    theme: Theme, setter: Typesetter, size: tuple[float, float], them: Sequence[GameMoment]
) -> list[list[Set]]:
    """All moments on as many pages as they take."""
    body, caption = theme.font("body"), theme.font("caption")
    pages: list[list[Set]] = [[]]
    at = 0.0
    for one in them:
        room = (
            size[0] - theme.mm(FLAG_MM + GAP_MM) - (theme.mm(TAB_MM + GAP_MM) if one.seat is not None else 0)
        )
        lines = tuple(setter.wrap(one.says, body, room))
        words = caption.cap + theme.mm(1.8) + body.cap + line_step(body) * (len(lines) - 1)
        height = max(words, theme.mm(FLAG_MM)) + theme.mm(3.4)
        if at and at + height > size[1] + theme.mm(2):
            pages.append([])
            at = 0.0
        pages[-1].append(Set(one, lines, at, height))
        at += height
    return pages


def paint_moments(ink: Ink, box: Box, them: Sequence[Set]) -> None:
    """One page."""
    theme, colours = ink.theme, ink.theme.colours
    body, caption = theme.font("body"), theme.font("caption")
    for one in them:
        cell = box.trimmed(top=one.top).cut_top(one.height)[0].trimmed(bottom=theme.mm(2.6))
        sign, room = cell.cut_left(theme.mm(FLAG_MM), theme.mm(GAP_MM))
        flag = sign.cut_top(theme.mm(FLAG_MM * 1.1))[0].inset(theme.mm(0.3), 0)
        ink.shape(outlines.banner(flag), colours.warn)
        font = theme.font_px(max(flag.h * 0.42, theme.mm(2.65)), "number")
        ink.words(one.moment.number, flag.trimmed(bottom=flag.h * 0.2), font, colours.on_warn, "center")
        if one.moment.seat is not None:
            side, room = room.cut_right(theme.mm(TAB_MM), theme.mm(GAP_MM))
            paint_tab(ink, side.cut_top(theme.mm(TAB_MM))[0], one.moment.name, one.moment.seat)
        ink.words(one.moment.when, room, caption, colours.dim, valign="top")
        ink.lines(one.lines, room.trimmed(top=caption.cap + theme.mm(1.8)), body, colours.text)
