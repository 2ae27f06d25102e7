"""Where a lamp shines back from the table so brightly that a code would be lost there, place by place.

A shine has no edge: it grows out of the ground around it, which tells it from a white card or a paper.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import cv2
import msgspec
import numpy as np
import numpy.typing as npt

from vision.calibration.calibration import Calibration
from vision.calibration.table_places import TablePlace
from vision.pixels import Gray, Mask, Pixels

Spots: TypeAlias = npt.NDArray[np.float64]
Way: TypeAlias = Literal["left", "right", "top", "bottom"]

MM_PER_PX = 3.0
MARGIN_MM = 60.0
AROUND_PX = 61
"""The ground of a spot is what lies around it: most of such a stretch has no shine on it."""
HIDES, BEGINS = 125.0, 45.0
"""Steps of gray above the ground from which ink is too pale, and from which a shine is seen at all."""
WHITE = 248.0
SOFT = 1.35
"""By so much larger a shine is where it begins than where it hides; a card ends where it begins."""
RAYS, REACH_PX = 32, 50
LEAST_FALL_PX, MOST_STEP, MOST_EDGED = 2, 0.38, 0.25
"""So slowly a shine falls from three quarters to one, without a step, but for some of the ways out of it."""
LEAST_MM2 = 60.0
STEP_CM, FURTHEST_CM = 1, 30
WAYS: dict[Way, tuple[int, int]] = {"left": (-1, 0), "right": (1, 0), "top": (0, -1), "bottom": (0, 1)}


class Shone(msgspec.Struct, frozen=True):
    """A place on which a lamp shines back, and how much of it."""

    name: str
    percent: int


class Shine(msgspec.Struct, frozen=True):
    """Every place that a lamp hides codes at, and how far its shine must go to leave all of them.

    Without a way no short one leads off the places.
    """

    places: tuple[Shone, ...] = ()
    way: Way | None = None
    cm: int = 0


def shine_of(view: Calibration, pictures: Sequence[Pixels], places: Sequence[TablePlace]) -> Shine:
    """Look for lamps in pictures of a measured table; what only a hand or a card shows in one is none."""
    watched = [one for one in places if one.kind != "mask"]
    if not watched or not pictures or any(0 in one.shape for one in pictures):
        return Shine()
    spots = np.array([spot for one in watched for spot in one.outline_mm])
    left_top, size = spots.min(axis=0) - MARGIN_MM, np.ptp(spots, axis=0) + 2 * MARGIN_MM
    wide, high = (int(side) for side in np.ceil(size / MM_PER_PX))
    flat = np.minimum.reduce([_flat(view, one, left_top, (wide, high)) for one in pictures])
    hidden = _hidden(flat)
    drawn = {one.name: _drawn(one, left_top, hidden.shape) for one in watched}
    found = [Shone(name, _percent(hidden, area)) for name, area in drawn.items() if (hidden & area).any()]
    if not found:
        return Shine()
    way, cm = _way_off(hidden, np.logical_or.reduce(list(drawn.values())))
    return Shine(tuple(found), way, cm)


def _flat(view: Calibration, gray: Pixels, left_top: Spots, size: tuple[int, int]) -> Gray:
    """The table as seen straight from above."""
    across, along = np.meshgrid(np.arange(size[0]), np.arange(size[1]))
    spots = np.column_stack((across.ravel(), along.ravel())).astype(float) * MM_PER_PX + left_top
    points = view.in_picture(spots).astype(np.float32).reshape(size[1], size[0], 2)
    whole = cv2.remap(gray, points[..., 0], points[..., 1], cv2.INTER_AREA, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(whole, np.float32)


def _hidden(flat: Gray) -> Mask:
    """What lies in a shine that hides codes: pale even where there is ink, and without an edge."""
    floor = cv2.erode(cv2.GaussianBlur(flat, (3, 3), 0.7), np.ones((3, 3), np.uint8))
    ground = cv2.medianBlur(np.clip(floor, 0, 255).astype(np.uint8), AROUND_PX).astype(np.float32)
    glow = floor - ground
    strong = ((glow >= HIDES) | ((floor >= WHITE) & (glow >= BEGINS / 2))).astype(np.uint8)
    begins = (glow >= np.minimum(BEGINS, (WHITE - ground) / 2)).astype(np.uint8)
    _, around = cv2.connectedComponents(begins, connectivity=4)
    count, labels, stats, _ = cv2.connectedComponentsWithStats(strong, connectivity=8)
    hidden = np.zeros(flat.shape, np.bool_)
    for label in range(1, count):
        own, area = labels == label, int(stats[label, cv2.CC_STAT_AREA])
        whole = np.isin(around, np.unique(around[own & (around > 0)]))
        is_large = area * MM_PER_PX**2 >= LEAST_MM2 and int(whole.sum()) >= SOFT * area + 12
        if is_large and _is_soft(glow, own):
            hidden |= own
    return hidden


def _is_soft(glow: Gray, own: Mask) -> bool:
    """Whether something grows out of its ground without an edge, on most ways out of its middle."""
    ys, xs = np.nonzero(own & (glow >= np.percentile(glow[own], 80)))
    bright = float(np.median(glow[ys, xs]))
    turns = np.linspace(0, 2 * np.pi, RAYS, endpoint=False)
    far = np.arange(REACH_PX)
    across = np.clip(np.rint(xs.mean() + np.outer(np.cos(turns), far)), 0, glow.shape[1] - 1).astype(int)
    along = np.clip(np.rint(ys.mean() + np.outer(np.sin(turns), far)), 0, glow.shape[0] - 1).astype(int)
    falls = glow[along, across] / max(bright, 1.0)
    return float(np.mean([_has_edge(one) for one in falls])) <= MOST_EDGED


def _has_edge(fall: Gray) -> bool:
    """Whether a way out of something leaves it by a step, or not at all."""
    if not (fall < 0.25).any():
        return True
    below = int(np.argmax(fall < 0.25))
    high = int(np.argmax(fall < 0.75))
    step = float(np.max(fall[:below] - fall[1 : below + 1], initial=0.0))
    return below - high < LEAST_FALL_PX or step > MOST_STEP


def _drawn(place: TablePlace, left_top: Spots, shape: tuple[int, ...]) -> Mask:
    area = np.zeros(shape, np.uint8)
    corners = (np.array(place.outline_mm) - left_top) / MM_PER_PX
    cv2.fillPoly(area, [corners.round().astype(np.int32)], (1,))
    return area > 0


def _percent(hidden: Mask, area: Mask) -> int:
    return max(1, round(100 * float((hidden & area).sum()) / max(int(area.sum()), 1)))


def _way_off(hidden: Mask, places: Mask) -> tuple[Way | None, int]:
    """The shortest way by which a shine leaves every place, in whole centimetres."""
    ys, xs = np.nonzero(hidden)
    high, wide = places.shape
    for cm in range(STEP_CM, FURTHEST_CM + 1, STEP_CM):
        step = round(10 * cm / MM_PER_PX)
        for way, (x, y) in WAYS.items():
            to_x, to_y = xs + x * step, ys + y * step
            inside = (to_x >= 0) & (to_x < wide) & (to_y >= 0) & (to_y < high)
            if not places[to_y[inside], to_x[inside]].any():
                return way, cm
    return None, 0
