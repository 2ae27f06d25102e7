"""Where the drawn table's things lie; pure."""

from __future__ import annotations

import msgspec

from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.asides.layout import LINE_MM, TALL_MM
from ui.widgets.cards.shape import SHAPE

BACK_MM, LOW_BACK_MM = (34.0, 9.4), (17.0, 14.0)  # the way back to the table
LARGE = 1.2


class PracticeBoxes(msgspec.Struct, frozen=True):
    """The drawn camera's spot, the decks, what hands have to do, the hand, and the way back."""

    spot: Box
    decks: Box
    line: Box
    hand: Box
    back: Box


def arrange_practice(theme: Theme, box: Box) -> PracticeBoxes:
    """The camera above, decks or the log beside it, the hand at the foot."""
    gap = theme.mm(1.6)
    hand, above = box.cut_bottom(round(box.h * _hand_share(theme)), gap)
    line, above = above.cut_bottom(theme.mm(TALL_MM if theme.glass.is_portrait else LINE_MM), gap)
    if theme.glass.is_portrait:
        spot, decks = above.rows([0.6, 0.4], gap)
    else:
        spot, decks = above.columns([0.47, 0.53] if theme.glass.is_small else [0.58, 0.42], gap)
    back, decks = _back(theme, decks, gap)
    return PracticeBoxes(spot, decks, line, hand, back)


def _hand_share(theme: Theme) -> float:
    """How much of the height the hand takes: on a standing glass less, unless its type is large."""
    return 0.32 if theme.glass.is_portrait and theme.glass.text_scale <= LARGE else 0.42


def _back(theme: Theme, box: Box, gap: float) -> tuple[Box, Box]:
    """The way back above the decks, or on a low glass beside them."""
    scale = max(1.0, theme.glass.text_scale)
    if theme.glass.is_small:
        column, rest = box.cut_right(theme.mm(LOW_BACK_MM[0] * scale), gap)
        return column.cut_top(min(column.h, theme.mm(LOW_BACK_MM[1])))[0], rest
    head, rest = box.cut_top(theme.mm(BACK_MM[1]), gap)
    return head.cut_right(min(theme.mm(BACK_MM[0] * scale), head.w))[0], rest


def fan(box: Box, count: int, gap: float) -> list[Box]:
    """Cards side by side, in as few rows as let none cover another."""
    rows = next(
        (rows for rows in range(1, count + 1) if _width(box, rows, gap) * -(-count // rows) <= box.w + gap), 1
    )
    per_row = -(-count // rows) if count else 0
    cells = []
    for at, line in enumerate(box.rows(rows, gap)):
        here = min(per_row, count - at * per_row)
        width = min(round(line.h * SHAPE), box.w)
        left = line.x + (line.w - (width + gap) * here + gap) / 2
        cells += [Box(round(left + index * (width + gap)), line.y, width, line.h) for index in range(here)]
    return cells


def _width(box: Box, rows: int, gap: float) -> float:
    """How wide one card with its gap is when so many rows share the height."""
    return round((box.h - gap * (rows - 1)) / rows * SHAPE) + gap


def is_on(box: Box, x: float, y: float) -> bool:
    """Whether something was let go over a box."""
    return box.x <= x <= box.right and box.y <= y <= box.top
