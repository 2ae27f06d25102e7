"""Light, sharpness, glare and edge of one thing in a picture, measured where it lies."""

from __future__ import annotations

from math import dist, pi, sqrt
from typing import cast

import cv2
import msgspec
import numpy as np

from vision.pixels import Pixels
from vision.tags import Corners, Point
from vision.why.finders import CodeShape
from vision.why.spot import BLOWN, LOOSE_PX, flattened_out, is_blown, one_way

SIDE = 84  # pixels of the straightened thing that is measured
SHINES, SHINES_PX = 18, 5.0  # pixels of it that no code leaves white; of the picture, as a tiny code may
SUDDEN, MOSTLY = 12.0, 0.75  # steps of gray a pixel at which print ends, along so much of its rim
STEEP = sqrt(2 * pi)


class Measures(msgspec.Struct, frozen=True):
    """The grays of ink and paper, how soft edges are in pixels, the part that shines, how the rim looks.

    `one_way` tells how many times softer it is along one way than along the other.
    """

    light: float
    dark: float
    blur_px: float = 0.0
    one_way: float = 1.0
    glare: float = 0.0
    is_blown: bool = False
    squareness: float = 1.0
    rim_dark: float = 0.0

    @property
    def contrast(self) -> float:
        """How far ink and paper lie apart."""
        return self.light - self.dark


def measures_of(cut: Pixels, here: Point, thing: CodeShape | None) -> Measures:
    """Measure a thing, or the place under a finger where there is none."""
    if thing is None:
        return _bare(cut, here)
    first, second, third, fourth = thing.corners
    wide = (dist(first, second) + dist(fourth, third)) / 2
    high = (dist(first, fourth) + dist(second, third)) / 2
    patch = inside_of(cut, thing.corners)
    light, dark = grays_of(patch)
    return Measures(
        light, dark, blur_of(cut, thing.corners), one_way(cut, thing.corners),
        _glare(cut, thing.corners, light), False,
        min(wide, high) / max(wide, high, 1e-6),
        _rim_dark(cut, thing.corners, (light + dark) / 2),
    )  # fmt: skip


def _bare(cut: Pixels, here: Point) -> Measures:
    x, y = round(here[0]), round(here[1])
    near = cut[max(0, y - LOOSE_PX) : y + LOOSE_PX + 1, max(0, x - LOOSE_PX) : x + LOOSE_PX + 1]
    light, dark = grays_of(near)
    return Measures(light, dark, is_blown=is_blown(cut, here) and not _is_white_print(cut, here))


def _is_white_print(cut: Pixels, here: Point) -> bool:
    """Whether what is blown ends as suddenly as print does: the shine of a lamp fades away."""
    calm = cv2.GaussianBlur(cut, (0, 0), 1.0)
    blown = (calm >= BLOWN - 3).astype(np.uint8)
    x, y = (min(max(round(part), 0), side - 1) for part, side in zip(here, cut.shape[::-1], strict=True))
    _, patches = cv2.connectedComponents(blown)
    patch = (patches == patches[y, x]).astype(np.uint8)
    rim = cv2.dilate(patch, np.ones((5, 5), np.uint8)) > patch
    if not blown[y, x] or not rim.any():
        return False
    across, down = np.gradient(calm.astype(np.float32), axis=1), np.gradient(calm.astype(np.float32), axis=0)
    return float((np.hypot(across, down)[rim] > SUDDEN).mean()) > MOSTLY


def grays_of(patch: Pixels) -> tuple[float, float]:
    """The gray of paper and of ink."""
    if patch.size == 0:
        return 0.0, 0.0
    light, dark = np.percentile(patch, (92, 8))
    return float(light), float(dark)


def inside_of(cut: Pixels, corners: Corners) -> Pixels:
    """The pixels inside an outline."""
    inside = np.zeros(cut.shape, np.uint8)
    cv2.fillPoly(inside, [np.array(corners).round().astype(np.int32)], (1,))
    return cut[inside > 0]


def blur_of(gray: Pixels, corners: Corners) -> float:
    """How soft the edges in an outline are, as the spread of the bell curve that would soften them so.

    Between black and white an edge is as steep as the contrast by the spread: the steepest tell it.
    """
    four = np.array(corners)
    left, top = np.maximum(four.min(axis=0).astype(int) - 2, 0)
    right, low = four.max(axis=0).astype(int) + 3
    near = gray[top:low, left:right]
    if min(near.shape, default=0) < 5:
        return 0.0
    calm = cv2.GaussianBlur(near, (3, 3), 0.6).astype(np.float32)
    across, down = np.gradient(calm, axis=1), np.gradient(calm, axis=0)
    steep = float(np.percentile(np.hypot(across, down), 97))
    light, dark = grays_of(cast(Pixels, calm))
    spread = (light - dark) / (STEEP * max(steep, 0.5))
    return sqrt(max(0.0, spread**2 - 0.55**2))


def _glare(cut: Pixels, corners: Corners, light: float) -> float:
    """The part of a thing that shines so much that no ink is left there."""
    flat = flattened_out(cut, corners, 12, SIDE)
    blown = (flat >= BLOWN).astype(np.uint8)
    if float(np.percentile(flat, 70)) >= BLOWN and light >= BLOWN and float((flat < 120).mean()) > 0.25:
        return 0.0  # all paper is white and all ink is dark: light, but legible
    shines = max(SHINES, round(SHINES_PX * 10 / 12 * SIDE / max(dist(corners[0], corners[1]), 1.0)))
    kernel = np.ones((shines, shines), np.uint8)
    return float(cv2.morphologyEx(blown, cv2.MORPH_OPEN, kernel).mean())


def _rim_dark(cut: Pixels, corners: Corners, middle: float) -> float:
    """How much of the rim just around a thing is as dark as ink, on its second darkest side."""
    squares = 12
    flat = flattened_out(cut, corners, squares, SIDE)
    edge = SIDE // squares
    strip = slice(1, edge - 2)
    sides = (flat[strip, edge:-edge], flat[-edge + 2 : -1, edge:-edge], flat[edge:-edge, strip],
             flat[edge:-edge, -edge + 2 : -1])  # fmt: skip
    return sorted(float((side < middle).mean()) for side in sides)[-2]
