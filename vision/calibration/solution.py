"""Lens, camera and marks solved together from what was seen, with what is known beforehand and how well."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf

import cv2
import msgspec
import numpy as np

from vision.calibration.calibration import Calibration, CalibrationError, KnownMark, homography_of, mapped
from vision.calibration.least_squares import fitted, slopes_of
from vision.calibration.lens import ANY, USUAL, Array, Lens, Usual
from vision.calibration.paper import CORNER_MM, Body, bodies_of, corners_of, crossing, laid, place_of
from vision.marks.mark import CORNERS
from vision.tags import Corners

SEEN_OFF_PX = 0.15  # how far the corners of a mark may be from where they were measured
PRINT_OFF = 0.004  # how far a printer may be from its size
LENS_PARTS, POSE_PARTS, BODY_PARTS = 5, 6, 3  # focal, k1, k2, middle; turn and shift; x, y and turn
FIRST_BODY = LENS_PARTS + 1 + POSE_PARTS


class Told(msgspec.Struct, frozen=True):
    """What the owner knows of the corner marks: how far their middles are apart, and how well that is known.

    Without lengths they follow from the size of the marks, `corner_mm` a side. `square_mm` says how far they
    may be from a rectangle.
    """

    width_mm: float | None = None
    height_mm: float | None = None
    sure_mm: float = 1.0
    square_mm: float = 8.0
    corner_mm: float = CORNER_MM


class Solved(msgspec.Struct, frozen=True):
    """A view of the table, what it found about the marks, and how sure of it one can be."""

    calibration: Calibration
    size_mm: tuple[float, float]  # between the middles of the upper, and of the left marks
    focal_off: float  # how unsure the focal length still is, as a part of it


def solve(
    seen: Mapping[int, Corners],
    size: tuple[int, int],
    told: Told | None = None,
    usual: Usual | None = None,
    sides_mm: Mapping[int, float] | None = None,
) -> Solved:
    """Find how the camera sees the table; raises an error when the four corner marks do not say it."""
    missing = [number for number in CORNERS if number not in seen]
    if missing:
        raise CalibrationError(
            "corners-missing",
            f"The corner marks {', '.join(str(one) for one in missing)} are not seen.",
            "Lay all four into the picture.",
            missing=", ".join(str(one) for one in missing),
        )
    told, usual = told or Told(), usual or USUAL[ANY]
    model = _Model(bodies_of(seen, sides_mm, told.corner_mm), size, told, usual)
    try:
        best, cost = fitted(model.misses, model.start())
    except np.linalg.LinAlgError:  # marks without any extent say nothing of where they lie
        cost = inf
    if not np.isfinite(cost):
        raise CalibrationError(
            "corners-nonsense", "The corner marks do not lie in one plane.", "Lay them flat on the table."
        )
    return model.solved(best)


def rough(
    seen: Mapping[int, Corners], size: tuple[int, int], told: Told | None = None, usual: Usual | None = None
) -> Calibration:
    """About how the camera sees the table, at once: enough to say how to move it."""
    told = told or Told()
    bodies = bodies_of({number: seen[number] for number in CORNERS}, None, told.corner_mm)
    model = _Model(bodies, size, told, usual or USUAL[ANY])
    return model.view(model.start())


def sizes_by_marks(seen: Mapping[int, Corners], lens: Lens, corner_mm: float) -> tuple[float, float]:
    """How far the corner marks lie apart across and down, by nothing but their size."""
    return _lengths_by(_unit([lens.straight(np.array(seen[number])) for number in CORNERS])[1], corner_mm)


class _Model:
    """All that is unknown as one row of numbers, and by how much the world contradicts such a row.

    The middle of the first mark is the origin and the second lies on the x axis: they have fewer unknowns.
    """

    def __init__(self, bodies: Sequence[Body], size: tuple[int, int], told: Told, usual: Usual) -> None:
        self._bodies, self._size, self._told, self._usual = bodies, size, told, usual
        self._lens = usual.lens(size)
        self._seen = np.vstack([body.seen for body in bodies])
        off = usual.middle_off
        self._loose = np.array([usual.focal_off, usual.k1_off, usual.k2_off, off, off, PRINT_OFF])

    # From a row of numbers to the world, and back.

    def lens(self, row: Array) -> Lens:
        """The lens of a row."""
        x, y = self._lens.middle
        wide = self._size[0]
        focal = self._lens.focal_px * float(np.exp(row[0]))
        middle = (x + float(row[3]) * wide, y + float(row[4]) * wide)
        return Lens(focal, middle, self._lens.k1 + float(row[1]), self._lens.k2 + float(row[2]))

    def pose(self, row: Array) -> tuple[Array, Array]:
        """How the camera stands to the table."""
        at = LENS_PARTS + 1
        turn, _ = cv2.Rodrigues(row[at : at + 3])
        return np.asarray(turn, float), row[at + 3 : at + 6] * 1000.0

    def places(self, row: Array) -> Array:
        """Where every body lies: its middle in millimetres and how it is turned."""
        found = np.zeros((len(self._bodies), BODY_PARTS))
        rest = row[FIRST_BODY:]
        found[0, 2], found[1, 0], found[1, 2] = rest[0], rest[1] * 1000.0, rest[2]
        found[2:] = rest[3:].reshape(-1, BODY_PARTS) * (1000.0, 1000.0, 1.0)
        return found

    def on_table(self, row: Array) -> list[Array]:
        """Where the corners of every body lie, in millimetres."""
        scale = 1.0 + float(row[LENS_PARTS])
        pairs = zip(self._bodies, self.places(row), strict=True)
        return [laid(body.paper * scale, place) for body, place in pairs]

    def misses(self, row: Array) -> Array:
        """By how much a row contradicts what was seen, told and usual, in parts of what is to be expected."""
        turn, shift = self.pose(row)
        spots = np.vstack(self.on_table(row))
        there = np.column_stack((spots, np.zeros(len(spots)))) @ turn.T + shift
        lens = self.lens(row)
        flat = lens.focal_px * there[:, :2] / np.maximum(there[:, 2:], 1.0) + lens.middle
        seen = (lens.bent(flat) - self._seen).ravel() / SEEN_OFF_PX
        return np.concatenate((seen, row[: LENS_PARTS + 1] / self._loose, self._lengths(row)))

    def _lengths(self, row: Array) -> Array:
        """By how much the middles of the corner marks contradict the told lengths and a rectangle."""
        _, second, third, fourth = self.places(row)[:4, :2]
        loose = self._told.square_mm
        off = [(third[0] - second[0]) / loose, fourth[0] / loose, (third[1] - fourth[1]) / loose]
        if self._told.width_mm is not None:
            off.append((second[0] - self._told.width_mm) / self._told.sure_mm)
        if self._told.height_mm is not None:
            off.append((np.hypot(*fourth) - self._told.height_mm) / self._told.sure_mm)
        return np.array(off)

    def start(self) -> Array:
        """A first row: a rectangle as large as the marks say, seen through the usual lens."""
        straight = [self._lens.straight(body.seen) for body in self._bodies]
        table = first_homography(straight[:4], self._told)
        spots = [mapped(table, one) for one in straight]
        places = [place_of(body.paper, spot) for body, spot in zip(self._bodies, spots, strict=True)]
        flat = np.vstack([laid(body.paper, one) for body, one in zip(self._bodies, places, strict=True)])
        camera = np.array([[self._lens.focal_px, 0, self._lens.middle[0]],
                           [0, self._lens.focal_px, self._lens.middle[1]], [0, 0, 1]])  # fmt: skip
        solid = np.column_stack((flat, np.zeros(len(flat))))
        points = np.vstack(straight)
        _, turn, shift = cv2.solvePnP(solid, points, camera, None, flags=cv2.SOLVEPNP_IPPE)
        if not np.isfinite(turn).all():  # that way knows no turn of a camera that hangs perfectly straight
            _, turn, shift = cv2.solvePnP(solid, points, camera, None, flags=cv2.SOLVEPNP_ITERATIVE)
        first, second, *others = places
        rest = [first[2], second[0] / 1000.0, second[2]]
        rest += [part for x, y, angle in others for part in (x / 1000.0, y / 1000.0, angle)]
        pose = np.concatenate((turn.ravel(), shift.ravel() / 1000.0))
        return np.concatenate((np.zeros(LENS_PARTS + 1), pose, rest))

    def solved(self, row: Array) -> Solved:
        """The view that a row describes, and how sure one can be of it."""
        places = self.places(row)
        slopes, left = slopes_of(self.misses, row), self.misses(row)
        pixels = left[: self._seen.size] * SEEN_OFF_PX
        spare = max(1, self._seen.size - len(row) + LENS_PARTS)
        spread = max(1.0, float(left @ left) / spare)
        unsure = np.asarray(np.linalg.pinv(slopes.T @ slopes) * spread, float)
        view = msgspec.structs.replace(
            self.view(row), error_mm=self._error(row, unsure),
            reprojection_px=float(np.sqrt((pixels**2).mean() * 2)),
        )  # fmt: skip
        lengths = float(places[1, 0]), float(np.hypot(*places[3, :2]))
        return Solved(view, lengths, float(np.sqrt(unsure[0, 0])))

    def _error(self, row: Array, unsure: Array) -> float:
        """How far off the places of the table are to be expected, on average, in millimetres."""
        corners = self.places(row)[:4, :2]
        grid = np.array([
            (1 - v) * ((1 - u) * corners[0] + u * corners[1]) + v * ((1 - u) * corners[3] + u * corners[2])
            for v in np.linspace(0.0, 1.0, 5) for u in np.linspace(0.0, 1.0, 5)
        ])  # fmt: skip
        points = self.view(row).in_picture(grid)
        slopes = slopes_of(lambda there: self.view(there).on_table(points).ravel(), row)
        spread = np.einsum("ij,jk,ik->i", slopes, unsure, slopes)
        return float(np.sqrt(spread.sum() / len(grid)))

    def view(self, row: Array) -> Calibration:
        """The view that a row describes, without a word on how sure it is."""
        lens = self.lens(row)
        pairs = zip(self._bodies[:4], self.on_table(row)[:4], strict=True)
        marks = tuple(KnownMark(body.numbers[0], corners_of(spot)) for body, spot in pairs)
        return Calibration(self._size, lens, homography_of(lens, *self.pose(row)), 0.0, marks)


def first_homography(marks: Sequence[Array], told: Told) -> Array:
    """The way to a rectangle of millimetres; where no lengths are told the size of the marks says them."""
    to_unit, sides = _unit(marks)
    wide, high = _lengths_by(sides, told.corner_mm)
    return np.diag([told.width_mm or wide, told.height_mm or high, 1.0]) @ to_unit


def _unit(marks: Sequence[Array]) -> tuple[Array, Array]:
    """The way to a square of one by one between the middles of the marks, and their sides in there."""
    middles = np.array([crossing(four) for four in marks], np.float32)
    unit = np.array([(0, 0), (1, 0), (1, 1), (0, 1)], np.float32)
    to_unit = cv2.getPerspectiveTransform(middles, unit).astype(np.float64)
    sides = np.vstack([np.roll(one, -1, axis=0) - one for one in (mapped(to_unit, four) for four in marks)])
    if not np.isfinite(sides).all():
        raise CalibrationError(
            "corners-crossed", "The corner marks do not lie around the table in their order.",
            "Lay them clockwise: upper left, upper right, lower right, lower left.",
        )  # fmt: skip
    return to_unit, sides


def _lengths_by(sides: Array, corner_mm: float) -> tuple[float, float]:
    """How long the square must be across and down for all sides of the marks to be as long as printed."""
    squares, *_ = np.linalg.lstsq(sides**2, np.full(len(sides), corner_mm**2), rcond=None)
    wide, high = np.sqrt(np.maximum(squares, 1.0))
    return float(wide), float(high)
