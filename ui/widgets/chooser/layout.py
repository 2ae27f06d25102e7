"""Where the cells of a chooser stand: pure arithmetic."""

from __future__ import annotations

import msgspec

from companion.core.crossing.views import Figure
from ui.theme.boxes import Box
from ui.theme.theme import Theme

CELL_MM, LEAST_MM = 10.6, 9.0  # how high a cell is, and at least
WIDE_MM = 33.0  # at least
MORE = "more"  # the cell that shows the others


class Cell(msgspec.Struct, frozen=True):
    """One thing that can be chosen: its price, what it is, and what it does."""

    id: str
    words: str
    does: str = ""
    brief: str = ""  # `does` in few words, where there is no room for it
    price: Figure | None = None
    is_choice: bool = True  # else it only explains, and has no plate


class CellGrid(msgspec.Struct, frozen=True):
    """The boxes of the cells that are shown, row by row."""

    boxes: tuple[Box, ...]
    first: int  # of all cells, the one in the first box
    goes_on: bool  # whether the last box leads to the others


def rows_in(theme: Theme, box: Box) -> int:
    """How many rows have room."""
    gap = theme.space("gap")
    return max(1, int((box.h + gap) // (theme.mm(LEAST_MM) + gap)))


def arrange_cells(theme: Theme, box: Box, count: int, page: int = 0) -> CellGrid:
    """As many columns as there is width for and no more rows than are needed; what is too much has pages."""
    gap = theme.space("gap")
    columns = max(1, int((box.w + gap) // (theme.mm(WIDE_MM * max(1.0, theme.glass.text_scale)) + gap)))
    columns = min(columns, max(1, count))
    rows = min(rows_in(theme, box), -(-count // columns))
    high = min(box.h, rows * (theme.mm(CELL_MM) + gap) * max(1.0, theme.glass.text_scale))
    boxes = box.cut_top(round(high))[0].grid(columns, rows, gap)
    if count <= len(boxes):
        return CellGrid(tuple(boxes[:count]), 0, False)
    each = len(boxes) - 1
    pages = -(-count // each)
    first = page % pages * each
    return CellGrid((*boxes[: min(each, count - first)], boxes[-1]), first, True)
