"""The manual tools of the table, and the page of an open card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from companion.core.crossing.views import View
from companion.core.language.ids import SlotId
from companion.core.ports.bench import About
from ui.context import Context
from ui.rooms.faces import face_of
from ui.screens.question.model import tile_at
from ui.widgets.options.layout import Option

Choose = Callable[[str, Sequence[Option], Callable[[str], None]], None]


class Tooling:
    """Opens tools and pages; `choose` lists, `show` opens a sheet."""

    def __init__(self, context: Context, look: str, choose: Choose, show: Callable[[Any], None]) -> None:
        """Nothing is open."""
        self.context, self.look, self._list, self._show = context, look, choose, show
        self.where: Callable[[View, SlotId], bool] = lambda view, slot: False  # asks it on a board in sight

    def tools(self, target: str) -> None:
        """The five manual tools."""
        if self.context.view is not None:
            self._tools().open(self.context.view, target)

    def use(self, tool: str, target: str) -> None:
        """One of the tools at once."""
        if self.context.view is not None:
            self._tools().use(self.context.view, tool, target)

    def _tools(self) -> Any:
        """The tools as chains of lists."""
        from ui.screens.tools.flow import Tools

        def pad(title: str, then: Callable[[int], None], span: tuple[int, int, int] | None) -> None:
            from ui.screens.tools.pad import PadSheet

            values = {} if span is None else {"span": span}
            self._show(PadSheet(self.context, self.look, title, then, **values))

        return Tools(self.context, self.look, self._list, self.about, pad, self._where)

    def _where(self, slot: SlotId) -> bool:
        """Whether the board itself is asked where a card goes."""
        return self.context.view is not None and self.where(self.context.view, slot)

    def about(self, view: View, target: str) -> None:
        """The page of an open card; for everything else the tools."""
        from ui.screens.objective.sheet import ObjectiveSheet
        from ui.screens.tools.model import slot_of

        if is_standing(view, target):
            self._show(ObjectiveSheet(self.context, self.look, view))
            return
        bench, slot = self.context.ports.play.bench, slot_of(target)
        if bench is None or slot is None:
            self.tools(target)
            return

        def found(about: About | None) -> None:
            if about is None:
                self._tools().open(view, target)
            else:
                self._show(self._page(view, target, about))

        self.context.errands.run(lambda: bench.about(slot), found)

    def _page(self, view: View, target: str, about: About) -> Any:
        """The page of a card."""
        from ui.screens.tile.sheet import TileSheet

        return TileSheet(
            self.context, self.look, target, about, lambda tool: self._tools().use(view, tool, target)
        )


def is_standing(view: View, target: str) -> bool:
    """Whether a card does what the objective's sheet says, such as an Event."""
    tile = tile_at(view, target)
    kinds = face_of(view.room).standing
    return tile is not None and not tile.hidden and tile.kind in kinds and view.objective is not None
