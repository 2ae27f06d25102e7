"""Holds the key strip where it lies, upright or by half a turn for who sits at the other side."""

from __future__ import annotations

from typing import Any

from kivy.uix.scatter import Scatter

from ui.theme.boxes import Box
from ui.widgets.keystrip.strip import KeyStrip


class StripHolder(Scatter):
    """Only turned strips lie in it: an upright one lies on the screen itself."""

    def __init__(self, strip: KeyStrip, **values: Any) -> None:
        """Fingers cannot move it."""
        fixed = {"do_rotation": False, "do_translation": False, "do_scale": False}
        super().__init__(auto_bring_to_front=False, size_hint=(None, None), **fixed, **values)
        self.strip = strip

    def place(self, screen: Any, whole: Box, high: float, is_turned: bool) -> None:
        """Put the strip at the foot of the screen, of its own height where it is turned."""
        strip, home = self.strip, self if is_turned else screen
        if strip.parent is not home:
            if strip.parent is not None:
                strip.parent.remove_widget(strip)
            if is_turned and self.parent is None:
                screen.add_widget(self)
            elif not is_turned and self.parent is not None:
                self.parent.remove_widget(self)
            home.add_widget(strip)
        strip.size_hint = (None, None)
        if not is_turned:
            strip.pos, strip.size = (whole.x, whole.y), (whole.w, whole.h)
            return
        self.size = strip.size = (whole.w, high)
        strip.pos = (0, 0)
        self.rotation = 180
        self.center = (whole.x + whole.w / 2, whole.y + high / 2)
