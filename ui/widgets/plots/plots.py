"""The plots as widgets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.properties import NumericProperty, ObjectProperty

from ui.widgets.drawn.drawn import Drawn
from ui.widgets.ink.ink import Ink
from ui.widgets.plots.bars import Placed, pages_of, paint_bars
from ui.widgets.plots.lines import paint_lines
from ui.widgets.plots.moments import Set, paint_moments
from ui.widgets.plots.moments import pages_of as moment_pages
from ui.widgets.plots.table import TablePart, paint_table, parts_of


class Paged(Drawn):
    """What is drawn on as many pages as it takes."""

    page = NumericProperty(0)

    def laid(self) -> Sequence[Any]:
        """Everything, page by page."""
        raise NotImplementedError

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return max(1, len(self.laid()))

    def turn(self) -> None:
        """The next page, after the last the first again."""
        self.page = (self.page + 1) % self.pages

    @property
    def open_page(self) -> Any:
        """What is on the page that is shown."""
        laid = self.laid()
        return laid[int(self.page) % len(laid)]


class BarsPlot(Paged):
    """Sections of bars, on as many pages as they take."""

    sections = ObjectProperty(())
    watched = ("sections", "page")

    def laid(self) -> list[list[Placed]]:
        """Everything, page by page."""
        size = (self.width, self.height)
        return pages_of(self.wear.theme, self.wear.press.type, size, tuple(self.sections))

    def paint(self, ink: Ink) -> None:
        """The page that is shown."""
        paint_bars(ink, self.box, self.open_page)


class LinesPlot(Drawn):
    """Lines over columns."""

    model = ObjectProperty(None, allownone=True)
    watched = ("model",)

    def paint(self, ink: Ink) -> None:
        """Nothing while there is nothing to draw."""
        if self.model is not None:
            paint_lines(ink, self.box, self.model)


class FigureTable(Paged):
    """People by what they did, on as many pages as it takes."""

    model = ObjectProperty(None, allownone=True)
    watched = ("model", "page")

    def laid(self) -> list[TablePart]:
        """Columns and rows, page by page."""
        if self.model is None:
            return []
        return parts_of(self.wear.theme, self.wear.press.type, (self.width, self.height), self.model)

    def paint(self, ink: Ink) -> None:
        """The page that is shown."""
        if self.model is not None:
            paint_table(ink, self.box, self.model, self.open_page)


class MomentList(Paged):
    """Moments with their numbers, on as many pages as they take."""

    moments = ObjectProperty(())
    watched = ("moments", "page")

    def laid(self) -> list[list[Set]]:
        """Everything, page by page."""
        setter = self.wear.press.type
        return moment_pages(self.wear.theme, setter, (self.width, self.height), tuple(self.moments))

    def paint(self, ink: Ink) -> None:
        """The page that is shown."""
        paint_moments(ink, self.box, self.open_page)
