"""A part of a frame: what a recording keeps of the camera's picture."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, floor
from typing import TYPE_CHECKING, TypeAlias

from vision.frames import Frame

if TYPE_CHECKING:
    from vision.pixels import Pixels

Crop: TypeAlias = tuple[int, int, int, int]
"""Left, top, width and height in pixels of the camera's picture."""


def crop_around(corners: Iterable[tuple[float, float]], size: tuple[int, int], margin: float = 0.04) -> Crop:
    """Return the part of the picture that holds these points and a little around them: the mat, say."""
    points = list(corners)
    more = margin * max(size)
    left = max(floor(min(x for x, _ in points) - more), 0)
    top = max(floor(min(y for _, y in points) - more), 0)
    right = min(ceil(max(x for x, _ in points) + more), size[0])
    bottom = min(ceil(max(y for _, y in points) + more), size[1])
    return left, top, max(right - left, 0), max(bottom - top, 0)


def cropped(frame: Frame, crop: Crop | None) -> Frame:
    """Return a part of a frame; a frame with colour planes is cut at even pixels, so that they stay whole."""
    if crop is None or 0 in frame.size:
        return frame
    left, top, right, bottom = _bounds(frame.size, crop, even=frame.planes is not None)
    pixels = frame.pixels[top:bottom, left:right]
    planes = _cut(frame, (left, top, right, bottom)) if frame.planes is not None else None
    return Frame(pixels, frame.time_s, frame.source, planes)


def _bounds(size: tuple[int, int], crop: Crop, *, even: bool) -> tuple[int, int, int, int]:
    wide, high = size
    left, top = max(min(crop[0], wide - 2), 0), max(min(crop[1], high - 2), 0)
    right, bottom = min(max(crop[0] + crop[2], left + 2), wide), min(max(crop[1] + crop[3], top + 2), high)
    if not even:
        return left, top, right, bottom
    right, bottom = min(right + right % 2, wide - wide % 2), min(bottom + bottom % 2, high - high % 2)
    return left - left % 2, top - top % 2, right, bottom


def _cut(frame: Frame, bounds: tuple[int, int, int, int]) -> Pixels:
    """Return a part of the YUV420 rows of a frame, packed without padding."""
    import numpy as np

    assert frame.planes is not None
    left, top, right, bottom = bounds
    high, stride = frame.planes.shape[0] * 2 // 3, frame.planes.shape[1]
    colours = frame.planes[high:].reshape(2, high // 2, stride // 2)
    parts = colours[:, top // 2 : bottom // 2, left // 2 : right // 2].reshape(-1, right - left)
    return np.concatenate([frame.planes[top:bottom, left:right], parts])
