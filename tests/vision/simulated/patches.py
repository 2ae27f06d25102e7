"""Pieces of a picture that things on the table become, and laying them over what is below."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, cast

import cv2
import numpy as np

from tests.vision.simulated.grids import Grid, Owners, Points, looked_up
from tests.vision.simulated.pinhole import Pinhole, foot_of, px_per_mm, table_map, to_picture
from tests.vision.simulated.scene import Card, on_table
from tests.vision.simulated.sensor import smear_of
from tests.vision.simulated.sprites import level_for, look_of, sprite_of
from vision.pixels import Pixels

_EDGE_POINTS = 5
"""Points along each side of a card: a lens bends the sides."""


class Patch(NamedTuple):
    """A piece of the picture: where it begins, and its colours weighed by how much of a pixel it covers."""

    left: int
    top: int
    pixels: Pixels
    cover: Pixels


@lru_cache(maxsize=600)
def patch_of(card: Card, pinhole: Pinhole, is_gray: bool) -> Patch | None:
    """Return a card as the camera sees it, or None when it lies outside the picture."""
    outline = outline_of(card, pinhole)
    smear = _smear_px(card, pinhole)
    grown = np.vstack([outline - np.abs(smear), outline + np.abs(smear)])
    box = box_in(grown, pinhole.size)
    if box is None:
        return None
    left, top, right, bottom = box
    scale = px_per_mm(pinhole, card.x_mm, card.y_mm, card.z_mm)
    fine = 3 if scale < 2.5 else 2
    level = level_for(1.25 * fine * scale)
    sprite = sprite_of(look_of(card), level, is_gray)
    places = places_on(card, table_map(pinhole, left, top, right - left, bottom - top, fine), pinhole)
    places = places * _sprite_scale(sprite, card) - np.float32(0.5)
    large = looked_up(sprite, places, is_framed=False)
    small = cast(Pixels, cv2.resize(large, (right - left, bottom - top), interpolation=cv2.INTER_AREA))
    length = float(np.hypot(*smear))
    if length > 0.3:
        kernel = smear_of(length, float(np.degrees(np.arctan2(smear[1], smear[0]))))
        small = cast(Pixels, cv2.filter2D(small, -1, kernel, borderType=cv2.BORDER_REPLICATE))
    cover = np.ascontiguousarray(small[:, :, -1])
    pixels = np.ascontiguousarray(small[:, :, 0] if is_gray else small[:, :, :3])
    return Patch(left, top, pixels, cover)


def _smear_px(card: Card, pinhole: Pinhole) -> Points:
    """Return how far a card moves in the picture during a shot."""
    if card.smear_mm == (0.0, 0.0):
        return np.zeros(2)
    end = card.x_mm + card.smear_mm[0], card.y_mm + card.smear_mm[1]
    start, stop = to_picture(pinhole, [(card.x_mm, card.y_mm), end], card.z_mm)
    return np.asarray(stop - start, np.float64)


def outline_of(card: Card, pinhole: Pinhole) -> Points:
    """Return where a card's edge is seen, with some points along each side."""
    half_w, half_h = card.size_mm[0] / 2, card.size_mm[1] / 2
    ring = [(-half_w, -half_h), (half_w, -half_h), (half_w, half_h), (-half_w, half_h), (-half_w, -half_h)]
    local = [
        (x0 + (x1 - x0) * step / _EDGE_POINTS, y0 + (y1 - y0) * step / _EDGE_POINTS)
        for (x0, y0), (x1, y1) in zip(ring, ring[1:], strict=False)
        for step in range(_EDGE_POINTS)
    ]
    return to_picture(pinhole, [on_table(card, x, y) for x, y in local], card.z_mm)


def box_in(outline: Points, size: tuple[int, int]) -> tuple[int, int, int, int] | None:
    """Return the whole pixels around an outline inside a picture: left, top, right, bottom."""
    low, high = outline.min(axis=0), outline.max(axis=0)
    left, top = max(int(low[0]) - 2, 0), max(int(low[1]) - 2, 0)
    right, bottom = min(int(high[0]) + 3, size[0]), min(int(high[1]) + 3, size[1])
    return (left, top, right, bottom) if right > left and bottom > top else None


def lay(picture: Pixels, patch: Patch) -> None:
    """Lay a patch over a picture."""
    height, width = patch.cover.shape
    under = picture[patch.top : patch.top + height, patch.left : patch.left + width]
    clear = cv2.bitwise_not(patch.cover)
    if picture.ndim == 3:
        clear = cv2.merge([clear, clear, clear])
    cv2.add(cv2.multiply(under, clear, scale=1 / 255), patch.pixels, dst=under)


def mark_owner(owners: Owners, patch: Patch, number: int) -> None:
    """Write into the map of what is on top at each pixel that this thing is."""
    height, width = patch.cover.shape
    owners[patch.top : patch.top + height, patch.left : patch.left + width][patch.cover > 127] = number


def places_on(card: Card, table: Grid, pinhole: Pinhole) -> Grid:
    """Return table points as millimetres from the card's top left corner."""
    foot = np.array(foot_of(pinhole))
    # Higher things are met earlier by each ray: nearer to the camera's foot.
    share = (pinhole.height_mm - card.z_mm) / pinhole.height_mm
    turn = np.radians(card.turn_deg)
    back = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    shift = back @ (foot * (1 - share) - (card.x_mm, card.y_mm)) + np.array(card.size_mm) / 2
    whole = np.column_stack([back * share, shift])
    return cast(Grid, cv2.transform(table, whole))


def _sprite_scale(sprite: Pixels, card: Card) -> Grid:
    height, width = sprite.shape[:2]
    return np.array([width / card.size_mm[0], height / card.size_mm[1]], np.float32)
