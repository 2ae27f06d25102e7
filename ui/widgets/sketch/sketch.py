"""A drawing on the glass, at any scale; what reaches beyond its frame is cut off."""

from __future__ import annotations

import math
from typing import Any

from kivy.graphics.scissor_instructions import ScissorPop, ScissorPush
from kivy.properties import ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from companion.core.crossing.drawings import Disc, Drawing, DrawnWords, Line, Shape
from companion.core.crossing.drawings import DrawnBox as Slab
from ui.theme.boxes import Box
from ui.theme.colours import from_hex
from ui.theme.theme import Font
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.drawn.wear import Wear
from ui.widgets.ink.ink import Ink

LEAST_PX = 4  # smaller words are left out: they could not be read, only seen
BEFORE = {"start": 0.0, "middle": 0.5, "end": 1.0}  # so much of a line lies before its point
STEPS = 28  # of a circle


class Sketch(FloatLayout):
    """Shows a drawing; `look_at` says which part."""

    def __init__(self, wear: Wear, **values: Any) -> None:
        """Nothing is drawn yet."""
        super().__init__(size_hint=(None, None), **values)
        self.page = SketchPage(wear=wear, size_hint=(None, None))
        self._frame = ScissorPush(x=0, y=0, width=1, height=1)
        self.canvas.before.add(self._frame)
        self.canvas.after.add(ScissorPop())
        self.add_widget(self.page)
        self.bind(pos=lambda *_: self._cut(), size=lambda *_: self._cut())

    def look_at(self, drawing: Drawing, view: tuple[float, float, float]) -> None:
        """Show it at this scale, its upper left corner there."""
        scale, left, top = view
        wide, high = (side * scale for side in drawing.size)
        self.page.pos, self.page.size = (left, top - high), (wide, high)
        self.page.drawing = drawing

    def _cut(self) -> None:
        """Nothing is seen outside."""
        frame = self._frame
        frame.x, frame.y = round(self.x), round(self.y)
        frame.width, frame.height = round(self.width), round(self.height)


class SketchPage(Drawn):
    """The whole drawing, as large as the widget."""

    drawing = ObjectProperty(None, allownone=True)
    watched = ("drawing",)

    def paint(self, ink: Ink) -> None:
        """All shapes, the first at the bottom."""
        if self.drawing is None:
            return
        scale = self.width / self.drawing.size[0]
        for shape in self.drawing.shapes:
            self._shape(ink, shape, scale)

    def _at(self, x: float, y: float, scale: float) -> tuple[float, float]:
        return self.x + x * scale, self.top - y * scale

    def _shape(self, ink: Ink, shape: Shape, scale: float) -> None:
        if isinstance(shape, Line):
            points = [self._at(x, y, scale) for x, y in shape.points]
            ink.line(points, from_hex(shape.colour), max(1.0, shape.width * scale))
        elif isinstance(shape, Slab):
            x, y = self._at(shape.x, shape.y + shape.h, scale)
            box = Box(x, y, shape.w * scale, shape.h * scale)
            radius = min(shape.radius, shape.w / 2, shape.h / 2) * scale
            if shape.fill:
                ink.slab(box, from_hex(shape.fill), radius)
            if shape.stroke:
                ink.frame(box, from_hex(shape.stroke), max(1.0, shape.width * scale), radius)
        elif isinstance(shape, Disc):
            self._disc(ink, shape, scale)
        else:
            self._words(ink, shape, scale)

    def _disc(self, ink: Ink, shape: Disc, scale: float) -> None:
        (x, y), radius = self._at(shape.x, shape.y, scale), shape.r * scale
        angles = (2 * math.pi * step / STEPS for step in range(STEPS))
        points = [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]
        if shape.fill:
            ink.shape(points, from_hex(shape.fill))
        if shape.stroke:
            ink.line(points, from_hex(shape.stroke), max(1.0, shape.width * scale), closed=True)

    def _words(self, ink: Ink, shape: DrawnWords, scale: float) -> None:
        """One line, its foot where the drawing says."""
        usual = ink.theme.font("body")
        px = round(shape.size * scale)
        if px < LEAST_PX:
            return
        font = Font(usual.file, px, usual.cap * px / usual.px)
        x, y = self._at(shape.x, shape.y, scale)
        wide = ink.press.type.width(shape.text, font)
        box = Box(x - BEFORE[shape.anchor] * wide, y, wide, font.cap)
        ink.words(shape.text, box, font, from_hex(shape.colour), valign="bottom")
