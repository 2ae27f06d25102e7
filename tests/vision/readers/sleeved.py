"""Cards with codes beside busy print, in sleeves, under poor lamps: drawn by chance for single pictures.

Drawn otherwise than the table and the photographs, so that what was tuned on those is tried on
something else.
"""

from __future__ import annotations

from math import exp, log, radians, tau
from typing import cast

import cv2
import numpy as np
import segno

from companion.core.language.tags import tag_text
from tests.vision.drawing import bars
from tests.vision.measure.tag_free import KINDS
from tests.vision.pictures.photos import Chance, Light, Photo, Printed, background, with_check
from vision.pixels import Pixels
from vision.tags import TagFormat

SIZES = ((640, 480), (1280, 720), (1920, 1080), (4000, 3000))
HOW_OFTEN = (0.3, 0.35, 0.3, 0.05)
GRAIN = 6  # pixels a module is drawn with, before it is seen from afar
SMALLEST, LARGEST = 1.5, 8.0
_ZXING = {"EAN-13": "EAN13", "EAN-8": "EAN8", "UPC-A": "UPCA", "UPC-E": "UPCE", "Code 128": "Code128"}
_KINDS: tuple[TagFormat, ...] = ("QR", "Code 128", "EAN-13", "EAN-8", "UPC-A", "UPC-E")
_SHARES = (0.5, 0.14, 0.14, 0.12, 0.06, 0.04)


def sleeved(seed: int, *, count: int | None = None) -> Photo:
    """Draw the picture of a number: the same for the same number."""
    chance = np.random.default_rng((seed, 9151))
    wide, high = SIZES[int(chance.choice(len(SIZES), p=HOW_OFTEN))]
    ground = _ground(chance, wide, high)
    many = count if count is not None else int(chance.choice([0, 1, 2, 4, 9], p=[0.1, 0.35, 0.2, 0.2, 0.15]))
    side = int(np.ceil(many**0.5))
    printed: list[Printed] = []
    for spot in range(many):
        cell = wide / side, high / side
        middle = (spot % side + 0.5) * cell[0], (spot // side + 0.5) * cell[1]
        printed += _laid_card(ground, middle, min(cell), chance)
    return Photo(_taken(ground, chance), tuple(printed), f"{wide}x{high} {many}")


def _ground(chance: Chance, wide: int, high: int) -> Light:
    if chance.random() < 0.6:
        return background(chance, wide, high, ())
    names = ("art", "playmat", "text", "dice")
    drawn = KINDS[names[int(chance.integers(len(names)))]](chance, wide, high)
    return (drawn / 255.0 * chance.uniform(0.4, 1.0)).astype(np.float32)


def _code(chance: Chance, kind: TagFormat) -> tuple[str, Light]:
    """Return a text by chance and its drawing with quiet zone, at `GRAIN` pixels a module."""
    if kind == "QR":
        is_ours = chance.random() < 0.7
        text = tag_text(int(chance.integers(34**8))) if is_ours else f"HTTPS://X.ORG/{chance.integers(10**9)}"
        code = segno.make(text, error="h" if is_ours else "m", micro=False)
        dark = np.array([list(row) for row in code.matrix], np.uint8)
        flat = np.pad(np.where(dark, 0.0, 1.0), 4, constant_values=1.0)
        return text, np.kron(flat, np.ones((GRAIN, GRAIN))).astype(np.float32)
    if kind == "Code 128":
        text = tag_text(int(chance.integers(34**8)))
    elif kind == "UPC-E":
        middle = "".join(map(str, chance.integers(0, 10, 5))) + str(chance.integers(0, 3))
        full = f"0{middle[:2]}{middle[5]}0000{middle[2:5]}"
        text = "0" + middle + with_check(full)[-1]
    else:
        digits = {"EAN-13": 12, "EAN-8": 7}.get(kind, 11)
        first = str(chance.integers(1, 10))
        text = with_check(first + "".join(map(str, chance.integers(0, 10, digits - 1))))
    drawn = bars(text, _ZXING[kind], GRAIN)
    tall = np.repeat(
        drawn[drawn.shape[0] // 2][None], int(drawn.shape[1] * chance.uniform(0.15, 0.5)), axis=0
    )
    return text, (np.pad(tall, ((GRAIN, GRAIN), (0, 0)), constant_values=255) / 255.0).astype(np.float32)


def _laid_card(ground: Light, middle: tuple[float, float], room: float, chance: Chance) -> list[Printed]:
    """Lay one card whose code is seen at some size, as far as there is room; return what is printed."""
    kind = _KINDS[int(chance.choice(len(_KINDS), p=_SHARES))]
    text, code = _code(chance, kind)
    others = [_code(chance, "QR")] if kind != "QR" and chance.random() < 0.25 else []
    codes = [(kind, text, code), *(("QR", *other) for other in others)]
    wide = max(int(one.shape[1] * chance.uniform(1.1, 2.4)) for _, _, one in codes)
    high = int(sum(one.shape[0] for _, _, one in codes) + wide * chance.uniform(0.2, 1.0))
    card = (cv2.resize(KINDS["art"](chance, 400, 400), (wide, high)) / 255.0).astype(np.float32)
    top = int(chance.integers(1, GRAIN * 3))
    for _, _, one in codes:
        left = int(chance.integers(0, wide - one.shape[1] + 1))
        card[top : top + one.shape[0], left : left + one.shape[1]] = _inked(one, chance)
        top += one.shape[0] + int(chance.integers(1, GRAIN * 3))
        top = min(top, high - codes[-1][2].shape[0])
    size = exp(chance.uniform(log(SMALLEST), log(LARGEST))) / GRAIN
    size = min(size, 0.97 * room / float(np.hypot(wide, high)))
    _pressed(ground, _in_sleeve(card, chance), middle, size, _turn(kind, chance), chance)
    return [Printed(said, what, size * GRAIN) for what, said, _ in codes]


def _inked(code: Light, chance: Chance) -> Light:
    ink, paper = chance.uniform(0.0, 0.3), chance.uniform(0.6, 1.0)
    toned = cast(Light, ink + (paper - ink) * code)
    return cast(Light, ink + paper - toned) if chance.random() < 0.05 else toned


def _turn(kind: TagFormat, chance: Chance) -> float:
    if kind == "QR" or chance.random() < 0.35:
        return float(chance.uniform(0, 360))
    return float(chance.choice([0, 90, 180, 270]) + chance.uniform(-12, 12))


def _in_sleeve(card: Light, chance: Chance) -> Light:
    """Half of all cards are in a sleeve, which takes contrast and shines in a streak."""
    if chance.random() < 0.5:
        return card
    haze = np.float32(chance.uniform(0.03, 0.25))
    rows, columns = np.mgrid[: card.shape[0], : card.shape[1]].astype(np.float32)
    way = chance.uniform(0, tau)
    along = columns * np.float32(np.cos(way)) + rows * np.float32(np.sin(way))
    streak = np.exp(-(((along - chance.uniform(along.min(), along.max())) / (0.04 * card.shape[1])) ** 2))
    return cast(Light, card * (1 - haze) + haze * 0.8 + streak * np.float32(chance.uniform(0, 0.7)))


def _pressed(
    ground: Light, card: Light, middle: tuple[float, float], size: float, turn: float, chance: Chance
) -> None:
    """Lay a card on the ground at a size, turned, and seen a little askew."""
    high, wide = card.shape
    soft = cv2.GaussianBlur(card, (0, 0), max(0.3, 0.4 / size)) if size < 1 else card
    half = np.array([(-wide, -high), (wide, -high), (wide, high), (-wide, high)]) / 2 * size
    c, s = np.cos(radians(turn)), np.sin(radians(turn))
    lean = chance.uniform(0, 0.05) * size * min(wide, high)
    there = half @ np.array([(c, s), (-s, c)]) + np.array(middle) + chance.uniform(-lean, lean, (4, 2))
    here = np.array([(0, 0), (wide, 0), (wide, high), (0, high)], np.float32)
    how = cv2.getPerspectiveTransform(here, there.astype(np.float32))
    shape = (ground.shape[1], ground.shape[0])
    cv2.warpPerspective(soft, how, shape, dst=ground, borderMode=cv2.BORDER_TRANSPARENT)


def _taken(ground: Light, chance: Chance) -> Pixels:
    """Return the scene as seen in some light: by day, under a lamp at one side, or late in the evening."""
    high, wide = ground.shape
    soft = cv2.GaussianBlur(ground, (0, 0), chance.uniform(0.35, 1.1))
    lamp = cv2.resize(chance.uniform(0.45, 1.05, (2, 2)).astype(np.float32), (wide, high))
    light = float(chance.choice([1.0, 0.75, 0.4]))
    noise = float(chance.choice([1.5, 4.0, 10.0], p=[0.4, 0.4, 0.2]))
    grain = chance.normal(0, noise, (high, wide)).astype(np.float32)
    seen = np.clip(soft * lamp * np.float32(255 * light) + 8 + grain, 0, 255).astype(np.uint8)
    data = cv2.imencode(".jpg", seen, [cv2.IMWRITE_JPEG_QUALITY, int(chance.integers(60, 96))])[1]
    return cast(Pixels, cv2.imdecode(data, cv2.IMREAD_GRAYSCALE))
