"""What is wrong with a camera over a table, the gravest first; each judge gives an advice or nothing."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations, pairwise
from math import atan2, degrees, dist

import msgspec
import numpy as np

from vision.calibration.advice import QUARTERS, Advice, where_of
from vision.calibration.calibration import Calibration
from vision.calibration.edges import Measured
from vision.calibration.lens import ANY, USUAL, Array, Usual
from vision.calibration.paper import square
from vision.calibration.solution import Told
from vision.geometry import centre_of
from vision.marks.mark import CORNERS, SIDE
from vision.pixels import Pixels
from vision.tags import Corners, Point

PLATE = 1.3  # a corner mark with its white edge, in sides of it
MOST_TILT_DEG, COARSE_TILT_DEG, MOST_TURN_DEG = 22.0, 12.0, 8.0
DARK, LEAST_CONTRAST, GLARE_DARK, GLARE_LIGHT = 50.0, 30.0, 130.0, 248.0
LEAST_BLUR_PX, BLUR_OF_SQUARE = 1.2, 0.48  # a square blurred over more than this of its side is gone
SPARE = 1.03  # advice leads a little further than is needed, so that it is not due again
FILL = 0.97  # of the picture that a table may take
LENGTH_OFF = 0.05  # by how much told lengths and the size of the marks may differ


class Wanted(msgspec.Struct, frozen=True):
    """What the camera is to see: how large the table is, and the smallest mark that is to be read on it.

    `size_mm` is only where the corner marks are expected; what is known of them exactly stands in `told`.
    """

    size_mm: tuple[float, float]
    told: Told = Told()
    usual: Usual = USUAL[ANY]
    mark_mm: float = 16.0
    squares: int = SIDE
    px_per_square: float = 2.4

    @property
    def px_per_mm(self) -> float:
        """How fine the picture has to be where it is coarsest."""
        return self.px_per_square * self.squares / self.mark_mm


def judge_order(seen: Mapping[int, Corners]) -> Advice | None:
    """Whether the corner marks lie around the table in their order."""
    middles = [centre_of(seen[number]) for number in CORNERS]
    if _runs_clockwise(middles):
        return None
    for one, other in combinations(range(4), 2):
        swapped = list(middles)
        swapped[one], swapped[other] = swapped[other], swapped[one]
        if _runs_clockwise(swapped):
            return Advice("corners-swapped", {"one": one + 1, "other": other + 1})
    return Advice("corners-swapped", {"one": 1, "other": 3})


def _runs_clockwise(points: Sequence[Point]) -> bool:
    """Whether four points run clockwise around something, as the picture shows them."""
    ring = [*points, *points[:2]]
    turns = [(b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
             for (a, b), (_, c) in zip(pairwise(ring), pairwise(ring[1:]), strict=False)]  # fmt: skip
    return all(turn > 0 for turn in turns)


def judge_missing(seen: Mapping[int, Corners], gray: Pixels, wanted: Wanted) -> Advice | None:
    """Why a corner mark is not seen: outside the picture, in the dark, or covered."""
    missing = [at for at, number in enumerate(CORNERS) if number not in seen]
    if not missing:
        return None
    scale, turn, at = _guess(seen, wanted)
    plate = scale * PLATE * wanted.told.corner_mm / 2
    wide, high = gray.shape[1], gray.shape[0]
    outside = [one for one in missing if not _is_inside(at[one], plate, wide, high)]
    if not outside:
        dark = [one for one in missing if _light_at(gray, at[one], plate) < DARK]
        if dark:
            return Advice("dark", {"where": where_of(dark)})
        return Advice("corner-missing", {"corner": missing[0] + 1, "where": QUARTERS[missing[0]]})
    if (turned := _turn_advice(turn)) is not None:
        return turned
    least, most = at.min(axis=0) - plate, at.max(axis=0) + plate
    fill = float(((most - least) / (wide, high)).max()) / FILL
    if fill > 1:
        height = wanted.usual.focal * wide / scale
        return Advice("move-up", {"cm": cm_of(height * (fill - 1))})
    return _slide((least + most) / 2 - (wide / 2, high / 2), scale)


def _slide(off: Array, scale: float) -> Advice:
    """Which way the camera must go so that the table is in its middle."""
    x, y = float(off[0]), float(off[1])
    if abs(x) >= abs(y):
        return Advice("slide", {"cm": cm_of(abs(x) / scale), "where": "right" if x > 0 else "left"})
    return Advice("slide", {"cm": cm_of(abs(y) / scale), "where": "bottom" if y > 0 else "top"})


def _guess(seen: Mapping[int, Corners], wanted: Wanted) -> tuple[float, float, Array]:
    """How many pixels a millimetre has, how the table is turned, and where all corner marks should be."""
    wide, high = wanted.size_mm
    middles = np.array([(0, 0), (wide, 0), (wide, high), (0, high)], float)
    marks = [at for at, number in enumerate(CORNERS) if number in seen]
    here = (
        np.vstack([square(wanted.told.corner_mm) + middles[at] for at in marks])
        if len(marks) == 1
        else middles[marks]
    )
    there = (
        np.array(seen[CORNERS[marks[0]]])
        if len(marks) == 1
        else np.array([centre_of(seen[CORNERS[at]]) for at in marks])
    )
    flat, pixels = here @ (1, 1j), there @ (1, 1j)
    off, out = flat - flat.mean(), pixels - pixels.mean()
    way = (np.conj(off) @ out) / (np.conj(off) @ off)
    guessed = (middles @ (1, 1j) - flat.mean()) * way + pixels.mean()
    turn = float(np.degrees(np.angle(way)))
    return float(abs(way)), (turn + 90) % 180 - 90, np.column_stack((guessed.real, guessed.imag))


def _is_inside(point: Array, room: float, wide: int, high: int) -> bool:
    x, y = float(point[0]), float(point[1])
    return room <= x <= wide - room and room <= y <= high - room


def _light_at(gray: Pixels, point: Array, room: float) -> float:
    """How light the lightest parts of a spot are."""
    x, y, reach = int(point[0]), int(point[1]), max(4, int(room))
    cut = gray[max(0, y - reach) : y + reach, max(0, x - reach) : x + reach]
    return float(np.percentile(cut, 95)) if cut.size else 0.0


def judge_view(view: Calibration, wanted: Wanted) -> Advice | None:
    """Whether the camera hangs straight, at the right height, and is turned with the table."""
    corners = [centre_of(mark.corners) for mark in view.marks]
    scales = [view.px_per_mm(spot) for spot in corners]
    tilt, have = view.tilt_deg, min(scales)
    # A leaning camera loses the far side: where that is too coarse, straightening is the first remedy.
    if tilt > (MOST_TILT_DEG if have >= wanted.px_per_mm else COARSE_TILT_DEG):
        return Advice("tilt", {"degrees": round(tilt), "where": _far_side(scales)})
    if (turned := _turn_advice(turn_of(view))) is not None:
        return turned
    if have >= wanted.px_per_mm:
        return None
    closer = SPARE * wanted.px_per_mm / have
    room = PLATE * wanted.told.corner_mm / 2 * have
    points = np.array([view.to_picture(spot) for spot in corners])
    fill = float(((np.ptp(points, axis=0) + 2 * room) / view.size).max()) / FILL
    if fill * closer <= 1:
        return Advice("move-down", {"cm": cm_of(view.camera_mm[2] * (1 - 1 / closer))})
    return Advice("too-coarse", {
        "have": round(have, 1), "need": round(wanted.px_per_mm, 1),
        "width": int(np.ceil(view.size[0] * closer / 64) * 64), "now": view.size[0],
    })  # fmt: skip


def _far_side(scales: Sequence[float]) -> str:
    """The side of the table that is furthest from the camera, by the scales of its corners."""
    sides = {"top": (0, 1), "right": (1, 2), "bottom": (2, 3), "left": (3, 0)}
    return min(sides, key=lambda side: sum(scales[at] for at in sides[side]))


def _turn_advice(turn: float) -> Advice | None:
    """Which way to turn a camera under which the table lies askew."""
    if abs(turn) <= MOST_TURN_DEG:
        return None
    return Advice("turn", {"degrees": round(abs(turn)), "way": "right" if turn > 0 else "left"})


def turn_of(view: Calibration) -> float:
    """How far the table is turned clockwise in the picture; upside down is straight as well."""
    corners = [centre_of(mark.corners) for mark in view.marks]
    (x, y), (to_x, to_y) = view.to_picture(corners[0]), view.to_picture(corners[1])
    turn = degrees(atan2(to_y - y, to_x - x))
    return (turn + 90) % 180 - 90


def judge_light(marks: Mapping[int, Measured], missing: Collection[int] = ()) -> Advice | None:
    """Whether every corner has enough light, and none a lamp that shines back."""
    glaring = [at for at, one in marks.items() if one.dark > GLARE_DARK and one.light >= GLARE_LIGHT]
    if glaring:
        return Advice("glare", {"where": where_of(glaring)})
    dark = [at for at, one in marks.items() if one.light < DARK or one.contrast < LEAST_CONTRAST]
    return Advice("dark", {"where": where_of({*dark, *missing})}) if dark else None


def judge_focus(marks: Mapping[int, Measured], wanted: Wanted, ease: float = 1.0) -> Advice | None:
    """Whether the smallest mark that is to be read would be sharp enough in every corner.

    A little ease keeps what was sharp enough a moment ago from being blamed for its noise.
    """
    soft = {}
    for at, one in marks.items():
        side = min(dist(a, b) for a, b in pairwise([*one.corners, one.corners[0]]))
        limit = ease * max(
            LEAST_BLUR_PX, BLUR_OF_SQUARE * side / wanted.told.corner_mm * wanted.mark_mm / wanted.squares
        )
        if one.blur_px > limit:
            soft[at] = limit / one.blur_px
    if not soft:
        return None
    return Advice("out-of-focus", {"percent": round(100 * min(soft.values())), "where": where_of(soft)})


def judge_lengths(said: tuple[float, float], wanted: Wanted) -> Advice | None:
    """Whether the told lengths fit the size of the marks: else a length or the printer's scale is wrong."""
    told = (wanted.told.width_mm, wanted.told.height_mm)
    for side, by_marks, length in zip(("width", "height"), said, told, strict=True):
        if length is not None and abs(by_marks / length - 1) > LENGTH_OFF:
            return Advice("lengths", {"side": side, "seen": round(by_marks), "told": round(length)})
    return None


def cm_of(mm: float) -> int:
    """A way to go in whole centimetres, at least one."""
    return max(1, round(mm / 10))
