"""Pictures without any table mark, meant to be taken for one: what lies on tables, and worse."""

from __future__ import annotations

from collections.abc import Callable
from math import tau
from typing import Any, TypeAlias, cast

import cv2
import numpy as np
import numpy.typing as npt
import segno

from vision.pixels import Pixels

Chance: TypeAlias = np.random.Generator
SIZES = ((640, 480), (1280, 720), (1920, 1080))


def tag_free(seed: int) -> tuple[str, Pixels]:
    """Draw one picture of the kind whose turn it is, as a camera would have taken it."""
    chance = np.random.default_rng((seed, 77))
    names = sorted(KINDS)
    name = names[seed % len(names)]
    wide, high = SIZES[int(chance.integers(len(SIZES)))]
    return name, taken(KINDS[name](chance, wide, high), chance)


def taken(clean: Pixels, chance: Chance) -> Pixels:
    """Tilt, soften and roughen a clean drawing."""
    high, wide = clean.shape
    here = np.array([(0, 0), (wide, 0), (wide, high), (0, high)], np.float32)
    there = here + chance.uniform(-0.12, 0.12, (4, 2)).astype(np.float32) * (wide, high)
    turn = cv2.getPerspectiveTransform(here, there.astype(np.float32))
    seen = cv2.warpPerspective(clean, turn, (wide, high), borderMode=cv2.BORDER_REFLECT)
    soft = cv2.GaussianBlur(seen, (0, 0), chance.uniform(0.3, 1.5)).astype(np.float32)
    rough = soft * chance.uniform(0.5, 1.0) + chance.normal(0, chance.uniform(0, 8), soft.shape)
    squeezed = cv2.imencode(
        ".jpg", np.clip(rough, 0, 255).astype(np.uint8), [1, int(chance.integers(60, 96))]
    )[1]
    return cast(Pixels, cv2.imdecode(squeezed, cv2.IMREAD_GRAYSCALE))


def _gray(chance: Chance, low: float = 0, high: float = 255) -> tuple[int]:
    return (int(chance.uniform(low, high)),)


def _cloud(chance: Chance, wide: int, high: int) -> Pixels:
    """Soft shapes of every size, as art and cloth have them."""
    total: npt.NDArray[Any] = np.zeros((high, wide), np.float32)
    for fine in (3, 6, 12, 25, 50, 100):
        total = (
            total + cv2.resize(chance.normal(0, 1, (fine, fine)).astype(np.float32), (wide, high)) / fine**0.5
        )
    low, top = float(total.min()), float(total.max())
    return ((total - low) / (top - low) * 255).astype(np.uint8)


def _playmat(chance: Chance, wide: int, high: int) -> Pixels:
    picture = (_cloud(chance, wide, high) * 0.5 + 40).astype(np.uint8)
    for _ in range(40):
        x, y, side = int(chance.uniform(0, wide)), int(chance.uniform(0, high)), chance.uniform(8, 120)
        corners = int(chance.choice([4, 4, 4, 6, 3]))
        around = chance.uniform(0, tau) + np.arange(corners) * tau / corners
        points = (
            np.stack([x + side * np.cos(around), y + side * np.sin(around)], axis=1).round().astype(np.int32)
        )
        thick = int(chance.choice([-1, 1, 2, 4]))
        if thick < 0:
            cv2.fillPoly(picture, [points], _gray(chance))
        cv2.polylines(picture, [points], True, _gray(chance), max(thick, 1))
    return picture


def _noise(chance: Chance, wide: int, high: int) -> Pixels:
    grain = int(chance.integers(1, 12))
    small = chance.integers(0, 256, (high // grain + 1, wide // grain + 1)).astype(np.uint8)
    if chance.random() < 0.5:
        small = np.where(small > 127, 255, 0).astype(np.uint8)
    return np.kron(small, np.ones((grain, grain), np.uint8))[:high, :wide]


def _text(chance: Chance, wide: int, high: int) -> Pixels:
    picture = np.full((high, wide), int(chance.uniform(180, 255)), np.uint8)
    size, y = chance.uniform(0.3, 1.6), 10
    while y < high:
        letters = "".join(chance.choice(list("abcdefghijklmnopqrstuvwxyz EBRDOQ0869#@ "), 120))
        cv2.putText(
            picture, letters, (8, y), int(chance.integers(0, 8)), size, _gray(chance, 0, 90), int(1 + size)
        )
        y += int(32 * size) + 3
    return picture


def _checkers(chance: Chance, wide: int, high: int) -> Pixels:
    step = int(chance.integers(4, 60))
    rows, columns = np.arange(high)[:, None] // step, np.arange(wide)[None] // step
    board = np.where((rows + columns) % 2 == 0, *(float(part) for part in chance.uniform(0, 255, 2)))
    return cast(Pixels, board.astype(np.uint8))


def _codes(chance: Chance, wide: int, high: int) -> Pixels:
    picture = np.full((high, wide), 245, np.uint8)
    for _ in range(14):
        text = "".join(chance.choice(list("ABCDEFGHIJ0123456789"), int(chance.integers(4, 30))))
        code = segno.make(text, error="h", micro=None if chance.random() < 0.4 else False)
        dark = np.array([list(row) for row in code.matrix], np.uint8)
        grain = int(chance.integers(2, 9))
        drawn = np.kron(np.where(dark, 10, 245).astype(np.uint8), np.ones((grain, grain), np.uint8))
        _stuck(picture, drawn, chance)
    return picture


def _art(chance: Chance, wide: int, high: int) -> Pixels:
    picture = _cloud(chance, wide, high)
    for _ in range(25):
        box = int(chance.uniform(20, 160)), int(chance.uniform(20, 220))
        x, y = int(chance.uniform(0, wide)), int(chance.uniform(0, high))
        cv2.rectangle(picture, (x, y), (x + box[0], y + box[1]), _gray(chance), -1)
        cv2.rectangle(picture, (x, y), (x + box[0], y + box[1]), _gray(chance), int(chance.integers(1, 8)))
        cv2.circle(picture, (x + box[0] // 2, y + box[1] // 2), min(box) // 3, _gray(chance), -1)
        cv2.putText(picture, str(int(chance.integers(0, 99))), (x + 4, y + 18), 2, 0.6, _gray(chance), 2)
    return picture


def _dice(chance: Chance, wide: int, high: int) -> Pixels:
    """Dominoes and dice: squares with round bits."""
    picture = np.full((high, wide), int(chance.uniform(20, 220)), np.uint8)
    for _ in range(30):
        side = int(chance.uniform(14, 90))
        body = np.full((side, side), int(chance.uniform(0, 255)), np.uint8)
        for spot in chance.permutation(9)[: int(chance.integers(1, 7))]:
            middle = (int((spot % 3 + 0.9) * side / 3.8 + 1), int((spot // 3 + 0.9) * side / 3.8 + 1))
            cv2.circle(body, middle, max(side // 10, 1), _gray(chance), -1)
        _stuck(picture, body, chance)
    return picture


def _puzzles(chance: Chance, wide: int, high: int) -> Pixels:
    """Crosswords and pixel pictures: light and dark squares by chance, some within a dark frame."""
    picture = np.full((high, wide), 240, np.uint8)
    for _ in range(12):
        cells = int(chance.choice([3, 4, 6, 7, 8, 9, 11, 15]))
        bits = np.where(chance.random((cells, cells)) < chance.uniform(0.2, 0.8), 240, 15).astype(np.uint8)
        if chance.random() < 0.5:
            bits = np.pad(bits, 1, constant_values=15)
        grain = int(chance.integers(3, 14))
        _stuck(picture, np.kron(bits, np.ones((grain, grain), np.uint8)), chance)
    return picture


def _others(chance: Chance, wide: int, high: int) -> Pixels:
    """Marks of other sets: four by four, six by six, and those of robots."""
    picture = np.full((high, wide), 240, np.uint8)
    sets = (
        cv2.aruco.DICT_4X4_1000,
        cv2.aruco.DICT_6X6_1000,
        cv2.aruco.DICT_7X7_1000,
        cv2.aruco.DICT_APRILTAG_36h11,
    )
    for _ in range(14):
        marks = cv2.aruco.getPredefinedDictionary(int(chance.choice(sets)))
        side = int(chance.integers(marks.markerSize + 2, 90))
        number = int(chance.integers(len(marks.bytesList)))
        _stuck(picture, cv2.aruco.generateImageMarker(marks, number, side), chance)
    return picture


def _stuck(picture: Pixels, small: npt.NDArray[Any], chance: Chance) -> None:
    """Lay a small drawing on a picture, turned, where there is room."""
    side = int(max(small.shape) * 1.5) + 2
    high, wide = picture.shape
    if side >= min(high, wide):
        return
    x, y = int(chance.integers(0, wide - side)), int(chance.integers(0, high - side))
    spin = cv2.getRotationMatrix2D((small.shape[1] / 2, small.shape[0] / 2), chance.uniform(0, 360), 1.0)
    spin[:, 2] += np.array([(side - small.shape[1]) / 2, (side - small.shape[0]) / 2])
    spot = np.ascontiguousarray(picture[y : y + side, x : x + side])
    cv2.warpAffine(small, spin, (side, side), dst=spot, borderMode=cv2.BORDER_TRANSPARENT)
    picture[y : y + side, x : x + side] = spot


KINDS: dict[str, Callable[[Chance, int, int], Pixels]] = {
    "playmat": _playmat,
    "noise": _noise,
    "text": _text,
    "checkers": _checkers,
    "codes": _codes,
    "art": _art,
    "dice": _dice,
    "puzzles": _puzzles,
    "other marks": _others,
}
