"""What a finger points at in a picture: the nearest thing that has the look of a code."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist
from typing import Any, cast

import cv2
import numpy as np
import numpy.typing as npt

from vision.geometry import clockwise_from
from vision.marks.squares import squares_in
from vision.pixels import Pixels, scaled
from vision.regions import Region, around
from vision.tags import Corners, Point
from vision.why.finders import CodeShape, finders_in, hearts_in, is_near, part_of_tag, whole_tag

LEAST_REACH_PX, REACH_SHARE = 64, 0.07  # how far around a finger is looked, at least and by the picture
SCALES = (3.0, 2.0, 1.0, 0.5, 0.25)
REACH_OF = {3.0: 0.35, 2.0: 0.5, 1.0: 1.0, 0.5: 1.0, 0.25: 1.0}  # of the piece
LEAST_SQUARE = 0.74  # the shorter side of what is left of a square, by its longer one
LEAST_BUSY, BUSY_SHARE = 7.0, 0.34  # steps of gray between neighbours; of the busiest spot around
LEAST_PX = 14.0  # what is smaller is dust
NEAR = 0.5  # of its size that a thing may lie beside the finger
LONG = 1.9  # what is longer and runs one way is bars
LEAST_APART = 0.62  # how well ink and paper can be told apart, of all that varies
DARK_SHARE = (0.16, 0.84)
RUNS = 5.5  # of ink and paper that a tag has at least along a line, however small it is seen
RUN = 1.8  # modules of a tag that run on in one colour, on average
TINY_PX, RUNS_OF_TINY = 30.0, 3.4  # so small that squares run into each other
BLOWN = 246  # gray from which nothing can be told any more
LOOSE_PX = 12  # around a finger where no thing was found


def window_at(gray: Pixels, spot: Point, reach_px: float = 0.0) -> Region:
    """The part of a picture around a finger in which a code is looked for."""
    reach = round(max(LEAST_REACH_PX, REACH_SHARE * max(gray.shape), 2.0 * reach_px))
    left, top = max(0, round(spot[0]) - reach), max(0, round(spot[1]) - reach)
    right, low = round(spot[0]) + reach, round(spot[1]) + reach
    return around(left, top, right - left, low - top, 0, gray.shape)


def thing_at(cut: Pixels, here: Point) -> CodeShape | None:
    """The thing like a code that lies at or nearest to a point; None when nothing there looks like one."""
    if min(cut.shape, default=0) < 8:
        return None
    finders = finders_in(cut)
    whole = whole_tag(here, finders)
    if whole is not None:
        return whole
    mark = _dark_square(cut, here)
    if mark is not None:
        return CodeShape(mark, "mark")
    patches = [(squareness(one), one) for one in _patches(cut, here)]
    square = _one_texture(cut, [one for fit, one in patches if fit >= LEAST_SQUARE])
    fine = dist(square[0], square[1]) / runs_of(cut, square) / RUN if square is not None else 0.0
    part = part_of_tag(here, finders, fine)
    if part is not None:
        return part
    if square is not None:
        reach = dist(square[0], square[2])
        hearts = [one for one in hearts_in(cut) if dist(one[0], here) < reach and one[1] < reach / 18]
        return CodeShape(square, "qr", hearts=len(hearts))
    return _of_busy(cut, max(patches)[1]) if patches and not is_blown(cut, here) else None


def _one_texture(cut: Pixels, patches: list[Corners]) -> Corners | None:
    """The finest patch that is dense enough for a tag, or the larger one of which it is only a part."""
    best: tuple[float, Corners] | None = None
    for patch in patches:
        runs, side = runs_of(cut, patch), dist(patch[0], patch[1])
        if runs < (RUNS if side > TINY_PX else RUNS_OF_TINY):
            continue
        if best is None:
            best = (side / runs, patch)
        elif side > dist(best[1][0], best[1][1]) and 0.7 < side / runs / best[0] < 1.4:
            best = (best[0], patch)
    return best[1] if best is not None else None


def _patches(cut: Pixels, here: Point) -> Iterator[Corners]:
    """The printed busy patches around a finger, the finest first."""
    for scale in SCALES:
        near = around_point(cut, here, REACH_OF[scale])
        small = scaled(near.of(cut), scale)
        corners = _busy_at(
            small, ((here[0] - near.left) * scale, (here[1] - near.top) * scale), LEAST_PX * scale
        )
        if corners is None:
            continue
        first, second, third, fourth = ((x / scale + near.left, y / scale + near.top) for x, y in corners)
        thing = (first, second, third, fourth)
        if looks_printed(cut, thing):
            yield thing


def around_point(cut: Pixels, here: Point, share: float) -> Region:
    """A part of a piece around a point."""
    reach = max(12, round(share * max(cut.shape) / 2))
    left, top = max(0, round(here[0]) - reach), max(0, round(here[1]) - reach)
    return around(left, top, round(here[0]) + reach - left, round(here[1]) + reach - top, 0, cut.shape)


def squareness(corners: Corners) -> float:
    """The shorter side by the longer one."""
    wide, high = dist(corners[0], corners[1]), dist(corners[1], corners[2])
    return min(wide, high) / max(wide, high, 1e-6)


def _of_busy(cut: Pixels, corners: Corners) -> CodeShape:
    if squareness(corners) < 1 / LONG and one_way(cut, corners) > 4.0:
        return CodeShape(corners, "bars", is_guess=True)
    return CodeShape(corners, "qr", is_guess=True)


# By its dark square, or by being busy.


def _dark_square(cut: Pixels, here: Point) -> Corners | None:
    """The dark square around a finger, as a table mark has one."""
    if min(cut.shape) < 12:
        return None
    found: list[tuple[float, Corners]] = []
    for four in squares_in(cut):
        first, second, third, fourth = ((float(x), float(y)) for x, y in four)
        corners, side = (first, second, third, fourth), dist(first, second)
        if side >= LEAST_PX and is_near(corners, here, 0.2 * side) and _has_dark_edge(cut, corners):
            found.append((side, corners))
    return max(found)[1] if found else None


def _has_dark_edge(cut: Pixels, corners: Corners) -> bool:
    """Whether the outer seventh of a square is dark, the inside is not, and paper lies around it."""
    flat = flattened_out(cut, corners, 9, 63)
    cells = cv2.resize(flat, (9, 9), interpolation=cv2.INTER_AREA).astype(float)
    ring = np.concatenate((cells[1, 1:8], cells[7, 1:8], cells[2:7, 1], cells[2:7, 7]))
    paper = np.concatenate((cells[0], cells[8], cells[1:8, 0], cells[1:8, 8]))
    inside = cells[2:7, 2:7]
    middle = (float(np.median(paper)) + float(np.median(ring))) / 2
    light = float((inside > middle).mean())
    heart = inside[1:4, 1:4]
    rim = np.delete(inside.ravel(), [6, 7, 8, 11, 12, 13, 16, 17, 18])
    if float((rim > middle).mean()) > 0.9 and float((heart < middle).mean()) > 0.9:
        return False  # the corner square of a tag
    is_apart = np.median(paper) - np.median(ring) > 12
    return bool(is_apart and (ring < middle).mean() > 0.85 and 0.12 < light < 0.9)


def flattened_out(cut: Pixels, corners: Corners, squares: int, side: int) -> Pixels:
    """A square thing seen straight, with one of its squares around it when it has `squares` minus two."""
    step = side / squares
    there = np.array([(step, step), (side - step, step), (side - step, side - step), (step, side - step)])
    how = cv2.getPerspectiveTransform(np.array(corners, np.float32), there.astype(np.float32))
    return cast(Pixels, cv2.warpPerspective(cut, how, (side, side), borderMode=cv2.BORDER_REPLICATE))


def _busy_at(cut: Pixels, here: Point, least_px: float = LEAST_PX) -> Corners | None:
    """The outline of the busy patch under or beside a finger."""
    if min(cut.shape) < 8:
        return None
    busy = busyness(cut)
    high, wide = busy.shape
    x, y = min(max(int(here[0]), 0), wide - 1), min(max(int(here[1]), 0), high - 1)
    near = busy[max(0, y - high // 6) : y + high // 6 + 1, max(0, x - wide // 6) : x + wide // 6 + 1]
    least = max(LEAST_BUSY, BUSY_SHARE * float(near.max(initial=0)))
    ink = (busy > least).astype(np.uint8)
    ink = cv2.morphologyEx(ink, cv2.MORPH_CLOSE, np.ones((5, 5), np.uint8)).astype(np.uint8)
    ink = cv2.morphologyEx(ink, cv2.MORPH_OPEN, np.ones((5, 5), np.uint8)).astype(np.uint8)
    contours, _ = cv2.findContours(ink, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    best: tuple[float, Any] | None = None
    for contour in contours:
        _, (one, other), _ = cv2.minAreaRect(contour)
        off = -float(cv2.pointPolygonTest(contour, (float(here[0]), float(here[1])), True))
        if max(one, other) >= least_px and off <= NEAR * max(one, other) and (best is None or off < best[0]):
            best = (off, contour)
    return _box(best[1]) if best is not None else None


def _box(contour: Any) -> Corners:
    four = [(float(x), float(y)) for x, y in cv2.boxPoints(cv2.minAreaRect(contour))]
    return clockwise_from(four, (1.0, 0.0))


def busyness(cut: Pixels) -> npt.NDArray[np.float32]:
    """How far neighbours lie apart around each pixel, along the axis along which they do less."""
    calm = cv2.blur(cut, (3, 3)).astype(np.float32)
    across = np.abs(np.gradient(calm, axis=1)) * 2
    down = np.abs(np.gradient(calm, axis=0)) * 2
    return np.minimum(cv2.blur(across, (5, 5)), cv2.blur(down, (5, 5))).astype(np.float32)


def runs_of(cut: Pixels, corners: Corners) -> float:
    """How many runs of ink and paper a patch has along a row or a column of it, in the middle."""
    flat = flattened_out(cut, corners, 12, 96)[8:88, 8:88]
    level, _ = cv2.threshold(flat, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    ink = flat > level
    across, down = (np.diff(ink, axis=way).sum(axis=way) for way in (1, 0))
    return float(min(across.mean(), down.mean())) + 1


def is_blown(cut: Pixels, here: Point) -> bool:
    """Whether everything under a finger is as white as white can be."""
    x, y = round(here[0]), round(here[1])
    near = cut[max(0, y - LOOSE_PX) : y + LOOSE_PX + 1, max(0, x - LOOSE_PX) : x + LOOSE_PX + 1]
    return bool(near.size) and float((near >= BLOWN).mean()) > 0.8


def looks_printed(cut: Pixels, corners: Corners) -> bool:
    """Whether a patch is ink on paper, about half of each, and not a picture."""
    flat = flattened_out(cut, corners, 12, 48)[6:42, 6:42]
    level, _ = cv2.threshold(flat, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    dark = flat <= level
    share = float(dark.mean())
    if not DARK_SHARE[0] < share < DARK_SHARE[1]:
        return False
    values = flat.astype(float)
    between = share * (1 - share) * (values[~dark].mean() - values[dark].mean()) ** 2
    return bool(between / max(values.var(), 1.0) > LEAST_APART)


def one_way(cut: Pixels, corners: Corners) -> float:
    """How many times more the grays of a patch change along one way than along the other."""
    flat = flattened_out(cut, corners, 12, 72)[6:66, 6:66].astype(np.float32)
    across, down = np.gradient(flat, axis=1), np.gradient(flat, axis=0)
    both = float((across * down).mean())
    tensor = np.array([[(across**2).mean(), both], [both, (down**2).mean()]])
    least, most = np.linalg.eigvalsh(tensor)
    return float(most / max(least, 1e-3))
