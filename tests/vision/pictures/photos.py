"""Photographs of printed codes, drawn by chance: labels seen askew, bent, blurred, badly lit and squeezed.

Nothing of the drawn table is used here, so that what was tuned there is tried on something else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, radians, sin, tau
from typing import Any, TypeAlias, cast

import cv2
import msgspec
import numpy as np
import numpy.typing as npt
import segno

from tests.vision.drawing import bars
from vision.pixels import Pixels
from vision.tags import TagFormat

Chance: TypeAlias = np.random.Generator
Light: TypeAlias = npt.NDArray[np.float32]
SIZES = ((240, 240), (320, 240), (480, 360), (640, 480), (800, 600), (1280, 960), (1920, 1080), (4000, 3000))
HOW_OFTEN = (0.1, 0.1, 0.15, 0.3, 0.12, 0.1, 0.1, 0.03)
LETTERS = list("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 -.$/+%:")


class Printed(msgspec.Struct, frozen=True):
    """One code of a photograph: what it says, its kind, and pixels a module in the picture."""

    text: str
    kind: TagFormat
    px_per_module: float


class Photo(msgspec.Struct, frozen=True, eq=False):
    """One photograph and the codes in it, with what was done to it."""

    gray: Pixels
    codes: tuple[Printed, ...]
    made: str


def photo(
    seed: int, *, count: int | None = None, backgrounds: Sequence[Pixels] = (), sizes: int = len(SIZES)
) -> Photo:
    """Draw the photograph of a number, of one of the so many smallest sizes: the same for the same number."""
    chance = np.random.default_rng((seed, 4711))
    often = np.array(HOW_OFTEN[:sizes]) / sum(HOW_OFTEN[:sizes])
    wide, high = SIZES[int(chance.choice(sizes, p=often))]
    many = count if count is not None else int(chance.choice([1, 1, 1, 2, 4]))
    ground = background(chance, wide, high, backgrounds)
    printed = []
    room = min(wide, high) if many == 1 else 0.55 * min(wide, high)
    for spot in range(many):
        text, kind, label, modules = printed_code(chance)
        size = room * chance.uniform(0.25, 0.95)
        if many == 1:
            middle = wide / 2 + chance.uniform(-0.1, 0.1) * wide, high / 2 + chance.uniform(-0.1, 0.1) * high
        else:
            middle = (spot % 2 + 0.5) * wide / 2, (spot // 2 + 0.5) * high / 2
        stretch = laid(ground, label, middle, size, chance)
        printed.append(Printed(text, kind, stretch * label.shape[1] / modules))
    seen, made = taken(ground, min(one.px_per_module for one in printed), chance)
    return Photo(seen, tuple(printed), made)


def printed_code(chance: Chance) -> tuple[str, TagFormat, Light, float]:
    """Return a code by chance: its text and kind, its drawing with quiet zone, and how many modules wide."""
    kind: TagFormat = cast(
        TagFormat,
        chance.choice(["QR", "EAN-13", "EAN-8", "Code 128", "UPC-A"], p=[0.45, 0.25, 0.06, 0.16, 0.08]),
    )
    if kind == "QR":
        text = "".join(chance.choice(LETTERS, int(chance.integers(4, 60)))).strip() or "A"
        code = segno.make(text, error=str(chance.choice(list("lmqh"))), micro=False)
        dark = np.array([list(row) for row in code.matrix], np.uint8)
        quiet = int(chance.integers(2, 5))
        flat = np.pad(np.where(dark, 0.0, 1.0), quiet, constant_values=1.0)
        return text, kind, np.kron(flat, np.ones((8, 8))).astype(np.float32), flat.shape[0]
    if kind == "Code 128":
        text = "".join(chance.choice(LETTERS[:36], int(chance.integers(5, 16))))
        drawn = bars(text, "Code128", 4)
    else:
        text = with_check("".join(map(str, chance.integers(0, 10, {"EAN-13": 12, "EAN-8": 7}.get(kind, 11)))))
        text = text if kind != "EAN-13" or text[0] != "0" else with_check("4" + text[1:-1])
        drawn = bars(text, {"EAN-13": "EAN13", "EAN-8": "EAN8", "UPC-A": "UPCA"}[kind], 4)
    return text, kind, with_digits(drawn, text, chance), drawn.shape[1] / 4


def with_check(digits: str) -> str:
    """Return digits with the check digit of shop codes after them."""
    weighed = sum(int(digit) * (3 if place % 2 == 0 else 1) for place, digit in enumerate(reversed(digits)))
    return digits + str(-weighed % 10)


def with_digits(drawn: Pixels, text: str, chance: Chance) -> Light:
    """Return bars of some height, most with their text printed below."""
    middle = drawn[drawn.shape[0] // 2]
    tall = np.repeat(middle[None], int(len(middle) * chance.uniform(0.2, 0.6)), axis=0)
    below = np.full((44, len(middle)), 255, np.uint8)
    if chance.random() < 0.8:
        cv2.putText(below, text, (30, 32), 0, len(middle) / (28.0 * len(text)), (0,), 3)
    edge = np.full((16, len(middle)), 255, np.uint8)
    return (np.vstack([edge, tall, below]) / 255.0).astype(np.float32)


def background(chance: Chance, wide: int, high: int, pictures: Sequence[Pixels]) -> Light:
    """Return what the label lies on: paper, wood, cloth, print, or part of a real picture."""
    kind = int(chance.integers(5))
    if pictures and kind < 2:
        picture = pictures[int(chance.integers(len(pictures)))]
        return cast(Light, cv2.resize(picture, (wide, high)).astype(np.float32) / 255)
    base = np.full((high, wide), chance.uniform(0.1, 0.95), np.float32)
    for fine in (4, 16, 64, 200) if kind else (3,):
        cloud = chance.normal(0, 1, (fine, max(2, fine if kind != 2 else fine // 8))).astype(np.float32)
        base += cv2.resize(cloud, (wide, high)) * chance.uniform(0, 0.1)
    if kind == 3:
        print_ = np.full((high, wide), 255, np.uint8)
        for row in range(12, high, 22):
            letters = "".join(chance.choice(list("abcdefgh ijklm nopqrst EKMRW 0123456789"), 90))
            cv2.putText(print_, letters, (4, row), 0, 0.5, (int(chance.uniform(0, 100)),), 1)
        base *= print_.astype(np.float32) / 255
    if kind == 4:
        for _ in range(30):
            x, y = int(chance.uniform(0, wide)), int(chance.uniform(0, high))
            box = (x, y), (x + int(chance.uniform(5, wide / 4)), y + int(chance.uniform(5, high / 4)))
            cv2.rectangle(base, *box, (chance.uniform(0, 1),), int(chance.choice([-1, 1, 2, 4])))
    return np.clip(base, 0, 1)


def laid(ground: Light, label: Light, middle: tuple[float, float], size: float, chance: Chance) -> float:
    """Lay a label on the ground, turned, tilted, perhaps bent; return its pixels' size in the picture."""
    high, wide = label.shape
    ink, paper = sorted(chance.uniform(0.02, 1.0, 2))
    paper = max(paper, ink + chance.uniform(0.25, 0.6))
    toned = ink + (1 - ink if paper > 1 else paper - ink) * label
    if chance.random() < 0.06:
        toned = toned.max() + toned.min() - toned
    stretch = size / max(wide, high)
    turn = chance.choice([0.0, 90.0, 180.0, 270.0, chance.uniform(0, 360)], p=[0.3, 0.12, 0.08, 0.1, 0.4])
    turn += chance.normal(0, 4)
    tilt, way = chance.choice([0.0, chance.uniform(0, 45)], p=[0.3, 0.7]), chance.uniform(0, tau)
    bend = chance.choice([0.0, chance.uniform(0.1, 0.9)], p=[0.7, 0.3])
    xs, ys = np.meshgrid(
        np.arange(ground.shape[1], dtype=np.float32), np.arange(ground.shape[0], dtype=np.float32)
    )
    across, along = (xs - middle[0]) / (stretch * wide / 2), (ys - middle[1]) / (stretch * wide / 2)
    # From the picture back to the label: undo the tilt (a plane seen from three label widths), then the turn.
    lean = across * cos(way) + along * sin(way)
    depth = 1 / np.clip(1 - sin(radians(tilt)) * lean / 3, 0.3, None)
    slim = cos(radians(tilt))
    off = lean * (1 / slim - 1)
    u, v = (across + off * cos(way)) * depth, (along + off * sin(way)) * depth
    c, s = cos(radians(turn)), sin(radians(turn))
    u, v = u * c + v * s, -u * s + v * c
    if bend:
        u = np.arcsin(np.clip(u * bend, -0.99, 0.99)) / bend
    grain = max(1.0, 1.2 / stretch)
    soft = cv2.GaussianBlur(toned, (0, 0), 0.35 * grain)
    there = ((u + 1) * wide / 2 - 0.5).astype(np.float32), (v * wide / 2 + high / 2 - 0.5).astype(np.float32)
    seen = cv2.remap(soft, *there, cv2.INTER_LINEAR, borderValue=(-1.0,))
    inside = (there[0] >= 0) & (there[0] <= wide - 1) & (there[1] >= 0) & (there[1] <= high - 1)
    ground[inside] = seen[inside]
    return float(stretch * slim)


def taken(ground: Light, module_px: float, chance: Chance) -> tuple[Pixels, str]:
    """Return a scene as a camera in some light saw it; faults grow with the modules."""
    picture, names = ground.copy(), []
    for name, (change, how_often) in CHANGES.items():
        if chance.random() < how_often:
            picture = change(picture, min(module_px, 8.0), chance)
            names.append(name)
    noise = chance.normal(0, chance.choice([0.005, 0.015, 0.04]), picture.shape)
    pixels = (np.clip(picture + noise, 0, 1) * 255).astype(np.uint8)
    data = cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, int(chance.integers(40, 91))])[1]
    return cast(Pixels, cv2.imdecode(data, cv2.IMREAD_GRAYSCALE)), " ".join(names)


def _defocus(picture: Light, module_px: float, chance: Chance) -> Light:
    side = int(2 * module_px * chance.uniform(0.3, 1.0) + 1)
    disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (side, side)).astype(np.float32)
    return cast(Light, cv2.filter2D(picture, -1, disc / disc.sum()))


def _soft(picture: Light, module_px: float, chance: Chance) -> Light:
    return cast(Light, cv2.GaussianBlur(picture, (0, 0), chance.uniform(0.3, 0.25 * module_px + 0.5)))


def _shaken(picture: Light, module_px: float, chance: Chance) -> Light:
    side = int(module_px * chance.uniform(0.5, 2.0)) * 2 + 1
    line, angle = np.zeros((side, side), np.float32), chance.uniform(0, tau)
    half = side // 2
    end = round(half + half * cos(angle)), round(half + half * sin(angle))
    cv2.line(line, (side - 1 - end[0], side - 1 - end[1]), end, (1.0,))
    return cast(Light, cv2.filter2D(picture, -1, line / line.sum()))


def _uneven(picture: Light, _: float, chance: Chance) -> Light:
    high, wide = picture.shape
    slope = cv2.resize(chance.uniform(0.25, 1.1, (2, 2)).astype(np.float32), (wide, high))
    return cast(Light, picture * slope)


def _shadow(picture: Light, _: float, chance: Chance) -> Light:
    high, wide = picture.shape
    mask = np.zeros((high, wide), np.float32)
    points = (chance.uniform(-0.2, 1.2, (4, 2)) * (wide, high)).astype(np.int32)
    cv2.fillPoly(mask, [cv2.convexHull(points)], (1.0,))
    soft = cv2.blur(mask, (int(chance.integers(1, max(wide // 12, 2))),) * 2)
    return picture * (1 - soft * np.float32(chance.uniform(0.3, 0.75)))


def _shine(picture: Light, _: float, chance: Chance) -> Light:
    high, wide = picture.shape
    rows, columns = np.mgrid[:high, :wide].astype(np.float32)
    x, y, reach = chance.uniform(0, wide), chance.uniform(0, high), chance.uniform(0.04, 0.2) * wide
    away = ((columns - x) / reach) ** 2 + ((rows - y) / (reach * chance.uniform(0.3, 1))) ** 2
    return cast(Light, picture + np.exp(-away).astype(np.float32) * np.float32(chance.uniform(0.3, 1.2)))


def _dim(picture: Light, _: float, chance: Chance) -> Light:
    return cast(Light, picture ** np.float32(chance.uniform(0.6, 1.6)) * np.float32(chance.uniform(0.3, 1)))


def _hazy(picture: Light, _: float, chance: Chance) -> Light:
    part = np.float32(chance.uniform(0.15, 0.6))
    return cast(Light, picture * part + np.float32(chance.uniform(0, 1)) * (1 - part))


def _screen(picture: Light, _: float, chance: Chance) -> Light:
    high, wide = picture.shape
    step, angle = chance.uniform(1.7, 5), chance.uniform(0, tau)
    rows, columns = np.mgrid[:high, :wide].astype(np.float32)
    wave = np.sin(tau / step * (columns * np.float32(cos(angle)) + rows * np.float32(sin(angle))))
    return cast(Light, picture * (1 + np.float32(chance.uniform(0.05, 0.2)) * wave))


CHANGES: dict[str, tuple[Callable[[Light, float, Chance], Light], float]] = {
    "screen": (_screen, 0.07),
    "uneven": (_uneven, 0.4),
    "shadow": (_shadow, 0.25),
    "shine": (_shine, 0.2),
    "hazy": (_hazy, 0.2),
    "soft": (_soft, 0.6),
    "defocus": (_defocus, 0.25),
    "shaken": (_shaken, 0.2),
    "dim": (_dim, 0.3),
}


def without_codes(seed: int) -> Any:
    """Return a picture with everything but codes."""
    chance = np.random.default_rng((seed, 4712))
    wide, high = SIZES[int(chance.choice(len(SIZES), p=HOW_OFTEN))]
    return taken(background(chance, wide, high, ()), 4.0, chance)[0]
