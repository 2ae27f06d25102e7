"""A code so small that its squares run into each other: told by the light edge that is left around it."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist
from typing import Any, cast

import cv2
import numpy as np

from vision.geometry import centre_of, clockwise_from
from vision.pixels import Pixels, scaled
from vision.regions import Region, around
from vision.tags import Corners, Point
from vision.why.finders import CodeShape, is_near
from vision.why.spot import RUNS_OF_TINY, flattened_out, runs_of, squareness

LARGER = 3.0
REACH_PX = 40  # around a finger; a code is not more than half as wide
SIDES_PX = (12.0, 34.0)
STEPS = (0.22, 0.36)  # how far ink is from paper, of what lies between both
JOINED = 5  # enlarged pixels between which squares of one code lie apart
LEAST_SQUARE, LEAST_FILLED = 0.78, 0.78
EDGE, LEAST_EDGE = 1.2, 0.85  # times its size lies the light edge; of which so much is light
LEAST_VARIED = 0.1  # of the contrast, so much do the grays inside differ
SLACK = 0.35  # of its side that it may lie beside the finger
ROUND = np.array([(p, q) for p in np.linspace(-1, 1, 13) for q in (-1, 1)] * 2, np.float64)


def tiny_at(cut: Pixels, here: Point) -> CodeShape | None:
    """The code under a finger that is too small for its squares to be seen; None when there is none."""
    near = around(
        round(here[0]) - REACH_PX // 2, round(here[1]) - REACH_PX // 2, REACH_PX, REACH_PX, REACH_PX // 4,
        cut.shape,
    )  # fmt: skip
    part = near.of(cut)
    if min(part.shape, default=0) < SIDES_PX[0]:
        return None
    paper, ink = (float(value) for value in np.percentile(part, (96, 4)))
    for step in STEPS:
        for corners in _blobs(part, paper - step * (paper - ink), near):
            side = dist(corners[0], corners[1])
            if is_near(corners, here, SLACK * side) and _is_code(cut, corners, paper, ink):
                return CodeShape(corners, "qr")
    return None


def _blobs(part: Pixels, level: float, near: Region) -> Iterator[Corners]:
    """The square dark spots of about the size of a tiny code, where they lie in the piece."""
    dark = (scaled(part, LARGER) < level).astype(np.uint8)
    joined = cv2.morphologyEx(dark, cv2.MORPH_CLOSE, np.ones((JOINED, JOINED), np.uint8))
    contours, tree = cv2.findContours(joined, cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
    for at, contour in enumerate(contours):
        if int(tree[0][at][3]) < 0 and _is_square(contour):
            four = (cv2.boxPoints(cv2.minAreaRect(contour)) + 0.5) / LARGER - 0.5
            yield clockwise_from([(float(x) + near.left, float(y) + near.top) for x, y in four], (1.0, 0.0))


def _is_square(contour: Any) -> bool:
    _, (wide, high), _ = cv2.minAreaRect(contour)
    if not SIDES_PX[0] * LARGER <= min(wide, high) <= max(wide, high) <= SIDES_PX[1] * LARGER:
        return False
    return bool(cv2.contourArea(contour) >= LEAST_FILLED * wide * high)


def _is_code(cut: Pixels, corners: Corners, paper: float, ink: float) -> bool:
    """Whether a dark spot has paper all around it and grays of both kinds inside."""
    if squareness(corners) < LEAST_SQUARE or _edge_of(cut, corners, (paper + ink) / 2) < LEAST_EDGE:
        return False
    flat = flattened_out(cut, corners, 12, 48)[8:40, 8:40]
    return float(flat.std()) >= LEAST_VARIED * (paper - ink) and runs_of(cut, corners) >= RUNS_OF_TINY


def _edge_of(cut: Pixels, corners: Corners, middle: float) -> float:
    """The part of the edge around a spot that is lighter than a gray."""
    spot = np.array(centre_of(corners))
    first, second, third = (np.array(corners[at]) for at in range(3))
    way, down = (second - first) / 2 * EDGE, (third - second) / 2 * EDGE
    shares = ROUND.copy()
    shares[len(ROUND) // 2 :] = shares[len(ROUND) // 2 :, ::-1]
    points = (spot + shares[:, :1] * way + shares[:, 1:] * down).astype(np.float32)
    seen = cast(Pixels, cv2.remap(cut, points[:, :1], points[:, 1:], cv2.INTER_LINEAR, borderValue=(0,)))
    return float((seen > middle).mean())
