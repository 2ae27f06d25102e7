"""A row of cells: filled is used up, hollow is left, dashed is what the next step would add."""

from __future__ import annotations

from ui.theme.boxes import Box
from ui.theme.colours import Colour
from ui.widgets.ink.ink import Ink

MOST = 14  # more cells than this cannot be told apart


def paint_cells(ink: Ink, box: Box, done: int, of: int, colour: Colour, coming: int = 0) -> None:
    """One cell per point, from the left."""
    if of <= 0 or of > MOST * 2:
        return
    gap = 2 if box.w / of > 7 else 1
    for at, cell in enumerate(box.columns(of, gap)):
        if at < done:
            ink.fill(cell, colour)
        elif at < done + coming:
            ink.dashes(cell, colour, 1, 3)
        else:
            ink.frame(cell, ink.theme.colours.frame, 1)
