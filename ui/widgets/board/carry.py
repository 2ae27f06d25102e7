"""A card in the air: it follows the finger, the places where it could lie are lit, any of them takes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.uix.widget import Widget

from ui.theme.boxes import Box
from ui.theme.colours import faded
from ui.widgets.board.parts import Part
from ui.widgets.board.travel import Mover
from ui.widgets.drawn.wear import Wear
from ui.widgets.ink.ink import Ink

VEIL = 0.45  # what lies below can still be read


class CarryLayer(Widget):
    """Fires on_dropped(part, key) over a lit place; elsewhere, or at another finger, the card is put back."""

    __events__ = ("on_dropped", "on_put_back")

    def __init__(self, wear: Wear, **values: Any) -> None:
        """Nothing is carried."""
        super().__init__(**values)
        self.wear = wear
        self.part: Part | None = None
        self.lit: dict[str, Box] = {}
        self.free: Box | None = None  # where touches go on to what lies below, while no finger carries
        self._mover: Mover | None = None
        self._finger: Any = None
        self._dim: tuple[Box, ...] = ()

    @property
    def is_carrying(self) -> bool:
        """Whether a card is in the air."""
        return self.part is not None

    def take_up(self, part: Part, lit: dict[str, Box], touch: Any = None, dim: Sequence[Box] = ()) -> None:
        """Lift a card; without a finger it stays where it lies until a place is chosen.

        What cannot take it may lie `dim` meanwhile.
        """
        self.put_down()
        self.part, self.lit, self._finger, self._dim = part, lit, touch, tuple(dim)
        self._light("")
        self._mover = Mover(self.wear, part, part.box)
        self._mover.tile.picked = True
        self._mover.tile.repaint()
        self.canvas.add(self._mover.group)
        if touch is not None:
            touch.grab(self)
            self._follow(touch)

    def put_down(self) -> None:
        """Nothing is in the air any more."""
        if self._mover is not None:
            self._mover.still()
            self.canvas.remove(self._mover.group)
        if self._finger is not None:
            self._finger.ungrab(self)
        self._mover = self.part = self._finger = None
        self.lit, self._dim = {}, ()
        self.canvas.before.clear()

    def put_back(self) -> None:
        """It was not meant."""
        part = self.part
        if part is not None:
            self.put_down()
            self.dispatch("on_put_back", part)

    def drop(self, key: str) -> None:
        """Let it go over a lit place."""
        if key in self.lit:
            self.put_down_on(key)
        else:
            self.put_back()

    def put_down_on(self, key: str) -> None:
        """There it lies; whoever listens still hears which card it was."""
        part = self.part
        self.put_down()
        self.dispatch("on_dropped", part, key)

    def on_touch_down(self, touch: Any) -> bool:
        """While a finger carries, a second one puts the card back; without one a touch chooses the place."""
        if not self.is_carrying or touch.is_mouse_scrolling:
            return False
        if self._finger is not None:
            self.put_back()
        elif self.free is not None and self.free.holds(Box(touch.x, touch.y, 0, 0)):
            return False
        else:
            self.drop(self._under(touch.x, touch.y))
        return True

    def on_touch_move(self, touch: Any) -> bool:
        """Carry it on."""
        if touch.grab_current is not self:
            return False
        self._follow(touch)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        """Let it go where the finger is."""
        if touch.grab_current is not self or touch is not self._finger:
            return False
        self.drop(self._under(touch.x, touch.y))
        return True

    def _follow(self, touch: Any) -> None:
        """The card is where the finger is, the place below it is the brightest."""
        if self._mover is not None and self.part is not None:
            x, y = self.part.box.centre
            self._mover.carry(touch.x - x, touch.y - y)
            self._light(self._under(touch.x, touch.y))

    def _under(self, x: float, y: float) -> str:
        """The smallest lit place under a point."""
        here = [(box.w * box.h, key) for key, box in self.lit.items() if box.holds(Box(x, y, 0, 0))]
        return min(here)[1] if here else ""

    def light(self, boxes: dict[str, Box]) -> None:
        """Frame the places where something that others carry can be let go; none: it is over."""
        if not self.is_carrying:
            self.lit = boxes
            self._light("")
            self.lit = {}

    def _light(self, below: str) -> None:
        """Frame the places where it can be let go, and the one below the finger twice."""
        self.canvas.before.clear()
        theme = self.wear.theme
        ink = Ink(self.canvas.before, theme, self.wear.press)
        for box in self._dim:
            ink.fill(box, faded(theme.colours.bg, VEIL))
        for key, box in self.lit.items():
            ink.frame(box, theme.colours.accent, theme.line("outline"), theme.look.radius)
            if key == below:
                inner = box.inset(theme.mm(0.7))
                ink.frame(inner, theme.colours.accent, theme.line("heavy"), theme.look.radius)
        ink.finish()

    def on_dropped(self, part: Part, key: str) -> None:
        """A card was let go over a lit place."""

    def on_put_back(self, part: Part) -> None:
        """It lies where it lay."""
