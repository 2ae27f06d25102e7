"""The places of a table as they look in the picture, to be drawn over it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
import numpy as np

from vision.calibration.calibration import Calibration
from vision.calibration.table_places import PlaceKind, TablePlace
from vision.tags import Point

EDGE_STEP_MM = 30.0  # a straight edge is bent by the lens: it is drawn in steps of this length


class DrawnPlace(msgspec.Struct, frozen=True):
    """A place's outline in pixels of the picture, and whether all of it is in there."""

    name: str
    kind: PlaceKind
    points: tuple[Point, ...]
    is_whole: bool


def places_drawn(calibration: Calibration, places: Iterable[TablePlace]) -> tuple[DrawnPlace, ...]:
    """Every place as a polygon of the picture; one that is behind the camera is left out."""
    return tuple(found for one in places if (found := _drawn(calibration, one)) is not None)


def _drawn(calibration: Calibration, place: TablePlace) -> DrawnPlace | None:
    points = calibration.in_picture(np.array(dense(place.outline_mm)))
    if not np.isfinite(points).all():
        return None
    wide, high = calibration.size
    inside = (points >= 0).all() and (points <= (wide - 1, high - 1)).all()
    return DrawnPlace(place.name, place.kind, tuple((float(x), float(y)) for x, y in points), bool(inside))


def dense(outline: Sequence[Point]) -> list[Point]:
    """An outline with points along its edges."""
    found: list[Point] = []
    for (x, y), (to_x, to_y) in zip(outline, (*outline[1:], outline[0]), strict=True):
        steps = max(1, round(float(np.hypot(to_x - x, to_y - y)) / EDGE_STEP_MM))
        found += [(x + (to_x - x) * at / steps, y + (to_y - y) * at / steps) for at in range(steps)]
    return found
