"""What has been typed so far."""

from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty

from ui.theme.boxes import Box
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.ink.fits import fit
from ui.widgets.ink.ink import Ink


class Field(Drawn):
    """A recess with the text and a caret; a text that the next key replaces is marked."""

    text = StringProperty("")
    fresh = BooleanProperty(True)
    watched = ("text", "fresh")

    def paint(self, ink: Ink) -> None:
        """Text at the left."""
        theme, colours = ink.theme, ink.theme.colours
        ink.slab(self.box, colours.recess, theme.look.radius)
        ink.frame(self.box, colours.frame, theme.line("outline"), theme.look.radius)
        room = self.box.inset(theme.mm(2.4), theme.mm(1))
        font = theme.font("title")
        words = fit(ink.press.type, self.text, room.w - theme.mm(2), [(font, 1), (theme.font("body"), 1)])
        width = ink.press.type.width(words.lines[0], words.font) if self.text else 0
        middle = room.y + room.h / 2
        if self.fresh and self.text:
            high = min(words.font.cap * 2, self.height - 2 * theme.mm(1))
            mark = Box(room.x - 2, middle - high / 2, width + 4, high)
            ink.fill(mark, colours.raised)
        if self.text:
            ink.words(words.lines[0], room, words.font, colours.text)
        high = min(font.cap * 1.6, self.height - 2 * theme.mm(1))
        ink.fill(Box(room.x + width + 3, middle - high / 2, theme.line("outline"), high), colours.accent)
