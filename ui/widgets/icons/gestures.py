"""What hands have to do, as small pictures: strokes and fills on a grid of 36 by 24, y upwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.theme.boxes import Box
from ui.theme.colours import Colour
from ui.widgets.icons.icons import STROKE, Stroke
from ui.widgets.shapes.outlines import Points, circle, eye, rectangle

if TYPE_CHECKING:
    from ui.widgets.ink.ink import Ink

WIDE, HIGH = 36.0, 24.0
SHOW, LAY, SLIDE, ROLL, CARRY, PICK = "show", "lay", "slide", "roll", "carry", "pick"


def _card(x: float, y: float, solid: bool = False, w: float = 10.0, h: float = 14.0) -> Stroke:
    """A card upright."""
    return Stroke(rectangle(Box(x, y, w, h)), True, solid)


def _way(*points: tuple[float, float]) -> Stroke:
    """A line through points."""
    return Stroke(list(points))


def _arrow(x: float, y: float, length: float) -> tuple[Stroke, Stroke]:
    """An arrow to the right."""
    tip = x + length
    return (_way((x, y), (tip, y)), _way((tip - 4, y + 4), (tip, y), (tip - 4, y - 4)))


def _eye(x: float, y: float) -> tuple[Stroke, Stroke]:
    """What looks: the camera."""
    return (Stroke(eye(Box(x, y, 13, 9)), True), Stroke(circle(Box(x + 4.5, y + 2.5, 4, 4)), True, True))


def _tilted(x: float, y: float, lean: float) -> Stroke:
    """A card of a fan."""
    corners: Points = [(x, y), (x + 8, y), (x + 8 + lean, y + 13), (x + lean, y + 13)]
    return Stroke(corners, True)


def _die(x: float, y: float, *eyes: tuple[float, float]) -> tuple[Stroke, ...]:
    """A die with its eyes."""
    pips = tuple(Stroke(circle(Box(x + px - 1.5, y + py - 1.5, 3, 3)), True, True) for px, py in eyes)
    return (Stroke(rectangle(Box(x, y, 13, 13)), True), *pips)


GESTURES: dict[str, tuple[Stroke, ...]] = {
    SHOW: (_card(2, 5, True), *_arrow(14, 12, 7), *_eye(22.5, 7.5)),
    LAY: (_tilted(3, 8, -2), _tilted(13, 8, 0), _tilted(23, 8, 2), _way((1, 3), (35, 3))),
    SLIDE: (
        _card(1, 1, False, 9, 10),
        _card(3, 3, False, 9, 10),
        *_arrow(14, 6, 8),
        _card(24, 1, True, 9, 10),
        *_eye(12, 14.5),
    ),  # fmt: skip
    ROLL: (
        *_die(3, 2, (3.5, 3.5), (9.5, 9.5)),
        *_die(19, 8, (3.5, 3.5), (6.5, 6.5), (9.5, 9.5)),
        _way((5, 21), (9, 18)),
        _way((11, 22), (14, 18)),
    ),
    CARRY: (_card(2, 5), *_arrow(14, 12, 8), _card(24, 5, True)),
    PICK: (
        _card(3, 5),
        Stroke(circle(Box(17, 5, 14, 14)), True),
        Stroke(circle(Box(21, 9, 6, 6)), True, True),
    ),
}


def paint_gesture(ink: Ink, name: str, box: Box, colour: Colour) -> None:
    """Draw a gesture as large as a box allows."""
    scale = min(box.w / WIDE, box.h / HIGH)
    left, low = round(box.x + (box.w - WIDE * scale) / 2), round(box.y + (box.h - HIGH * scale) / 2)
    for part in GESTURES.get(name, ()):
        points = [(left + x * scale, low + y * scale) for x, y in part.points]
        if part.solid:
            ink.shape(points, colour)
        else:
            ink.line(points, colour, max(1.5, STROKE * 0.8 * scale), part.closed)
