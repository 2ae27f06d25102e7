"""A box for dice: its base, the insides of its walls, and its rim, which hides what lies close behind it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, cast

import cv2
import numpy as np

from tests.vision.simulated.boards import paint_surface
from tests.vision.simulated.grids import Grid, Points, looked_up
from tests.vision.simulated.patches import Patch, box_in, places_on
from tests.vision.simulated.pinhole import Pinhole, table_map, to_picture
from tests.vision.simulated.scene import Board, Card, Colour, Tray, on_table
from vision.pixels import Pixels

_RIM_MM = 6.0
_TEXTURE_PX_PER_MM = 4.0
_FINE = 2


class TrayPatches(NamedTuple):
    """What a tray becomes: its inside, which lies below the dice, and its rim, which lies above them."""

    inside: Patch
    rim: Patch


@lru_cache(maxsize=8)
def patches_of_tray(tray: Tray, pinhole: Pinhole, lamp_deg: float, is_gray: bool) -> TrayPatches | None:
    """Return a tray as the camera sees it, or None when it lies outside the picture."""
    outer, opening = _ring(tray, pinhole, _RIM_MM, tray.wall_mm), _ring(tray, pinhole, 0.0, tray.wall_mm)
    foot = _ring(tray, pinhole, _RIM_MM, 0.0)
    hull = np.asarray(cv2.convexHull(np.vstack([outer, foot]).astype(np.float32)).reshape(-1, 2), np.float64)
    box = box_in(hull, pinhole.size)
    if box is None:
        return None
    inner = _filled(box, opening)
    ring = cast(Pixels, cv2.subtract(_filled(box, hull), inner))
    sides = _painted(box, [(hull, 0.55), (outer, 1.0)], tray.wall_colour)
    return TrayPatches(
        _patch(box, _inside(tray, pinhole, box, lamp_deg), inner, is_gray),
        _patch(box, sides, ring, is_gray),
    )


def _as_card(tray: Tray) -> Card:
    """Return the base as if it were a card: it lies on the table in the same way."""
    return Card(tray.x_mm, tray.y_mm, tray.turn_deg, size_mm=tray.size_mm)


def _ring(tray: Tray, pinhole: Pinhole, spare_mm: float, z_mm: float) -> Points:
    """Return the outline of the tray at a height, so much larger than its inside."""
    half_w, half_h = tray.size_mm[0] / 2 + spare_mm, tray.size_mm[1] / 2 + spare_mm
    card, share = _as_card(tray), np.linspace(-1, 1, 7)[:-1]
    ring = [
        *((half_w * part, -half_h) for part in share),
        *((half_w, half_h * part) for part in share),
        *((-half_w * part, half_h) for part in share),
        *((-half_w, -half_h * part) for part in share),
    ]
    return to_picture(pinhole, [on_table(card, x, y) for x, y in ring], z_mm)


def _inside(tray: Tray, pinhole: Pinhole, box: tuple[int, int, int, int], lamp_deg: float) -> Pixels:
    """Paint the insides of the walls, each as bright as it faces the lamp, and the base between them."""
    base, rim = _ring(tray, pinhole, 0.0, 0.0), _ring(tray, pinhole, 0.0, tray.wall_mm)
    picture = np.empty((box[3] - box[1], box[2] - box[0], 3), np.uint8)
    picture[:] = tray.wall_colour
    for side in range(4):
        part = [(6 * side + step) % 24 for step in range(7)]
        facing = np.cos(np.radians(90 * side + 90 + tray.turn_deg - lamp_deg))
        tone = _dimmed(tray.wall_colour, 0.62 - 0.2 * float(facing))
        wall = np.vstack([base[part], rim[part[::-1]]])
        _fill(picture, box, wall, tone)
    floor, cover = _base(tray, pinhole, box), _filled(box, base)
    mixed = picture + (floor.astype(np.float32) - picture) * (cover[..., None] / np.float32(255))
    return mixed.round().astype(np.uint8)


def _base(tray: Tray, pinhole: Pinhole, box: tuple[int, int, int, int]) -> Pixels:
    """Return the base's own surface wherever the camera looks in the box, darker along the walls."""
    scale = _TEXTURE_PX_PER_MM
    size = round(tray.size_mm[0] * scale), round(tray.size_mm[1] * scale)
    surface = paint_surface(Board(tray.base, tray.colour, tray.seed), size, scale, (0.0, 0.0))
    edge = np.zeros((size[1], size[0]), np.float32)
    spare = round(4 * scale)
    edge[spare:-spare, spare:-spare] = 1
    dim = 0.6 + 0.4 * cast(Grid, cv2.GaussianBlur(edge, (0, 0), 3 * scale))
    dimmed = (surface * dim[..., None]).astype(np.uint8)
    left, top, right, bottom = box
    places = places_on(_as_card(tray), table_map(pinhole, left, top, right - left, bottom - top, 1), pinhole)
    return looked_up(dimmed, np.asarray(places * scale - 0.5, np.float32), is_framed=True)


def _painted(box: tuple[int, int, int, int], outlines: list[tuple[Points, float]], colour: Colour) -> Pixels:
    picture = np.empty((box[3] - box[1], box[2] - box[0], 3), np.uint8)
    picture[:] = colour
    for outline, share in outlines:
        _fill(picture, box, outline, _dimmed(colour, share))
    return picture


def _dimmed(colour: Colour, share: float) -> Colour:
    blue, green, red = (int(np.clip(part * share, 0, 255)) for part in colour)
    return blue, green, red


def _fill(picture: Pixels, box: tuple[int, int, int, int], outline: Points, colour: Colour) -> None:
    local = np.round((outline - box[:2]) * 16).astype(np.int32)
    cv2.fillPoly(picture, [local], colour, cv2.LINE_AA, 4)


def _filled(box: tuple[int, int, int, int], outline: Points) -> Pixels:
    """Return how much of each pixel of the box lies inside an outline."""
    large = np.zeros(((box[3] - box[1]) * _FINE, (box[2] - box[0]) * _FINE), np.uint8)
    local = (outline - box[:2] + 0.5) * _FINE - 0.5
    cv2.fillPoly(large, [np.round(local * 16).astype(np.int32)], (255,), cv2.LINE_AA, 4)
    size = box[2] - box[0], box[3] - box[1]
    return cast(Pixels, cv2.resize(large, size, interpolation=cv2.INTER_AREA))


def _patch(box: tuple[int, int, int, int], colours: Pixels, cover: Pixels, is_gray: bool) -> Patch:
    shown = cast(Pixels, cv2.cvtColor(colours, cv2.COLOR_BGR2GRAY)) if is_gray else colours
    weight = cover if is_gray else cv2.merge([cover, cover, cover])
    weighed = cast(Pixels, cv2.multiply(shown, weight, scale=1 / 255))
    return Patch(box[0], box[1], weighed, cover)
