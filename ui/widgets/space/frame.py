"""The frame of a section on the whole map: a line in the gaps round its spaces."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.properties import ObjectProperty

from ui.theme.boxes import Box
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.ink.ink import Ink
from ui.widgets.space.dots import Dot

Point = tuple[float, float]


class SectionFrame(Drawn):
    """Shows which section lies enlarged elsewhere; nothing of the map is covered."""

    dots = ObjectProperty(())
    watched = ("dots",)

    def paint(self, ink: Ink) -> None:
        """Round all of them."""
        dots: tuple[Dot, ...] = tuple(self.dots)
        if dots:
            edge = outline([dot.box for dot in dots], self.box)
            ink.line(edge, ink.theme.colours.text, ink.theme.line("heavy"), closed=True)


def outline(boxes: Sequence[Box], frame: Box) -> list[Point]:
    """The corners round rows of boxes, half a gap outside them; `frame` is so far outside all of them."""
    out = min(box.x for box in boxes) - frame.x
    rows = [[box for box in boxes if box.y == y] for y in sorted({box.y for box in boxes}, reverse=True)]
    tops = [frame.top, *((row[0].y + below[0].top) / 2 for row, below in zip(rows, rows[1:], strict=False))]
    right: list[Point] = []
    left: list[Point] = []
    for row, top, low in zip(rows, tops, [*tops[1:], frame.y], strict=True):
        far, near = max(box.right for box in row) + out, min(box.x for box in row) - out
        right += [(far, top), (far, low)]
        left += [(near, top), (near, low)]
    return [*right, *reversed(left)]
