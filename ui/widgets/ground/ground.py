"""The ground of a screen, in the texture of its look, and the flat veil behind a sheet."""

from __future__ import annotations

from typing import Any

from kivy.properties import NumericProperty

from ui.theme.boxes import Box
from ui.theme.colours import Colour, faded, mixed
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.ink.ink import Ink

DEEP, THIN = 0.86, 0.6  # a veil under a sheet, and around one that leaves the board in sight
BLACK: Colour = (0.0, 0.0, 0.0, 1.0)


class Ground(Drawn):
    """One colour with the look's texture under all content; `dim_below` paints the key strip's ground."""

    strip = NumericProperty(0)  # height of the key strip, 0: there is none
    watched = ("strip",)

    def paint(self, ink: Ink) -> None:
        """Colour, texture, and the line above the strip."""
        colours = ink.theme.colours
        texture = ink.theme.look.manner.ground
        tint = {
            "scan": faded(mixed(colours.bg, colours.line, 0.22), 1),
            "dust": colours.frame,
            "grain": faded(colours.line, 0.55),
            "halftone": faded(colours.raised, 0.55),
        }
        board = self.box.trimmed(bottom=int(self.strip))
        if texture in tint:
            ink.ground(board, texture, colours.bg, tint[texture])
        else:
            ink.fill(board, colours.bg)
        if self.strip:
            foot = Box(self.x, self.y, self.width, self.strip)
            ink.fill(foot, colours.recess)
            ink.fill(Box(self.x, self.y + self.strip - 2, self.width, 2), colours.frame)


class Black(Drawn):
    """Nothing but black: a screen that is off."""

    def paint(self, ink: Ink) -> None:
        """All of it."""
        ink.fill(self.box, BLACK)


class Veil(Drawn):
    """A flat veil of one colour, with ground for keys of its own at the foot; a touch on it goes nowhere."""

    strip = NumericProperty(0)  # height of the key strip, 0: there is none
    depth = NumericProperty(DEEP)  # how much of what lies below it hides
    watched = ("strip", "depth")

    def paint(self, ink: Ink) -> None:
        """Dark over dark, paper over paper; nothing of another strip is seen between the keys."""
        ground = ink.theme.colours.bg if ink.theme.look.is_paper else mixed(ink.theme.colours.bg, BLACK, 0.5)
        ink.fill(self.box, faded(ground, self.depth))
        if self.strip:
            ink.fill(Box(self.x, self.y, self.width, self.strip), ground)

    def on_touch_down(self, touch: Any) -> bool:
        """What lies under the veil cannot be touched."""
        return bool(self.collide_point(*touch.pos))
