"""Dice with round edges and pips on every side, seen by following each ray to where it meets the die."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, cast

import cv2
import numpy as np
from numpy.typing import NDArray

from tests.vision.simulated.grids import Grid, Points
from tests.vision.simulated.patches import Patch, box_in
from tests.vision.simulated.pinhole import Pinhole, foot_of, px_per_mm, table_map, to_picture
from tests.vision.simulated.scene import Colour, Die, DieColour
from vision.pixels import Pixels

_STEPS = 22
_TOUCH_MM = 0.04
_DARK, _LIGHT = (30, 28, 28), (238, 240, 240)


class _Make(NamedTuple):
    body: Colour
    pips: Colour


MAKES: dict[DieColour, _Make] = {
    "white": _Make((236, 238, 238), _DARK),
    "ivory": _Make((190, 220, 230), (35, 40, 60)),
    "red": _Make((42, 38, 186), _LIGHT),
    "black": _Make((42, 40, 40), _LIGHT),
    "blue": _Make((170, 80, 35), _LIGHT),
    "green": _Make((70, 125, 40), _LIGHT),
    "yellow": _Make((60, 200, 232), _DARK),
    "orange": _Make((40, 120, 230), _DARK),
    "purple": _Make((125, 45, 95), _LIGHT),
    "gray": _Make((128, 128, 128), _LIGHT),
}
"""Body and pips of every colour."""

_NEAR, _FAR = -0.54, 0.54
_CORNERS = ((_NEAR, _NEAR), (_FAR, _FAR)), ((_NEAR, _FAR), (_FAR, _NEAR))
PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.0, 0.0),),
    2: _CORNERS[0],
    3: (*_CORNERS[0], (0.0, 0.0)),
    4: (*_CORNERS[0], *_CORNERS[1]),
    5: (*_CORNERS[0], *_CORNERS[1], (0.0, 0.0)),
    6: (*_CORNERS[0], *_CORNERS[1], (_NEAR, 0.0), (_FAR, 0.0)),
}
"""Where the pips of each face are, as shares of half a side."""

_FACE_OF = {(2, 1): 1, (2, -1): 6, (0, 1): 2, (0, -1): 5, (1, 1): 3, (1, -1): 4}
"""Which face lies on which axis and side of a die that shows a one."""


@lru_cache(maxsize=300)
def patch_of_die(die: Die, pinhole: Pinhole, lamp_deg: float, is_gray: bool) -> Patch | None:
    """Return a die as the camera sees it, or None when it lies outside the picture."""
    outline = outline_of_die(die, pinhole)
    box = box_in(outline, pinhole.size)
    if box is None:
        return None
    left, top, right, bottom = box
    scale = px_per_mm(pinhole, die.x_mm, die.y_mm, die.z_mm + die.side_mm)
    fine = 4 if scale * die.side_mm < 50 else 2
    table = table_map(pinhole, left, top, right - left, bottom - top, fine)
    colours, cover = _looked_at(die, pinhole, table, np.radians(lamp_deg))
    size = right - left, bottom - top
    whole = cast(
        Grid,
        cv2.resize(np.dstack([colours * cover[..., None], cover * 255]), size, interpolation=cv2.INTER_AREA),
    )
    if is_gray:
        pixels = cv2.cvtColor(np.ascontiguousarray(whole[:, :, :3]), cv2.COLOR_BGR2GRAY)
    else:
        pixels = whole[:, :, :3]
    return Patch(left, top, _bytes(cast(Grid, pixels)), _bytes(whole[:, :, 3]))


def axes_of_die(die: Die) -> Points:
    """Return the directions of a die's own axes on the table as columns; x right, y down, z up."""
    up = {1: (0, 0), 6: (2, 0), 2: (1, 1), 5: (-1, 1), 4: (-1, 0), 3: (1, 0)}[die.face]
    quarter = np.radians(90 * up[0])
    shown = _about(1, quarter) if up[1] else _about(0, quarter)
    turned: Points = _about(2, np.radians(die.turn_deg)) @ _about(0, np.radians(die.lean_deg)) @ shown
    return turned


def middle_of_die(die: Die) -> Points:
    """Return the middle of a die: higher when it leans, because it stands on an edge."""
    lean = abs(np.radians(die.lean_deg))
    high = die.z_mm + die.side_mm / 2 * (np.cos(lean) + np.sin(lean))
    return np.array([die.x_mm, die.y_mm, high])


def top_square(die: Die) -> Points:
    """Return the corners of the face on top (rows of x, y, z), as the die is turned."""
    half = die.side_mm / 2
    ring = np.array([[-half, -half, half], [half, -half, half], [half, half, half], [-half, half, half]])
    about = _about(2, np.radians(die.turn_deg)) @ _about(0, np.radians(die.lean_deg))
    return ring @ about.T + middle_of_die(die)


def outline_of_die(die: Die, pinhole: Pinhole) -> Points:
    """Return the line around a die in the picture; its round corners stay inside."""
    half = die.side_mm / 2
    ends = np.array([[x, y, z] for x in (-half, half) for y in (-half, half) for z in (-half, half)])
    corners = ends @ axes_of_die(die).T + middle_of_die(die)
    seen = to_picture(pinhole, corners[:, :2], corners[:, 2])
    return np.asarray(cv2.convexHull(seen.astype(np.float32)).reshape(-1, 2), np.float64)


def _about(axis: int, turn: float) -> Points:
    """Return a turn about an axis, clockwise as the camera sees it where the axis points up."""
    along, across = np.cos(turn), np.sin(turn)
    first, second = [other for other in range(3) if other != axis]
    matrix = np.eye(3)
    matrix[first, first] = matrix[second, second] = along
    matrix[first, second], matrix[second, first] = -across, across
    return matrix


def _looked_at(die: Die, pinhole: Pinhole, table: Grid, lamp: float) -> tuple[Grid, Grid]:
    """Follow the ray through each part of a pixel; return the colours found and where the die was met."""
    eye = np.array([*foot_of(pinhole), pinhole.height_mm], np.float32)
    turned, half = axes_of_die(die).astype(np.float32), np.float32(die.side_mm / 2)
    ways = np.stack([table[..., 0] - eye[0], table[..., 1] - eye[1], np.full(table.shape[:2], -eye[2])])
    ways = (ways / _length(ways)).astype(np.float32)
    start, local = (eye - middle_of_die(die).astype(np.float32)) @ turned, _turned(ways, turned.T)
    points = start[:, None, None] + local * (np.linalg.norm(start) - np.float32(1.8) * half)
    edge = np.float32(die.round_share * die.side_mm)
    inner = half - edge
    for _ in range(_STEPS):
        points += local * np.minimum(_distance(points, inner, edge), half)
    cover = (np.abs(_distance(points, inner, edge)) < _TOUCH_MM).astype(np.float32)
    out = points - np.clip(points, -inner, inner)
    normals = out / np.maximum(_length(out), np.float32(1e-6))
    colours = _painted(die, points / half, normals)
    return _shaded(die, colours, _turned(normals, turned), ways, lamp), cover


def _length(ways: Grid) -> Grid:
    return cast(Grid, np.sqrt(ways[0] ** 2 + ways[1] ** 2 + ways[2] ** 2))


def _turned(ways: Grid, about: Grid) -> Grid:
    return np.asarray(np.tensordot(about, ways, axes=1), np.float32)


def _distance(points: Grid, inner: np.float32, edge: np.float32) -> Grid:
    """Return how far points are from a cube with round edges."""
    beyond = np.abs(points) - inner
    deepest = np.maximum(np.maximum(beyond[0], beyond[1]), beyond[2])
    return cast(Grid, _length(np.maximum(beyond, 0)) + np.minimum(deepest, 0) - edge)


def _painted(die: Die, spots: Grid, normals: Grid) -> Grid:
    """Return the die's own colour at each spot (shares of half a side): body or pip."""
    make, pip = MAKES[die.colour], np.zeros(spots.shape[1:], np.bool_)
    for (way, sign), face in _FACE_OF.items():
        here: NDArray[np.bool_] = normals[way] * sign > 0.75
        if not here.any():
            continue
        across, along = (spots[other][here] for other in range(3) if other != way)
        near = [(across - x) ** 2 + (along - y) ** 2 < (2 * die.pip_share) ** 2 for x, y in PIPS[face]]
        pip[here] = np.any(near, axis=0)
    return np.where(pip[..., None], np.array(make.pips, np.float32), np.array(make.body, np.float32))


def _shaded(die: Die, colours: Grid, normals: Grid, ways: Grid, lamp: float) -> Grid:
    """Return the colours as light from above and from the lamp's side shows them, with its glint."""
    light = np.array([-np.cos(lamp) * 0.55, -np.sin(lamp) * 0.55, 0.63], np.float32)
    half_way = light[:, None, None] - ways
    half_way /= _length(half_way)
    facing = np.maximum(np.tensordot(light, normals, axes=1), 0)
    strength = 0.52 + 0.3 * np.maximum(normals[2], 0) + 0.22 * facing
    glint = die.gloss * np.maximum((normals * half_way).sum(axis=0), 0) ** 60
    return np.asarray(colours * strength[..., None] + 200 * glint[..., None], np.float32)


def _bytes(values: Grid) -> Pixels:
    return np.clip(values, 0, 255).round().astype(np.uint8)
