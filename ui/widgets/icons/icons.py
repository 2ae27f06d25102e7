"""Every icon as strokes and fills on a grid of 24, y upwards; nothing here needs a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ui.theme.boxes import Box
from ui.theme.colours import Colour
from ui.widgets.shapes.outlines import Points, circle, diamond, eye, hexagon, rectangle

if TYPE_CHECKING:
    from ui.widgets.ink.ink import Ink

GRID = 24.0
STROKE = 2.6


class Stroke(msgspec.Struct, frozen=True):
    """A line of an icon, or with `solid` a filled part."""

    points: Points
    closed: bool = False
    solid: bool = False


def _ring(x: float, y: float, radius: float, solid: bool = False) -> Stroke:
    """A circle of an icon."""
    return Stroke(circle(Box(x - radius, y - radius, 2 * radius, 2 * radius)), True, solid)


def _bar(x: float, y: float, w: float, h: float, solid: bool = True) -> Stroke:
    """A rectangle of an icon."""
    return Stroke(rectangle(Box(x, y, w, h)), True, solid)


def _way(*points: tuple[float, float], closed: bool = False) -> Stroke:
    """A line through points."""
    return Stroke(list(points), closed)


ICONS: dict[str, tuple[Stroke, ...]] = {
    "intel": (_ring(12, 12, 9), _ring(12, 12, 3.6, True)),
    "leadership": (_way((3, 12), (12, 20), (21, 12)), _way((3, 4.5), (12, 12.5), (21, 4.5))),
    "strength": (Stroke(diamond(Box(2, 2, 20, 20)), True, True),),
    "survival": (_bar(9, 2, 6, 20), _bar(2, 9, 20, 6)),
    "tech": (Stroke(hexagon(Box(1.5, 3, 21, 18)), True), _ring(12, 12, 3, True)),
    "undo": (
        _way((9, 21), (3.5, 15.5), (9, 10)),
        _way((4, 15.5), (16, 15.5), (20.5, 11), (20.5, 8), (16, 3.5), (10, 3.5)),
    ),
    "menu": (_bar(3, 17, 18, 2.6), _bar(3, 10.7, 18, 2.6), _bar(3, 4.4, 18, 2.6)),
    "look": (Stroke(eye(Box(0, 3.5, 24, 17)), True), _ring(12, 12, 3.4, True)),
    "search": (_ring(10, 14, 7.5), _way((15.5, 8.5), (22, 2))),
    "anyway": (_way((4, 12), (4, 3), (20, 3), (20, 14)), _way((9, 9), (9, 21)), _way((14.5, 9), (14.5, 20))),
    "refused": (_ring(12, 12, 10), _bar(6, 10.7, 12, 2.6)),
    "rule": (_bar(3, 3, 18, 18, False), _bar(7, 10.7, 10, 2.6)),
    "remedy": (_way((1, 12), (21, 12)), _way((13, 20), (21.5, 12), (13, 4))),
    "back": (_way((23, 12), (3, 12)), _way((11, 20), (2.5, 12), (11, 4))),
    "up": (_way((4, 8), (12, 16), (20, 8)),),
    "down": (_way((4, 16), (12, 8), (20, 16)),),
    "left": (_way((16, 4), (8, 12), (16, 20)),),
    "right": (_way((8, 4), (16, 12), (8, 20)),),
    "turn-left": (_way((3, 8), (3, 14), (9, 14)), Stroke(circle(Box(4, 2, 17, 17), -60, 150))),
    "turn-right": (_way((21, 8), (21, 14), (15, 14)), Stroke(circle(Box(3, 2, 17, 17), 30, 240))),
    "wider": (_way((6, 6), (1, 12), (6, 18)), _way((18, 6), (23, 12), (18, 18)), _way((2, 12), (22, 12))),
    "narrower": (_way((1, 6), (7, 12), (1, 18)), _way((23, 6), (17, 12), (23, 18)), _bar(10.7, 3, 2.6, 18)),
    "taller": (_way((6, 18), (12, 23), (18, 18)), _way((6, 6), (12, 1), (18, 6)), _way((12, 2), (12, 22))),
    "lower": (_way((6, 23), (12, 17), (18, 23)), _way((6, 1), (12, 7), (18, 1)), _bar(3, 10.7, 18, 2.6)),
    "equal": (_bar(3, 14.6, 18, 2.8), _bar(3, 6.6, 18, 2.8)),
    "check": (_way((4, 12), (10, 5.5), (20.5, 18.5)),),
    "close": (_way((4, 4), (20, 20)), _way((4, 20), (20, 4))),
    "plus": (_bar(10.7, 3, 2.6, 18), _bar(3, 10.7, 18, 2.6)),
    "minus": (_bar(4, 10.7, 16, 2.6),),
    "differs": tuple(
        _way(*ends)
        for ends in (
            ((3, 8), (3, 3), (8, 3)),
            ((16, 3), (21, 3), (21, 8)),
            ((21, 16), (21, 21), (16, 21)),
            ((8, 21), (3, 21), (3, 16)),
        )
    ),
    "power": (Stroke(circle(Box(3, 2, 18, 18), 120, 420)), _way((12, 12), (12, 23))),
    "cards": (_bar(3, 2, 13, 16, False), _way((8, 22), (21, 22), (21, 6))),
    "play": (Stroke([(6, 3), (6, 21), (21, 12)], True, True),),
    "log": (_bar(8, 17, 14, 2.6), _bar(8, 10.7, 14, 2.6), _bar(8, 4.4, 14, 2.6))
    + tuple(_bar(2, y, 3, 2.6) for y in (17, 10.7, 4.4)),
    "system": (_ring(12, 12, 4),)
    + tuple(
        _way(a, b)
        for a, b in (((12, 16), (12, 23)), ((12, 8), (12, 1)), ((16, 12), (23, 12)), ((8, 12), (1, 12)))
    ),
    "settings": (_way((1, 18), (23, 18)), _way((1, 12), (23, 12)), _way((1, 6), (23, 6)))
    + (_bar(6, 15, 5, 6), _bar(15, 9, 5, 6), _bar(8, 3, 5, 6)),
    "camera": (_bar(2, 4, 20, 14, False), _ring(12, 11, 4), _bar(7, 18, 10, 3)),
    "tools": (
        _way((4, 20), (10, 14)),
        _ring(4.8, 19.2, 3.2),
        _way((12, 12), (21, 3)),
        _way((17, 21), (21, 17), (15, 11)),
    ),
    "sound": (
        _way((2, 8), (7, 8), (13, 3), (13, 21), (7, 16), (2, 16), closed=True),
        _way((17, 8), (19, 12), (17, 16)),
    ),
    "light": (
        Stroke(circle(Box(5, 8, 14, 14), -60, 240)),
        _way((8.5, 9), (8.5, 5), (15.5, 5), (15.5, 9)),
        _way((9.5, 1.5), (14.5, 1.5)),
    ),
    "keys": (
        _bar(1, 4, 22, 16, False),
        _bar(7, 7, 10, 2.6),
        _bar(5, 13, 3, 3),
        _bar(10.5, 13, 3, 3),
        _bar(16, 13, 3, 3),
    ),
    "erase": (
        _way((8, 4), (23, 4), (23, 20), (8, 20), (1, 12), closed=True),
        _way((11, 8), (18, 16)),
        _way((11, 16), (18, 8)),
    ),
    "hand": (
        _way((3, 12), (7, 4), (17, 3), (20, 8), (20, 16)),
        _way((8, 9), (8, 20)),
        _way((12, 9), (12, 22)),
        _way((16, 9), (16, 20)),
    ),
    "dice": (
        _bar(3, 3, 18, 18, False),
        *(_ring(x, y, 1.9, True) for x, y in ((7.5, 7.5), (16.5, 7.5), (12, 12), (7.5, 16.5), (16.5, 16.5))),
    ),
    "people": (
        _ring(8, 17, 4, True),
        _ring(17.5, 15.5, 3.2, True),
        Stroke([(1, 3), (15, 3), (14, 8), (11, 11), (5, 11), (2, 8)], True, True),
        Stroke([(17, 3), (23, 3), (22.5, 8), (20, 10.5), (15.5, 10.5), (17, 7.5)], True, True),
    ),
    "clock": (_ring(12, 12, 10), _way((12, 19), (12, 12), (17, 9))),
    "chairs": (
        _bar(6.5, 6.5, 11, 11, False),
        *(_ring(x, y, 2.3, True) for x, y in ((12, 21.5), (12, 2.5), (2.5, 12), (21.5, 12))),
    ),
    "turn": (_way((3, 8), (3, 14), (9, 14)), Stroke(circle(Box(4, 2, 17, 17), -60, 150))),
    "person": (
        _ring(12, 17, 5, True),
        Stroke([(3, 1), (21, 1), (20, 7), (16, 10), (8, 10), (4, 7)], True, True),
    ),
}
CLASSES = ("intel", "leadership", "strength", "survival", "tech")
PAIRED = {"covert": "intel", "ranged": "leadership", "instinct": "survival"}  # the same, in other games
GUARDED = ("person", "people")  # whom an enemy holds
BOTH = "+"  # between the two icons of a card


def is_sign(name: str) -> bool:
    """Whether a card can show this: a class, two of them, or somebody who is held."""
    signs = (*CLASSES, *PAIRED, *GUARDED)
    return bool(name) and all(one in signs for one in name.split(BOTH))


def paint_icon(ink: Ink, name: str, box: Box, colour: Colour) -> None:
    """Draw an icon into a box; a name nobody drew is left out, the word beside it stays."""
    if BOTH in name:
        for one, half in zip(name.split(BOTH), box.columns(2), strict=False):
            paint_icon(ink, one, half, colour)
        return
    side = min(box.w, box.h)
    scale = side / GRID
    left, low = round(box.x + (box.w - side) / 2), round(box.y + (box.h - side) / 2)
    for part in ICONS.get(PAIRED.get(name, name), ()):
        points = [(left + x * scale, low + y * scale) for x, y in part.points]
        if part.solid:
            ink.shape(points, colour)
        else:
            ink.line(points, colour, STROKE * scale, part.closed)
