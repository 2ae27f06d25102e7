"""The rows of the log: each as high as its words are, so that nothing of them is cut."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any

from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.drawn.wear import Wear
from ui.widgets.ink.fits import fit_pair
from ui.widgets.ink.typesetter import Typesetter
from ui.widgets.options.layout import Option, OptionPage, columns_for
from ui.widgets.options.options import INSET_MM, OptionGrid

NARROW_MM = 95.0
SIGNS_MM = 9.8  # a person's tab beside the words, and its gap
LEAST_MM = 12.0  # a row with one short line is still met by a finger


class LogGrid(OptionGrid):
    """A grid whose rows are worded and measured page by page: a log of five thousand steps opens at once."""

    def __init__(self, wear: Wear, **values: Any) -> None:
        """Nothing is listed yet."""
        super().__init__(wear, narrow_mm=NARROW_MM, **values)
        self._seen: list[int] = []  # where the pages before this one began

    def show(self, options: Sequence[Option]) -> None:
        """Show these from the first page on, without looking at all of them."""
        self.options, self._seen = options, []
        self.arrange()

    def show_at(self, at: int) -> None:
        """A page that begins with that row."""
        self._seen = []
        self._begin(at)

    def turn_page(self) -> None:
        """The next page, after the last the first again."""
        ends = self.page.first + len(self.page.boxes)
        is_last = ends >= len(self.options)
        self._seen = [] if is_last else [*self._seen, self.page.first]
        self._begin(0 if is_last else ends)

    def turn_back(self) -> None:
        """The page before, before the first the last."""
        if self._seen:
            self._begin(self._seen.pop())
        else:
            self._begin(self._before(self.page.first or len(self.options)))

    def _begin(self, first: int) -> None:
        """The page that begins there."""
        self.page = self._page(first)
        self.arrange(self.page.number)
        self.dispatch("on_page")

    def _before(self, end: int) -> int:
        """Where the fullest page begins that shows everything up to a row."""
        first = max(0, end - 1)
        while first > 0 and len(self._page(first - 1).boxes) > end - first:
            first -= 1
        return first

    def laid(self, _number: int) -> OptionPage:
        """The page that is shown, from the row on with which it begins."""
        return self._page(min(self.page.first, max(0, len(self.options) - 1)))

    def _page(self, first: int) -> OptionPage:
        """As many rows from there on as there is room for, column by column."""
        box, theme, setter = self.box, self.wear.theme, self.wear.press.type
        gap, count = theme.space("gap"), len(self.options)
        columns = box.columns(columns_for(theme, box, max(count, 4), NARROW_MM), gap)
        boxes: list[Box] = []
        for column in columns:
            left = column
            for option in self.options[first + len(boxes) : first + len(boxes) + most_of(theme, column)]:
                high = min(row_height(setter, theme, option, column), column.h)
                if high > left.h:
                    break
                row, left = left.cut_top(high, gap)
                boxes.append(row)
        shown = max(1, len(boxes))
        return OptionPage(tuple(boxes), first, first // shown, max(1, ceil(count / shown)))

    @property
    def box(self) -> Box:
        """Where the rows stand."""
        return Box(self.x, self.y, self.width, self.height)


def most_of(theme: Theme, column: Box) -> int:
    """More rows than this are never in a column: those behind them are not even worded."""
    return max(1, int(column.h // theme.mm(LEAST_MM)) + 1)


def row_height(setter: Typesetter, theme: Theme, option: Option, column: Box) -> int:
    """How high a row has to be for all its words."""
    inset_x, inset_y = (theme.mm(mm) for mm in INSET_MM)
    signs = theme.mm(SIGNS_MM) if option.seat is not None or option.icon else 0
    room = column.w - 2 * inset_x - signs, column.h - 2 * inset_y
    fonts = (theme.font("body"), theme.font("caption"))
    pair = fit_pair(setter, option.words, option.sub, room, fonts, theme.mm(1))
    return ceil(max(theme.mm(LEAST_MM), pair.height + 2 * inset_y + theme.mm(1)))
