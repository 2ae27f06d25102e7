"""The head of a strike: which of how many, the way of the queue, and how many follow unnamed."""

from __future__ import annotations

from kivy.properties import ObjectProperty, StringProperty

from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.ink.fits import fit
from ui.widgets.ink.ink import Ink
from ui.widgets.ink.typesetter import Typesetter

TAPE_MM, HEAD_MM = 2.5, 10.4
WORD_MM = (6.2, 5.2, 4.4, 3.6)


def word_width(setter: Typesetter, theme: Theme, word: str) -> float:
    """How wide the word of the moment is in its usual size."""
    return setter.width(theme.cased(word), theme.font_mm(WORD_MM[0], "title"))


class BlowHeading(Drawn):
    """Ground, tape, word, chevrons: `row` is where the word stands, `chevrons` lie between the strikers."""

    word, rest = StringProperty(""), StringProperty("")
    row = ObjectProperty(Box(0, 0, 0, 0))
    chevrons = ObjectProperty(())
    rest_at = ObjectProperty(None, allownone=True)
    watched = ("word", "rest", "row", "chevrons", "rest_at")

    def paint(self, ink: Ink) -> None:
        """From the tape down."""
        theme, colours = ink.theme, ink.theme.colours
        tape = self.box.cut_top(theme.mm(TAPE_MM))[0]
        ink.fill(self.box, colours.bg)
        ink.weave(tape, "tape", colours.danger, 1.25)
        fonts = [(theme.font_mm(mm * min(1.3, theme.glass.text_scale), "title"), 1) for mm in WORD_MM]
        said = fit(ink.press.type, theme.cased(self.word), self.row.w, fonts)
        ink.words(said.lines[0], self.row, said.font, colours.danger)
        for box in self.chevrons:
            x, y = box.centre
            size = theme.mm(0.9)
            points = [(x + size, y + 2 * size), (x - size, y), (x + size, y - 2 * size)]
            ink.line(points, colours.danger, theme.line("outline"))
        if self.rest and self.rest_at is not None:
            ink.words(self.rest, self.rest_at, theme.font("body", "number"), colours.dim, "right")
