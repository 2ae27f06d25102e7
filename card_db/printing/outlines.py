"""The outlines of the shapes that numbers sit in, in millimetres, y downwards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import cos, pi, sin

from card_db.printing.paper import Point, Spot

Outline = Callable[[Spot], list[Point]]

PENTAGON_SHOULDER = 0.26
BANNER_NOTCH = 0.2
STAR_INNER = 0.56  # wide enough for a digit within


def rectangle(spot: Spot) -> list[Point]:
    """Harm: a square."""
    return [(spot.x, spot.y), (spot.right, spot.y), (spot.right, spot.foot), (spot.x, spot.foot)]


def pentagon(spot: Spot) -> list[Point]:
    """Fighting: a house with its point up."""
    shoulder = spot.y + spot.h * PENTAGON_SHOULDER
    return [
        (spot.x, spot.foot),
        (spot.right, spot.foot),
        (spot.right, shoulder),
        (spot.x + spot.w / 2, spot.y),
        (spot.x, shoulder),
    ]


def triangle(spot: Spot) -> list[Point]:
    """Hazard and menace."""
    return [(spot.x, spot.foot), (spot.right, spot.foot), (spot.x + spot.w / 2, spot.y)]


def banner(spot: Spot) -> list[Point]:
    """Level: a flag with a notched foot."""
    notch = spot.foot - spot.h * BANNER_NOTCH
    return [
        (spot.x, spot.y),
        (spot.right, spot.y),
        (spot.right, spot.foot),
        (spot.x + spot.w / 2, notch),
        (spot.x, spot.foot),
    ]


def round_(spot: Spot, count: int = 36) -> list[Point]:
    """Paying: a circle."""
    return ring(*spot.middle, spot.w / 2, spot.h / 2, count)


def ring(x: float, y: float, across: float, down: float, count: int = 36) -> list[Point]:
    """A round outline about a middle."""
    return [
        (x + across * cos(2 * pi * at / count), y + down * sin(2 * pi * at / count)) for at in range(count)
    ]


def diamond(spot: Spot) -> list[Point]:
    """A square on its corner."""
    x, y = spot.middle
    return [(x, spot.y), (spot.right, y), (x, spot.foot), (spot.x, y)]


def hexagon(spot: Spot) -> list[Point]:
    """A nut: flat at the top and foot, pointed at the sides."""
    quarter, y = spot.w * 0.27, spot.middle[1]
    return [
        (spot.x + quarter, spot.y),
        (spot.right - quarter, spot.y),
        (spot.right, y),
        (spot.right - quarter, spot.foot),
        (spot.x + quarter, spot.foot),
        (spot.x, y),
    ]


def star(spot: Spot) -> list[Point]:
    """Points of victory: five rays, standing on two of them."""
    (x, y), across, down = spot.middle, spot.w / 2, spot.h / 2
    reach = (1.0, STAR_INNER) * 5
    return [
        (x + far * across * sin(at * pi / 5), y - far * down * cos(at * pi / 5))
        for at, far in enumerate(reach)
    ]


def cut_corners(spot: Spot, cut: float) -> list[Point]:
    """A slab with its upper left and lower right corner cut off."""
    return [
        (spot.x + cut, spot.y),
        (spot.right, spot.y),
        (spot.right, spot.foot - cut),
        (spot.right - cut, spot.foot),
        (spot.x, spot.foot),
        (spot.x, spot.y + cut),
    ]


# width by height, height of the digit, and where its middle stands, both as parts of the height
PROPORTIONS: Mapping[str, tuple[float, float, float]] = {
    "fight": (0.9, 0.46, 0.6),
    "pay": (1.0, 0.5, 0.5),
    "harm": (0.86, 0.5, 0.5),
    "life": (0.86, 0.5, 0.5),
    "hazard": (1.1, 0.4, 0.66),
    "level": (0.72, 0.46, 0.42),
    "points": (1.06, 0.36, 0.53),
}
SHAPES: Mapping[str, Outline] = {
    "fight": pentagon, "pay": round_, "harm": rectangle, "life": rectangle, "hazard": triangle,
    "level": banner, "points": star,
}  # fmt: skip
