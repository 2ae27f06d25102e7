"""How a card looks from straight above: art and print by its seed, its back, its codes, its sleeve."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import cast

import cv2
import numpy as np
from msgspec.structs import replace
from numpy.random import Generator

from tests.vision.simulated.codes import PAPER, print_code
from tests.vision.simulated.scene import Card, Colour, spot_of_code
from tests.vision.simulated.sleeves import shine_of
from vision.pixels import Pixels

_LEVELS = (2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 12.0, 16.0, 24.0, 32.0)
_ROUND_MM = 3.0


def level_for(px_per_mm: float) -> float:
    """Return how finely a card is drawn that will be sampled so finely."""
    return next((level for level in _LEVELS if level >= px_per_mm), _LEVELS[-1])


def look_of(card: Card) -> Card:
    """Return the card without its place: what decides how it is drawn."""
    return replace(card, x_mm=0.0, y_mm=0.0, turn_deg=0.0, z_mm=0.0, key="", smear_mm=(0.0, 0.0))


@lru_cache(maxsize=96)  # each some 70 kB: more than lie on a table
def sprite_of(look: Card, px_per_mm: float, is_gray: bool) -> Pixels:
    """Draw a card upright, its colours already weighed by how much they cover, which is the last channel."""
    width, height = (max(4, round(side * px_per_mm)) for side in look.size_mm)
    picture = np.empty((height, width, 3), np.uint8)
    _GROUNDS[look.side](picture, np.random.default_rng((look.seed, 11)), px_per_mm)
    for number, code in enumerate(look.codes):
        x, y = spot_of_code(look, number)
        scale = width / look.size_mm[0]
        print_code(picture, code, (width / 2 + x * scale, height / 2 + y * scale), scale)
    if look.sleeve:
        _shine(picture, look)
    cover = _cover(width, height, 0.0 if look.side == "paper" else _ROUND_MM * px_per_mm)
    if is_gray:
        gray = cast(Pixels, cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY))
        return cast(Pixels, cv2.merge([_weighed(gray, cover), cover]))
    parts = [_weighed(np.ascontiguousarray(picture[:, :, part]), cover) for part in range(3)]
    return cast(Pixels, cv2.merge([*parts, cover]))


def _weighed(channel: Pixels, cover: Pixels) -> Pixels:
    return cast(Pixels, cv2.multiply(channel, cover, scale=1 / 255))


def _cover(width: int, height: int, radius: float) -> Pixels:
    """Return a rectangle with rounded corners."""
    cover = np.full((height, width), 255, np.uint8)
    size = int(radius)
    if size < 1:
        return cover
    y, x = np.mgrid[0:size, 0:size] + 0.5
    far = np.hypot(radius - x, radius - y)
    corner = np.clip((radius - far + 0.5) * 255, 0, 255).astype(np.uint8)
    cover[:size, :size], cover[:size, -size:] = corner, corner[:, ::-1]
    cover[-size:, :size], cover[-size:, -size:] = corner[::-1], corner[::-1, ::-1]
    return cover


# -- grounds ---------------------------------------------------------------------------------------


def _tint(chance: Generator, low: int, high: int) -> Colour:
    blue, green, red = (int(part) for part in chance.integers(low, high, 3))
    return blue, green, red


def _tone(chance: Generator) -> Colour:
    """Return a colour as inks have them: any lightness, seldom loud."""
    light, loud = chance.uniform(15, 235), chance.uniform(5, 45)
    blue, green, red = (int(np.clip(light + part, 5, 245)) for part in chance.normal(0, loud, 3))
    return blue, green, red


def _paint_paper(picture: Pixels, chance: Generator, px_per_mm: float) -> None:
    """White paper, hardly seen."""
    picture[:] = round(PAPER) - int(chance.integers(0, 6))


def _paint_back(picture: Pixels, chance: Generator, px_per_mm: float) -> None:
    """A dark back with a lighter frame and a plain figure, the same for every card of a seed."""
    height, width = picture.shape[:2]
    dark = _tint(chance, 18, 75)
    picture[:] = dark
    edge = max(1, round(3 * px_per_mm))
    lighter = tuple(min(255, part + 45) for part in dark)
    cv2.rectangle(picture, (edge, edge), (width - 1 - edge, height - 1 - edge), lighter, max(1, edge // 4))
    for ring in range(3, 0, -1):
        axes = round(width * 0.12 * ring), round(height * 0.1 * ring)
        cv2.ellipse(picture, (width // 2, height // 2), axes, 0, 0, 360, lighter, max(1, edge // 5))


def _paint_face(picture: Pixels, chance: Generator, px_per_mm: float) -> None:
    """A frame, a picture of soft and hard shapes, a name and some lines of small print."""
    height, width = picture.shape[:2]
    picture[:] = _tone(chance)
    edge = round(2.5 * px_per_mm)
    inner = picture[edge : height - edge, edge : width - edge]
    low = int(height * chance.uniform(0.5, 0.68))
    _paint_art(inner[:low], chance)
    is_light = chance.random() < 0.7
    inner[low:] = _tint(chance, 195, 240) if is_light else _tint(chance, 25, 70)
    ink = _tint(chance, 10, 50) if is_light else _tint(chance, 190, 240)
    _write(inner[low:], chance, px_per_mm, ink)


def _paint_art(art: Pixels, chance: Generator) -> None:
    """Clouds of few colours with some shapes: nothing anybody owns, but as busy as any picture."""
    height, width = art.shape[:2]
    tones = [_tone(chance) for _ in range(5)]
    clouds = np.array(tones, np.uint8)[chance.integers(0, 5, (8, 7))]
    art[:] = cv2.resize(clouds, (width, height), interpolation=cv2.INTER_CUBIC)
    for _ in range(int(chance.integers(5, 14))):
        x, y = int(chance.integers(0, width)), int(chance.integers(0, height))
        reach = int(chance.integers(max(2, width // 25), max(3, width // 4)))
        tint = tones[int(chance.integers(0, 5))]
        if chance.random() < 0.5:
            cv2.ellipse(art, (x, y), (reach, reach // 2 + 1), float(chance.uniform(0, 180)), 0, 360, tint, -1)
        else:
            corners = chance.integers(-reach, reach + 1, (int(chance.integers(3, 6)), 2)) + (x, y)
            cv2.fillPoly(art, [corners.astype(np.int32)], tint, cv2.LINE_AA)
    for _ in range(int(chance.integers(4, 12))):
        ends = chance.integers(0, (width, height), (2, 2))
        start, end = (tuple(int(part) for part in row) for row in ends)
        cv2.line(art, start, end, _tone(chance), max(1, width // 90), cv2.LINE_AA)


def _write(field: Pixels, chance: Generator, px_per_mm: float, ink: Colour) -> None:
    """Lines of letters that mean nothing, about as large as print on cards."""
    height, width = field.shape[:2]
    letters = np.array(list("aeinorstlucdmph "))
    size = 2.2 * px_per_mm
    for number in range(int(height // (1.6 * size))):
        line = "".join(chance.choice(letters, int(chance.integers(18, 42))))
        spot = round(2 * px_per_mm), round((number + 1) * 1.6 * size)
        cv2.putText(
            field, line, spot, cv2.FONT_HERSHEY_SIMPLEX, size / 30, ink, max(1, round(size / 9)), cv2.LINE_AA
        )


def _shine(picture: Pixels, look: Card) -> None:
    """Lay what a plastic sleeve gives back from the room over a card."""
    height, width = picture.shape[:2]
    share = cv2.resize(shine_of(look.seed, look.sleeve), (width, height))
    rest = cv2.merge([1 - share] * 3)
    added = cv2.merge([(share * 250).astype(np.uint8)] * 3)
    cv2.add(cv2.multiply(picture, rest, dtype=cv2.CV_8U), added, dst=picture)


_GROUNDS: dict[str, Callable[[Pixels, Generator, float], None]] = {
    "face": _paint_face,
    "back": _paint_back,
    "paper": _paint_paper,
}
