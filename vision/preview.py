"""The last frame as a small picture for the screen, with what was read drawn on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Literal, cast

import cv2
import numpy as np

from vision.geometry import centre_of
from vision.pixels import Pixels, scaled

if TYPE_CHECKING:
    from vision.frames import Frame
    from vision.tags import Tag

# Blue, green, red. Told by line as well as by colour: ours is drawn solid, anything else thin.
_OURS, _FOREIGN, _PAPER, _INK = (120, 200, 60), (40, 150, 240), (20, 20, 20), (245, 245, 245)


def preview_of(
    frame: Frame,
    tags: Iterable[Tag],
    *,
    most_width: int = 800,
    plausible: Callable[[str], bool] = lambda text: True,
    kind: Literal["jpeg", "png"] = "jpeg",
) -> bytes:
    """Return the frame as JPEG or PNG bytes, each tag outlined with its text; no picture gives no bytes."""
    if frame.gray.size == 0:
        return b""
    canvas, factor = _canvas(frame, most_width)
    for tag in tags:
        _outline(canvas, tag, factor, plausible(tag.text))
    options = [cv2.IMWRITE_JPEG_QUALITY, 80] if kind == "jpeg" else []
    is_written, data = cv2.imencode(".jpg" if kind == "jpeg" else ".png", canvas, options)
    return data.tobytes() if is_written else b""


def _canvas(frame: Frame, most_width: int) -> tuple[Pixels, float]:
    """Return a colour copy of the frame, no wider than asked, and how much smaller it is."""
    factor = min(1.0, most_width / frame.size[0])
    pixels = frame.pixels if frame.pixels.ndim == 3 and frame.pixels.shape[2] == 3 else frame.gray
    small = scaled(pixels, factor)
    return (cast(Pixels, cv2.cvtColor(small, cv2.COLOR_GRAY2BGR)) if small.ndim == 2 else small), factor


def _outline(canvas: Pixels, tag: Tag, factor: float, is_ours: bool) -> None:
    corners = np.array(tag.corners, np.float32) * factor
    colour = _OURS if is_ours else _FOREIGN
    cv2.polylines(canvas, [corners.round().astype(np.int32)], True, colour, 3 if is_ours else 1, cv2.LINE_AA)
    text = "".join(letter if " " <= letter <= "~" else "?" for letter in tag.text[:24])
    x, y = (int(part * factor) for part in centre_of(tag.corners))
    spot = (max(x - 4 * len(text), 0), max(y, 12))
    for ink, thick in ((_PAPER, 4), (_INK, 1)):
        cv2.putText(canvas, text, spot, cv2.FONT_HERSHEY_SIMPLEX, 0.45, ink, thick, cv2.LINE_AA)
