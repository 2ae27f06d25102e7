"""A keyboard that docks over the lower half: accents above, or digits, or what a held letter can become."""

from __future__ import annotations

from typing import Any

from kivy.uix.floatlayout import FloatLayout

from ui.theme.boxes import Box
from ui.widgets.buttons.plain import PlainButton
from ui.widgets.drawn.wear import Wear
from ui.widgets.keyboard.layout import (
    ERASE,
    SHARES,
    SHIFT,
    SPACE,
    SWITCH,
    VARIANTS,
    rows_of,
    switched,
    with_variants,
)

ICONS = {ERASE: "erase", SHIFT: "up"}


class Keyboard(FloatLayout):
    """Fires on_letter(key); the key that brings the digits changes the keys itself."""

    __events__ = ("on_letter",)

    def __init__(self, wear: Wear, language: str, **values: Any) -> None:
        """The keys of that language."""
        super().__init__(**values)
        self.wear, self.language = wear, language
        self.keys: list[tuple[str, PlainButton]] = []
        self.has_digits, self.capitals, self.held = False, False, ""
        self._lay_keys()
        self.bind(size=lambda *_: self._arrange(), pos=lambda *_: self._arrange())

    def _lay_keys(self) -> None:
        """All keys anew."""
        self.clear_widgets()
        self.keys = []
        narrow = self.wear.theme.glass.is_portrait
        rows = (switched if self.has_digits else rows_of)(self.language, narrow)
        self.rows = with_variants(rows, self.held)
        for row in self.rows:
            for key in row:
                self._make(key)

    def _make(self, key: str) -> None:
        """One key."""
        button = PlainButton(
            wear=self.wear, text=self._words(key), icon=ICONS.get(key, ""), size_hint=(None, None)
        )
        button.bind(on_tap=lambda _b: self._tapped(key))
        if key in VARIANTS:
            button.bind(on_hold=lambda _b: self.hold(key))
        button.chosen = key == SHIFT and self.capitals
        self.keys.append((key, button))
        self.add_widget(button)

    def _words(self, key: str) -> str:
        """What stands on a key."""
        if key == SPACE:
            return self.wear.tell("ui-space")
        if key == SWITCH:
            return "é à" if self.has_digits else "1 2 3"
        return "" if key in ICONS else (key.upper() if self.capitals else key)

    def _tapped(self, key: str) -> None:
        """A key that writes, or one that changes the keys."""
        if key == SWITCH:
            self.switch()
            return
        self.dispatch("on_letter", key)
        if self.held and key != SHIFT:
            self.hold("")

    def hold(self, letter: str) -> None:
        """What a letter can become stands above until the next key; an empty one brings the accents back."""
        self.held = letter
        self._lay_keys()
        self._arrange()

    def switch(self) -> None:
        """Digits come in the place of accents, or accents again."""
        self.has_digits, self.held = not self.has_digits, ""
        self._lay_keys()
        self._arrange()

    def shift(self, on: bool) -> None:
        """Show whether the next letter is a capital."""
        self.capitals = on
        for key, button in self.keys:
            if key == SHIFT:
                button.chosen = on
            elif len(key) == 1:
                button.text = self._words(key)

    def _arrange(self) -> None:
        """Row by row."""
        gap = self.wear.theme.mm(0.8)
        widgets = iter(self.keys)
        for row, cells in zip(
            self.rows, Box(self.x, self.y, self.width, self.height).rows(len(self.rows), gap), strict=True
        ):
            for cell in cells.columns([SHARES.get(key, 1.0) if SPACE in row else 1.0 for key in row], gap):
                _, button = next(widgets)
                button.pos, button.size = (cell.x, cell.y), (cell.w, cell.h)

    def on_letter(self, key: str) -> None:
        """A key was pressed."""
