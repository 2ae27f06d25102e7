"""One painter for all widgets: it puts instructions on a canvas and remembers which words it set where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from kivy.graphics import Color, Mesh, Rectangle

from ui.theme.boxes import Box
from ui.theme.colours import Colour
from ui.theme.theme import Font, Theme
from ui.widgets.ink.fits import line_step
from ui.widgets.ink.press import Press
from ui.widgets.shapes.meshes import Vertex, filled, stroked
from ui.widgets.shapes.outlines import Points, rectangle, rounded

MOST_CORNERS = 4 * 60_000  # a mesh counts its corners in sixteen bits
ALIGN = {"left": 0.0, "center": 0.5, "right": 1.0}


class Mark(msgspec.Struct, frozen=True):
    """Words as they stand on the glass: for tests, dumps and readers of the screen."""

    words: str
    box: Box  # the room they were given
    ink: Box  # the room they take: width of the line, height of the capitals
    cap_px: float
    colour: Colour
    whole: bool = True


class Ink:
    """Paints one widget: all shapes between two weaves are one mesh, words lie on top of them."""

    def __init__(self, canvas: Any, theme: Theme, press: Press) -> None:
        """Paint on that canvas, in that look, with the textures and type of that press."""
        self.canvas = canvas
        self.theme = theme
        self.press = press
        self.marks: list[Mark] = []
        self.fonts: list[Font] = []  # of the marks
        self._corners: list[float] = []
        self._triangles: list[int] = []
        self._words: list[Any] = []

    def finish(self) -> None:
        """Put down what has been gathered."""
        self._flush()
        for instruction in self._words:
            self.canvas.add(instruction)

    def fill(self, box: Box, colour: Colour) -> None:
        """A plain rectangle."""
        corners = [(x, y, 1.0) for x, y in rectangle(box)]
        self._mesh((corners, [0, 1, 2, 0, 2, 3]), colour)

    def frame(self, box: Box, colour: Colour, width: float, radius: float = 0) -> None:
        """A line along the inside of a rectangle."""
        inner = box.inset(width / 2)
        self.line(rounded(inner, max(0.0, radius - width / 2)), colour, width, closed=True)

    def slab(self, box: Box, colour: Colour, radius: float = 0) -> None:
        """A filled rectangle with round corners."""
        if radius < 1:
            self.fill(box, colour)
        else:
            self.shape(rounded(box, radius), colour)

    def shape(self, points: Points, colour: Colour) -> None:
        """A filled shape."""
        self._mesh(filled(points), colour)

    def line(self, points: Points, colour: Colour, width: float, closed: bool = False) -> None:
        """A line along points."""
        self._mesh(stroked(points, width, closed), colour)

    def dashes(self, box: Box, colour: Colour, width: float, dash: float) -> None:
        """A dashed rectangle, drawn as segments."""
        inner = box.inset(width / 2)
        corners = rectangle(inner)
        for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
            length = abs(end[0] - start[0]) + abs(end[1] - start[1])
            count = max(1, round(length / dash / 2))
            for at in range(count):
                here, there = (at + 0.15) / count, (at + 0.7) / count
                self.line(
                    [
                        (start[0] + (end[0] - start[0]) * here, start[1] + (end[1] - start[1]) * here),
                        (start[0] + (end[0] - start[0]) * there, start[1] + (end[1] - start[1]) * there),
                    ],
                    colour,
                    width,
                )

    def weave(self, box: Box, name: str, colour: Colour, scale: float = 1.0) -> None:
        """A repeating tile over a rectangle, aligned to the glass."""
        self._tiled(box, self.press.tile(name), colour, scale)

    def ground(self, box: Box, name: str, base: Colour, tint: Colour) -> None:
        """A solid ground of two colours."""
        self._tiled(box, self.press.ground(name, base, tint), (1.0, 1.0, 1.0, 1.0), 1.0)

    def picture(self, texture: Any, box: Box) -> None:
        """A picture that fills a box, on top of all shapes."""
        room = Rectangle(pos=(box.x, box.y), size=(box.w, box.h), texture=texture)
        self._words += (Color(1, 1, 1, 1), room)

    def part(self, texture: Any, box: Box, coords: Sequence[float]) -> None:
        """A part of a picture that fills a box, above the shapes so far and below those that follow."""
        self._flush()
        self.canvas.add(Color(1, 1, 1, 1))
        self.canvas.add(
            Rectangle(pos=(box.x, box.y), size=(box.w, box.h), texture=texture, tex_coords=coords)
        )

    def _tiled(self, box: Box, texture: Any, colour: Colour, scale: float) -> None:
        """A texture that repeats over a rectangle."""
        wide, high = texture.width * scale, texture.height * scale
        left, low = box.x / wide, box.y / high
        right, top = box.right / wide, box.top / high
        self._flush()
        self.canvas.add(Color(*colour))
        coords = (left, low, right, low, right, top, left, top)
        self.canvas.add(
            Rectangle(pos=(box.x, box.y), size=(box.w, box.h), texture=texture, tex_coords=coords)
        )

    def words(
        self, words: str, box: Box, font: Font, colour: Colour, align: str = "left", valign: str = "middle"
    ) -> Mark:
        """One line, its capitals centred in the box or standing at its top or foot."""
        setting = self.press.type.line(words, font)
        x = round(box.x + (box.w - setting.width) * ALIGN[align])
        baseline = {
            "middle": box.y + (box.h - font.cap) / 2,
            "top": box.top - font.cap,
            "bottom": box.y,
        }[valign]
        baseline = round(baseline)
        corner, size = (x, round(baseline - setting.baseline)), (setting.width, setting.height)
        self._words += (Color(*colour), Rectangle(pos=corner, size=size, texture=setting.texture))
        fits = setting.width <= box.w + 1 and font.cap <= box.h + 1
        mark = Mark(words, box, Box(x, baseline, setting.width, font.cap), font.cap, colour, fits)
        self.marks.append(mark)
        self.fonts.append(font)
        return mark

    def upright(self, words: str, box: Box, font: Font, colour: Colour) -> Mark:
        """One line that reads from the foot of a box to its top, in its middle."""
        setting = self.press.type.line(words, font)
        x = round(box.x + (box.w - font.cap) / 2)
        y = round(box.y + (box.h - setting.width) / 2)
        corner, size = (
            (round(x - (setting.height - setting.baseline - font.cap)), y),
            (setting.height, setting.width),
        )
        u = setting.texture.tex_coords  # corner by corner: lower left, lower right, upper right, upper left
        turned = (*u[6:8], *u[0:2], *u[2:4], *u[4:6])
        self._words += (
            Color(*colour),
            Rectangle(pos=corner, size=size, texture=setting.texture, tex_coords=turned),
        )
        fits = setting.width <= box.h + 1 and font.cap <= box.w + 1
        mark = Mark(words, box, Box(x, y, font.cap, setting.width), font.cap, colour, fits)
        self.marks.append(mark)
        self.fonts.append(font)
        return mark

    def lines(
        self,
        lines: tuple[str, ...] | list[str],
        box: Box,
        font: Font,
        colour: Colour,
        align: str = "left",
        valign: str = "top",
    ) -> float:
        """Several lines; returns the height they take."""
        step = line_step(font)
        height = font.cap + step * (len(lines) - 1)
        top = {"top": box.top, "middle": box.y + (box.h + height) / 2, "bottom": box.y + height}[valign]
        for at, line in enumerate(lines):
            self.words(line, Box(box.x, top - at * step - font.cap, box.w, font.cap), font, colour, align)
        return height

    def paragraph(
        self, words: str, box: Box, font: Font, colour: Colour, align: str = "left", valign: str = "top"
    ) -> float:
        """Words broken into lines of the box's width; returns the height they take."""
        return self.lines(self.press.type.wrap(words, font, box.w), box, font, colour, align, valign)

    def _mesh(self, made: tuple[list[Vertex], Sequence[int]], colour: Colour) -> None:
        """Triangles whose soft edges fade out through the row of their colour."""
        vertices, indices = made
        row = self.press.row(colour)
        if len(self._corners) > MOST_CORNERS:
            self._flush()
        base = len(self._corners) // 4
        for x, y, shows in vertices:
            self._corners += (x, y, 0.25 + 0.5 * shows, row)
        self._triangles += [base + index for index in indices]

    def _flush(self) -> None:
        """One mesh of everything gathered so far."""
        if self._corners:
            texture = self.press.colours()
            self.canvas.add(Color(1, 1, 1, 1))
            mesh = Mesh(vertices=self._corners, indices=self._triangles, mode="triangles", texture=texture)
            self.canvas.add(mesh)
            self._corners, self._triangles = [], []


class Dry(Ink):
    """Measures and leaves nothing on the glass: a widget may ask how it would stand."""

    def __init__(self, theme: Theme, press: Press) -> None:
        """In that look, with the type of that press."""
        super().__init__(None, theme, press)

    def words(
        self, words: str, box: Box, font: Font, colour: Colour, align: str = "left", valign: str = "middle"
    ) -> Mark:
        """Where a line would stand, without rendering it."""
        width = self.press.type.width(words, font)
        return Mark(words, box, Box(box.x, box.y, width, font.cap), font.cap, colour)

    def fill(self, box: Box, colour: Colour) -> None:
        """Nothing of a rectangle."""

    def shape(self, points: Points, colour: Colour) -> None:
        """Nothing of a shape."""

    def line(self, points: Points, colour: Colour, width: float, closed: bool = False) -> None:
        """Nothing of a line."""

    def picture(self, texture: Any, box: Box) -> None:
        """Nothing of a picture."""

    def _tiled(self, box: Box, texture: Any, colour: Colour, scale: float) -> None:
        """Nothing of a weave."""
