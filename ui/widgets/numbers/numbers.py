"""Numbers to enter: each in its shape between minus and plus, and a row of digits for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any

import msgspec
from kivy.properties import ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from companion.core.crossing.views import Figure
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.buttons.plain import PlainButton
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.drawn.wear import Wear
from ui.widgets.figures.figures import figure_width, paint_figure
from ui.widgets.ink.fits import fit
from ui.widgets.ink.ink import Ink

DIGITS = tuple("0123456789")
TILE_MM, WIDE_MM, KEY_MM, GAP_MM = 15.5, 32.0, 9.4, 0.8
WIDEST_MM = 52.0
TAIL = 0.3  # of capitals: how far letters hang below the line


class NumberModel(msgspec.Struct, frozen=True):
    """One number: what it is called, its shape, and whether the digits go to it."""

    field: str
    words: str
    figure: Figure
    chosen: bool = False
    is_sure: bool = True


class NumberPlate(Touchable):
    """The number in its shape; a touch lets the digits go to it."""

    model = ObjectProperty(None, allownone=True)
    watched = ("model",)

    def paint(self, ink: Ink) -> None:
        """Shape in the middle, its name below where there is room."""
        model: NumberModel = self.model
        theme, colours = ink.theme, ink.theme.colours
        ink.slab(self.box, colours.raised if self.pressed else colours.card, theme.look.radius)
        tone = colours.accent if model.chosen else (colours.frame if model.is_sure else colours.warn)
        width = theme.line("heavy" if model.chosen else "outline")
        ink.frame(self.box, tone, width, theme.look.radius)
        inner = self.box.inset(theme.mm(1), theme.mm(1.1))
        caption = theme.font("caption")
        words = fit(ink.press.type, model.words, inner.w, [(caption, 1)])
        if words.whole and inner.h > caption.cap + theme.mm(7.5):
            foot, inner = inner.trimmed(bottom=caption.cap * TAIL).cut_bottom(caption.cap, theme.mm(1))
            ink.words(words.lines[0], foot, caption, colours.dim, "center")
        size = min(inner.h, inner.w, theme.mm(11.5))
        paint_figure(ink, model.figure, inner.centred(figure_width(model.figure.shape, size), size))
        self.paint_focus(ink, self.box)


def numbers_height(theme: Theme, width: float, count: int) -> int:
    """How high so many numbers with their digits are."""
    rows = ceil(count / _columns(theme, width, count))
    gap = theme.mm(GAP_MM)
    lines = _key_rows(theme, width)
    return rows * (theme.mm(TILE_MM) + gap) + lines * theme.mm(KEY_MM) + (lines - 1) * gap


def _columns(theme: Theme, width: float, count: int) -> int:
    """How many numbers stand side by side."""
    return max(1, min(count, int(width // theme.mm(WIDE_MM))))


def _key_rows(theme: Theme, width: float) -> int:
    """In how many rows the digits stand, so that every key is as wide as a finger."""
    one = (width + theme.mm(GAP_MM)) / len(DIGITS) - theme.mm(GAP_MM)
    return 1 if one >= theme.space("touch") - 1 else 2


class NumberPad(FloatLayout):
    """Fires on_step(field, by), on_field(field) and on_digit(key)."""

    __events__ = ("on_step", "on_field", "on_digit")

    def __init__(self, wear: Wear, **values: Any) -> None:
        """The digits are always there, the numbers come with `show`."""
        super().__init__(**values)
        self.wear = wear
        self.models: tuple[NumberModel, ...] = ()
        self.plates: dict[str, tuple[PlainButton, NumberPlate, PlainButton]] = {}
        self.keys = {key: PlainButton(wear=wear, text=key, size_hint=(None, None)) for key in DIGITS}
        for key, button in self.keys.items():
            button.bind(on_tap=lambda _b, key=key: self.dispatch("on_digit", key))
            self.add_widget(button)
        self.bind(size=lambda *_: self._arrange(), pos=lambda *_: self._arrange())

    def show(self, models: Sequence[NumberModel]) -> None:
        """These numbers."""
        self.models = tuple(models)
        wanted = {model.field for model in self.models}
        for field in [field for field in self.plates if field not in wanted]:
            for widget in self.plates.pop(field):
                self.remove_widget(widget)
        for model in self.models:
            (self.plates.get(model.field) or self._made(model))[1].model = model
        self._arrange()

    def _made(self, model: NumberModel) -> tuple[PlainButton, NumberPlate, PlainButton]:
        """Minus, the number, plus."""
        fixed: dict[str, Any] = {"wear": self.wear, "size_hint": (None, None)}
        less, more = PlainButton(icon="minus", **fixed), PlainButton(icon="plus", **fixed)
        plate, field = NumberPlate(model=model, **fixed), model.field
        less.bind(on_tap=lambda _b: self.dispatch("on_step", field, -1))
        more.bind(on_tap=lambda _b: self.dispatch("on_step", field, 1))
        plate.bind(on_tap=lambda _b: self.dispatch("on_field", field))
        self.plates[field] = (less, plate, more)
        for widget in self.plates[field]:
            self.add_widget(widget)
        return self.plates[field]

    def _arrange(self) -> None:
        """Numbers above, digits below."""
        if self.width < 20 or not self.models:
            return
        theme = self.wear.theme
        gap = theme.mm(GAP_MM)
        lines = _key_rows(theme, self.width)
        box = Box(self.x, self.y, self.width, self.height)
        foot, above = box.cut_bottom(lines * theme.mm(KEY_MM) + (lines - 1) * gap, gap)
        columns = _columns(theme, self.width, len(self.models))
        rows = ceil(len(self.models) / columns)
        for model, cell in zip(self.models, above.grid(columns, rows, theme.mm(1.6)), strict=False):
            self._place(self.plates[model.field], cell, gap)
        each = ceil(len(DIGITS) / lines)
        for button, cell in zip(self.keys.values(), foot.grid(each, lines, gap), strict=False):
            button.pos, button.size = (cell.x, cell.y), (cell.w, cell.h)

    def _place(self, parts: tuple[Any, Any, Any], cell: Box, gap: float) -> None:
        """Minus and plus as wide as a finger, the number between them."""
        side = self.wear.theme.space("touch") + 1
        cell = cell.cut_left(min(cell.w, self.wear.theme.mm(WIDEST_MM)))[0]
        left, rest = cell.cut_left(side, gap)
        right, middle = rest.cut_right(side, gap)
        for widget, box in zip(parts, (left, middle, right), strict=True):
            widget.pos, widget.size = (box.x, box.y), (box.w, box.h)

    def on_step(self, field: str, by: int) -> None:
        """A number goes up or down by one."""

    def on_field(self, field: str) -> None:
        """A number was touched: the digits go to it."""

    def on_digit(self, key: str) -> None:
        """A digit was touched."""
