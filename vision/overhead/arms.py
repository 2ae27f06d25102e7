"""What reaches in over the edge of the picture: an arm that lies still is no part of the table."""

from __future__ import annotations

from typing import TypeAlias

import cv2
import numpy as np
import numpy.typing as npt

from vision.pixels import Mask

Times: TypeAlias = npt.NDArray[np.float64]

LEAST_MM2 = 6500.0
"""Larger than any card: less than this is something that was laid down at the edge."""
MOST_SHARE = 0.6
"""Of all that is seen: more than this is another light, and no arm."""
OTHER = 12.0
"""Steps of gray by which an arm differs from what it hides."""
STILL_S = 30.0
"""No arm lies so long without the least movement; what does was put there."""
_JOIN = np.ones((5, 5), np.uint8)


def edge_of(seen: Mask) -> Mask:
    """The rim of what is seen of the table: nothing comes in but over it."""
    inner = cv2.erode(seen.astype(np.uint8), _JOIN, borderType=cv2.BORDER_CONSTANT, borderValue=(0,))
    return np.asarray(seen & (inner == 0), np.bool_)


def reaching(differs: Mask, edge: Mask, changed_s: Times, now_s: float, mm_per_px: float) -> Mask:
    """What of that which differs is large, comes in over the edge, and has moved within memory."""
    arms = np.zeros(differs.shape, np.bool_)
    joined = cv2.morphologyEx(differs.astype(np.uint8), cv2.MORPH_CLOSE, _JOIN)
    count, labels, stats, _ = cv2.connectedComponentsWithStats(joined, connectivity=4)
    for label in range(1, count):
        left, top, wide, high, area = (int(part) for part in stats[label])
        if area * mm_per_px**2 < LEAST_MM2 or area > MOST_SHARE * differs.size:
            continue
        box = slice(top, top + high), slice(left, left + wide)
        own = labels[box] == label
        if edge[box][own].any() and now_s - float(changed_s[box][own].max()) <= STILL_S:
            arms[box] |= own
    return arms
