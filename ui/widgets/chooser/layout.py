"""Where the cells of a chooser stand: pure arithmetic."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from companion.core.crossing.views import Figure
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.reel.rows import BAR_MM, whole_height

CELL_MM, TALLEST_MM = 10.6, 17.0  # how high a cell is at least, and where much room is to spare
PEEK = 0.75  # of the room: a row that is no higher leaves some of the next one in sight
ON_SMALL, ON_LARGE, ON_STANDING = (4, 3, 2), (1,), (2,)  # so many cells stand side by side

Need = Callable[[int, float], float]  # how high the words of a cell are in cells of some width


class Cell(msgspec.Struct, frozen=True):
    """One thing that can be chosen: its price, what it is, and what it does."""

    id: str
    words: str
    does: str = ""
    brief: str = ""  # `does` in few words, where there is no room for it
    price: Figure | None = None
    is_choice: bool = True  # else it only explains, and has no plate


class CellPlan(msgspec.Struct, frozen=True):
    """How many cells stand side by side, how high each row is, and the room of all rows."""

    columns: int
    heights: tuple[float, ...]
    room: Box


def plan_cells(theme: Theme, box: Box, count: int, need: Need) -> CellPlan:
    """As many columns as make all rows together the lowest; what is too much is drawn along, beside its bar.

    Then a second row is in sight, if any way to set the words leaves room for that. Letters never shrink for
    more cells: every row is as high as the longest of its words, up to all the room.
    """
    glass = theme.glass
    ways = ON_STANDING if glass.is_portrait else ON_SMALL if glass.is_small else ON_LARGE
    gap = theme.space("gap")

    def planned(room: Box) -> CellPlan:
        plans = [_plan(theme, room, columns, count, need) for columns in ways]
        return min(plans, key=lambda plan: (is_too_high(plan), whole_height(plan.heights, gap)))

    def is_too_high(plan: CellPlan) -> bool:
        return whole_height(plan.heights, gap) > box.h and plan.heights[0] > PEEK * box.h

    plan = planned(box)
    if whole_height(plan.heights, gap) <= box.h:
        return CellPlan(plan.columns, spread(theme, plan.heights, box.h), box)
    plan = planned(box.trimmed(right=theme.mm(BAR_MM)))
    return CellPlan(plan.columns, tuple(min(high, box.h) for high in plan.heights), plan.room)


def _plan(theme: Theme, room: Box, columns: int, count: int, need: Need) -> CellPlan:
    """Rows of that many cells, each as high as it needs."""
    columns = max(1, min(columns, count))
    wide = room.columns(columns, theme.space("gap"))[0].w
    heights = [max(theme.mm(CELL_MM), need(at, wide)) for at in range(count)]
    rows = range(0, count, columns)
    return CellPlan(columns, tuple(max(heights[at : at + columns]) for at in rows), room)


def spread(theme: Theme, heights: Sequence[float], room: float) -> tuple[float, ...]:
    """Room to spare goes to the rows, as far as they are not too high for what they say."""
    spare = room - whole_height(heights, theme.space("gap"))
    each, most = spare // max(1, len(heights)), room if theme.glass.is_small else theme.mm(TALLEST_MM)
    return tuple(max(high, min(high + each, most)) for high in heights)


def cells_in(row: Box, theme: Theme, columns: int, count: int) -> list[Box]:
    """The boxes of a row from the left, as many as there are cells left for it."""
    return row.columns(columns, theme.space("gap"))[:count]
