"""The board of a Legendary game on every glass: rows from above, which each game fills with its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from companion.core.crossing.views import View
from ui.rooms.combat import ON_LARGE, ON_STANDING, is_crowded
from ui.rooms.common import FAN_MM, buttons, foot, hand_line, is_paged, people
from ui.rooms.legendary import Fill, paged
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.asides.layout import LINE_MM
from ui.widgets.board.parts import FIRST, Part, Parts, Surroundings
from ui.widgets.fan.layout import PEEK_BELOW_MM, PEEK_MM

CHOOSER_MM = 23.5  # two rows of cells on the smallest glass
STANDING_ROWS = 3  # below the market on a standing glass: played cards, counted piles, log
Rows = Sequence[tuple[float, Fill]]  # what fills each row, and how high it is beside the others


class Small(msgspec.Struct, frozen=True):
    """The densest glass: what does not fit is one touch away.

    Its rows have three sets of heights and nothing between: all of the room, less of it above a line, and
    another share for a crowd. In a crowd a task for hands, or what is urgent, takes the lowest row, where no
    hand lies, and all else waits.
    """

    rows: Rows
    lined: Sequence[float] = ()  # how high these rows are above a line
    crowded: Rows = ()
    head_mm: float = 11.2
    menu_mm: float = 15.7
    beside: Fill | None = None  # in the line of the people, before them

    def arrange(self, view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
        """The people and the rows below them."""
        gap = theme.space("gap")
        head, box = box.cut_top(theme.mm(self.head_mm), theme.mm(1.4))
        menu, head = head.cut_right(theme.mm(self.menu_mm), gap)
        parts: list[Part] = []
        if self.beside is not None:
            above, head = head.columns([1.4, 1], gap)
            parts += self.beside(view, theme, above, around)
        parts += people(theme, view, head) + buttons(theme, around, {"menu": menu})
        return (*parts, *self._below(view, theme, box, around, gap))

    def _below(self, view: View, theme: Theme, box: Box, around: Surroundings, gap: float) -> list[Part]:
        """The rows of one of the three sets; a drawn hand lies before the lowest of them."""
        has_crowd = bool(self.crowded) and is_crowded(view, theme)
        rows, line = self.crowded if has_crowd else self.rows, None
        if around.chooses:
            return self._chosen_from(view, theme, box, around, has_crowd)
        if around.line and not has_crowd:
            line, box = box.cut_bottom(theme.mm(LINE_MM), gap)
            rows = tuple(zip(self.lined, (fill for _, fill in rows), strict=True)) if self.lined else rows
        boxes = box.rows([height for height, _ in rows], gap)
        lowest = boxes[-1]
        if around.line in FIRST and has_crowd and not around.lays:
            line = boxes.pop()
        if around.fan and boxes[-1] is lowest:  # what peeks out of a hand that was lowered covers no words
            boxes[-1] = lowest.trimmed(bottom=theme.mm(PEEK_MM - PEEK_BELOW_MM))
        parts = [
            part
            for (_, fill), cell in zip(rows, boxes, strict=False)
            for part in fill(view, theme, cell, around)
        ]
        if line is not None:
            parts.append(hand_line(around, line))
        if around.fan:
            high = min(theme.mm(FAN_MM), lowest.h + gap)
            parts.append(Part("fan", "fan", lowest.cut_bottom(high)[0]))
        return parts

    def _chosen_from(
        self, view: View, theme: Theme, box: Box, around: Surroundings, has_crowd: bool
    ) -> list[Part]:
        """An open choice takes the line and the lowest row; the enemies stay in sight."""
        rows, gap = self.crowded if has_crowd else self.rows, theme.space("gap")
        heights = [height for height, _ in rows] if has_crowd or not self.lined else list(self.lined)
        below, box = box.cut_bottom(theme.mm(CHOOSER_MM), gap)
        boxes = box.rows(heights[:-1], gap)
        found = zip(rows, boxes, strict=False)
        parts = [part for (_, fill), cell in found for part in fill(view, theme, cell, around)]
        return [*parts, Part("chooser", "chooser", below)]


class Large(msgspec.Struct, frozen=True):
    """The same rows, the cards played in order, and a column at the right that ends in the log."""

    rows: Rows
    column: Rows
    log_mm: float = 14
    crowded: Rows = ()
    beside_crowd: Rows = ()  # the column beside these rows: what a crowd has pushed out of them
    crowd_from: int = ON_LARGE  # so many enemies are one: fewer where the Combat Zone is narrow

    def arrange(self, view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
        """The people, the rows below them and the column beside them."""
        gap = theme.mm(1.7)
        head, box = box.cut_top(theme.mm(12.2), theme.mm(1.8))
        menu, head = head.cut_right(theme.mm(14), theme.mm(1.4))
        log, head = head.cut_right(theme.mm(self.log_mm), theme.mm(1.4))
        floor = box.y
        below, box = foot(theme, around, box)
        side, box = box.cut_right(theme.mm(45), theme.mm(2.4))
        parts = people(theme, view, head) + buttons(theme, around, {"menu": menu, "log": log})
        parts += filled(view, theme, box, around, rows_of(self, view, theme), gap)
        if around.chooses:  # what is chosen from is read here, and nothing else
            return (*parts, *down_to(floor, [Part("chooser", "chooser", side)]))
        has_crowd = bool(self.beside_crowd) and is_crowded(view, theme, self.crowd_from)
        column = self.beside_crowd if has_crowd else self.column
        return (*parts, *filled(view, theme, side, around, column, gap), *below)


class Standing(msgspec.Struct, frozen=True):
    """The same rows one under the other, the market in two, the log at the foot unless a crowd is there."""

    rows: Rows
    above: Fill  # between the people and the rows
    above_mm: float = 16.6
    crowded: Rows = ()
    crowd_from: int = ON_STANDING

    def arrange(self, view: View, theme: Theme, box: Box, around: Surroundings) -> Parts:
        """The people, what the game is about, and the rows below them."""
        head, box = box.cut_top(theme.mm(12.6), theme.mm(1.7))
        above, box = box.cut_top(theme.mm(self.above_mm), theme.mm(1.7))
        menu, above = above.cut_right(theme.mm(13.9), theme.space("gap"))
        floor = box.y
        below, box = foot(theme, around, box)
        parts = people(theme, view, head) + buttons(theme, around, {"menu": menu})
        parts += self.above(view, theme, above, around)
        rows = rows_of(self, view, theme)
        if around.chooses:
            chosen = filled(view, theme, box, around, chosen_from(rows, STANDING_ROWS), theme.mm(1.7))
            return (*parts, *down_to(floor, chosen))
        if around.fan and around.lays and around.line:  # hand and line: the lowest row makes room for both
            rows = rows[:-1]
        return (*parts, *filled(view, theme, box, around, rows, theme.mm(1.7)), *below)


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


def rows_of(shape: Large | Standing, view: View, theme: Theme) -> Rows:
    """The rows of a glass, with those for a crowd where one stands in the Combat Zone."""
    return shape.crowded if shape.crowded and is_crowded(view, theme, shape.crowd_from) else shape.rows


def chosen_from(rows: Rows, count: int) -> Rows:
    """The same rows with an open choice in the place of the last ones, and of some of the room above."""
    kept, taken = rows[:-count], rows[-count:]
    return (*kept, (max(sum(height for height, _ in taken), kept[-1][0]), _chooser))


def down_to(floor: float, parts: Sequence[Part]) -> list[Part]:
    """The same parts, an open choice also in the room above the key strip: hands wait while it lies there."""
    return [
        replace(part, box=Box(part.box.x, floor, part.box.w, part.box.top - floor))
        if part.kind == "chooser" else part
        for part in parts
    ]  # fmt: skip


def _chooser(view: View, theme: Theme, box: Box, around: Surroundings) -> list[Part]:
    return [Part("chooser", "chooser", box)]


def filled(view: View, theme: Theme, box: Box, around: Surroundings, rows: Rows, gap: float) -> list[Part]:
    """Rows one under the other, each with what belongs into it."""
    boxes = box.rows([height for height, _ in rows], gap)
    return [
        part for (_, fill), row in zip(rows, boxes, strict=True) for part in fill(view, theme, row, around)
    ]
