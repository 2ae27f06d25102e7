"""Soft shadows that things throw on the table, away from the lamp."""

from __future__ import annotations

from typing import cast

import cv2
import numpy as np

from tests.vision.simulated.dice import axes_of_die, middle_of_die
from tests.vision.simulated.grids import Points
from tests.vision.simulated.patches import box_in
from tests.vision.simulated.pinhole import Pinhole, px_per_mm, to_picture
from tests.vision.simulated.scene import Card, Die
from tests.vision.simulated.shapes import rectangle
from vision.pixels import Pixels

_LENGTH = 0.55
"""How long a shadow is for each millimetre of height."""


def thrown(points: Points, heights: Points, lamp_deg: float) -> Points:
    """Return where on the table the shadows of points at these heights fall."""
    lamp = np.radians(lamp_deg)
    away = np.array([np.cos(lamp), np.sin(lamp)]) * _LENGTH
    return points + np.outer(heights, away)


def shade(picture: Pixels, outlines: list[Points], pinhole: Pinhole, soft_px: float, dark: float) -> None:
    """Darken the picture inside outlines (convex, in the picture) with soft edges."""
    spare = 3 * soft_px + 2
    around = np.vstack(outlines)
    grown = np.array([around.min(axis=0) - spare, around.max(axis=0) + spare])
    box = box_in(grown, pinhole.size)
    if box is None:
        return
    left, top, right, bottom = box
    # Soft things need few pixels: the mask is drawn coarsely and stretched.
    step = max(1, int(soft_px / 2))
    size = -(-(right - left) // step), -(-(bottom - top) // step)
    mask = np.zeros((size[1], size[0]), np.uint8)
    for outline in outlines:
        local = (outline - (left, top) + 0.5) / step - 0.5
        cv2.fillConvexPoly(mask, np.round(local * 16).astype(np.int32), (255,), cv2.LINE_AA, 4)
    mask = cast(Pixels, cv2.GaussianBlur(mask, (0, 0), soft_px / step))
    whole = cast(Pixels, cv2.resize(mask, (right - left, bottom - top)))
    rest = 255 - cast(Pixels, cv2.convertScaleAbs(whole, alpha=dark))
    under = picture[top:bottom, left:right]
    if picture.ndim == 3:
        rest = cast(Pixels, cv2.merge([rest, rest, rest]))
    cv2.multiply(under, rest, dst=under, scale=1 / 255)


def shade_below_card(picture: Pixels, card: Card, pinhole: Pinhole, lamp_deg: float) -> None:
    """Lay the thin shadow of a card's edge, wider and softer for the top of a pile."""
    high = card.z_mm + 0.5
    corners = rectangle(card.x_mm, card.y_mm, card.turn_deg, card.size_mm)
    spots = to_picture(pinhole, thrown(corners, np.full(4, high), lamp_deg))
    soft = max(0.7, (0.35 + 0.12 * high) * px_per_mm(pinhole, card.x_mm, card.y_mm))
    shade(picture, [spots], pinhole, soft, 0.35)


def shade_below_die(picture: Pixels, die: Die, pinhole: Pinhole, lamp_deg: float) -> None:
    """Lay a die's shadow: dark and sharp where it stands, softer and paler away from the lamp."""
    half = die.side_mm * 0.47
    ends = np.array([[x, y, z] for x in (-half, half) for y in (-half, half) for z in (-half, half)])
    corners = ends @ axes_of_die(die).T + middle_of_die(die)
    height = np.maximum(corners[:, 2] - die.z_mm, 0)
    scale = px_per_mm(pinhole, die.x_mm, die.y_mm)
    spots = to_picture(pinhole, thrown(corners[:, :2], height, lamp_deg), die.z_mm)
    long = _hull(spots)
    shade(picture, [long], pinhole, max(0.8, 1.6 * scale), 0.4)
    foot = _hull(to_picture(pinhole, corners[:, :2], die.z_mm))
    shade(picture, [foot], pinhole, max(0.6, 0.8 * scale), 0.45)


def _hull(points: Points) -> Points:
    return np.asarray(cv2.convexHull(points.astype(np.float32)).reshape(-1, 2), np.float64)
