"""The height of a pile: what lies on top seems to lie further out, and is taken back to where it lies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf

from vision.calibration.table_places import TablePlace, depth_in, place_at
from vision.tags import Point
from vision.tracking.places import holds

LEAST_MM = 3.0
"""A lower pile moves nothing by more than hands do."""
MOST_SHARE = 0.5
"""Of the camera's height: no pile reaches higher."""
HIGH_KINDS = {"pile", "card"}


def below(spot: Point, height_mm: float, camera_mm: tuple[float, float, float]) -> Point:
    """Where on the table something stands that seems to lie at a spot, and is so high above it."""
    x, y, up = camera_mm
    share = 1 - min(max(height_mm, 0.0) / max(up, 1.0), MOST_SHARE)
    return x + (spot[0] - x) * share, y + (spot[1] - y) * share


def place_under(
    spot: Point,
    places: Sequence[TablePlace],
    heights_mm: Mapping[str, float],
    camera_mm: tuple[float, float, float],
) -> TablePlace | None:
    """The place of what seems to lie at a spot, where each place is as high as what is known to lie there.

    Where it could lie on a pile or flat beside one, it lies where it is further within the outline.
    """
    flat = place_at(spot, places)
    best, depth = flat, _depth(flat, spot, heights_mm, camera_mm)
    for place in places:
        height = heights_mm.get(place.name, 0.0)
        if height < LEAST_MM or place.kind not in HIGH_KINDS:
            continue
        foot = below(spot, height, camera_mm)
        if place_at(foot, places) == place and depth_in(place.outline_mm, foot) > depth:
            best, depth = place, depth_in(place.outline_mm, foot)
    return best


def _depth(
    place: TablePlace | None,
    spot: Point,
    heights_mm: Mapping[str, float],
    camera_mm: tuple[float, float, float],
) -> float:
    """How far within a place a spot is that was taken for it without any height."""
    if place is None:
        return -inf
    if place.kind not in HIGH_KINDS:
        return inf if holds(place.outline_mm, spot) else depth_in(place.outline_mm, spot)
    return depth_in(place.outline_mm, below(spot, heights_mm.get(place.name, 0.0), camera_mm))
