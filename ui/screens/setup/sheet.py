"""Choosing several of many: the list stays open, each touch ticks one or takes the tick away."""

from __future__ import annotations

from ui.screens.base.screen import put
from ui.screens.lists.sheet import ChoiceSheet
from ui.theme.boxes import Box
from ui.widgets.keystrip.strip import StripModel
from ui.widgets.options.layout import Option


class TickSheet(ChoiceSheet):
    """Hands every touch on and shows what became of it."""

    def choose(self, id: str) -> None:
        """An option was touched: the sheet stays."""
        self.chosen(id)

    def show(self, options: tuple[Option, ...], sub: str) -> None:
        """The same options with other ticks."""
        self.head.sub = sub
        self.grid.show(options)

    def lay(self, box: Box) -> None:
        """Head above, options below; the page that was turned to stays."""
        theme = self.wear.theme
        head, rest = box.cut_top(round(theme.mm(14) * self.scale), theme.mm(2.2))
        put(self, self.head, head)
        put(self, self.grid, rest)

    def buttons(self) -> StripModel:
        """Done, or the next page."""
        return StripModel(first=self.wear.tell("ui-so-be-it"), plain=self.paged(self.grid))
