"""The sheet of the objective: it opens by a touch, and by itself at the row of a hazard that happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.core.crossing.views import View
from ui.context import Context
from ui.screens.base.screen import put
from ui.screens.base.sheet import PAGE, Sheet
from ui.screens.objective.model import page_of, rest_of
from ui.theme.boxes import Box
from ui.widgets.keystrip.strip import PlainSpec, StripModel
from ui.widgets.objective.page import BANNER_MM, ObjectiveHead, ObjectiveRows

NEXT = "next"


class ObjectiveSheet(Sheet):
    """What to do, what Events do, and every hazard; of several objectives one after the other."""

    def __init__(self, context: Context, look: str, view: View, at: int = -1, **values: Any) -> None:
        """`at` is the row of the hazard that has just happened."""
        super().__init__(context, look, None, "warn", **values)
        self.view, self.at, self.shown = view, at, 0
        self.done: Callable[[], None] = lambda: None  # what comes after it
        self.head, self.rows = ObjectiveHead(wear=self.wear), ObjectiveRows(wear=self.wear, at=at)
        self.add_widget(self.head)
        self.add_widget(self.rows)
        self._fill()

    def _fill(self) -> None:
        page = page_of(self.view, self.view.objectives[self.shown], self.wear.say)
        self.head.page, self.rows.page, self.rows.number = page, page, 0

    def need_mm(self) -> float:
        """Head, sentences, hazards."""
        return 86.0 * max(1.0, self.wear.theme.glass.text_scale)

    def is_short(self) -> bool:
        """On a large glass the board is seen above it."""
        return not self.wear.theme.glass.is_small

    def lay(self, box: Box) -> None:
        """The head above, everything else below; a hazard that has just come is in sight."""
        theme = self.wear.theme
        scale = min(1.3, max(1.0, theme.glass.text_scale))
        head, rest = box.cut_top(theme.mm(BANNER_MM * scale), theme.mm(2))
        put(self, self.head, head)
        put(self, self.rows, rest)
        if self.at >= 0 and self.rows.pages > 1:
            self.rows.number = self.rows.page_of_new

    def buttons(self) -> StripModel:
        """Back to the board, with what there is to spend."""
        tell, plain = self.wear.tell, []
        if len(self.view.objectives) > 1:
            plain.append(PlainSpec(NEXT, tell("ui-objective-next")))
        if self.rows.pages > 1:
            plain.append(PlainSpec(PAGE, tell("ui-page", at=int(self.rows.number) + 1, of=self.rows.pages)))
        seat = next((seat for seat in self.view.seats if seat.seat == self.view.turn.seat), None)
        return StripModel(
            first=tell("ui-back-to-board"), second=rest_of(self.view, self.wear.say), seat=seat,
            turn=self.view.turn if seat is not None else None, pools=self.view.meters, plain=tuple(plain),
        )  # fmt: skip

    def plain(self, id: str) -> None:
        """The next page, or the next objective."""
        if id == PAGE:
            self.rows.number = (int(self.rows.number) + 1) % self.rows.pages
        else:
            self.shown = (self.shown + 1) % len(self.view.objectives)
            self._fill()
        self.strip.show(self.buttons())

    def close(self) -> None:
        """Put it away, and go on with what waited for that."""
        is_open = self.parent is not None
        super().close()
        if is_open:
            self.done()
