"""Spots on a straightened face: where they are, how clear, how round."""

from __future__ import annotations

from typing import Any, TypeAlias

import cv2
import msgspec
import numpy as np
import numpy.typing as npt

Grid: TypeAlias = npt.NDArray[Any]
HALF = 22  # px of the straightened picture that are half a side
REACH = 1.25  # half sides that are looked at
SPAN = 2 * round(HALF * REACH) + 1
MIDDLE = SPAN // 2
FINE, COARSE = 1.9, 3.4  # px of the blurs between which a pip shows
LEVELS = (0.5, 0.64, 0.78)  # of the strongest difference, where a pip ends
LEAST_RESPONSE = 0.3  # of the clearest pip, what may be a pip too
LEAST_PIP, MOST_PIP = 0.007, 0.065  # of the face that a pip takes
MOST_LARGE_LONG, LEAST_LARGE_FILL = 1.35, 0.93  # a large spot that is one, not several that touch
MOST_ACE = 0.14  # of the face that the pip of a one takes


class Blob(msgspec.Struct, frozen=True, eq=False):
    """A spot on a face: middle in half sides, how clear, part of the face it takes, how long against its
    width, how much of an ellipse it fills.
    """

    spot: tuple[float, float]
    clear: float
    area: float
    long: float
    fill: float
    colour: Grid


def blobs_on(along: Grid, view: Grid, inside: Grid) -> list[Blob]:
    """The spots that stand out, the clearest first."""
    inward = cv2.erode(inside.astype(np.uint8), np.ones((3, 3), np.uint8)).astype(np.float32)
    shown = np.clip(along * inward, -0.5, 1.2)
    step = cv2.GaussianBlur(shown, (0, 0), FINE) - cv2.GaussianBlur(shown, (0, 0), COARSE)
    wide = cv2.dilate(step, np.ones((5, 5), np.uint8))
    peaks = (step >= wide) & (inward > 0) & (shown > 0.25)
    rows, columns = np.nonzero(peaks)
    if not len(rows):
        return []
    values = step[rows, columns]
    good = np.flatnonzero(values >= LEAST_RESPONSE * values.max())
    order = good[np.argsort(-values[good])][:12]
    rows, columns, clear = rows[order], columns[order], values[order] / values.max()
    found: list[Blob | None] = [None] * len(order)
    for level in LEVELS:
        if None not in found:
            break
        part, stats = _parts(shown, level, view)
        label = part[rows, columns]
        count = np.bincount(label, minlength=len(stats))[label]
        for at in np.flatnonzero(label > 0).tolist():
            if found[at] is None:
                blob = _measured(stats[label[at]], float(clear[at]))
                if count[at] == 1 or (blob.long < MOST_LARGE_LONG and blob.fill > LEAST_LARGE_FILL):
                    found[at] = blob
    pairs = zip(found, columns.tolist(), rows.tolist(), clear, strict=True)
    return _once([blob or _unmeasured(x, y, float(one), view) for blob, x, y, one in pairs])


def _once(blobs: list[Blob]) -> list[Blob]:
    """Each spot once: a large one may stand out at several places."""
    kept: list[Blob] = []
    for blob in blobs:
        if all(blob.spot != other.spot for other in kept):
            kept.append(blob)
    return kept


def _unmeasured(x: int, y: int, clear: float, view: Grid) -> Blob:
    """A spot that runs into another, taken for a usual pip."""
    spot = (float(x) - MIDDLE) / HALF, (float(y) - MIDDLE) / HALF
    return Blob(spot, clear, 0.02, 1.0, 1.0, view[y, x])


def _parts(shown: Grid, level: float, view: Grid) -> tuple[Grid, Grid]:
    """What is above a level, in connected parts, and the sums over each part."""
    part = np.asarray(cv2.connectedComponents((shown > level).astype(np.uint8), connectivity=4)[1])
    y, x = np.nonzero(part)
    label, colour = part[y, x], view[y, x]
    columns = (None, x, y, x * x, x * y, y * y, colour[:, 0], colour[:, 1], colour[:, 2])
    count = int(part.max()) + 1
    return part, np.stack([np.bincount(label, column, minlength=count) for column in columns], axis=1)


def _measured(sums: Grid, clear: float) -> Blob:
    area, x, y, xx, xy, yy, *colour = sums.tolist()
    x, y = x / area, y / area
    one, both, two = xx / area - x * x + 1 / 12, xy / area - x * y, yy / area - y * y + 1 / 12
    mean, apart = (one + two) / 2, (((one - two) / 2) ** 2 + both**2) ** 0.5
    low, high = max(mean - apart, 1e-3), mean + apart
    # An ellipse of these spreads has this area; a spot that fills it is round.
    fill = area / (4 * np.pi * (low * high) ** 0.5)
    spot = (x - MIDDLE) / HALF, (y - MIDDLE) / HALF
    return Blob(spot, clear, area / (4 * HALF * HALF), (high / low) ** 0.5, fill, np.array(colour) / area)


def is_pip(blob: Blob) -> bool:
    """Whether a spot is as large and as round as pips are."""
    most = MOST_ACE if np.hypot(*blob.spot) < 0.3 else MOST_PIP
    return LEAST_PIP <= blob.area <= most and blob.long <= 2.0 and blob.fill >= 0.85
