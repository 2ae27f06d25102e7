"""The name of a row standing upright at its left."""

from __future__ import annotations

from kivy.properties import StringProperty

from ui.widgets.drawn.drawn import Drawn
from ui.widgets.ink.fits import fit
from ui.widgets.ink.ink import Ink


class Spine(Drawn):
    """Words that read from foot to head, in capitals."""

    text = StringProperty("")
    watched = ("text",)

    def paint(self, ink: Ink) -> None:
        """Caption size, in a low row the plain letters of it: the row itself says what it is."""
        if not self.text:
            return
        font = ink.theme.font("caption")
        capitals = self.text.upper()
        words = capitals if ink.press.type.width(capitals, font) <= self.height else self.text
        name = fit(ink.press.type, words, self.height, [(font, 1), (ink.theme.plain("caption"), 1)])
        ink.upright(name.lines[0], self.box, name.font, ink.theme.colours.dim)
