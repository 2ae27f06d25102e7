"""Words that stand alone on a screen."""

from __future__ import annotations

from kivy.properties import NumericProperty, StringProperty

from ui.theme.theme import Font
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.ink.fits import fit
from ui.widgets.ink.ink import Ink


class Words(Drawn):
    """One or several lines in a step of the type scale; `tint` names a colour of the palette."""

    text = StringProperty("")
    step = StringProperty("body")
    role = StringProperty("body")
    tint = StringProperty("text")
    align = StringProperty("left")
    valign = StringProperty("middle")
    rows = NumericProperty(0)  # at most so many lines, 0: as many as there is room for
    watched = ("text", "step", "role", "tint", "align", "valign", "rows")

    def paint(self, ink: Ink) -> None:
        """Set the words: the step first, then caption size, then a shorter wording."""
        if not self.text:
            return
        theme = ink.theme
        words = theme.cased(self.text) if self.role == "title" else self.text
        ways = []
        for step in dict.fromkeys((self.step, "body" if self.step != "caption" else "caption", "caption")):
            font = theme.font(step, self.role)
            ways.append((font, self._lines(font)))
        for font in (theme.between("caption", self.role), theme.plain("caption", self.role)):
            ways += [(font, lines) for lines in range(1, self._lines(font) + 1)]
        fitted = fit(ink.press.type, words, self.width, ways)
        colour = getattr(theme.colours, self.tint)
        ink.lines(fitted.lines, self.box, fitted.font, colour, self.align, self.valign)

    def _lines(self, font: Font) -> int:
        """So many lines there is room for, and no more than are wanted."""
        room = 1 + max(0, int((self.height - font.cap) / (font.px * 1.04)))
        return min(int(self.rows) or room, room)
