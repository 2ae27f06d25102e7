"""How many digits of a pin have been typed; never which."""

from __future__ import annotations

from kivy.properties import NumericProperty

from ui.theme.boxes import Box
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.ink.ink import Ink
from ui.widgets.shapes.outlines import circle


class Dots(Drawn):
    """A row of circles, filled as far as digits are there."""

    done = NumericProperty(0)
    of = NumericProperty(4)
    watched = ("done", "of")

    def paint(self, ink: Ink) -> None:
        """All of one size, in the middle."""
        theme, colours = ink.theme, ink.theme.colours
        size, gap = min(theme.mm(8), self.height, self.width / (self.of * 1.4)), theme.mm(3)
        whole = self.box.centred(self.of * size + (self.of - 1) * gap, size)
        for at in range(int(self.of)):
            dot = Box(whole.x + at * (size + gap), whole.y, size, size).inset(theme.mm(0.6))
            if at < self.done:
                ink.shape(circle(dot), colours.accent)
            ink.line(circle(dot), colours.accent, theme.line("outline"), closed=True)
