"""Dice seen by following rays: an own camera, light, gloss and ground, for readers to meet a strange hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import cv2
import msgspec
import numpy as np
import numpy.typing as npt

from tests.vision.dice.grounds import GROUNDS, SPAN, TEXELS, ground
from vision.pixels import Pixels

Array = npt.NDArray[Any]
Chance = np.random.Generator
FACES = {1: (0, 0, 1), 6: (0, 0, -1), 2: (1, 0, 0), 5: (-1, 0, 0), 3: (0, 1, 0), 4: (0, -1, 0)}
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),), 2: ((-1, 1), (1, -1)), 3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
    5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
    6: ((-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)),
}  # fmt: skip
INKS = {
    "white": (0.88, 0.9, 0.92), "ivory": (0.66, 0.82, 0.88), "red": (0.15, 0.13, 0.74),
    "black": (0.13, 0.13, 0.13), "blue": (0.65, 0.32, 0.12), "green": (0.25, 0.48, 0.12),
    "yellow": (0.12, 0.78, 0.92), "orange": (0.1, 0.45, 0.92), "purple": (0.5, 0.16, 0.4),
}  # fmt: skip
USUAL_PIPS = {"white": "black", "ivory": "black", "yellow": "black", "orange": "black"}


class Make(msgspec.Struct, frozen=True):
    """How a die is made."""

    colour: str = "white"
    pips: str = "black"
    ace: str = "black"
    ace_size: float = 1.0
    edge: float = 0.1
    pip: float = 0.095
    spread: float = 0.25
    gloss: float = 0.3
    clear: float = 0.0  # how much of what lies behind is seen through it
    marbled: float = 0.0


class Lying(msgspec.Struct, frozen=True):
    """A die as it came to rest, in its own sides."""

    face: int
    x: float
    y: float
    turn_deg: float
    make: Make
    lean_deg: float = 0.0


class Seen(msgspec.Struct, frozen=True):
    """What is really there: the face on top, the colour and where its corners are in the picture."""

    face: int
    colour: str
    corners: tuple[tuple[float, float], ...]
    bleached: float  # part of the face that light drowns


class Room(msgspec.Struct, frozen=True):
    """The light of a room and what a camera makes of it."""

    lamp: tuple[float, float, float]
    warm: float = 0.0
    ambient: float = 0.45
    window: tuple[float, float, float] = (0.0, 1.0, 0.4)
    window_half: float = 0.0  # half its width as a share of the sky; none at nought
    exposure: float = 1.0
    blur: float = 0.5
    noise: float = 1.5
    jpeg: int = 90


class Eye(msgspec.Struct, frozen=True):
    """A camera that looks at the middle of the table."""

    size: tuple[int, int]
    side_px: float
    tilt_deg: float
    around_deg: float
    far: float = 32.0

    def axes(self) -> tuple[Array, Array]:
        """Where it is, and its right, down and forward as rows."""
        tilt, around = np.radians(self.tilt_deg), np.radians(self.around_deg)
        away = np.array([np.sin(tilt) * np.sin(around), -np.sin(tilt) * np.cos(around), np.cos(tilt)])
        right = np.array([np.cos(around), np.sin(around), 0.0])
        return away * self.far, np.stack([right, np.cross(-away, right), -away])

    def rays(self, left: int, top: int, wide: int, high: int, fine: int) -> Array:
        """The ways in which the parts of the pixels of a box look."""
        focal = self.side_px * self.far
        across = (left + (np.arange(wide * fine) + 0.5) / fine - self.size[0] / 2) / focal
        down = (top + (np.arange(high * fine) + 0.5) / fine - self.size[1] / 2) / focal
        x, y = np.meshgrid(across, down)
        ways = np.stack([x, y, np.ones_like(x)], axis=-1) @ self.axes()[1]
        return np.asarray(ways / np.linalg.norm(ways, axis=-1, keepdims=True))

    def seen(self, points: Array) -> Array:
        """Where points come to lie in the picture."""
        where, axes = self.axes()
        there = (points - where) @ axes.T
        spots = there[:, :2] / there[:, 2:] * self.side_px * self.far
        return np.asarray(spots + np.array(self.size) / 2 - 0.5)


def shot(dice: Sequence[Lying], kind: str, room: Room, eye: Eye, seed: int) -> tuple[Pixels, list[Seen]]:
    """One picture of dice on a ground, and what is really there."""
    chance = np.random.default_rng(seed)
    where, _ = eye.axes()
    ways = eye.rays(0, 0, *eye.size, 1)
    spots = where + ways * (-where[2] / ways[..., 2:])
    table = _texture(ground(kind, chance), spots) * _lit(dice, spots, room)[..., None]
    truths = []
    for die in sorted(dice, key=lambda die: -float(np.hypot(*(np.array([die.x, die.y, 0]) - where)[:2]))):
        truths.append(_placed(table, die, room, eye, chance))
    return developed(table, room, chance), truths


def _texture(piece: Array, spots: Array) -> Array:
    at = ((spots[..., :2] * (1, -1) + SPAN / 2) * TEXELS).astype(np.float32)
    return cv2.remap(piece, at[..., 0], at[..., 1], cv2.INTER_AREA, borderMode=cv2.BORDER_REFLECT)


def _lit(dice: Sequence[Lying], spots: Array, room: Room) -> Array:
    """How much light reaches the table: a lamp that is wide, and what dice take of the sky beside them."""
    lamp = np.array(room.lamp) / np.linalg.norm(room.lamp)
    chance = np.random.default_rng(5)
    reached = np.zeros(spots.shape[:2], np.float32)
    jitters = chance.normal(0, 0.07, (10, 3))
    hidden = np.zeros((10, *spots.shape[:2]), bool)
    sky = np.ones(spots.shape[:2], np.float32)
    for die in dice:
        near = np.hypot(spots[..., 0] - die.x, spots[..., 1] - die.y)
        sky *= 1 - 0.4 * np.exp(-np.square(near / 0.75)).astype(np.float32)
        part = near < 3.5
        turn, middle = pose(die)
        start = (spots[part] - middle) @ turn
        for at, jitter in enumerate(jitters):
            way = (lamp + jitter) @ turn
            ends = np.sort(np.stack([(-0.47 - start) / way, (0.47 - start) / way]), axis=0)
            hidden[at][part] |= (ends[0].max(axis=1) < ends[1].min(axis=1)) & (ends[1].min(axis=1) > 0)
    reached = 1 - hidden.mean(axis=0)
    return np.asarray(room.ambient * sky + (1 - room.ambient) * reached * max(0.2, lamp[2]) * 1.2)


def pose(die: Lying) -> tuple[Array, Array]:
    """The axes of a die as columns, and its middle."""
    up = np.array(FACES[die.face], float)
    side = np.array(FACES[next(n for n in FACES if abs(np.dot(FACES[n], up)) < 0.5)], float)
    body = np.stack([side, np.cross(up, side), up])  # from the die's axes to a frame whose z is up
    turn, lean = np.radians(die.turn_deg), np.radians(die.lean_deg)
    spin = np.array([[np.cos(turn), -np.sin(turn), 0], [np.sin(turn), np.cos(turn), 0], [0, 0, 1]])
    tip = np.array([[np.cos(lean), 0, np.sin(lean)], [0, 1, 0], [-np.sin(lean), 0, np.cos(lean)]])
    whole = spin @ tip @ body
    return whole, np.array([die.x, die.y, 0.5 * float(np.abs(tip[2]).sum())])


def _placed(table: Array, die: Lying, room: Room, eye: Eye, chance: Chance) -> Seen:
    """Draw one die into the picture."""
    turn, middle = pose(die)
    signs = np.array(np.meshgrid([-1, 1], [-1, 1], [-1, 1])).reshape(3, -1).T * 0.5
    whole = eye.seen(signs @ turn.T + middle)
    top = turn @ np.array(FACES[die.face], float)
    ring = signs[(signs @ turn.T @ top) > 0.4] @ turn.T + middle
    corners = eye.seen(ring[[0, 1, 3, 2]])
    low, high = np.floor(whole.min(axis=0)).astype(int) - 1, np.ceil(whole.max(axis=0)).astype(int) + 2
    low, high = np.maximum(low, 0), np.minimum(high, eye.size)
    bleached = 0.0
    if (high > low).all():
        fine = 4 if eye.side_px < 50 else 2
        under = table[low[1] : high[1], low[0] : high[0]]
        behind = cv2.resize(under, None, fx=fine, fy=fine, interpolation=cv2.INTER_NEAREST)
        wide, tall = (int(part) for part in high - low)
        ways = eye.rays(int(low[0]), int(low[1]), wide, tall, fine)
        light, hit, shone = _shaded(die, ways, behind, room, eye, chance)
        light[~hit] = behind[~hit]
        table[low[1] : high[1], low[0] : high[0]] = cv2.resize(
            light, (wide, tall), interpolation=cv2.INTER_AREA
        )
        bleached = float(shone[hit].mean()) if hit.any() else 0.0
    spots = tuple((float(x), float(y)) for x, y in corners)
    return Seen(die.face, die.make.colour, spots, bleached)


def _shaded(die: Lying, ways: Array, behind: Array, room: Room, eye: Eye, chance: Chance) -> Any:
    """The light that comes from a die along rays, where they meet it, and where a window shines on it."""
    turn, middle = pose(die)
    start, way = (eye.axes()[0] - middle) @ turn, ways @ turn
    spots, hit = _met(start, way, die.make.edge)
    inner = np.clip(spots, -(0.5 - die.make.edge), 0.5 - die.make.edge)
    normal = spots - inner
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-9
    ink, hollow = _inked(die.make, spots, chance)
    normal = normal - hollow
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-9
    lamp = np.array(room.lamp) / np.linalg.norm(room.lamp) @ turn
    sky = np.array([0.0, 0.0, 1.0]) @ turn
    direct = np.maximum(0.0, normal @ lamp) * (1 - room.ambient) * 1.2
    around = room.ambient * (0.62 + 0.38 * (normal @ sky))
    light = ink * (direct + around)[..., None]
    if die.make.clear:
        far = start + way * (_far_end(start, way))[..., None]
        back, _ = _inked(die.make, far, np.random.default_rng(1))
        through = behind * 0.35 + 0.65 * back * room.ambient
        light = light * (1 - die.make.clear) + np.minimum(through, ink * 1.3) * die.make.clear
    mirrored = way - 2 * (way * normal).sum(axis=-1, keepdims=True) * normal
    lobe = np.maximum(0.0, mirrored @ lamp) ** 60 * 0.8
    window = np.array(room.window) / np.linalg.norm(room.window) @ turn
    shone = ((mirrored @ window) > 1 - room.window_half**2) * 1.2 if room.window_half else 0.0 * lobe
    light = light + (die.make.gloss * (lobe + shone))[..., None]
    return light.astype(np.float32), hit, np.asarray(shone * die.make.gloss > 0.3) & hit


def _met(start: Array, way: Array, edge: float) -> tuple[Array, Array]:
    """Where rays meet a cube with round edges, and whether they do."""
    along = np.full(way.shape[:2], float(np.linalg.norm(start)) - 1.0)
    for _ in range(40):
        out = np.abs(start + way * along[..., None]) - (0.5 - edge)
        gap = np.linalg.norm(np.maximum(out, 0), axis=-1) + np.minimum(out.max(axis=-1), 0) - edge
        along = along + gap
    return start + way * along[..., None], gap < 0.01


def _far_end(start: Array, way: Array) -> Array:
    ends = np.stack([(-0.5 - start) / way, (0.5 - start) / way]).max(axis=0)
    return np.asarray(ends.min(axis=-1))


def _inked(make: Make, spots: Array, chance: Chance) -> tuple[Array, Array]:
    """The colour of the places of a die, and how its drilled pips bend their normals."""
    body = np.array(INKS[make.colour]) ** 2.2
    ink = np.broadcast_to(body, spots.shape).copy()
    if make.marbled:
        a, b = chance.uniform(3, 9, 3), chance.uniform(0, 6, 3)
        swirl = np.sin(spots @ a + 3 * np.sin(spots @ b[::-1] + b[0]))[..., None]
        ink *= 1 + make.marbled * swirl
    hollow = np.zeros_like(spots)
    axis = np.abs(spots).argmax(axis=-1)
    for face, normal in FACES.items():
        across = [n for n in range(3) if not normal[n]]
        at = int(np.abs(normal).argmax())
        on = (axis == at) & (spots[..., at] * normal[at] > 0)
        radius = make.pip * (make.ace_size if face == 1 else 1.0)
        colour = np.array(INKS[make.ace if face == 1 else make.pips]) ** 2.2
        for u, v in PIPS[face]:
            aside = spots[..., across] - np.array([u, v]) * make.spread
            within = on & ((aside**2).sum(axis=-1) < radius**2)
            ink[within] = colour
            for n, part in enumerate(across):
                hollow[..., part][within] = aside[..., n][within] / radius * 0.7
    return ink, hollow


def developed(light: Array, room: Room, chance: Chance) -> Pixels:
    """The picture that a camera makes of light: lens, sensor, white balance, tone, compression."""
    tint = np.array([1 - room.warm, 1.0, 1 + 0.6 * room.warm])
    lit = cv2.GaussianBlur((light * tint * room.exposure).astype(np.float32), (0, 0), max(0.05, room.blur))
    grain = chance.normal(0, 1, lit.shape) * np.sqrt(0.2 + np.maximum(lit, 0)) * room.noise / 255
    toned = np.clip(lit + grain, 0, 1) ** (1 / 2.2)
    pixels = np.asarray(np.round(toned * 255), np.uint8)
    _, data = cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, room.jpeg])
    return np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR), np.uint8)


def some_make(chance: Chance, colour: str = "") -> Make:
    """Dice of some maker, plain or marbled or clear."""
    colour = colour or str(chance.choice(list(INKS)))
    pips = USUAL_PIPS.get(colour, "white")
    ace = "red" if colour in ("white", "ivory") and chance.random() < 0.25 else pips
    kind, pip = chance.random(), float(chance.uniform(0.075, 0.115))
    larger = float(chance.uniform(1.3, 1.7)) if ace == "red" else 1.0
    return Make(
        colour, pips, ace, larger, float(chance.uniform(0.04, 0.2)),
        pip, max(float(chance.uniform(0.22, 0.28)), pip * 2.3), float(chance.uniform(0.05, 0.6)),
        clear=0.45 if kind < 0.12 and colour not in ("white", "black", "ivory") else 0.0,
        marbled=0.25 if 0.12 <= kind < 0.25 else 0.0,
    )  # fmt: skip


def some_room(chance: Chance, **more: Any) -> Room:
    """The light of some room."""
    around, high = chance.uniform(0, 2 * np.pi), chance.uniform(0.6, 2.0)
    known = {
        "warm": float(chance.uniform(-0.05, 0.3)), "ambient": float(chance.uniform(0.3, 0.7)),
        "exposure": float(chance.uniform(0.75, 1.3)), "blur": float(chance.uniform(0.3, 0.8)),
        "noise": float(chance.uniform(0.7, 3.0)), "jpeg": int(chance.integers(78, 96)),
    }  # fmt: skip
    return Room((float(np.cos(around)), float(np.sin(around)), float(high)), **{**known, **more})


def some_shot(
    seed: int, side_px: float, kind: str = "", colour: str = "", n: int = 0, tilt: float = 30.0, **room: Any
) -> tuple[Pixels, list[Seen]]:
    """Dice thrown apart from each other on some ground, under a camera that may look aslant."""
    chance = np.random.default_rng(seed)
    kind = kind or str(chance.choice(list(GROUNDS)))
    count = n or int(chance.integers(2, 7))
    spots: list[tuple[float, float]] = []
    while len(spots) < count:
        x, y = float(chance.uniform(-4.4, 4.4)), float(chance.uniform(-2.9, 2.9))
        if all(np.hypot(x - a, y - b) > 2.0 for a, b in spots):
            spots.append((x, y))
    dice = [
        Lying(int(chance.integers(1, 7)), x, y, float(chance.uniform(0, 360)), some_make(chance, colour))
        for x, y in spots
    ]
    wide = round(side_px * 13.5)
    eye = Eye(
        (wide, round(wide * 0.75)), side_px, float(chance.uniform(0, tilt)), float(chance.uniform(0, 360))
    )
    return shot(dice, kind, some_room(chance, **room), eye, seed)
