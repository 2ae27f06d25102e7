"""Where in a picture something lies that has the fine contrast and the size of an unread code.

A square code is busy along both axes of the picture, whichever way it is turned; bars are busy along one of
them. So two small maps, how much neighbours differ across and how much they differ down, find both.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

import cv2
import msgspec
import numpy as np
import numpy.typing as npt

from vision.geometry import centre_of
from vision.pixels import Pixels, halved
from vision.regions import Region, around
from vision.tags import Corners, Tag

CELL = 4
"""Side of the squares, in pixels, in which contrast is told."""
LEAST_PX, MOST_PX = 20, 150
"""How wide an unread tag may look, turned any way: what is larger is read without looking closer."""
EVERY = 10**6
"""For spots of any size."""
STEPS = (22, 14, 8)
"""A tag stands apart from what is printed beside it at one of these contrasts."""
_LONGEST = 1.8  # times its width
_BARS_STEP = 9  # contrast across bars
_ONE_WAY = 0.45  # of the contrast of bars lies along one axis, as long as they stand within some 20 degrees
_LEAST_BARS_PX = 48
_NEAR = 8  # pixels between what is one and the same spot at two contrasts
_BESIDE = tuple(complex(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1))
_MOST_SPOTS = 100
_LEAST_ALIKE, _MOST_ALIKE = 0.6, 1.5  # times the usual size of what was read
_BAND_PX = 500_000
_ROUGH_GAIN = 1.45
_OPEN = np.ones((5, 5), np.uint8)
_WIDE = np.ones((3, 7), np.uint8)


class Spot(msgspec.Struct, frozen=True):
    """Something that may be a code: where, how much it looks like one, and its longer side."""

    region: Region
    promise: float
    size: int = 0


class Contrast(msgspec.Struct, frozen=True, eq=False):
    """How much neighbours differ across and down, in cells; what was read counts as plain paper.

    Along both slants too, falling and rising, when that was asked for: then all are told on half the pixels.
    """

    across: Pixels
    down: Pixels
    slants: tuple[Pixels, Pixels] | None = None

    @property
    def gain(self) -> float:
        """How much larger differences are told: where pixels are halved they are softened less."""
        return _ROUGH_GAIN if self.slants is not None else 1.0


def contrast_of(gray: Pixels, read: Iterable[Corners] = (), *, has_slants: bool = False) -> Contrast | None:
    """Return the maps of a picture; None when it is too small to have any."""
    height, width = ((side - 2) // CELL * CELL for side in gray.shape)
    if min(height, width) < LEAST_PX:
        return None
    # Band by band, so that nothing leaves the fastest memory before it is done.
    high = max(_BAND_PX // width // CELL, 1) * CELL
    bands = (gray[top : min(top + high, height) + 2] for top in range(0, height, high))
    parts = [_maps(band, width, has_slants) for band in bands]
    maps = parts[0] if len(parts) == 1 else [np.vstack(alike) for alike in zip(*parts, strict=True)]
    for corners in read:
        outline = _in_small(corners)
        for each in maps:
            cv2.fillConvexPoly(each, outline, (0,))
    return Contrast(maps[0], maps[1], (maps[2], maps[3]) if has_slants else None)


def squares_in(
    contrast: Contrast, size: tuple[int, ...], most_px: int = MOST_PX, steps: Sequence[int] = STEPS
) -> list[Spot]:
    """Return where a square code up to a width may lie in a picture of that size, the likeliest first."""
    both = cv2.blur(cv2.min(contrast.across, contrast.down), (3, 3))
    kept: list[Spot] = []
    widths: dict[complex, float] = {}
    most = cv2.minMaxLoc(both)[1]
    for step in (step for step in (round(contrast.gain * step) for step in steps) if step < most):
        apart = cv2.morphologyEx(_above(both, step), cv2.MORPH_OPEN, _OPEN)
        for middle_x, middle_y, wide, spot in _squares(
            cast(Pixels, apart), step / contrast.gain, size, most_px
        ):
            here = complex(int(middle_x) // _NEAR, int(middle_y) // _NEAR)
            if wide >= 1.35 * max([widths.get(here + beside, 0.0) for beside in _BESIDE]):
                widths[here] = wide
                kept.append(spot)
    return sorted(kept, key=lambda spot: -spot.promise)[:_MOST_SPOTS]


def by_size(spots: Iterable[Spot], read: Iterable[Tag]) -> list[Spot]:
    """Return the spots that are about as large as what was read first: codes on a table are alike."""
    sizes = [max(max(line) - min(line) for line in zip(*tag.corners, strict=True)) for tag in read]
    usual = sorted(sizes)[len(sizes) // 2] if sizes else 0.0
    return sorted(spots, key=lambda spot: not _LEAST_ALIKE * usual <= spot.size <= _MOST_ALIKE * usual)


def bars_in(contrast: Contrast, size: tuple[int, ...]) -> list[Spot]:
    """Return where bars may lie that stand about upright or level, the largest first."""
    across, down = contrast.across, contrast.down
    apart, together = cv2.absdiff(across, down), cv2.addWeighted(across, _ONE_WAY, down, _ONE_WAY, 0)
    is_one_way = cv2.bitwise_and(cv2.compare(apart, together, cv2.CMP_GT), _above(apart, _BARS_STEP))
    found: list[Spot] = []
    for kernel in (_WIDE, _WIDE.T):
        # Bars are joined, then lines and frames that touch them fall away, before wide gaps are bridged.
        near = cv2.morphologyEx(is_one_way, cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8))
        thick = cv2.morphologyEx(near, cv2.MORPH_OPEN, _OPEN)
        joined = cv2.morphologyEx(thick, cv2.MORPH_CLOSE, kernel)
        for contour in _contours(cast(Pixels, joined)):
            left, top, wide, high = (CELL * part for part in cv2.boundingRect(contour))
            region = around(left, top, wide, high, max(16, max(wide, high) // 10), size)
            if max(wide, high) >= _LEAST_BARS_PX and not any(_is_within(region, one.region) for one in found):
                found.append(Spot(region, float(wide * high)))
    return sorted(found, key=lambda spot: -spot.promise)


def _is_within(one: Region, other: Region) -> bool:
    """Tell whether a region lies in another, but for a cell or two."""
    return (
        one.left >= other.left - 3 * CELL
        and one.top >= other.top - 3 * CELL
        and one.left + one.width <= other.left + other.width + 3 * CELL
        and one.top + one.height <= other.top + other.height + 3 * CELL
    )


def _squares(
    apart: Pixels, step: float, size: tuple[int, ...], most_px: int
) -> Iterator[tuple[float, float, float, Spot]]:
    """Return everything of a plausible size and shape, with its middle and width."""
    for contour in _contours(apart):
        left, top, wide, high = (CELL * part for part in cv2.boundingRect(contour))
        longer, shorter = max(wide, high), min(wide, high)
        if shorter < LEAST_PX or longer > most_px or longer > _LONGEST * shorter:
            continue
        _, (one, other), _ = cv2.minAreaRect(contour)
        fill = cv2.contourArea(contour) / max(one * other, 1.0)
        promise = step * fill * min(one, other) / max(one, other, 1.0)
        spot = Spot(around(left, top, wide, high, max(6, longer // 5), size), promise, longer)
        yield left + wide / 2, top + high / 2, wide, spot


def _above(picture: cv2.typing.MatLike, step: int) -> cv2.typing.MatLike:
    return cv2.threshold(picture, step, 255, cv2.THRESH_BINARY)[1]


def _contours(picture: Pixels) -> Iterable[Pixels]:
    contours, _ = cv2.findContours(picture, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    return cast(Iterable[Pixels], contours)


def _maps(band: Pixels, width: int, has_slants: bool) -> list[Pixels]:
    """Return the maps of a band of a picture, which reaches two rows further than they do."""
    if has_slants:
        return _rough_maps(halved(band[:, : width + 2]))
    calm, height = cv2.blur(band, (3, 3)), len(band) - 2
    here, right, below = calm[:height, :width], calm[:height, 2 : width + 2], calm[2:, :width]
    return [halved(halved(cast(Pixels, cv2.absdiff(other, here)))) for other in (right, below)]


def _rough_maps(half: Pixels) -> list[Pixels]:
    """Return all four maps of a band by its halved pixels: a quarter of the time, and nearly as good."""
    here, right, below, beside = half[:-1, :-1], half[:-1, 1:], half[1:, :-1], half[1:, 1:]
    pairs = (right, here), (below, here), (beside, here), (below, right)
    return [halved(cast(Pixels, cv2.absdiff(*pair))) for pair in pairs]


def _in_small(corners: Corners) -> npt.NDArray[np.int32]:
    """Return the outline of a code in cells, with half of its quiet zone."""
    x, y = centre_of(corners)
    four = [(round((x + (px - x) * 1.15) / CELL), round((y + (py - y) * 1.15) / CELL)) for px, py in corners]
    return np.array(four, np.int32)
