"""Hazards and aims where they are read: in their shapes, each sentence whole and all in one size."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from companion.core.crossing.views import Objective
from ui.theme.boxes import Box
from ui.theme.theme import Font, Theme
from ui.widgets.figures.figures import figure_width
from ui.widgets.ink.fits import Fitted, fit, in_height, lines_height
from ui.widgets.ink.ink import Ink
from ui.widgets.ink.typesetter import Typesetter
from ui.widgets.objective.signs import paint_sign, signs_of, signs_width

SIGN_MM, LARGE_MM = 6.2, 7.4  # of a triangle whose number can be read, and of one that stands alone
GAP_MM, BESIDE_MM, TAIL = 1.0, 1.8, 0.35  # between rows, beside a triangle; of capitals, below them
MOST_LINES = 3


class HazardRows(msgspec.Struct, frozen=True):
    """What every hazard brings, in one font, and how high each row is."""

    told: tuple[Fitted, ...]
    heights: tuple[float, ...]


def reading_fonts(theme: Theme) -> Sequence[Font]:
    """From the size of the reader down to that of words that must be read."""
    return tuple(dict.fromkeys((theme.font("body"), theme.between("body"), theme.plain("body"))))


def hazard_rows(setter: Typesetter, theme: Theme, words: Sequence[str], box: Box) -> HazardRows | None:
    """All of them one under the other in the largest type that lets each be whole; None where none does."""
    sign, gap = theme.mm(SIGN_MM), theme.mm(GAP_MM)
    width = box.w - figure_width("hazard", sign) - theme.mm(BESIDE_MM)
    for font in reading_fonts(theme):
        told = tuple(
            fit(setter, one, width, [(font, count + 1) for count in range(MOST_LINES)]) for one in words
        )
        heights = tuple(max(sign, lines_height(one) + 2 * TAIL * font.cap) for one in told)
        if all(one.whole for one in told) and sum(heights) + gap * (len(heights) - 1) <= box.h:
            return HazardRows(told, heights)
    return None


def paint_hazards(ink: Ink, goal: Objective, words: Sequence[str], box: Box) -> None:
    """Every hazard in words, else their triangles in a row and below them what the next one brings."""
    rows = hazard_rows(ink.press.type, ink.theme, words, box) if words else None
    if rows is None:
        _paint_next(ink, goal, words, box)
        return
    theme, colours, sign = ink.theme, ink.theme.colours, ink.theme.mm(SIGN_MM)
    for at, (told, high) in enumerate(zip(rows.told, rows.heights, strict=True)):
        row, box = box.cut_top(round(high), theme.mm(GAP_MM))
        one, wide = signs_of(goal)[at], figure_width("hazard", sign)
        paint_sign(ink, one, row.cut_left(wide)[0].centred(figure_width(one.figure.shape, sign), sign))
        tone = colours.text if one.is_over != bool(goal.aims) else colours.dim
        ink.lines(told.lines, row.trimmed(left=wide + theme.mm(BESIDE_MM)), told.font, tone, valign="middle")


def paint_signs(ink: Ink, goal: Objective, box: Box, size: float) -> Box:
    """The triangles in a row; returns the room right of them."""
    for sign in signs_of(goal):
        part, box = box.cut_left(figure_width(sign.figure.shape, size), ink.theme.mm(0.9))
        paint_sign(ink, sign, part.cut_bottom(size)[0])
    return box.trimmed(left=ink.theme.mm(0.8))


def _paint_next(ink: Ink, goal: Objective, words: Sequence[str], box: Box) -> None:
    """The triangles, and what the next hazard brings where there is room for it."""
    theme = ink.theme
    signs = signs_of(goal)
    wide = signs_width(goal, 100) / 100 * max(1, len(signs)) or 1.0
    size = min(theme.mm(LARGE_MM), box.h, (box.w - theme.mm(0.9) * len(signs)) / wide)
    row, below = box.cut_top(round(size), theme.mm(BESIDE_MM))
    paint_signs(ink, goal, row, size)
    at = next((at for at, sign in enumerate(signs) if not sign.is_over), len(words))
    if at >= len(words):
        return
    ways = [(font, count) for font in reading_fonts(theme) for count in range(1, MOST_LINES + 1)]
    able = in_height(ways, below.h)
    told = fit(ink.press.type, words[at], below.w, able)
    if told.whole and lines_height(told) <= below.h:
        ink.lines(told.lines, below, told.font, theme.colours.dim)
