"""Whether the known table goes on over a spot that nobody has seen bare: no edge, the same grain and light.

A card that hides the spot shows an edge somewhere between it and the table around. On a ground with a print
of its own, or so dark that a dark back is not told from it, nothing is believed.
"""

from __future__ import annotations

import cv2
import numpy as np

from vision.pixels import Gray, Mask

AROUND_MM = 116.0
"""How far from a spot the table is looked at; a card reaches 80 from its tag."""
FREE_MM = 40.0
"""No card is so small that it hides a spot and ends nowhere within this."""
LEAST_RING_MM2 = 3000.0
DARKEST = 50.0
LEVEL, SPREADS = 5.0, 2.5
STEEP, SLACK = 1.25, 1.5
GRAIN = (0.55, 1.8)
LEAST_SMOOTH, LEAST_FREE, LEAST_MET = 0.96, 0.9, 0.5


def goes_on(now: Gray, known: Mask, middle: tuple[int, int], patch: int, mm_per_px: float) -> bool:
    """Tell whether the ground known around a spot goes on over it, at least `patch` pixels around."""
    reach = round(AROUND_MM / mm_per_px)
    x, y = middle
    top, left = max(0, y - reach), max(0, x - reach)
    window = slice(top, y + reach + 1), slice(left, x + reach + 1)
    here, ring = now[window], known[window]
    if np.count_nonzero(ring) * mm_per_px**2 < LEAST_RING_MM2 or float(here[ring].mean()) < DARKEST:
        return False
    flat = here - _plane(here, ring)
    at = (x - left, y - top)
    own = slice(at[1] - patch, at[1] + patch + 1), slice(at[0] - patch, at[0] + patch + 1)
    smooth = _smooth(flat, ring)
    if float(smooth[own].mean()) < LEAST_SMOOTH or not _is_alike(flat, ring, flat[own]):
        return False
    return _is_one(smooth, ring, at, round(FREE_MM / mm_per_px))


def _plane(here: Gray, ring: Mask) -> Gray:
    """How light the ground is, which falls off evenly to one side."""
    ys, xs = np.nonzero(ring)
    rows = np.column_stack((xs, ys, np.ones(len(xs)))).astype(np.float32)
    slope, *_ = np.linalg.lstsq(rows, here[ring], rcond=None)
    high, wide = here.shape
    across, along = np.meshgrid(np.arange(wide), np.arange(high))
    return np.asarray(slope[0] * across + slope[1] * along + slope[2], np.float32)


def _smooth(flat: Gray, ring: Mask) -> Mask:
    """Where the light is that of the ground, and no edge steeper than its own grain."""
    spread = 1.4826 * float(np.median(np.abs(flat[ring])))
    steep = np.hypot(cv2.Sobel(flat, cv2.CV_32F, 1, 0), cv2.Sobel(flat, cv2.CV_32F, 0, 1))
    inner = cv2.erode(ring.astype(np.uint8), np.ones((3, 3), np.uint8)) > 0
    limit = float(np.percentile(steep[inner if inner.any() else ring], 99))
    is_level = np.abs(flat) <= max(SPREADS * spread, LEVEL)
    return np.asarray(is_level & (steep <= STEEP * limit + SLACK), np.bool_)


def _is_alike(flat: Gray, ring: Mask, patch: Gray) -> bool:
    """Whether the grain of the spot is that of the ground."""
    size = (patch.shape[1], patch.shape[0])
    mean = cv2.blur(flat, size)
    rough = np.sqrt(np.maximum(cv2.blur(flat * flat, size) - mean * mean, 0.0))
    inner = cv2.erode(ring.astype(np.uint8), np.ones(patch.shape, np.uint8)) > 0
    if not inner.any():
        return False
    usual = max(float(np.median(rough[inner])), 0.5)
    return GRAIN[0] * usual <= max(float(patch.std()), 0.5) <= GRAIN[1] * usual


def _is_one(smooth: Mask, ring: Mask, at: tuple[int, int], free: int) -> bool:
    """Whether spot and ground are one stretch, with room for no card between."""
    _, labels = cv2.connectedComponents(
        cv2.erode(smooth.astype(np.uint8), np.ones((3, 3), np.uint8)), connectivity=4
    )
    disc = np.zeros(smooth.shape, np.uint8)
    cv2.circle(disc, at, free, (1,), -1)
    inside = disc > 0
    found = labels[inside & (labels > 0)]
    if found.size == 0:
        return False
    stretch = labels == int(np.bincount(found).argmax())
    whole = cv2.dilate(stretch.astype(np.uint8), np.ones((3, 3), np.uint8)) > 0
    return float(whole[inside].mean()) >= LEAST_FREE and float(whole[ring].mean()) >= LEAST_MET
