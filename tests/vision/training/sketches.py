"""Flat drawings of dice as anybody may draw them: every colour, size and spread of pips, any ground."""

from __future__ import annotations

import cv2
import msgspec
import numpy as np

from tests.vision.dice.bases import BASES, base
from tests.vision.dice.rays import PIPS
from tests.vision.training.truth import Array, Lying

SIZE, COUNT = (640, 480), 26
FINE = 96  # px of a side as it is drawn; it is made smaller afterwards
ROOM = 2.2  # sides of the sheet that a die is drawn on
SHIFT = 4  # bits of a pixel in drawn coordinates
LEAST_CONTRAST = 60.0
APART = 1.35  # sides
Chance = np.random.Generator


class Make(msgspec.Struct, frozen=True):
    """How one maker draws dice, in their own sides."""

    body: Array
    ink: Array
    ace_ink: Array
    edge: float
    pip: float
    spread: float
    six: float
    ace: float
    hollow: float
    rim: float


def sketch(_seed: int, chance: Chance) -> tuple[Array, list[Lying]]:
    """A picture full of dice that lie apart, mostly of one make, under one slant and one light."""
    canvas = _ground(chance)
    makes = [_some_make(chance) for _ in range(int(chance.integers(1, 6)))]
    side, slant = chance.uniform(24, 44), _slanted(chance)
    depth = chance.choice([0.0, 0.35, 0.35]) * chance.uniform(-1, 1, 2)  # where the body under the faces lies
    dice: list[Lying] = []
    for _ in range(COUNT * 3):
        spot = chance.uniform(0.8 * side, np.array(SIZE) - 0.8 * side)
        if len(dice) == COUNT or any(
            np.hypot(*(spot - corners.mean(axis=0))) < APART * side for _, corners in dice
        ):
            continue
        face, make = int(chance.integers(1, 7)), makes[int(chance.integers(len(makes)))]
        angle = chance.uniform(0, 2 * np.pi)
        turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
        spin = side * slant @ turn
        _lay(canvas, _sheet(face, make, np.linalg.inv(slant @ turn) @ depth, chance), spin, spot)
        ring = np.array([(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)])
        dice.append((face, spot + ring @ spin.T))
    return np.clip(cv2.GaussianBlur(canvas, (0, 0), chance.uniform(0.3, 0.7)), 0, 255).astype(np.uint8), dice


def _ground(chance: Chance) -> Array:
    """What dice are drawn on: a table, or spots of any size."""
    if chance.random() < 0.6:
        return np.clip(base(str(chance.choice(BASES)), SIZE, 40.0, chance), 0, 255).astype(np.float32)
    coarse = chance.normal(0, 1, (*chance.integers(3, 80, 2), 3)).astype(np.float32)
    spots = cv2.resize(coarse, SIZE, interpolation=cv2.INTER_CUBIC) * chance.uniform(2, 25)
    return np.clip(spots + chance.uniform(10, 230, 3), 0, 255).astype(np.float32)


def _some_make(chance: Chance) -> Make:
    body = _some_colour(chance)
    ink = _against(body, chance)
    return Make(
        body, ink, _against(body, chance) if chance.random() < 0.2 else ink,
        edge=chance.uniform(0.005, 0.3), pip=chance.uniform(0.06, 0.12), spread=chance.uniform(0.2, 0.29),
        six=chance.uniform(0.8, 1.05), ace=chance.choice([1.0, 1.0, chance.uniform(1.0, 1.9)]),
        hollow=chance.choice([0.0, chance.uniform(0.1, 0.6)]),
        rim=chance.choice([0.0, chance.uniform(0.1, 0.5)]),
    )  # fmt: skip


def _some_colour(chance: Chance) -> Array:
    """White, black or red as most dice are, or anything."""
    usual = ((240, 240, 240), (30, 30, 30), (40, 40, 190), (215, 230, 240))
    plain = np.array(usual[int(chance.integers(len(usual)))]) if chance.random() < 0.5 else np.zeros(3)
    return np.clip(plain + chance.normal(0, 12, 3), 0, 255) if plain.any() else chance.uniform(0, 255, 3)


def _against(body: Array, chance: Chance) -> Array:
    """A colour that is seen on that of a body."""
    while True:
        ink = np.array([15.0] * 3 if chance.random() < 0.5 else [240.0] * 3) + chance.normal(0, 10, 3)
        if chance.random() < 0.3:
            ink = chance.uniform(0, 255, 3)
        if abs(float((ink - body) @ (0.1, 0.6, 0.3))) > LEAST_CONTRAST:
            return np.clip(ink, 0, 255)


def _slanted(chance: Chance) -> Array:
    """How a tilted camera sees a square of area one: shorter one way."""
    short, angle = np.sqrt(np.cos(np.radians(chance.uniform(0, 38)))), chance.uniform(0, np.pi)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    return np.asarray(turn @ np.diag([short, 1 / short]) @ turn.T)


def _sheet(face: int, make: Make, depth: Array, chance: Chance) -> Array:
    """One die from above on an empty sheet, large: blue, green, red and how much it covers."""
    size = round(ROOM * FINE)
    sheet = np.zeros((size, size, 4), np.float32)
    shade, light = chance.uniform(0.35, 0.95), chance.uniform(-0.25, 0.25, 2)
    for step in np.linspace(1, 0, 12):
        _square(sheet, depth * step, make, make.body * shade)
    if make.rim:
        _square(sheet, np.zeros(2), make, make.body * (1 - make.rim))
    _square(sheet, np.zeros(2), make, make.body, inset=0.03 if make.rim else 0.0)
    turned = bool(chance.integers(2))
    for x, y in PIPS[face]:
        spot = np.array([x, y * (make.six if face == 6 else 1)]) * make.spread
        spot = spot[::-1] if turned else spot
        radius = make.pip * (make.ace if face == 1 else 1)
        ink = make.ace_ink if face == 1 else make.ink
        _round(sheet, spot, radius, ink)
        if make.hollow:
            _round(sheet, spot + light * radius, radius * 0.6, ink + make.hollow * (make.body - ink) * 0.5)
    across = np.linspace(-1, 1, size, dtype=np.float32)
    slope = 1 + light[0] * across[None, :, None] + light[1] * across[:, None, None]
    sheet[..., :3] *= slope
    return sheet


def _square(sheet: Array, off: Array, make: Make, colour: Array, inset: float = 0.0) -> None:
    """A square with round corners."""
    half, ball = 0.5 - inset, max(0.005, make.edge - inset)
    inner = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]) * (half - ball) + off
    points = _fixed(inner)
    value = (*colour.tolist(), 1.0)
    cv2.fillConvexPoly(sheet, points, value, cv2.LINE_8, SHIFT)
    cv2.polylines(sheet, [points], True, value, max(1, round(2 * ball * FINE)), cv2.LINE_8, SHIFT)


def _round(sheet: Array, spot: Array, radius: float, colour: Array) -> None:
    middle = tuple(int(part) for part in _fixed(spot[None])[0])
    cv2.circle(sheet, middle, round(radius * FINE * 2**SHIFT), (*colour.tolist(), 1.0), -1, cv2.LINE_8, SHIFT)


def _fixed(points: Array) -> Array:
    return np.round((points * FINE + ROOM * FINE / 2) * 2**SHIFT).astype(np.int32)


def _lay(canvas: Array, sheet: Array, spin: Array, spot: Array) -> None:
    """Put a drawn die into the picture, with the shadow it casts."""
    soft = cv2.GaussianBlur(sheet, (0, 0), FINE / float(np.sqrt(abs(np.linalg.det(spin)))) * 0.4)
    matrix = np.hstack([spin / FINE, (spot - spin @ np.full(2, ROOM / 2))[:, None]])
    laid = cv2.warpAffine(soft, matrix, SIZE)
    shadow = cv2.GaussianBlur(np.roll(laid[..., 3], (3, 3), (0, 1)), (0, 0), 3)
    canvas *= 1 - 0.5 * shadow[..., None]
    canvas *= 1 - laid[..., 3:]
    canvas += laid[..., :3]
