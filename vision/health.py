"""How good one picture is to read from: its light by quarter, its sharpness, the size of squares."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from statistics import median
from typing import TYPE_CHECKING

import cv2
import msgspec
import numpy as np

from vision.calibration.advice import QUARTERS
from vision.geometry import centre_of, length_of
from vision.marks.mark import SIDE
from vision.why.finders import QR_SIDE
from vision.why.measures import blur_of, grays_of, inside_of

if TYPE_CHECKING:
    from vision.pixels import Pixels
    from vision.tags import Corners, Tag

SMALL = 320  # pixels of width on which light is measured
TILE_PX, LEAST_CONTRAST, MOST_TILES = 48, 60.0, 12
BLOWN = 250
LARGE = 1_000_000  # pixels, from which every other tile is enough


class Health(msgspec.Struct, frozen=True):
    """One picture in numbers.

    The light is that of each quarter: the gray of the paper of its codes where every quarter has one (then
    `is_paper`), else of what lies there. `lightest` is the gray of the lightest hundredth, `blown` the part
    that is all white, `blur_px` how soft edges are (None where nothing has edges), `modules` the pixels of
    one square of every code that was read, by its text.
    """

    size: tuple[int, int]
    light: Mapping[str, float]
    lightest: float
    blown: float
    blur_px: float | None
    modules: Mapping[str, float] = {}
    is_paper: bool = False


def health_of(gray: Pixels, tags: Iterable[Tag] = ()) -> Health:
    """Measure a picture; the codes that were read in it tell its sharpness best."""
    if gray.size == 0:
        return Health((0, 0), dict.fromkeys(QUARTERS, 0.0), 0.0, 0.0, None)
    read = list(tags)
    soft = [blur_of(gray, tag.corners) for tag in read] or _soft_tiles(gray)
    small, paper = _small(gray), _paper_by_quarter(gray, read)
    return Health(
        (gray.shape[1], gray.shape[0]),
        paper or light_by_quarter(small),
        float(np.percentile(small, 99)),
        float((small >= BLOWN).mean()),
        median(soft) if soft else None,
        {tag.text: module_px(tag) for tag in read if tag.format in ("QR", "mark")},
        bool(paper),
    )


def module_px(tag: Tag) -> float:
    """How many pixels one square of a code has."""
    return length_of(tag.corners) / (SIDE if tag.format == "mark" else QR_SIDE)


def _paper_by_quarter(gray: Pixels, tags: Iterable[Tag]) -> dict[str, float]:
    """The gray of paper in each quarter by the codes that lie there; nothing when one has none."""
    high, wide = gray.shape
    found: dict[str, list[float]] = {name: [] for name in QUARTERS}
    for tag in tags:
        x, y = centre_of(tag.corners)
        name = f"{'top' if y < high / 2 else 'bottom'}-{'left' if x < wide / 2 else 'right'}"
        found[name].append(grays_of(inside_of(gray, tag.corners))[0])
    return {name: median(values) for name, values in found.items()} if all(found.values()) else {}


def light_by_quarter(gray: Pixels) -> dict[str, float]:
    """The gray of the lighter half of what lies in each quarter."""
    high, wide = (max(1, side // 2) for side in gray.shape)
    parts = (gray[:high, :wide], gray[:high, -wide:], gray[-high:, -wide:], gray[-high:, :wide])
    return {name: float(np.percentile(part, 75)) for name, part in zip(QUARTERS, parts, strict=True)}


def _small(gray: Pixels) -> Pixels:
    factor = min(1.0, SMALL / gray.shape[1])
    size = (max(1, round(gray.shape[1] * factor)), max(1, round(gray.shape[0] * factor)))
    return np.asarray(cv2.resize(gray, size, interpolation=cv2.INTER_AREA), np.uint8)


def _soft_tiles(gray: Pixels) -> list[float]:
    """How soft the sharpest parts of a picture are in which there is anything to see."""
    high, wide = gray.shape
    found = []
    step = TILE_PX * (1 if gray.size < LARGE else 2)
    for top in range(0, high - TILE_PX + 1, step):
        for left in range(0, wide - TILE_PX + 1, step):
            light, dark = np.percentile(gray[top : top + TILE_PX : 3, left : left + TILE_PX : 3], (95, 5))
            if light - dark > LEAST_CONTRAST:
                found.append(blur_of(gray, _tile(left, top)))
    return sorted(found)[:MOST_TILES]


def _tile(left: int, top: int) -> Corners:
    right, low = float(left + TILE_PX - 3), float(top + TILE_PX - 3)
    return (left + 2.0, top + 2.0), (right, top + 2.0), (right, low), (left + 2.0, low)
