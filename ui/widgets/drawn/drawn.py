"""A widget that paints itself from plain values and repaints only when one of them has changed."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from ui.theme.boxes import Box
from ui.widgets.ink.ink import Ink, Mark


class Drawn(Widget):
    """Subclasses say in `paint` how they look; `wear` is what they need to know of the app's look."""

    wear = ObjectProperty(None, allownone=True)  # a Wear: theme, press, words
    watched: tuple[str, ...] = ()  # names of the properties that change the picture

    def __init__(self, **values: Any) -> None:
        """Repaint soon after anything that matters has changed."""
        self.marks: list[Mark] = []
        self._stale = Clock.create_trigger(self.repaint, -1)
        super().__init__(**values)
        self.fbind("pos", self._stale)
        self.fbind("size", self._stale)
        for name in ("wear", *self.watched):
            self.fbind(name, self._stale)
        self._stale()

    @property
    def box(self) -> Box:
        """Where it stands."""
        return Box(self.x, self.y, self.width, self.height)

    def repaint(self, *_: Any) -> None:
        """Paint everything anew."""
        self._stale.cancel()
        self.canvas.before.clear()
        if self.wear is None or self.width < 1 or self.height < 1:
            self.marks = []
            return
        ink = Ink(self.canvas.before, self.wear.theme, self.wear.press)
        self.paint(ink)
        self.paint_over(ink)
        ink.finish()
        self.marks = ink.marks

    def paint(self, ink: Ink) -> None:
        """Draw the widget; it may not draw outside its box."""
        raise NotImplementedError

    def paint_over(self, ink: Ink) -> None:
        """Draw what depends on where everything else has come to stand."""
