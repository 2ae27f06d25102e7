"""A tag by its corner squares: all three tell where it is, one or two that a part of it is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from math import atan2, cos, dist, hypot, pi, sin
from typing import Any, Literal, cast

import cv2
import msgspec
import numpy as np

from vision.pixels import Pixels, scaled
from vision.tags import Corners, Point

ENLARGED = 3.0
FINER = 0.55  # a code so much finer than a corner square beside it is another thing
FINDER = 7.0  # modules along the corner square of a tag
QR_SIDE = 21  # modules along a tag


class CodeShape(msgspec.Struct, frozen=True):
    """Something like a code: its corners, which kind it seems, and its module where that could be measured.

    A guess has neither the corners nor the dense squares of a code: it may be a picture printed there.
    Hearts are the dark middles of corner squares, which are seen even where the light edge is missing.
    Partly: of the three corner squares of a tag not all are seen. Whole: all three are.
    """

    corners: Corners
    kind: Literal["qr", "mark", "bars"] = "qr"
    module_px: float = 0.0
    is_partly: bool = False
    is_whole: bool = False
    is_guess: bool = False
    hearts: int = 0


def finders_in(cut: Pixels) -> list[tuple[Point, float]]:
    """The corner squares of tags: each with its middle and its module in pixels."""
    if min(cut.shape) < 8:
        return []
    large = scaled(cut, ENLARGED)
    _, ink = cv2.threshold(large, 0, 255, cv2.THRESH_BINARY_INV + cv2.THRESH_OTSU)
    block = max(11, min(large.shape) // 6 | 1)
    local = cv2.adaptiveThreshold(large, 255, cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY_INV, block, 7)
    found: list[tuple[Point, float]] = []
    for picture in (ink, local):
        for middle, side in _nested(cast(Pixels, picture)):
            spot = ((middle[0] + 0.5) / ENLARGED - 0.5, (middle[1] + 0.5) / ENLARGED - 0.5)
            module = side / FINDER / ENLARGED
            if all(dist(spot, other) > 3 * module for other, _ in found):
                found.append((spot, module))
    return found


def hearts_in(cut: Pixels) -> list[tuple[Point, float]]:
    """Dark squares within light squares, as 3 to 5: each with its middle and its module in pixels."""
    large = scaled(cut, ENLARGED)
    _, ink = cv2.threshold(large, 0, 255, cv2.THRESH_BINARY_INV + cv2.THRESH_OTSU)
    contours, tree = cv2.findContours(ink, cv2.RETR_TREE, cv2.CHAIN_APPROX_NONE)
    found = []
    for at, contour in enumerate(contours):
        hole = int(tree[0][at][3])
        heart = _square_of(contour) if hole >= 0 and int(tree[0][hole][3]) >= 0 else None
        ring = _square_of(contours[hole]) if heart is not None else None
        if heart is None or ring is None or not 1.3 < ring[1] / heart[1] < 2.2:
            continue
        if dist(ring[0], heart[0]) < 0.15 * ring[1]:
            x, y = heart[0]
            middle = ((x + 0.5) / ENLARGED - 0.5, (y + 0.5) / ENLARGED - 0.5)
            found.append((middle, (ring[1] + heart[1]) / 8 / ENLARGED))
    return found


def _nested(ink: Pixels) -> Iterator[tuple[Point, float]]:
    """Dark squares in light squares in dark squares about one middle, in the sizes 3, 5 and 7."""
    contours, tree = cv2.findContours(ink, cv2.RETR_TREE, cv2.CHAIN_APPROX_NONE)
    if not contours:
        return
    for at, outline in enumerate(contours):
        hole = int(tree[0][at][2])
        core = int(tree[0][hole][2]) if hole >= 0 else -1
        if core < 0 or int(tree[0][hole][0]) >= 0 and int(tree[0][core][2]) >= 0:
            continue
        outer, inner, heart = (_square_of(one) for one in (outline, contours[hole], contours[core]))
        if outer is None or inner is None or heart is None:
            continue
        sides = outer[1], inner[1], heart[1]
        if not (1.15 < sides[0] / sides[1] < 1.8 and 1.25 < sides[1] / sides[2] < 2.6):
            continue
        if dist(outer[0], heart[0]) < 0.12 * sides[0]:
            yield heart[0], (sides[0] + sides[1] + sides[2]) / 15 * FINDER


def _square_of(contour: Any) -> tuple[Point, float] | None:
    (x, y), (wide, high), _ = cv2.minAreaRect(contour)
    if min(wide, high) < 3 or min(wide, high) < 0.66 * max(wide, high):
        return None
    area = float(cv2.contourArea(contour))
    return ((float(x), float(y)), ((wide + 1) * (high + 1)) ** 0.5) if area > 0.6 * wide * high else None


def whole_tag(here: Point, finders: list[tuple[Point, float]]) -> CodeShape | None:
    """The tag around a finger by its three corner squares."""
    near = [one for one in finders if dist(one[0], here) < 24 * one[1]]
    for three in permutations(near, 3):
        module = sum(size for _, size in three) / 3
        if max(abs(size - module) for _, size in three) > 0.3 * module:
            continue
        whole = _whole(three[0][0], three[1][0], three[2][0], module)
        if whole is not None and is_near(whole, here, 2 * module):
            return CodeShape(whole, "qr", module, is_whole=True)
    return None


def part_of_tag(here: Point, finders: list[tuple[Point, float]], texture_px: float = 0.0) -> CodeShape | None:
    """The tag of which only one or two corner squares are seen: its box lies on the side of the finger.

    `texture_px` is about the module of what the finger points at, where that is known.
    """
    near = sorted((dist(spot, here), spot, size) for spot, size in finders if dist(spot, here) < 19 * size)
    if not near:
        return None
    _, first, module = near[0]
    if 0 < texture_px < FINER * module:
        return None
    mates = [spot for _, spot, size in near[1:] if 10 * module < dist(spot, first) < 22 * module
             and abs(size - module) < 0.35 * module]  # fmt: skip
    return CodeShape(_boxed(here, first, mates, module), "qr", module, is_partly=True)


def _boxed(here: Point, first: Point, mates: list[Point], module: float) -> Corners:
    """A square as large as the tag around its corner square, towards a second one and towards the finger."""
    ways = [(1.0, 0.0), (0.0, 1.0)]
    if mates:
        x, y = mates[0][0] - first[0], mates[0][1] - first[1]
        turn = atan2(y, x) + (pi / 4 if hypot(x, y) > 17 * module else 0.0)
        ways = [(cos(turn), sin(turn)), (-sin(turn), cos(turn))]
    middle = [first[0], first[1]]
    for x, y in ways:
        along = (here[0] - first[0]) * x + (here[1] - first[1]) * y
        step = 7 * module if along >= 0 else -7 * module
        middle = [middle[0] + step * x, middle[1] + step * y]
    half = QR_SIDE / 2 * module
    (ax, ay), (bx, by) = ways
    first_, second, third, fourth = (
        (middle[0] + half * (p * ax + q * bx), middle[1] + half * (p * ay + q * by))
        for p, q in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    )
    return first_, second, third, fourth


def _whole(corner: Point, right: Point, below: Point, module: float) -> Corners | None:
    """The outline of a tag by the middles of its three corner squares, when they lie so."""
    ax, ay = right[0] - corner[0], right[1] - corner[1]
    bx, by = below[0] - corner[0], below[1] - corner[1]
    across, down = hypot(ax, ay), hypot(bx, by)
    if not (10 * module < across < 19 * module and 0.7 < across / max(down, 1e-6) < 1.45):
        return None
    if abs(ax * bx + ay * by) > 0.35 * across * down or ax * by - ay * bx <= 0:
        return None
    out = 3.5 / 14.0
    start = corner[0] - out * (ax + bx), corner[1] - out * (ay + by)
    wide, high = (1 + 2 * out) * ax, (1 + 2 * out) * ay
    deep, tall = (1 + 2 * out) * bx, (1 + 2 * out) * by
    x, y = start
    return (x, y), (x + wide, y + high), (x + wide + deep, y + high + tall), (x + deep, y + tall)


def is_near(corners: Corners, here: Point, slack: float) -> bool:
    """Whether a point lies in an outline, or so close to it."""
    outline = np.array(corners, np.float32).reshape(-1, 1, 2)
    return float(cv2.pointPolygonTest(outline, here, True)) >= -slack
