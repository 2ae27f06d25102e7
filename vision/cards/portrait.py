"""A small picture of the card that lies under the camera, or nothing when nothing lies there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

import cv2
import numpy as np

from vision.cards.outline import card_in, cut_out
from vision.pixels import Pixels
from vision.preview import preview_of

if TYPE_CHECKING:
    from vision.frames import Frame
    from vision.tags import Tag

MOST_WIDTH = 480  # pixels: about 20 kB
CARD_SIZE = (315, 440)  # pixels: five for a millimetre
QUALITY = 80
LOOKED_AT = 160  # pixels of width on which it is decided whether there is anything
EDGE = 18  # gray levels between neighbours: a print has many such steps, cloth and wood have few
LEAST_EDGES = 0.02  # of the middle of the picture


def portrait_of(frame: Frame | None, tags: Sequence[Tag] = ()) -> bytes:
    """The card upright as a small JPEG, or all that is seen where no card can be told from the table.

    No bytes when there is no frame, or when no printed thing lies in its middle.
    """
    if frame is None or frame.gray.size == 0 or edges_of(frame.gray) < LEAST_EDGES:
        return b""
    corners = card_in(frame.gray, tags)
    if corners is None:
        return preview_of(frame, (), most_width=MOST_WIDTH)
    has_colour = frame.pixels.ndim == 3 and frame.pixels.shape[2] == 3
    card = cut_out(frame.pixels if has_colour else frame.gray, corners, CARD_SIZE)
    is_written, data = cv2.imencode(".jpg", card, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
    return data.tobytes() if is_written else b""


def edges_of(gray: Pixels) -> float:
    """The share of sharp steps in the middle of a picture, noise and slow shadows left out."""
    width = min(LOOKED_AT, gray.shape[1])
    height = max(1, round(gray.shape[0] * width / gray.shape[1]))
    small = cv2.resize(gray, (width, height), interpolation=cv2.INTER_AREA)
    small = cast(Pixels, cv2.medianBlur(small, 3)) if min(small.shape) >= 3 else small
    top, left = height // 5, width // 5
    middle = small[top : height - top, left : width - left].astype(np.int16)
    across, down = np.abs(np.diff(middle, axis=1)) > EDGE, np.abs(np.diff(middle, axis=0)) > EDGE
    return float(across.mean() + down.mean()) if across.size and down.size else 0.0
