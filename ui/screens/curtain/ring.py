"""The circle to hold: full after a moment, empty as soon as the finger has gone."""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from ui.theme.colours import mixed
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.icons.icons import paint_icon
from ui.widgets.ink.fits import fit
from ui.widgets.ink.ink import Ink
from ui.widgets.shapes.outlines import circle


class HoldRing(Touchable):
    """A circle to hold; letting go empties it at once."""

    filled = NumericProperty(0.0)
    words = StringProperty("")
    colour = ObjectProperty((1, 1, 1, 1))
    is_full = BooleanProperty(False)
    watched = ("filled", "words", "colour")
    __events__ = ("on_full", "on_let_go", "on_slide")

    def paint(self, ink: Ink) -> None:
        """The circle, how far the ring is, an eye and the words."""
        theme, colours = ink.theme, ink.theme.colours
        side = min(self.width, self.height)
        box = self.box.centred(side, side)
        ring = theme.mm(2.4)
        ink.shape(
            circle(box.inset(ring * 0.7)), mixed(colours.card, colours.raised, 0.6 if self.pressed else 0)
        )
        ink.line(circle(box.inset(ring * 0.7)), colours.frame, theme.line("heavy"), closed=True)
        if self.filled > 0.01:
            arc = circle(box.inset(ring / 2), 90, 90 - 360 * min(0.999, float(self.filled)))
            ink.line(arc, tuple(self.colour), ring)
        eye = theme.mm(16)
        above, below = box.inset(side * 0.14).rows([0.56, 0.44])
        paint_icon(ink, "look", above.centred(eye, eye), colours.text)
        font = theme.font("body")
        said = fit(ink.press.type, self.words, below.w, [(font, 1), (font, 2), (theme.font("caption"), 2)])
        ink.lines(said.lines, below, said.font, colours.text, "center", "top")
        self.paint_focus(ink, self.box)

    def on_pressed(self, _widget: Any, pressed: bool) -> None:
        """Fill while it is held; a finger that leaves before it is full has not looked."""
        Animation.cancel_all(self, "filled")
        if pressed and not self.is_full:
            seconds = self.wear.theme.seconds("hold_to_look")
            filling = Animation(filled=1.0, d=seconds * (1 - self.filled))
            filling.bind(on_complete=lambda *_: self._filled_up())
            filling.start(self)
        elif not self.is_full:
            self.filled = 0.0

    def on_touch_move(self, touch: Any) -> bool:
        """Once it is full the finger may slide to what it chooses."""
        if touch.grab_current is self and self.is_full:
            self.dispatch("on_slide", touch.x, touch.y)
            return True
        return super().on_touch_move(touch)

    def on_touch_up(self, touch: Any) -> bool:
        """The finger has gone: empty at once, and only then is anybody told."""
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        was_full = self.is_full
        self.empty()
        if was_full:
            self.dispatch("on_let_go", touch.x, touch.y)
        return True

    def tap(self) -> None:
        """A key holds it until the key is pressed again."""
        if self.is_full or self.pressed:
            was_full = self.is_full
            self.empty()
            if was_full:
                self.dispatch("on_let_go", self.x - 1, self.y - 1)
        else:
            self.pressed = True

    def empty(self) -> None:
        """Nobody holds it."""
        Animation.cancel_all(self, "filled")
        self.is_full = self.pressed = False
        self.filled = 0.0

    def _filled_up(self) -> None:
        """Now, and not before, and once."""
        if self.is_full:
            return
        self.is_full = True
        self.dispatch("on_full")

    def on_full(self) -> None:
        """The ring is full."""

    def on_slide(self, x: float, y: float) -> None:
        """The finger that holds it has gone to another place."""

    def on_let_go(self, x: float, y: float) -> None:
        """The finger has gone, from this place."""
