"""A few words on a sheet: what is chosen, what happens either way, or an effect as large as there is room."""

from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty

from ui.widgets.ink.fits import fit, in_height
from ui.widgets.ink.ink import Ink
from ui.widgets.spots.spot import Explained

LARGE_MM = 6.4  # of capitals: an effect that takes the place of candidates


class Remark(Explained):
    """Words at the left; `large` ones as large as the room takes, none ever cut."""

    text = StringProperty("")
    tint = StringProperty("text")
    large = BooleanProperty(False)
    watched = ("text", "tint", "large")

    def paint(self, ink: Ink) -> None:
        """The largest letters in which all of it goes into the box."""
        theme = ink.theme
        scale = max(1.0, theme.glass.text_scale)
        body = theme.font("body")
        ways = [(body, lines) for lines in (1, 2, 3, 4)] + [
            (theme.plain("body"), 5),
            (theme.plain("caption"), 6),
        ]
        if self.large:
            sizes = (theme.font_mm(LARGE_MM * scale, "body"), theme.font("title", "body"))
            ways = [(font, lines) for font in sizes for lines in (1, 2, 3, 4)] + ways
        able = in_height(ways, self.height)
        fitted = fit(ink.press.type, self.text, self.width, able)
        ink.lines(fitted.lines, self.box, fitted.font, getattr(theme.colours, self.tint), "left", "middle")
