"""Where a point of the picture lies on the table, in millimetres, and the way back."""

from __future__ import annotations

from math import acos, degrees, hypot, inf
from typing import Any, TypeAlias

import msgspec
import numpy as np

from vision.calibration.lens import Array, Lens
from vision.errors import VisionError
from vision.tags import Corners, Point

Nine: TypeAlias = tuple[float, float, float, float, float, float, float, float, float]
REACH_MM = 1.0  # how far apart the points are between which a scale is told
HORIZON = 1e-9
MOST_ROUNDED_PX, MOST_ROUNDED = 2.0, 0.01  # by which two pictures of one shape may differ in height


class CalibrationError(VisionError):
    """A kept calibration, or marks, that cannot be used."""


class KnownMark(msgspec.Struct, frozen=True):
    """One corner mark: its number, and where its own corners lie on the table in millimetres."""

    number: int
    corners: Corners


class Calibration(msgspec.Struct, frozen=True):
    """One camera over one table: the picture's size, lens, the way to millimetres, and how far off that is.

    The homography leads from the picture of an unbending lens to millimetres; `error_mm` is what is to be
    expected on average over the table.
    """

    size: tuple[int, int]
    lens: Lens
    homography: Nine
    error_mm: float
    marks: tuple[KnownMark, ...] = ()
    reprojection_px: float = 0.0

    def to_table(self, point: Point) -> Point:
        """Where a point of the picture lies on the table, in millimetres."""
        a, b, c, d, e, f, g, h, i = self.homography
        x, y = self.lens.straight_point(*point)
        weight = g * x + h * y + i
        if weight <= HORIZON:
            return inf, inf
        return (a * x + b * y + c) / weight, (d * x + e * y + f) / weight

    def to_picture(self, spot: Point) -> Point:
        """Where a spot of the table is in the picture; infinitely far when it is behind the camera."""
        x, y = self.in_picture(np.array([spot], float))[0]
        return float(x), float(y)

    def on_table(self, points: Array) -> Array:
        """Many points of the picture in millimetres."""
        return mapped(self._matrix, self.lens.straight(points))

    def in_picture(self, spots: Array) -> Array:
        """Many spots of the table as points of the picture."""
        straight = mapped(np.asarray(np.linalg.inv(self._matrix), float), spots)
        return np.where(np.isfinite(straight), self.lens.bent(np.nan_to_num(straight, posinf=0.0)), inf)

    def px_per_mm(self, spot: Point) -> float:
        """How many pixels a millimetre has at a spot, in the direction in which it has the fewest."""
        x, y = spot
        around = np.array([(x - REACH_MM, y), (x + REACH_MM, y), (x, y - REACH_MM), (x, y + REACH_MM)])
        left, right, up, down = self.in_picture(around)
        if not np.isfinite((left, right, up, down)).all():
            return 0.0
        turn = np.column_stack(((right - left), (down - up))) / (2 * REACH_MM)
        return float(np.linalg.svd(turn, compute_uv=False)[-1])

    def sees(self, spot: Point, edge_px: float = 0.0) -> bool:
        """Whether a spot of the table is in the picture, this far from its edge."""
        x, y = self.to_picture(spot)
        wide, high = self.size
        return edge_px <= x <= wide - 1 - edge_px and edge_px <= y <= high - 1 - edge_px

    @property
    def camera_mm(self) -> tuple[float, float, float]:
        """Where the camera hangs over the table: to the right, down, and its height."""
        turn, shift = pose_of(self._matrix, self.lens)
        x, y, z = -turn.T @ shift
        return float(x), float(y), float(abs(z))

    @property
    def tilt_deg(self) -> float:
        """How far the camera looks from straight down."""
        turn, _ = pose_of(self._matrix, self.lens)
        return degrees(acos(min(1.0, abs(float(turn[2, 2])))))

    def resized(self, size: tuple[int, int], measured: tuple[int, int] | None = None) -> Calibration:
        """The same view in pictures of another size; raises an error when their shape is another.

        The shape is that of the pictures in which the table was `measured`: sizes in between were rounded.
        """
        factor = size[0] / self.size[0]
        wide, high = measured or self.size
        if abs(high * size[0] / wide - size[1]) > min(MOST_ROUNDED_PX, MOST_ROUNDED * size[1]):
            raise CalibrationError(
                "calibration-other-shape",
                f"The table was measured in pictures of {wide} x {high}, "
                f"and these of {size[0]} x {size[1]} have another shape.",
                "Measure the table again with this picture size.",
                measured=f"{wide} x {high}",
                size=f"{size[0]} x {size[1]}",
            )
        shift = 0.5 - 0.5 * factor
        back = np.array([[1 / factor, 0, shift / factor], [0, 1 / factor, shift / factor], [0, 0, 1]])
        return msgspec.structs.replace(
            self, size=size, lens=self.lens.resized(factor), homography=nine(self._matrix @ back),
            reprojection_px=self.reprojection_px * factor,
        )  # fmt: skip

    @property
    def _matrix(self) -> Array:
        return np.array(self.homography, float).reshape(3, 3)


def mapped(matrix: Array, points: Array) -> Array:
    """Points through a homography; what lies behind its horizon is infinitely far."""
    full = np.column_stack((points, np.ones(len(points)))) @ matrix.T
    weight = full[:, 2:]
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.where(weight > HORIZON, full[:, :2] / weight, inf)


def nine(matrix: Array) -> Nine:
    """A matrix as plain numbers, of the size that makes the way in front of the camera positive."""
    a, b, c, d, e, f, g, h, i = (float(part) for part in (matrix / np.linalg.norm(matrix)).ravel())
    return a, b, c, d, e, f, g, h, i


def homography_of(lens: Lens, turn: Array, shift: Array) -> Nine:
    """The way from the unbent picture to millimetres of a camera that stands so to the table."""
    camera = np.array([[lens.focal_px, 0, lens.middle[0]], [0, lens.focal_px, lens.middle[1]], [0, 0, 1]])
    return nine(np.linalg.inv(camera @ np.column_stack((turn[:, 0], turn[:, 1], shift))))


def pose_of(matrix: Array, lens: Lens) -> tuple[Array, Array]:
    """How the camera stands to the table: the turn and shift that lead from table to camera."""
    camera = np.array([[lens.focal_px, 0, lens.middle[0]], [0, lens.focal_px, lens.middle[1]], [0, 0, 1]])
    ways = np.linalg.inv(camera) @ np.linalg.inv(matrix)
    size = (np.linalg.norm(ways[:, 0]) + np.linalg.norm(ways[:, 1])) / 2
    ways = ways / (size if ways[2, 2] > 0 else -size)
    turn = np.column_stack((ways[:, 0], ways[:, 1], np.cross(ways[:, 0], ways[:, 1])))
    left, _, right = np.linalg.svd(turn)
    return np.asarray(left @ right), np.asarray(ways[:, 2])


def save(calibration: Calibration) -> dict[str, Any]:
    """A calibration as plain rows for a setting or a file."""
    rows: dict[str, Any] = msgspec.to_builtins(calibration)
    return rows


def load(rows: object) -> Calibration:
    """A kept calibration; raises an error with a sentence when it cannot be used."""
    try:
        found = msgspec.convert(rows, Calibration)
    except msgspec.ValidationError as error:
        raise _damaged(str(error)) from error
    whole = (*found.homography, found.error_mm, found.lens.focal_px, *found.lens.middle, found.lens.k1)
    if not np.isfinite(whole).all() or min(found.size) < 1 or found.lens.focal_px <= 0:
        raise _damaged("a number of it is out of range")
    if abs(np.linalg.det(np.array(found.homography).reshape(3, 3))) < 1e-18:
        raise _damaged("its homography leads nowhere")
    return found


def _damaged(fault: str) -> CalibrationError:
    return CalibrationError(
        "calibration-damaged",
        f"The kept view of the table cannot be used: {fault}.",
        "Measure it again.",
        fault=fault,
    )


def apart(one: Point, other: Point) -> float:
    """How far two spots lie apart."""
    return hypot(one[0] - other[0], one[1] - other[1])
