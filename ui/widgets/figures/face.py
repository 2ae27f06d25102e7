"""The six faces of one die, to type what was thrown."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.floatlayout import FloatLayout

from companion.core.crossing.views import Figure
from ui.theme.boxes import Box
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.drawn.wear import Wear
from ui.widgets.figures.figures import figure_width, paint_figure
from ui.widgets.ink.ink import Ink
from ui.widgets.label.label import Words

NAME_SHARE = 1.3  # of a button, the room for what a die is called


class FaceButton(Touchable):
    """One face of a die."""

    value = NumericProperty(1)
    chosen = BooleanProperty(False)
    doubted = BooleanProperty(False)  # somebody should look whether it is right
    watched = ("value", "chosen", "doubted")

    def paint(self, ink: Ink) -> None:
        """The die on its plate."""
        theme, colours = ink.theme, ink.theme.colours
        full = self.pressed or (self.chosen and not self.doubted)
        ink.slab(self.box, colours.accent if full else colours.card, theme.look.radius)
        tone = colours.warn if self.doubted else colours.frame
        ink.frame(self.box, tone, theme.line("outline") * (3 if self.doubted else 1), theme.look.radius)
        size = round(min(self.height * 0.8, self.width * 0.8))
        figure = Figure("dice", int(self.value))
        paint_figure(ink, figure, self.box.centred(figure_width("dice", size), size))


class FaceRow(FloatLayout):
    """Fires on_face(which die, face)."""

    __events__ = ("on_face",)

    def __init__(self, wear: Wear, at: int, name: str = "", **values: Any) -> None:
        """Six buttons for the die of that number, behind what it is called."""
        super().__init__(**values)
        self.at = at
        self.name = Words(wear=wear, text=name, step="body", rows=1, size_hint=(None, None))
        if name:
            self.add_widget(self.name)
        self.buttons = [FaceButton(wear=wear, value=face, size_hint=(None, None)) for face in range(1, 7)]
        for button in self.buttons:
            button.bind(on_tap=lambda pressed: self.dispatch("on_face", self.at, int(pressed.value)))
            self.add_widget(button)
        self.gap = wear.theme.space("gap")
        self.bind(size=lambda *_: self._arrange(), pos=lambda *_: self._arrange())

    def show(self, face: int, doubt: bool = False) -> None:
        """Mark the face that was typed, or seen and not quite trusted."""
        for button in self.buttons:
            button.chosen = int(button.value) == face
            button.doubted = button.chosen and doubt

    def on_face(self, at: int, face: int) -> None:
        """A face was touched."""

    def _arrange(self) -> None:
        """Side by side."""
        shares = (NAME_SHARE, *(1.0,) * 6) if self.name.text else (1.0,) * 6
        cells = Box(self.x, self.y, self.width, self.height).columns(shares, self.gap)
        parts = [self.name, *self.buttons] if self.name.text else self.buttons
        for part, cell in zip(parts, cells, strict=True):
            part.pos, part.size = (cell.x, cell.y), (cell.w, cell.h)
