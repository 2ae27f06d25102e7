"""A sheet of labels, drawn to be touched: the first label to print on, and those that are used up."""

from __future__ import annotations

from typing import Any

from kivy.properties import NumericProperty, ObjectProperty

from companion.core.ports.printing import LabelSheet
from ui.theme.boxes import Box
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.ink.ink import Ink


def page_box(sheet: LabelSheet, room: Box) -> Box:
    """The sheet as large as there is room for."""
    scale = min(room.w / sheet.paper_mm[0], room.h / sheet.paper_mm[1])
    return room.centred(round(sheet.paper_mm[0] * scale), round(sheet.paper_mm[1] * scale))


def label_box(sheet: LabelSheet, page: Box, number: int) -> Box:
    """Where a label stands on the drawn sheet; the first is number 1, and they run like words."""
    scale = page.w / sheet.paper_mm[0]
    row, column = divmod(number - 1, sheet.columns)
    left = page.x + (sheet.first_mm[0] + column * sheet.pitch_mm[0]) * scale
    top = page.top - (sheet.first_mm[1] + row * sheet.pitch_mm[1]) * scale
    wide, high = (side * scale for side in sheet.label_mm)
    return Box(left, top - high, wide, high)


def label_at(sheet: LabelSheet, page: Box, x: float, y: float) -> int:
    """The label that a finger means: the nearest one, however small they are drawn."""
    scale = page.w / sheet.paper_mm[0]
    across = ((x - page.x) / scale - sheet.first_mm[0] - sheet.label_mm[0] / 2) / sheet.pitch_mm[0]
    down = ((page.top - y) / scale - sheet.first_mm[1] - sheet.label_mm[1] / 2) / sheet.pitch_mm[1]
    column = min(max(0, round(across)), sheet.columns - 1)
    row = min(max(0, round(down)), sheet.count // sheet.columns - 1)
    return row * sheet.columns + column + 1


class SheetPicture(Touchable):
    """Fires on_label(number) while a finger lies on it or slides over it."""

    sheet = ObjectProperty(None, allownone=True)
    start = NumericProperty(1)
    watched = ("sheet", "start")
    __events__ = ("on_label",)

    @property
    def page(self) -> Box:
        """Where the sheet is drawn."""
        return page_box(self.sheet, self.box.inset(self.wear.theme.mm(1)))

    def on_touch_down(self, touch: Any) -> bool:
        """The finger points at a label."""
        taken = bool(super().on_touch_down(touch))
        if taken:
            self._point(touch)
        return taken

    def on_touch_move(self, touch: Any) -> bool:
        """It slides to another."""
        taken = bool(super().on_touch_move(touch))
        if taken and self.collide_point(*touch.pos):
            self._point(touch)
        return taken

    def _point(self, touch: Any) -> None:
        if self.sheet is not None:
            self.dispatch("on_label", label_at(self.sheet, self.page, touch.x, touch.y))

    def paint(self, ink: Ink) -> None:
        """Paper, used labels empty, the others filled, the first one marked."""
        sheet: LabelSheet | None = self.sheet
        if sheet is None:
            return
        theme, colours = ink.theme, ink.theme.colours
        page = self.page
        ink.slab(page, colours.card)
        for number in range(1, sheet.count + 1):
            box = label_box(sheet, page, number).inset(1)
            if number < self.start:
                ink.frame(box, colours.frame, 1)
            else:
                ink.slab(box, colours.accent if number == self.start else colours.dim)
        ink.frame(page, colours.frame, theme.line("outline"))
        self.paint_focus(ink, page)

    def on_label(self, number: int) -> None:
        """A label was pointed at."""
