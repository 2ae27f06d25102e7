"""Dice drawn flat from above by Pillow, a hand that neither net has learnt from."""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from tests.vision.dice.drawing import CORNERS, Truth
from tests.vision.dice.rays import PIPS
from vision.pixels import Pixels

SIZE, FINE = (640, 480), 8
MAKES = {
    "white": ((245, 245, 240), (20, 20, 20)), "red": ((190, 25, 30), (250, 250, 250)),
    "black": ((25, 25, 28), (240, 240, 240)), "blue": ((30, 60, 170), (255, 255, 255)),
    "green": ((20, 120, 50), (255, 255, 255)), "ivory": ((235, 220, 180), (60, 30, 10)),
    "yellow": ((240, 200, 30), (10, 10, 10)),
}  # fmt: skip
APART = 1.7  # sides
Chance = np.random.Generator


def flat_roll(seed: int, side_px: float) -> tuple[Pixels, list[Truth]]:
    """A roll of two to six dice, mostly of one colour, and where they lie."""
    chance = np.random.default_rng((seed, 5555))
    table = Image.fromarray(_ground(chance))
    look = chance.uniform((0.075, 0.22, 0.05), (0.11, 0.28, 0.25))
    has_rim, has_foot = (bool(drawn) for drawn in chance.integers(0, 2, 2))
    usual = str(chance.choice(list(MAKES))) if chance.random() < 0.6 else ""
    truths: list[Truth] = []
    for spot in _spots(int(chance.integers(2, 7)), side_px, chance):
        face, colour = int(chance.integers(1, 7)), usual or str(chance.choice(list(MAKES)))
        drawn = _drawn(face, colour, look, side_px, (has_rim, has_foot))
        angle = float(chance.uniform(0, 360))
        middle = _lay(table, drawn, spot, angle, side_px)
        turn = np.radians(-angle)
        spin = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]]) * side_px / 2
        corners = tuple((float(x), float(y)) for x, y in middle + np.array(CORNERS) @ spin.T)
        truths.append(Truth(face, colour, corners))
    return _taken(table, chance), truths


def _ground(chance: Chance) -> Pixels:
    """Soft spots of any size in any colours."""
    coarse = chance.normal(0, 1, (*chance.integers(4, 70, 2), 3)).astype(np.float32)
    spots = cv2.resize(coarse, SIZE) * chance.uniform(3, 25) + chance.uniform(30, 200, 3)
    return np.clip(spots, 0, 255).astype(np.uint8)


def _spots(count: int, side_px: float, chance: Chance) -> list[Any]:
    spots: list[Any] = []
    while len(spots) < count:
        spot = chance.uniform(side_px * 1.1, np.array(SIZE) - side_px * 1.1)
        if all(np.hypot(*(spot - other)) > APART * side_px for other in spots):
            spots.append(spot)
    return spots


def _drawn(face: int, colour: str, look: Any, side_px: float, extras: tuple[bool, bool]) -> Image.Image:
    """One die on an empty sheet of two sides, several times as large."""
    (body, ink), (pip, gap, edge), side = MAKES[colour], look, side_px * FINE
    sheet = Image.new("RGBA", (round(2 * side),) * 2, (0, 0, 0, 0))
    pen, low, high = ImageDraw.Draw(sheet), side / 2, side * 3 / 2
    dark = tuple(int(part * 0.65) for part in body)
    has_rim, has_foot = extras
    if has_foot:
        pen.rounded_rectangle((low, low + side * 0.12, high, high + side * 0.2), edge * side, dark)
    rim = round(side / 30) if has_rim else 0
    pen.rounded_rectangle((low, low, high, high), edge * side, body, dark if has_rim else None, rim)
    for x, y in PIPS[face]:
        middle, reach = side + np.array((x, y)) * gap * side, pip * side
        pen.ellipse((*(middle - reach), *(middle + reach)), fill=ink)
    return sheet


def _lay(table: Image.Image, drawn: Image.Image, spot: Any, angle: float, side_px: float) -> Any:
    """Put a die and its shadow on the table; returns where its middle is."""
    size = round(2 * side_px)
    small = drawn.rotate(angle, Image.Resampling.BICUBIC).resize((size, size), Image.Resampling.LANCZOS)
    cover = small.getchannel("A")
    dark = cover.filter(ImageFilter.GaussianBlur(2)).point([level // 2 for level in range(256)])
    left, top = (int(part) - size // 2 for part in spot)
    table.paste((0, 0, 0), (left + 3, top + 3), dark)
    table.paste(small, (left, top), cover)
    return np.array((left, top)) + (size - 1) / 2


def _taken(table: Image.Image, chance: Chance) -> Pixels:
    """The table as a camera takes it."""
    soft = cv2.GaussianBlur(np.asarray(table, np.float32)[..., ::-1], (0, 0), chance.uniform(0.3, 0.9))
    rough = soft * chance.uniform(0.5, 1.1) + chance.normal(0, chance.uniform(0, 5), soft.shape)
    quality = [cv2.IMWRITE_JPEG_QUALITY, int(chance.integers(75, 96))]
    packed = cv2.imencode(".jpg", np.clip(rough, 0, 255).astype(np.uint8), quality)[1]
    return np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), np.uint8)
