"""The camera above a drawn table: where it hangs, how it is tilted, what its lens does to straight lines."""

from __future__ import annotations

from math import cos, radians, sin, tan
from typing import cast

import cv2
import msgspec
import numpy as np
import numpy.typing as npt

from tests.vision.simulated.grids import Grid, Points

_BLOCK = 8
"""Pixels between the points that are computed exactly; in between a straight line is exact enough."""
_FAR_PX = 20_000
"""Nothing is told to be farther outside the picture."""
_FLATTEST = 0.08
"""How flat a ray may meet the table before it counts as meeting it far away."""


class Pinhole(msgspec.Struct, frozen=True):
    """A camera: the table point its axis meets, its height above the table, its tilt both ways, its lens.

    Tilt looks further up the table, lean further to the right, turn is clockwise about the axis.
    k1 and k2 bend lines as OpenCV's do.
    """

    spot_mm: tuple[float, float] = (450.0, 300.0)
    height_mm: float = 820.0
    tilt_deg: float = 0.0
    lean_deg: float = 0.0
    turn_deg: float = 0.0
    size: tuple[int, int] = (1920, 1080)
    fov_deg: float = 66.0
    k1: float = 0.0
    k2: float = 0.0

    @property
    def focal_px(self) -> float:
        """How many pixels one unit of slope is."""
        return self.size[0] / 2 / tan(radians(self.fov_deg) / 2)

    @property
    def middle(self) -> tuple[float, float]:
        """Where the axis meets the picture; the middle of the first pixel is 0, 0."""
        return (self.size[0] - 1) / 2, (self.size[1] - 1) / 2


def above(
    left_mm: float, top_mm: float, width_mm: float, height_mm: float, size: tuple[int, int] = (1920, 1080)
) -> Pinhole:
    """Hang a camera straight above a rectangle, just so high that it sees all of it."""
    lens = Pinhole(size=size)
    need = max(width_mm / size[0], height_mm / size[1]) * lens.focal_px
    return msgspec.structs.replace(
        lens, spot_mm=(left_mm + width_mm / 2, top_mm + height_mm / 2), height_mm=need
    )


def axes_of(pinhole: Pinhole) -> Points:
    """Return the camera's right, down and forward as rows, in table axes whose third points down."""
    tilt, lean, turn = (radians(part) for part in (pinhole.tilt_deg, pinhole.lean_deg, pinhole.turn_deg))
    about_x = np.array([[1, 0, 0], [0, cos(tilt), sin(tilt)], [0, -sin(tilt), cos(tilt)]])
    about_y = np.array([[cos(lean), 0, -sin(lean)], [0, 1, 0], [sin(lean), 0, cos(lean)]])
    about_z = np.array([[cos(turn), sin(turn), 0], [-sin(turn), cos(turn), 0], [0, 0, 1]])
    return cast(Points, about_z @ about_x @ about_y)


def foot_of(pinhole: Pinhole) -> tuple[float, float]:
    """Return the table point straight below the camera."""
    forward = axes_of(pinhole)[2]
    reach = pinhole.height_mm / forward[2]
    return pinhole.spot_mm[0] - reach * float(forward[0]), pinhole.spot_mm[1] - reach * float(forward[1])


def to_picture(pinhole: Pinhole, points_mm: npt.ArrayLike, z_mm: float | Points = 0.0) -> Points:
    """Return where table points (rows of x, y) at a height are seen in the picture."""
    points = np.asarray(points_mm, np.float64).reshape(-1, 2)
    foot = foot_of(pinhole)
    deep = np.broadcast_to(pinhole.height_mm - np.asarray(z_mm, np.float64), len(points))
    seen = np.column_stack([points[:, 0] - foot[0], points[:, 1] - foot[1], deep]) @ axes_of(pinhole).T
    slopes = _bent(seen[:, :2] / np.maximum(seen[:, 2:], 1e-6), pinhole)
    return np.clip(slopes * pinhole.focal_px + pinhole.middle, -_FAR_PX, _FAR_PX)


def to_table(pinhole: Pinhole, pixels: npt.ArrayLike, z_mm: float = 0.0) -> Points:
    """Return which points at a height over the table are seen at pixels (rows of x, y)."""
    points = np.asarray(pixels, np.float64).reshape(-1, 2)
    slopes = _straight((points - pinhole.middle) / pinhole.focal_px, pinhole)
    rays = np.column_stack([slopes, np.ones(len(slopes))]) @ axes_of(pinhole)
    flat = rays[:, :2] / np.maximum(rays[:, 2:], _FLATTEST)
    return flat * (pinhole.height_mm - z_mm) + foot_of(pinhole)


def table_map(pinhole: Pinhole, left: int, top: int, width: int, height: int, fine: int) -> Grid:
    """Return the table point of each part of a rectangle's pixels, each pixel cut in fine x fine parts."""
    columns, rows = -(-width // _BLOCK) + 2, -(-height // _BLOCK) + 2
    x = left + (np.arange(columns) - 0.5) * _BLOCK - 0.5
    y = top + (np.arange(rows) - 0.5) * _BLOCK - 0.5
    nodes = np.stack(np.meshgrid(x, y), axis=-1)
    coarse = to_table(pinhole, nodes).reshape(rows, columns, 2).astype(np.float32)
    step = _BLOCK * fine
    whole = cv2.resize(coarse, (columns * step, rows * step), interpolation=cv2.INTER_LINEAR)
    return cast(Grid, whole[step : step + height * fine, step : step + width * fine])


def px_per_mm(pinhole: Pinhole, x_mm: float, y_mm: float, z_mm: float = 0.0) -> float:
    """Return how large a millimetre is seen at a table point: the geometric mean of all ways."""
    square = np.array([[x_mm, y_mm], [x_mm + 1, y_mm], [x_mm, y_mm + 1]])
    here, right, down = to_picture(pinhole, square, z_mm)
    along, across = right - here, down - here
    return float(abs(along[0] * across[1] - along[1] * across[0]) ** 0.5)


def _bent(slopes: Points, pinhole: Pinhole) -> Points:
    far = (slopes**2).sum(axis=1, keepdims=True)
    return cast(Points, slopes * np.maximum(1 + pinhole.k1 * far + pinhole.k2 * far**2, 0.3))


def _straight(bent: Points, pinhole: Pinhole) -> Points:
    """Undo the lens, by trying until it fits."""
    if not pinhole.k1 and not pinhole.k2:
        return bent
    slopes = bent
    for _ in range(12):
        far = (slopes**2).sum(axis=1, keepdims=True)
        slopes = bent / np.maximum(1 + pinhole.k1 * far + pinhole.k2 * far**2, 0.3)
    return slopes
