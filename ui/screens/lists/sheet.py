"""Sheets that list: things to choose from, or lines to read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ui.context import Context
from ui.screens.base.screen import put
from ui.screens.base.sheet import PAGE, Sheet
from ui.screens.sentences.cards import read
from ui.theme.boxes import Box
from ui.widgets.keystrip.strip import StripModel
from ui.widgets.options.layout import NARROWEST_MM, ROW_MM, Option, rows_mm
from ui.widgets.options.options import OptionGrid
from ui.widgets.sheet.panel import Head

FEW, SHORT_MM, HEAD_MM = 3, 44.0, 5.0  # so many stand in one row, so high with their head


class ChoiceSheet(Sheet):
    """A title and options; choosing one closes the sheet and hands its id on."""

    def __init__(
        self,
        context: Context,
        look: str,
        title: str,
        options: Sequence[Option],
        chosen: Callable[[str], None],
        **values: Any,
    ) -> None:
        """List the options; `sub` goes below the title, `back` is the key of the big button's words."""
        sub, self.back = values.pop("sub", ""), values.pop("back", "ui-back-to-table")
        narrow_mm = values.pop("narrow_mm", NARROWEST_MM)
        super().__init__(context, look, **values)
        self.chosen = chosen
        self.head = Head(wear=self.wear, title=title, sub=sub)
        self.scale = max(1.0, self.wear.theme.glass.text_scale)
        self.grid = OptionGrid(self.wear, options, narrow_mm, ROW_MM * self.scale)
        self.grid.bind(
            on_choice=lambda _g, id: self.choose(id),
            on_page=lambda _g: self.strip.show(self.buttons()),
            on_read=lambda _g, option: read(self.context, look, option),
        )
        self.add_widget(self.head)
        self.add_widget(self.grid)

    def is_short(self) -> bool:
        """A few options stand in one row on a wide glass."""
        return not self.wear.theme.glass.is_small and len(self.grid.options) <= FEW

    def need_mm(self) -> float:
        """Head and rows."""
        if not self.is_standing:
            return self.scale * (SHORT_MM + (HEAD_MM if self.head.sub else 0))
        across = self.width / self.wear.theme.glass.px_per_mm
        return self.scale * (26 + rows_mm(self.grid.options, across, self.grid.narrow_mm * self.scale))

    def lay(self, box: Box) -> None:
        """Head above, options below."""
        theme = self.wear.theme
        head, rest = box.cut_top(round(theme.mm(14 if self.head.sub else 9.5) * self.scale), theme.mm(2.2))
        put(self, self.head, head)
        put(self, self.grid, rest)

    def buttons(self) -> StripModel:
        """Back to the table, or the next page."""
        return StripModel(first=self.wear.tell(self.back), plain=self.paged(self.grid))

    def choose(self, id: str) -> None:
        """An option was touched."""
        self.close()
        self.chosen(id)

    def plain(self, id: str) -> None:
        """Turn the page."""
        if id == PAGE:
            self.grid.turn_page()
