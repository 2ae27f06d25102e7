"""A keyboard that docks over the lower half, with French accents."""

from __future__ import annotations

from typing import Any

from kivy.uix.floatlayout import FloatLayout

from ui.theme.boxes import Box
from ui.widgets.buttons.plain import PlainButton
from ui.widgets.drawn.wear import Wear
from ui.widgets.keyboard.layout import ERASE, SHIFT, SPACE, rows_of


class Keyboard(FloatLayout):
    """Fires on_letter(key)."""

    __events__ = ("on_letter",)

    def __init__(self, wear: Wear, language: str, **values: Any) -> None:
        """The keys of that language."""
        super().__init__(**values)
        self.wear = wear
        self.keys: list[tuple[str, PlainButton]] = []
        self.rows = rows_of(language, wear.theme.glass.is_portrait)
        for row in self.rows:
            for key in row:
                self._make(key)
        self.bind(size=lambda *_: self._arrange(), pos=lambda *_: self._arrange())

    def _make(self, key: str) -> None:
        """One key."""
        icons = {ERASE: "erase", SHIFT: "up"}
        words = self.wear.tell("ui-space") if key == SPACE else ("" if key in icons else key)
        button = PlainButton(wear=self.wear, text=words, icon=icons.get(key, ""), size_hint=(None, None))
        button.bind(on_tap=lambda _b: self.dispatch("on_letter", key))
        self.keys.append((key, button))
        self.add_widget(button)

    def shift(self, on: bool) -> None:
        """Show whether the next letter is a capital."""
        for key, button in self.keys:
            if key == SHIFT:
                button.chosen = on
            elif len(key) == 1:
                button.text = key.upper() if on else key

    def _arrange(self) -> None:
        """Row by row."""
        gap = self.wear.theme.mm(0.8)
        widgets = iter(self.keys)
        for row, cells in zip(
            self.rows, Box(self.x, self.y, self.width, self.height).rows(len(self.rows), gap), strict=True
        ):
            shares = [2.0, 6.0, 2.0] if SPACE in row else [1.0] * len(row)
            for cell in cells.columns(shares, gap):
                _, button = next(widgets)
                button.pos, button.size = (cell.x, cell.y), (cell.w, cell.h)

    def on_letter(self, key: str) -> None:
        """A key was pressed."""
