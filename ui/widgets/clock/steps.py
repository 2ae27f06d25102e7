"""Five numbers to be stepped up and down: year, month, day, hour, minute."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kivy.properties import StringProperty
from kivy.uix.floatlayout import FloatLayout

from ui.theme.boxes import Box
from ui.widgets.buttons.plain import PlainButton
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.drawn.wear import Wear
from ui.widgets.ink.fits import fit
from ui.widgets.ink.ink import Ink


class Digits(Drawn):
    """A number with what it counts below it."""

    value = StringProperty("")
    what = StringProperty("")
    watched = ("value", "what")

    def paint(self, ink: Ink) -> None:
        """The number as large as its column, its word below."""
        theme, colours = ink.theme, ink.theme.colours
        above, below = self.box.rows([0.62, 0.38], theme.mm(0.8))
        title, body, caption = theme.font("title", "title"), theme.font("body"), theme.font("caption")
        said = fit(ink.press.type, self.value, above.w, [(title, 1), (body, 1), (caption, 1)])
        ink.lines(said.lines, above, said.font, colours.text, "center", "middle")
        word = fit(ink.press.type, self.what, below.w, [(caption, 1)])
        ink.lines(word.lines, below, word.font, colours.dim, "center", "middle")


class Steps(FloatLayout):
    """Fires on_step(part, by)."""

    __events__ = ("on_step",)

    def __init__(self, wear: Wear, words: Mapping[str, str], **values: Any) -> None:
        """`words` say what each part is called."""
        super().__init__(**values)
        self.wear = wear
        self.digits = {
            part: Digits(wear=wear, what=word, size_hint=(None, None)) for part, word in words.items()
        }
        self.more: dict[str, PlainButton] = {}
        self.less: dict[str, PlainButton] = {}
        for part, digits in self.digits.items():
            self.add_widget(digits)
            for buttons, icon, by in ((self.more, "up", 1), (self.less, "down", -1)):
                button = PlainButton(wear=wear, icon=icon, size_hint=(None, None))
                button.bind(on_tap=lambda _b, part=part, by=by: self.dispatch("on_step", part, by))
                buttons[part] = button
                self.add_widget(button)
        self.bind(size=lambda *_: self._arrange(), pos=lambda *_: self._arrange())

    def show(self, values: Mapping[str, str]) -> None:
        """These numbers."""
        for part, value in values.items():
            self.digits[part].value = value

    def _arrange(self) -> None:
        """A column for each part, the year a little wider."""
        if self.width < 50:
            return
        theme = self.wear.theme
        gap = theme.space("gap")
        box = Box(self.x, self.y, self.width, self.height)
        high = max(theme.space("touch"), min(theme.mm(16), (box.h - 2 * gap) / 3))
        shares = [1.4 if part == "year" else 1.0 for part in self.digits]
        for part, cell in zip(self.digits, box.columns(shares, gap), strict=True):
            above, rest = cell.cut_top(high, gap)
            below, middle = rest.cut_bottom(high, gap)
            if middle.h > theme.mm(26):
                middle = middle.centred(middle.w, theme.mm(26))
            for widget, place in (
                (self.more[part], above),
                (self.digits[part], middle),
                (self.less[part], below),
            ):
                widget.pos, widget.size = (place.x, place.y), (place.w, place.h)

    def on_step(self, part: str, by: int) -> None:
        """A part goes up or down."""
