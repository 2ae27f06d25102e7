"""Printed pages back through the camera: pixels at a camera's scale, under its light, read for real."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from functools import cache
from math import cos, radians, sin
from pathlib import Path
from typing import cast

import cv2
import numpy as np
import pypdfium2

from card_db.printing.labels import PrintedLabel, Style
from card_db.printing.paper import Fonts, Spot
from card_db.tags import deal_tags
from vision.frames import Frame
from vision.marks.finder import find_marks
from vision.marks.mark import mark_bits
from vision.pixels import Pixels
from vision.readers.base import Reader
from vision.readers.choice import open_reader
from vision.sources.drawn.light import Optics, Weather

FACES = Path(__file__).parents[3] / "ui" / "assets" / "fonts"
GOOD = Weather(noise=2.0, blur_px=0.5, falloff=0.1)
TYPICAL = Weather(noise=4.0, blur_px=0.8, falloff=0.15)
POOR = Weather(noise=7.0, blur_px=1.2, falloff=0.3)
FINE = 16.0  # pixels a millimetre of the pages that labels are cut from
TABLE = 150  # gray of the bare table


def fonts() -> Fonts:
    narrow, wide = "SairaExtraCondensed", "SairaCondensed-700.ttf"
    return Fonts(FACES / f"{narrow}-600.ttf", FACES / f"{narrow}-700.ttf", FACES / wide, FACES / wide)


def style() -> Style:
    return Style(fonts(), mark_bits)


def labels(count: int, seed: int = 1) -> list[PrintedLabel]:
    codes = deal_tags(count, (), random.Random(seed).randrange)
    return [PrintedLabel(code, f"Card {n}", f"Deck {n // 14}", mark=n) for n, code in enumerate(codes)]


def pages(data: bytes, px_per_mm: float) -> list[Pixels]:
    """Every page in gray at so many pixels a millimetre."""
    document = pypdfium2.PdfDocument(data)
    # A hair smaller, so that a page is not stretched to the next whole pixel.
    scale = px_per_mm * 25.4 / 72 * (1 - 2e-5)
    found = [page.render(scale=scale, grayscale=True).to_numpy() for page in document]
    document.close()
    return [np.ascontiguousarray(page[:, :, 0] if page.ndim == 3 else page) for page in found]


def seen(page: Pixels, weather: Weather = TYPICAL, seed: int = 1) -> Pixels:
    """A page as a camera sees it that hangs straight above it."""
    optics = Optics((page.shape[1], page.shape[0]), weather, seed)
    return optics.taken(optics.lit(page))


def at_scale(data: bytes, px_per_mm: float, weather: Weather = TYPICAL) -> list[Pixels]:
    """Every page as a camera sees it whose pixels are so large: drawn finely, then averaged."""
    fine = pages(data, 4 * px_per_mm)
    size = [(round(page.shape[1] / 4), round(page.shape[0] / 4)) for page in fine]
    small = [cv2.resize(page, to, interpolation=cv2.INTER_AREA) for page, to in zip(fine, size, strict=True)]
    return [seen(cast(Pixels, page), weather, seed) for seed, page in enumerate(small)]


@cache
def reader() -> Reader:
    return open_reader()


def codes_in(picture: Pixels) -> list[str]:
    return [tag.text for tag in reader().read(Frame(picture, 0.0, "page"))]


def marks_in(picture: Pixels) -> list[int]:
    return [mark.number for mark in find_marks(picture)]


def cut_out(page: Pixels, spots: Iterable[Spot]) -> list[Pixels]:
    """The labels of a finely drawn page."""
    return [
        page[round(s.y * FINE) : round(s.foot * FINE), round(s.x * FINE) : round(s.right * FINE)]
        for s in spots
    ]


def on_table(
    cuts: Sequence[Pixels], size: tuple[int, int], px_per_mm: float, turn_deg: float, seed: int = 1
) -> Pixels:
    """Labels laid about a table, each turned a little otherwise, as one frame without light or lens."""
    chance = random.Random(seed)
    frame = np.full((size[1], size[0]), TABLE, np.uint8)
    reach = max(np.hypot(*cut.shape) for cut in cuts) / FINE * px_per_mm + 6
    columns, rows = int(size[0] // reach), int(size[1] // reach)
    for number, cut in enumerate(cuts[: columns * rows]):
        row, column = divmod(number, columns)
        middle = (column + 0.5 + chance.uniform(-0.1, 0.1)) * reach, (row + 0.5) * reach + chance.random()
        _lay(frame, cut, px_per_mm, chance.uniform(-turn_deg, turn_deg), middle)
    return frame


def _lay(frame: Pixels, cut: Pixels, px_per_mm: float, turn_deg: float, middle: tuple[float, float]) -> None:
    """Lay one label into the frame; it is first made twice as fine as the frame, averaging."""
    factor = 2 * px_per_mm / FINE
    small = cv2.resize(cut, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA)
    turn, half = radians(turn_deg), 0.5
    height, width = small.shape
    matrix = np.array(
        [
            [half * cos(turn), -half * sin(turn), 0.0],
            [half * sin(turn), half * cos(turn), 0.0],
        ]
    )
    matrix[:, 2] = np.array(middle) - matrix[:, :2] @ np.array([(width - 1) / 2, (height - 1) / 2])
    small = cv2.GaussianBlur(small, (0, 0), 0.6)
    cv2.warpAffine(
        small, matrix, (frame.shape[1], frame.shape[0]), dst=frame, flags=cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_TRANSPARENT,
    )  # fmt: skip


def laid(count: int, cuts: Sequence[Pixels], size: tuple[int, int], px_per_mm: float) -> int:
    """How many labels fit into a frame."""
    reach = max(np.hypot(*cut.shape) for cut in cuts) / FINE * px_per_mm + 6
    return min(count, int(size[0] // reach) * int(size[1] // reach))
