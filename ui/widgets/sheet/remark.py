"""A few words on a sheet: what is chosen, what happens either way, or an effect as large as there is room."""

from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty

from ui.theme.theme import Font
from ui.widgets.ink.fits import fit, in_height, lines_height
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
        theme, able = ink.theme, in_height(self._ways(), self.height)
        fitted = fit(ink.press.type, self.text, self.width, able)
        ink.lines(fitted.lines, self.box, fitted.font, getattr(theme.colours, self.tint), "left", "middle")

    def high(self, width: float) -> float:
        """How high it is in the usual letters, where it has so much room beside itself."""
        fitted = fit(self.wear.press.type, self.text, width, self._ways())
        return lines_height(fitted)

    def _ways(self) -> list[tuple[Font, int]]:
        """From the largest letters to the smallest."""
        theme = self.wear.theme
        body, caption = theme.plain("body"), theme.plain("caption")
        ways = [(theme.font("body"), lines) for lines in (1, 2, 3, 4)]
        ways += [(body, 5), (caption, 6)]
        if not self.large:
            return ways
        scale = max(1.0, theme.glass.text_scale)
        sizes = (theme.font_mm(LARGE_MM * scale, "body"), theme.font("title", "body"))
        return [(font, lines) for font in sizes for lines in (1, 2, 3, 4)] + ways
