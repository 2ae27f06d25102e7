"""Printed labels, each with one code of any kind: where on it the code is, and what it says."""

from __future__ import annotations

from typing import TypeAlias, cast

import cv2
import msgspec
import numpy as np
import segno

from companion.core.language.tags import tag_text
from tests.vision.drawing import bars
from tests.vision.pictures.photos import with_check
from tests.vision.simulated.codes import tag_squares
from vision.marks.mark import mark_bits, mark_text
from vision.pixels import Pixels

Chance: TypeAlias = np.random.Generator
GRAIN = 14
"""Pixels a millimetre."""
KINDS = ("QR", "link", "Code 128", "EAN-13", "EAN-8", "UPC-A", "UPC-E")
_SHARES = (0.36, 0.12, 0.14, 0.16, 0.08, 0.08, 0.06)
_ZXING = {"EAN-13": "EAN13", "EAN-8": "EAN8", "UPC-A": "UPCA", "UPC-E": "UPCE", "Code 128": "Code128"}


class Label(msgspec.Struct, frozen=True, eq=False):
    """One label: its picture, where its code is (left, top, right, bottom), and how many modules wide."""

    text: str
    kind: str
    modules: int
    pixels: Pixels
    code_mm: tuple[float, float, float, float]

    @property
    def sides_mm(self) -> tuple[float, float]:
        """How wide and how high it is."""
        return self.pixels.shape[1] / GRAIN, self.pixels.shape[0] / GRAIN

    @property
    def module_mm(self) -> float:
        """How wide a module is."""
        return (self.code_mm[2] - self.code_mm[0]) / self.modules


def label_of(chance: Chance, kind: str | None = None, side_mm: float | None = None) -> Label:
    """Return a label with a code by chance, perhaps of one kind."""
    kind = str(chance.choice(KINDS, p=_SHARES)) if kind is None else kind
    if kind == "QR":
        text = tag_text(int(chance.integers(34**8)))
        return _square(text, "QR", tag_squares(text), side_mm or float(chance.uniform(12, 20)), 4)
    if kind == "link":
        text = f"https://table.example/{chance.integers(10**9)}"
        code = segno.make(text, error=str(chance.choice(["m", "q"])), micro=False)
        dark = np.array([list(row) for row in code.matrix], np.bool_)
        return _square(text, "QR", dark, float(chance.uniform(18, 28)), 4)
    return _bars(chance, kind)


def mark_label(number: int, side_mm: float) -> Label:
    """Return the label of a table mark."""
    return _square(mark_text(number), "mark", np.array(mark_bits(number)), side_mm, 1)


def _square(text: str, kind: str, dark: np.ndarray, side_mm: float, quiet: int) -> Label:
    modules = len(dark)
    flat = np.pad(np.where(dark, np.uint8(15), np.uint8(245)), quiet, constant_values=245)
    whole = round(side_mm * GRAIN * len(flat) / modules)
    large = np.kron(flat, np.ones((24, 24), np.uint8))
    pixels = cast(Pixels, cv2.resize(large, (whole, whole), interpolation=cv2.INTER_AREA))
    start, end = (whole * part / len(flat) / GRAIN for part in (quiet, quiet + modules))
    return Label(text, kind, modules, pixels, (start, start, end, end))


def _bars(chance: Chance, kind: str) -> Label:
    """Return bars with their digits below, a third of a millimetre a module as on most boxes."""
    if kind == "Code 128":
        text = tag_text(int(chance.integers(34**8)))
    elif kind == "UPC-E":
        middle = "".join(map(str, chance.integers(0, 10, 5))) + str(chance.integers(0, 3))
        text = "0" + middle + with_check(f"0{middle[:2]}{middle[5]}0000{middle[2:5]}")[-1]
    else:
        digits = {"EAN-13": 12, "EAN-8": 7}.get(kind, 11)
        text = with_check(str(chance.integers(1, 10)) + "".join(map(str, chance.integers(0, 10, digits - 1))))
    row = bars(text, _ZXING[kind], 4)
    row = row[row.shape[0] // 2]
    ink = np.flatnonzero(row < 128)
    modules = (int(ink[-1]) + 1 - int(ink[0])) // 4
    module_mm = float(chance.uniform(0.26, 0.36))
    wide = round(len(row) / 4 * module_mm * GRAIN)
    deep = round(wide * chance.uniform(0.2, 0.55))
    edge, below = round(1.5 * GRAIN), round(3.5 * GRAIN)
    pixels = np.full((edge + deep + below, wide), 245, np.uint8)
    line = cv2.resize(np.repeat(row[None], 4, 0), (wide, 4), interpolation=cv2.INTER_AREA)[:1]
    pixels[edge : edge + deep] = np.clip(line, 15, 245)
    cv2.putText(
        pixels, text, (wide // 8, edge + deep + below * 3 // 4), 0, wide / (26.0 * len(text)), (15,), 2
    )
    start, end = (part / len(row) * wide / GRAIN for part in (int(ink[0]), int(ink[-1]) + 1))
    return Label(text, kind, modules, pixels, (start, edge / GRAIN, end, (edge + deep) / GRAIN))
