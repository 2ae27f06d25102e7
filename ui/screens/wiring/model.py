"""Which part of a drawing is shown: the whole of it first, then part by part large enough to read; pure."""

from __future__ import annotations

import math

from ui.theme.boxes import Box

READABLE = 4.4  # pixels a millimetre: what is 2.8 mm high on paper can be read from where one touches
OVERLAP_MM = 8.0  # of a part and the next: what lies on the seam is whole in one of them

View = tuple[float, float, float]  # scale, and where the upper left corner of the drawing is


def views(size: tuple[float, float], room: Box, text_scale: float) -> tuple[View, ...]:
    """Every part as scale and corner; one alone where the whole of it can be read."""
    wide, high = size
    whole = min(room.w / wide, room.h / high)
    first = (whole, room.x + (room.w - wide * whole) / 2, room.top - (room.h - high * whole) / 2)
    scale = READABLE * max(1.0, text_scale)
    if whole >= scale:
        return (first,)
    lefts, tops = (_starts(side, span / scale) for side, span in ((wide, room.w), (high, room.h)))
    parts = tuple(
        (scale, _corner(room.x, room.w, wide * scale, left * scale), _top(room, high * scale, top * scale))
        for top in tops
        for left in lefts
    )
    return (first, *parts)


def _starts(side: float, shown: float) -> tuple[float, ...]:
    """Where parts begin, evenly over a side."""
    if shown >= side:
        return (0.0,)
    count = math.ceil((side - OVERLAP_MM) / (shown - OVERLAP_MM))
    return tuple(at * (side - shown) / (count - 1) for at in range(count))


def _corner(at: float, room: float, long: float, start: float) -> float:
    return at + (room - long) / 2 if long < room else at - start


def _top(room: Box, high: float, start: float) -> float:
    return room.top - (room.h - high) / 2 if high < room.h else room.top + start
