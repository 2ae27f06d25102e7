"""The board of a Legendary game on every glass: rows from above, which each game fills with its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from companion.core.crossing.views import View
from ui.rooms.common import buttons, hand_line, is_paged, people
from ui.rooms.legendary import Fill, paged
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.asides.layout import LINE_MM, TALL_MM
from ui.widgets.board.parts import Part, Parts, Surroundings

Rows = Sequence[tuple[float, Fill]]  # what fills each row, and how high it is beside the others


class Small(msgspec.Struct, frozen=True):
    """The densest glass: what does not fit is one touch away."""

    rows: Rows
    head_mm: float = 11.2
    menu_mm: float = 15.7
    beside: Fill | None = None  # in the line of the people, before them

    def arrange(self, view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
        """The people and the rows below them."""
        gap = theme.space("gap")
        head, box = box.cut_top(theme.mm(self.head_mm), theme.mm(1.4))
        menu, head = head.cut_right(theme.mm(self.menu_mm), gap)
        hand, box = box.cut_bottom(theme.mm(LINE_MM), theme.mm(0.9))
        parts: list[Part] = []
        if self.beside is not None:
            above, head = head.columns([1.4, 1], gap)
            parts += self.beside(view, theme, above, around)
        parts += people(theme, view, head) + buttons(theme, around, {"menu": menu})
        return (*parts, *filled(view, theme, box, around, self.rows, gap), hand_line(around, hand))


class Large(msgspec.Struct, frozen=True):
    """The same rows, the cards played in order, and a column at the right that ends in the log."""

    rows: Rows
    column: Rows
    log_mm: float = 14

    def arrange(self, view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
        """The people, the rows below them and the column beside them."""
        gap = theme.mm(1.7)
        head, box = box.cut_top(theme.mm(12.2), theme.mm(1.8))
        menu, head = head.cut_right(theme.mm(14), theme.mm(1.4))
        log, head = head.cut_right(theme.mm(self.log_mm), theme.mm(1.4))
        hand, box = box.cut_bottom(theme.mm(LINE_MM), theme.mm(0.9))
        side, box = box.cut_right(theme.mm(45), theme.mm(2.4))
        parts = people(theme, view, head) + buttons(theme, around, {"menu": menu, "log": log})
        parts += filled(view, theme, box, around, self.rows, gap)
        return (*parts, *filled(view, theme, side, around, self.column, gap), hand_line(around, hand))


class Standing(msgspec.Struct, frozen=True):
    """The same rows one under the other, the market in two, the log at the foot."""

    rows: Rows
    above: Fill  # between the people and the rows
    above_mm: float = 16.6
    hand_mm: float = TALL_MM

    def arrange(self, view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
        """The people, what the game is about, and the rows below them."""
        head, box = box.cut_top(theme.mm(12.6), theme.mm(1.7))
        above, box = box.cut_top(theme.mm(self.above_mm), theme.mm(1.7))
        menu, above = above.cut_right(theme.mm(13.9), theme.space("gap"))
        hand, box = box.cut_bottom(theme.mm(self.hand_mm), theme.mm(0.9))
        parts = people(theme, view, head) + buttons(theme, around, {"menu": menu})
        parts += self.above(view, theme, above, around)
        return (*parts, *filled(view, theme, box, around, self.rows, theme.mm(1.7)), hand_line(around, hand))


class BoardPlan(msgspec.Struct, frozen=True):
    """One game's board: its rows on each glass, and its pages in large type."""

    small: Small
    large: Large
    standing: Standing
    pages: Mapping[str, Fill]

    def arrange(self, view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
        """The board by the shape of the glass; in large type it is read page by page."""
        if is_paged(theme):
            return paged(view, theme, box, around, self.pages)
        if theme.glass.is_portrait:
            return self.standing.arrange(view, theme, box, around)
        shape = self.small if theme.glass.is_small else self.large
        return shape.arrange(view, theme, box, around)


def filled(view: View, theme: Theme, box: Box, around: Surroundings, rows: Rows, gap: float) -> list[Part]:
    """Rows one under the other, each with what belongs into it."""
    boxes = box.rows([height for height, _ in rows], gap)
    return [
        part for (_, fill), row in zip(rows, boxes, strict=True) for part in fill(view, theme, row, around)
    ]
