"""Named regions of the picture: where on the table, or at the stand, a tag was seen."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

import msgspec

from vision.tags import Point


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One region: its name, its outline in parts of the picture's width and height (0 to 1), and the way
    its owner looks at it, in degrees clockwise from the camera's upright.
    """

    name: str
    outline: tuple[Point, ...]
    turn_deg: float = 0.0


STAND = Place("stand", ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)))
"""The one place of a camera on a stand: everything it sees."""


def place_of(point: Point, size: tuple[int, int], places: Iterable[Place]) -> Place | None:
    """Return the first place that holds a point of the picture, if any does."""
    if 0 in size:
        return None
    spot = point[0] / size[0], point[1] / size[1]
    return next((place for place in places if holds(place.outline, spot)), None)


def holds(outline: Sequence[Point], spot: Point) -> bool:
    """Tell whether a spot lies within an outline."""
    x, y = spot
    is_inside = False
    for (from_x, from_y), (to_x, to_y) in pairwise([*outline, outline[0]]):
        if (from_y > y) != (to_y > y) and x < (to_x - from_x) * (y - from_y) / (to_y - from_y) + from_x:
            is_inside = not is_inside
    return is_inside
