"""The squares of the codes on a drawn table, drawn to a hair where they belong."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

import cv2
import numpy as np

from tests.vision.simulated.grids import Grid, Points
from tests.vision.simulated.scene import MARK_TEXT, Code
from vision.marks.mark import mark_bits
from vision.pixels import Pixels
from vision.sources.drawn.cards import tag_squares

PAPER, INK = 244.0, 28.0
"""How light paper and how dark ink are."""


def squares_of(code: Code) -> Pixels:
    """Return a code's squares, 1 where it is dark: a QR, one row of bars, or a mark with its dark edge."""
    if code.bars_mm:
        return bars_of(code.text)
    if code.is_mark:
        return np.array(mark_bits(int(code.text.removeprefix(MARK_TEXT))), np.uint8)
    return tag_squares(code.text)


@lru_cache(maxsize=512)
def bars_of(text: str) -> Pixels:
    """Return the one row of a Code 128, 1 where it is dark."""
    import zxingcpp

    code = zxingcpp.create_barcode(text, zxingcpp.BarcodeFormat.Code128)
    drawn = np.array(zxingcpp.write_barcode_to_image(code, scale=1, add_quiet_zones=False))
    return np.asarray(drawn[:1] < 128, np.uint8)


def modules_of(code: Code) -> int:
    """Return how many modules a code has along its length."""
    return int(squares_of(code).shape[1])


def label_edge_mm(code: Code) -> float:
    """Return how wide the light edge around a code's dark square is."""
    return code.quiet * code.side_mm / modules_of(code)


def print_code(picture: Pixels, code: Code, middle_px: tuple[float, float], px_per_mm: float) -> None:
    """Print a code and its light edge into a picture; middle in pixels from the picture's top left edge."""
    # A pixel is cut into parts, so that a code need not begin at a whole pixel.
    fine = 4 if px_per_mm < 8 else 2
    wide, high, edge = (part * px_per_mm for part in (*code.size_mm, label_edge_mm(code)))
    left, top = middle_px[0] - wide / 2, middle_px[1] - high / 2
    box = [int(np.floor(left - edge)), int(np.floor(top - edge)), 0, 0]
    box[2:] = int(np.ceil(left + wide + edge)), int(np.ceil(top + high + edge))
    x = (np.arange(box[0] * fine, box[2] * fine) + 0.5) / fine - left
    y = (np.arange(box[1] * fine, box[3] * fine) + 0.5) / fine - top
    ink = _sampled(squares_of(code), x / wide, y / high)
    paper = ((x >= -edge) & (x <= wide + edge))[None, :] & ((y >= -edge) & (y <= high + edge))[:, None]
    size = box[2] - box[0], box[3] - box[1]
    dark, light = (_averaged(layer, size) for layer in (ink, paper.astype(np.float32)))
    _lay(picture, box, dark, light)


def _sampled(squares: Pixels, x: Points, y: Points) -> Grid:
    """Return the squares at shares of the side, 0 outside."""
    rows, columns = squares.shape
    padded = np.pad(squares, 1)
    column = np.clip(np.floor(x * columns).astype(int) + 1, 0, columns + 1)
    row = np.clip(np.floor(y * rows).astype(int) + 1, 0, rows + 1)
    return np.asarray(padded[row[:, None], column[None, :]], np.float32)


def _averaged(layer: Grid, size: tuple[int, int]) -> Grid:
    return cast(Grid, cv2.resize(layer, size, interpolation=cv2.INTER_AREA))


def _lay(picture: Pixels, box: list[int], dark: Grid, light: Grid) -> None:
    """Mix paper and ink into the part of the picture that the label covers."""
    height, width = picture.shape[:2]
    left, top = max(box[0], 0), max(box[1], 0)
    right, bottom = min(box[2], width), min(box[3], height)
    if right <= left or bottom <= top:
        return
    cut = slice(top - box[1], bottom - box[1]), slice(left - box[0], right - box[0])
    ink, paper = dark[cut][..., None], light[cut][..., None]
    under = picture[top:bottom, left:right].astype(np.float32)
    mixed = under * (1 - paper) + PAPER * paper
    mixed = mixed * (1 - ink) + INK * ink
    picture[top:bottom, left:right] = mixed.round().astype(np.uint8)
