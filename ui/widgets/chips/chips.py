"""Chips: a few words side by side, as even as they go, each one touch."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any

import msgspec
from kivy.uix.floatlayout import FloatLayout

from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.buttons.plain import PlainButton
from ui.widgets.drawn.wear import Wear

ROW_MM, WIDEST_MM = 9.6, 48.0
GAP_MM = 1.0


class ChipModel(msgspec.Struct, frozen=True):
    """One chip."""

    id: str
    words: str
    chosen: bool = False
    icon: str = ""


def columns_of(theme: Theme, width: float, count: int, narrow_mm: float) -> int:
    """As many as have room, with rows as even as they go: six are three and three, not five and one."""
    most = max(1, int((width + theme.mm(GAP_MM)) // theme.mm(narrow_mm * theme.glass.text_scale + GAP_MM)))
    if count <= most:
        return max(1, count)
    return ceil(count / ceil(count / most))


def chips_height(theme: Theme, width: float, count: int, narrow_mm: float) -> int:
    """How high so many chips are at a width."""
    rows = ceil(count / columns_of(theme, width, count, narrow_mm)) if count else 0
    return rows * theme.mm(ROW_MM) + max(0, rows - 1) * theme.mm(GAP_MM)


def narrowest_mm(wear: Wear, chips: Sequence[ChipModel], narrow_mm: float) -> float:
    """How narrow these chips may be: the longest words have to stand on one line, at least as captions."""
    theme = wear.theme
    font = theme.font("caption")
    edge = 2 * theme.mm(1.4) + 2
    sign = theme.mm(1.4) + theme.mm(6) + theme.mm(2)
    widths = [wear.press.type.width(chip.words, font) + edge + (sign if chip.icon else 0) for chip in chips]
    return max(narrow_mm, max(widths, default=0) / theme.glass.px_per_mm / theme.glass.text_scale)


class ChipGrid(FloatLayout):
    """Fires on_chip(id)."""

    __events__ = ("on_chip",)

    def __init__(self, wear: Wear, narrow_mm: float = 26.0, **values: Any) -> None:
        """No chips yet."""
        super().__init__(**values)
        self.wear, self.narrow_mm = wear, narrow_mm
        self.chips: tuple[ChipModel, ...] = ()
        self.buttons: dict[str, PlainButton] = {}
        self.bind(size=lambda *_: self._arrange(), pos=lambda *_: self._arrange())

    def show(self, chips: Sequence[ChipModel]) -> None:
        """These chips; those that are there already keep their buttons."""
        self.chips = tuple(chips)
        wanted = {chip.id for chip in self.chips}
        for id in [id for id in self.buttons if id not in wanted]:
            self.remove_widget(self.buttons.pop(id))
        for chip in self.chips:
            button = self.buttons.get(chip.id) or self._made(chip.id)
            button.text, button.icon, button.chosen = chip.words, chip.icon, chip.chosen
        self._arrange()

    def _made(self, id: str) -> PlainButton:
        """A new chip."""
        button = PlainButton(wear=self.wear, size_hint=(None, None))
        button.bind(on_tap=lambda _b: self.dispatch("on_chip", id))
        self.buttons[id] = button
        self.add_widget(button)
        return button

    def _arrange(self) -> None:
        """Row by row."""
        if self.width < 20 or not self.chips:
            return
        theme = self.wear.theme
        columns = columns_of(theme, self.width, len(self.chips), self.narrow_mm)
        rows = ceil(len(self.chips) / columns)
        width = min(self.width, columns * theme.mm(WIDEST_MM * theme.glass.text_scale))
        cells = Box(self.x, self.y, width, self.height).grid(columns, rows, theme.mm(GAP_MM))
        for chip, cell in zip(self.chips, cells, strict=False):
            button = self.buttons[chip.id]
            button.pos, button.size = (cell.x, cell.y), (cell.w, cell.h)

    def on_chip(self, id: str) -> None:
        """A chip was touched."""
