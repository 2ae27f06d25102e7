"""Spots that could be pips: round, of one size, darker or lighter than the even ring around them."""

from __future__ import annotations

from typing import Any, TypeAlias

import cv2
import msgspec
import numpy as np
import numpy.typing as npt

from vision.prepare import Pixels

Rows: TypeAlias = npt.NDArray[Any]
BLURS = (1.0, 1.45, 2.1, 3.05, 4.4)  # px; a spot shows most between two that fit its size
RADII = (1.75, 2.5, 3.6, 5.2)  # px of the spot that shows most between two blurs
LEAST_RESPONSE, MOST_RESPONSE = 5, 255  # of a blur against the next
LEAST_CONTRAST = 22.0  # of a spot against the ring around it
LEAST_MEAN_CONTRAST = 12.0  # of a spot against the mean of that ring
RING = 1.7  # radii from its middle, that ring is
RING_PARTS = 12
MOST_BROKEN = 3  # parts of the ring that may be like the spot: other pips are near
NEAR = np.ones((3, 3), np.uint8)
MOST_UNEVEN = 0.4  # spread of the ring against the contrast
MOST_SPOTS = 250
ALIKE_REACH = 13.0  # radii from a pip, in which the others of its face lie
ALIKE_WAY = 0.8  # cosine between the ways two pips of a face differ from it


class Spots(msgspec.Struct, frozen=True, eq=False):
    """All spots of one picture, the clearest first: middle, radius, the colour around each."""

    places: Rows
    radii: Rows
    around: Rows
    ways: Rows  # from the colour around a spot to its own
    contrast: Rows

    def moved(self, left: float, top: float) -> Spots:
        """The same spots, counted from another corner."""
        return msgspec.structs.replace(self, places=self.places - (left, top))


def spots_in(pixels: Pixels) -> Spots:
    """Find the spots of a picture in three channels."""
    found = [part for tone in _tones(pixels) for part in _of_tone(tone)]
    rows = np.concatenate(found) if found else np.zeros((0, 4))
    return _ringed(pixels, rows)


def _tones(pixels: Pixels) -> list[Pixels]:
    """The strongest and the weakest of the colours at every place: a pip differs in one of them at least."""
    blue, green, red = cv2.split(pixels)
    most, least = cv2.max(cv2.max(blue, green), red), cv2.min(cv2.min(blue, green), red)
    return [np.asarray(most, np.uint8), np.asarray(least, np.uint8)]


def _of_tone(tone: Pixels) -> list[Rows]:
    """The middles and radii of what stands out of one tone, dark and light."""
    soft = [cv2.GaussianBlur(tone, (0, 0), blur) for blur in BLURS]
    steps = [cv2.subtract(b, a, dtype=cv2.CV_16S) for a, b in zip(soft, soft[1:], strict=False)]
    return [_peaks(steps), _peaks([cv2.subtract(np.zeros_like(one), one) for one in steps])]


def _peaks(steps: list[Any]) -> Rows:
    """Where each size stands out more than everywhere close by."""
    found = []
    for step, radius in zip(steps, RADII, strict=True):
        tops = cv2.compare(step, cv2.dilate(step, NEAR), cv2.CMP_EQ)
        shown = cv2.bitwise_and(tops, cv2.inRange(step, LEAST_RESPONSE, MOST_RESPONSE))
        spots = cv2.findNonZero(shown)
        if spots is not None:
            x, y = spots.reshape(-1, 2).T
            found.append(np.stack([x, y, np.full(len(x), radius), step[y, x]], axis=1))
    if not found:
        return np.zeros((0, 4))
    return np.concatenate(found).astype(np.float64)


def _ringed(pixels: Pixels, rows: Rows) -> Spots:
    """Those spots that an even ring is around, each once."""
    soft = np.asarray(cv2.GaussianBlur(pixels, (0, 0), 0.8), np.uint8)
    ring, middle = _sampled(soft, rows), _at(soft, rows[:, 0], rows[:, 1])
    # The usual colour of a ring is dear to find: most spots hardly differ from the mean of theirs.
    worth = _length(middle - ring.mean(axis=0)) >= LEAST_MEAN_CONTRAST
    rows, ring, middle = rows[worth], ring[:, worth], middle[worth]
    ranked = np.sort(ring, axis=0)
    around = (ranked[RING_PARTS // 2 - 1] + ranked[RING_PARTS // 2]) / 2
    way = middle - around
    contrast = _length(way)
    # Other pips and the edge of the die may be near, but most of the ring is the die's own colour.
    uneven = np.sort(_length(ring - around), axis=0)[RING_PARTS - MOST_BROKEN - 1]
    good = (contrast >= LEAST_CONTRAST) & (uneven <= MOST_UNEVEN * contrast)
    order = np.flatnonzero(good)[np.argsort(-rows[good, 3], kind="stable")]
    order = _once(rows, order)[:MOST_SPOTS]
    return Spots(rows[order, :2], rows[order, 2], around[order], way[order], contrast[order])


def _sampled(soft: Rows, rows: Rows) -> Rows:
    """The colours of every part of the rings, by parts."""
    angles = np.arange(RING_PARTS)[:, None] * (2 * np.pi / RING_PARTS)
    x = rows[:, 0] + RING * rows[:, 2] * np.cos(angles)
    y = rows[:, 1] + RING * rows[:, 2] * np.sin(angles)
    return _at(soft, x, y)


def _length(colours: Rows) -> Rows:
    """How large differences of colours are."""
    blue, green, red = colours[..., 0], colours[..., 1], colours[..., 2]
    return np.asarray(np.sqrt(blue * blue + green * green + red * red))


def _at(soft: Rows, x: Rows, y: Rows) -> Rows:
    """The colours nearest to some places."""
    column = np.clip(np.round(x), 0, soft.shape[1] - 1).astype(int)
    row = np.clip(np.round(y), 0, soft.shape[0] - 1).astype(int)
    return np.asarray(soft[row, column], np.float32)


def _once(rows: Rows, order: Rows) -> Rows:
    """Every spot once, though it stands out in two tones."""
    taken: set[tuple[int, int]] = set()
    kept = []
    columns, lines = (rows[:, :2].astype(int) // 2).T.tolist()
    for at in order.tolist():
        x, y = columns[at], lines[at]
        if (x, y) not in taken:
            taken.update((x + across, y + down) for across in (-1, 0, 1) for down in (-1, 0, 1))
            kept.append(at)
    return np.array(kept, int)


def covered(soft: Pixels, spots: Spots, at: int) -> Pixels:
    """The picture with all spots near one that are like it painted over in the colour around them."""
    apart = spots.places - spots.places[at]
    near = (apart**2).sum(axis=1) < (ALIKE_REACH * spots.radii[at]) ** 2
    alike = (spots.ways @ spots.ways[at]) > ALIKE_WAY * spots.contrast * spots.contrast[at]
    clear = (spots.contrast > 0.45 * spots.contrast[at]) & (spots.contrast < 2.2 * spots.contrast[at])
    large = (spots.radii > 0.6 * spots.radii[at]) & (spots.radii < 1.7 * spots.radii[at])
    canvas = soft.copy()
    for one in np.flatnonzero(near & alike & clear & large).tolist():
        x, y = (round(float(part) * 8) for part in spots.places[one])
        reach = round((1.45 * float(spots.radii[one]) + 1.0) * 8)
        cv2.circle(canvas, (x, y), reach, spots.around[one].tolist(), -1, cv2.LINE_8, 3)
    return canvas
