"""Drawings as values: lines, boxes, discs, words in millimetres; screen, file and printer draw them alike."""

from __future__ import annotations

from typing import Literal

import msgspec

Point = tuple[float, float]
Anchor = Literal["start", "middle", "end"]


class Line(msgspec.Struct, frozen=True):
    """A line through points, with round ends and corners."""

    points: tuple[Point, ...]
    colour: str
    width: float


class DrawnBox(msgspec.Struct, frozen=True):
    """A rectangle from its top left corner, filled, outlined or both."""

    x: float
    y: float
    w: float
    h: float
    fill: str = ""
    stroke: str = ""
    width: float = 0.25
    radius: float = 0.0


class Disc(msgspec.Struct, frozen=True):
    """A circle about its middle, filled, outlined or both."""

    x: float
    y: float
    r: float
    fill: str = ""
    stroke: str = ""
    width: float = 0.25


class DrawnWords(msgspec.Struct, frozen=True):
    """One line of text; `y` is its foot, `size` the height of its face."""

    text: str
    x: float
    y: float
    size: float
    colour: str
    anchor: Anchor = "start"
    bold: bool = False


Shape = Line | DrawnBox | Disc | DrawnWords


class Drawing(msgspec.Struct, frozen=True):
    """Shapes on a sheet, the first at the bottom."""

    size: tuple[float, float]
    title: str
    shapes: tuple[Shape, ...]
