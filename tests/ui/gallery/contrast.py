"""How well words stand out from what is really painted behind them."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.ui import walking
from ui.theme.colours import Colour, contrast
from ui.widgets.ink.ink import Mark

LEAST = 4.5
LARGE_MM, LEAST_LARGE = 5.0, 3.0  # as with print: large type is read at less
AROUND = 2  # pixels of ground beside the letters that are looked at too
GRAIN = 8  # colours nearer than this are one ground


def pale_words(root: Any, picture: Any, px_per_mm: float) -> list[str]:
    """Words that do not stand out enough; the picture is a Pillow image of the whole glass."""
    pixels = np.asarray(picture.convert("RGB"))
    found = []
    for widget, mark in walking.marks(root):
        if not mark.words.strip() or mark.colour[3] < 1:
            continue
        ground = ground_of(pixels, widget, mark)
        least = LEAST_LARGE if mark.cap_px >= LARGE_MM * px_per_mm else LEAST
        if ground is not None and contrast(mark.colour, ground) < least - 0.05:
            found.append(f"{type(widget).__name__} {mark.words!r}: {contrast(mark.colour, ground):.1f}")
    return found


def ground_of(pixels: Any, widget: Any, mark: Mark) -> Colour | None:
    """The colour that is seen most round the letters and is not their own."""
    left, low = widget.to_window(mark.ink.x, mark.ink.y)
    right, high = widget.to_window(mark.ink.right, mark.ink.top)
    if widget.to_window(0, 0) != (0, 0):
        return None  # on a turned sheet words stand on the same grounds as on an upright one
    height, width = pixels.shape[:2]
    rows = slice(max(0, round(height - high) - AROUND), min(height, round(height - low) + AROUND))
    columns = slice(max(0, round(left) - AROUND), min(width, round(right) + AROUND))
    patch = pixels[rows, columns].reshape(-1, 3)
    if not len(patch):
        return None
    own = np.array([round(255 * part) for part in mark.colour[:3]])
    other = patch[np.abs(patch.astype(int) - own).max(axis=1) > 3 * GRAIN]
    if not len(other):
        return mark.colour
    grains, counts = np.unique(other // GRAIN, axis=0, return_counts=True)
    most = grains[counts.argmax()]
    of_it = other[(other // GRAIN == most).all(axis=1)]
    red, green, blue = (float(part) / 255 for part in of_it.mean(axis=0))
    return (red, green, blue, 1.0)
