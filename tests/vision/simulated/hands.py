"""A hand and its arm over the table, and the shadow they throw."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias, cast

import cv2
import numpy as np

from tests.vision.simulated.grids import Points
from tests.vision.simulated.patches import Patch, box_in
from tests.vision.simulated.pinhole import Pinhole, px_per_mm, to_picture
from tests.vision.simulated.scene import Hand
from tests.vision.simulated.shadows import shade, thrown
from vision.pixels import Pixels

Stroke: TypeAlias = tuple[tuple[float, float], tuple[float, float], float]

# Round strokes of a hand that points up, its middle finger's tip at 0, 0: start, end, radius in millimetres.
_FINGERS: tuple[Stroke, ...] = (
    ((0.0, 8.0), (0.0, 82.0), 8.5),
    ((-21.0, 16.0), (-14.0, 84.0), 8.0),
    ((21.0, 15.0), (13.0, 84.0), 8.0),
    ((40.0, 34.0), (25.0, 92.0), 7.0),
    ((-58.0, 78.0), (-24.0, 128.0), 10.0),
)
_PALM: tuple[Stroke, ...] = (
    ((-12.0, 98.0), (-9.0, 140.0), 29.0),
    ((14.0, 100.0), (9.0, 142.0), 27.0),
    ((0, 140), (0, 185), 27.0),
)
_ARM: Stroke = ((0.0, 205.0), (0.0, 420.0), 40.0)
_SLEEVES = ((70, 50, 40), (60, 60, 120), (150, 140, 130), (35, 35, 38), (90, 110, 60))


@lru_cache(maxsize=64)
def patch_of_hand(hand: Hand, pinhole: Pinhole, is_gray: bool) -> Patch | None:
    """Return a hand as the camera sees it, or None when it lies outside the picture."""
    box = box_in(_around(hand, pinhole), pinhole.size)
    if box is None:
        return None
    skin, cloth = _mask(hand, pinhole, box, is_arm=False), _mask(hand, pinhole, box, is_arm=True)
    cover = cast(Pixels, cv2.GaussianBlur(cv2.max(skin, cloth), (0, 0), 1.2))
    sleeve = _SLEEVES[int(abs(hand.skin[0] * 7 + hand.skin[2])) % len(_SLEEVES)]
    colours = np.where(cloth[..., None] > 127, np.array(sleeve, np.float32), np.array(hand.skin, np.float32))
    shown = np.clip(colours * _roundness(skin, cloth)[..., None], 0, 255).astype(np.uint8)
    if is_gray:
        shown = cast(Pixels, cv2.cvtColor(shown, cv2.COLOR_BGR2GRAY))
    weight = cover if is_gray else cv2.merge([cover, cover, cover])
    return Patch(box[0], box[1], cast(Pixels, cv2.multiply(shown, weight, scale=1 / 255)), cover)


def shade_below_hand(picture: Pixels, hand: Hand, pinhole: Pinhole, lamp_deg: float) -> None:
    """Lay the soft shadow of a hand on the table."""
    outlines = [_stroke(hand, pinhole, stroke, lamp_deg) for stroke in (*_FINGERS, *_PALM, _ARM)]
    soft = max(1.5, 0.13 * hand.z_mm * px_per_mm(pinhole, *pinhole.spot_mm))
    shade(picture, outlines, pinhole, soft, 0.5)


def _on_table(hand: Hand, spots: Points) -> Points:
    turn = np.radians(hand.turn_deg)
    about = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    return np.asarray(spots @ about + (hand.x_mm, hand.y_mm), np.float64)


def _stroke(
    hand: Hand,
    pinhole: Pinhole,
    stroke: Stroke,
    lamp_deg: float | None = None,
) -> Points:
    """Return the outline of one round stroke in the picture, or of its shadow."""
    start, end, radius = stroke
    way = np.array(end) - start
    turn = np.arctan2(way[1], way[0])
    cap = np.linspace(turn + np.pi / 2, turn + 3 * np.pi / 2, 12)
    round_start = np.array(start) + radius * np.column_stack([np.cos(cap), np.sin(cap)])
    round_end = np.array(end) - radius * np.column_stack([np.cos(cap), np.sin(cap)])
    spots = _on_table(hand, np.vstack([round_start, round_end]))
    if lamp_deg is None:
        return to_picture(pinhole, spots, hand.z_mm)
    return to_picture(pinhole, thrown(spots, np.full(len(spots), hand.z_mm), lamp_deg))


def _around(hand: Hand, pinhole: Pinhole) -> Points:
    return np.vstack([_stroke(hand, pinhole, stroke) for stroke in (*_FINGERS, *_PALM, _ARM)])


def _mask(hand: Hand, pinhole: Pinhole, box: tuple[int, int, int, int], *, is_arm: bool) -> Pixels:
    mask = np.zeros((box[3] - box[1], box[2] - box[0]), np.uint8)
    for stroke in (_ARM,) if is_arm else (*_FINGERS, *_PALM):
        local = np.round((_stroke(hand, pinhole, stroke) - box[:2]) * 16).astype(np.int32)
        cv2.fillPoly(mask, [local], (255,), cv2.LINE_AA, 4)
    return mask


def _roundness(skin: Pixels, cloth: Pixels) -> Points:
    """Return how bright each point is: fingers and arm are round, so their edges are darker."""
    inner = cv2.distanceTransform(skin, cv2.DIST_L2, 3), cv2.distanceTransform(cloth, cv2.DIST_L2, 3)
    deepest = max(float(inner[0].max()) * 0.35, 1.0), max(float(inner[1].max()), 1.0)
    return np.asarray(
        0.62 + 0.4 * np.maximum(np.minimum(inner[0] / deepest[0], 1), inner[1] / deepest[1]) ** 0.6,
        np.float64,
    )
