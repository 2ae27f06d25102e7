"""The outlines of the shapes, as points inside a box: pure arithmetic, counter-clockwise, y upwards."""

from __future__ import annotations

from math import cos, pi, sin

from ui.theme.boxes import Box

Point = tuple[float, float]
Points = list[Point]

PENTAGON_SHOULDER = 0.26
BANNER_NOTCH = 0.2
STAR_INNER = 0.56  # wide enough for a digit within


def rectangle(box: Box) -> Points:
    """A square or slab."""
    return [(box.x, box.y), (box.right, box.y), (box.right, box.top), (box.x, box.top)]


def pentagon(box: Box) -> Points:
    """Fighting: a house with its point up."""
    shoulder = box.top - box.h * PENTAGON_SHOULDER
    return [
        (box.x, box.y),
        (box.right, box.y),
        (box.right, shoulder),
        (box.x + box.w / 2, box.top),
        (box.x, shoulder),
    ]


def triangle(box: Box) -> Points:
    """Hazard and menace."""
    return [(box.x, box.y), (box.right, box.y), (box.x + box.w / 2, box.top)]


def banner(box: Box) -> Points:
    """Level: a flag with a notched foot."""
    notch = box.y + box.h * BANNER_NOTCH
    return [
        (box.x, box.y),
        (box.x + box.w / 2, notch),
        (box.right, box.y),
        (box.right, box.top),
        (box.x, box.top),
    ]


def star(box: Box, points: int = 5, inner: float = STAR_INNER) -> Points:
    """Points: a star standing on two feet."""
    (cx, cy), across, up = box.centre, box.w / 2, box.h / 2
    return [
        (
            cx + (1 if at % 2 == 0 else inner) * across * cos(pi / 2 + pi * at / points),
            cy + (1 if at % 2 == 0 else inner) * up * sin(pi / 2 + pi * at / points),
        )
        for at in range(points * 2)
    ]


def circle(box: Box, start: float = 0.0, end: float = 360.0) -> Points:
    """Paying, or an arc of it: degrees counter-clockwise from the right."""
    (cx, cy), across, up = box.centre, box.w / 2, box.h / 2
    steps = max(12, int(max(across, up) * 0.9))
    span = (end - start) * pi / 180
    count = max(3, round(steps * 2 * abs(span) / (2 * pi)))
    whole = abs(end - start) >= 360
    return [
        (
            cx + across * cos(start * pi / 180 + span * at / count),
            cy + up * sin(start * pi / 180 + span * at / count),
        )
        for at in range(count + (0 if whole else 1))
    ]


def rounded(box: Box, radius: float) -> Points:
    """A rectangle with round corners."""
    radius = min(radius, box.w / 2, box.h / 2)
    if radius < 1:
        return rectangle(box)
    size = 2 * radius
    corners = (
        (Box(box.right - size, box.y, size, size), 270),
        (Box(box.right - size, box.top - size, size, size), 0),
        (Box(box.x, box.top - size, size, size), 90),
        (Box(box.x, box.y, size, size), 180),
    )
    return [point for corner, start in corners for point in _quarter(corner, start, radius)]


def _quarter(box: Box, start: float, radius: float) -> Points:
    """A quarter of a circle in few steps."""
    (cx, cy), steps = box.centre, max(2, round(radius / 1.5))
    return [
        (
            cx + radius * cos((start + 90 * at / steps) * pi / 180),
            cy + radius * sin((start + 90 * at / steps) * pi / 180),
        )
        for at in range(steps + 1)
    ]


def tab(box: Box) -> Points:
    """A seat: round at the top, flat at the foot."""
    radius = box.w / 2
    arch = Box(box.x, box.top - min(box.h, radius) * 2, box.w, min(box.h, radius) * 2)
    return [(box.x, box.y), (box.right, box.y), *circle(arch, 0, 180)]


def cut_corners(box: Box, cut: float) -> Points:
    """The big button of the industrial look: cut at the top right and the bottom left."""
    return [
        (box.x + cut, box.y),
        (box.right, box.y),
        (box.right, box.top - cut),
        (box.right - cut, box.top),
        (box.x, box.top),
        (box.x, box.y + cut),
    ]


def diamond(box: Box) -> Points:
    """A square on its corner."""
    (cx, cy) = box.centre
    return [(cx, box.y), (box.right, cy), (cx, box.top), (box.x, cy)]


def hexagon(box: Box) -> Points:
    """A nut: flat at the top and foot, pointed at the sides."""
    (_, cy), quarter = box.centre, box.w * 0.27
    return [
        (box.x + quarter, box.y),
        (box.right - quarter, box.y),
        (box.right, cy),
        (box.right - quarter, box.top),
        (box.x + quarter, box.top),
        (box.x, cy),
    ]


def eye(box: Box) -> Points:
    """An almond of two arcs."""
    (_, cy), steps = box.centre, 10
    lower = [(box.x + box.w * at / steps, cy - box.h / 2 * sin(pi * at / steps)) for at in range(steps + 1)]
    upper = [(box.x + box.w * at / steps, cy + box.h / 2 * sin(pi * at / steps)) for at in range(1, steps)]
    return [*lower, *reversed(upper)]
