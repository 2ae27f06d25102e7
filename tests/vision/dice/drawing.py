"""Dice drawn for tests as rounded cubes under a pinhole camera, with everything that makes reading hard."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, radians, sin
from typing import Any

import cv2
import msgspec
import numpy as np
import numpy.typing as npt

from tests.vision.dice.bases import BASES, base
from vision.pixels import Pixels

Array = npt.NDArray[Any]
BODIES = {
    "white": (238, 240, 242), "ivory": (205, 228, 238), "red": (40, 34, 190), "black": (38, 36, 34),
    "blue": (170, 80, 35), "green": (60, 130, 30), "yellow": (50, 205, 240),
}  # fmt: skip
LIGHT_PIPS, DARK_PIPS = (240, 242, 244), (22, 22, 24)
OPPOSITE = {1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1}
CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))
SHIFT = 4  # bits of a pixel in drawn coordinates


class Style(msgspec.Struct, frozen=True):
    """How one maker makes dice."""

    colour: str = "white"
    roundness: float = 0.12  # radius of the edges in die sides
    pip: float = 0.095  # radius in die sides
    spread: float = 0.26  # of the outer pips from the middle
    six: float = 1.0  # how far apart the three pips of a row of the six are, against the others
    ace: float = 1.0  # how much larger the one is
    red_ace: bool = False


class Placed(msgspec.Struct, frozen=True):
    """A die on the table: where its foot is, in die sides, how it is turned, and its faces."""

    face: int
    spot: tuple[float, float]
    turn_deg: float
    style: Style = Style()
    south: int = 0  # the face that looks to the viewer; 0: any that can
    lean_deg: float = 0.0


class Air(msgspec.Struct, frozen=True):
    """What lies between the table and the picture."""

    blur: float = 0.6
    noise: float = 2.0
    jpeg: int = 92
    gradient: float = 0.15
    light: float = 1.0
    shadow: float = 0.35
    spots: int = 0  # of glare on the base
    glare: int = 0  # of the dice that are hit by glare


class Truth(msgspec.Struct, frozen=True):
    """One die as it really lies in the picture."""

    face: int
    colour: str
    corners: tuple[tuple[float, float], ...]
    glared: bool = False


class View(msgspec.Struct, frozen=True):
    """A pinhole camera above the middle of the table; lengths in die sides."""

    size: tuple[int, int] = (640, 480)
    side_px: float = 48.0
    tilt_deg: float = 8.0
    height: float = 30.0

    def seen(self, points: Array) -> Array:
        """Where points of the table space come to lie in the picture."""
        tilt = radians(self.tilt_deg)
        x, y, z = points[:, 0], points[:, 1], points[:, 2]
        depth = self.height - z * cos(tilt) - y * sin(tilt)
        down = y * cos(tilt) - z * sin(tilt)
        scale = self.side_px * self.height / depth
        return np.stack([self.size[0] / 2 + x * scale, self.size[1] / 2 + down * scale], axis=1)


def layout(face: int, style: Style) -> list[tuple[float, float]]:
    """The pips of a face, in die sides from its middle."""
    s, row = style.spread, style.spread * style.six
    if face == 6:
        return [(x, y) for x in (-s, s) for y in (-row, 0.0, row)]
    found = [(0.0, 0.0)] if face % 2 else []
    if face >= 2:
        found += [(-s, -s), (s, s)]
    if face >= 4:
        found += [(-s, s), (s, -s)]
    return found


def picture(
    dice: Sequence[Placed], view: View, ground: str, air: Air, seed: int
) -> tuple[Pixels, list[Truth]]:
    """Draw dice on a base, and tell what is really there."""
    chance = np.random.default_rng(seed)
    canvas = base(ground, view.size, view.side_px, chance).astype(np.float32)
    _shadows(canvas, dice, view, air, chance)
    for _ in range(air.spots):
        spot = chance.uniform(0, view.size[0]), chance.uniform(0, view.size[1])
        _glow(canvas, spot, view.side_px * chance.uniform(0.25, 0.6), 220)
    truths = []
    order = sorted(range(len(dice)), key=lambda at: dice[at].spot[1])
    glared = set(chance.permutation(len(dice))[: air.glare].tolist())
    for at in order:
        corners = _draw(canvas, dice[at], view, chance)
        if at in glared:
            middle = np.mean(corners, axis=0) + chance.uniform(-0.25, 0.25, 2) * view.side_px
            _glow(canvas, middle, view.side_px * chance.uniform(0.12, 0.3), 260)
        ring = tuple((float(x), float(y)) for x, y in corners)
        truths.append(Truth(dice[at].face, dice[at].style.colour, ring, at in glared))
    return _weathered(canvas, air, chance), truths


def _draw(canvas: Array, die: Placed, view: View, chance: np.random.Generator) -> Array:
    """One rounded cube: its sides from far to near, then its top."""
    style, r = die.style, die.style.roundness
    frames = _frames(die)
    colour = np.array(BODIES[style.colour], np.float32)
    light = np.array([-0.35, -0.45, 0.82])
    eye = np.array([0.0, sin(radians(view.tilt_deg)), cos(radians(view.tilt_deg))]) * view.height
    ball = r * view.side_px
    whole = []
    for face, middle, right, down, normal in frames:
        if float(np.dot(normal, eye - middle)) <= 0.02:
            continue
        shade = 0.42 + 0.58 * max(0.0, float(np.dot(normal, light)))
        flat = np.array([middle + (x * right + y * down) * (0.5 - r) for x, y in CORNERS])
        whole.append((face, shade, view.seen(flat - normal * r), middle, right, down))
    hull = cv2.convexHull(np.concatenate([ring for _, _, ring, *_ in whole]).astype(np.float32))
    middle_shade = float(np.mean([shade for _, shade, *_ in whole]))
    _fill(canvas, hull[:, 0], ball, colour * middle_shade * 0.97)
    for face, shade, ring, middle, right, down in sorted(whole, key=lambda one: one[1]):
        _fill(canvas, ring, ball * 0.62, colour * shade)
        _pips(canvas, face, (middle, right, down), style, view, shade)
    top = max(frames, key=lambda frame: float(frame[4][2]))
    return view.seen(np.array([top[1] + (x * top[2] + y * top[3]) * 0.5 for x, y in CORNERS]))


def _frames(die: Placed) -> list[tuple[int, Array, Array, Array, Array]]:
    """Every face but the bottom: its number, middle, right, down and normal in table space."""
    angle, lean = radians(die.turn_deg), radians(die.lean_deg)
    turn = np.array([[cos(angle), -sin(angle), 0], [sin(angle), cos(angle), 0], [0, 0, 1.0]])
    tip = np.array([[cos(lean), 0, sin(lean)], [0, 1, 0], [-sin(lean), 0, cos(lean)]])
    turn = turn @ tip
    south = die.south or next(n for n in range(1, 7) if n not in (die.face, OPPOSITE[die.face]))
    east = next(n for n in range(1, 7) if n not in (die.face, OPPOSITE[die.face], south, OPPOSITE[south]))
    axes = {
        die.face: ((1, 0, 0), (0, 1, 0), (0, 0, 1)), south: ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
        OPPOSITE[south]: ((-1, 0, 0), (0, 0, -1), (0, -1, 0)), east: ((0, -1, 0), (0, 0, -1), (1, 0, 0)),
        OPPOSITE[east]: ((0, 1, 0), (0, 0, -1), (-1, 0, 0)),
    }  # fmt: skip
    high = 0.5 * (abs(cos(lean)) + abs(sin(lean)))
    foot = np.array([die.spot[0], die.spot[1], high])
    found = []
    for face, (right, down, normal) in axes.items():
        r, d, n = (turn @ np.array(axis, float) for axis in (right, down, normal))
        found.append((face, foot + n * 0.5, r, d, n))
    return found


def _pips(canvas: Array, face: int, frame: Any, style: Style, view: View, shade: float) -> None:
    middle, right, down = frame
    is_light = style.colour in ("red", "black", "blue", "green")
    colour = np.array(LIGHT_PIPS if is_light else DARK_PIPS, np.float32)
    if style.red_ace and face in (1, 4):
        colour = np.array((40, 30, 190), np.float32)
    radius = style.pip * (style.ace if face == 1 else 1.0)
    angles = np.linspace(0, 2 * pi, 25)[:-1]
    for x, y in layout(face, style):
        ring = [middle + (x + radius * cos(a)) * right + (y + radius * sin(a)) * down for a in angles]
        _fill(canvas, view.seen(np.array(ring)), 0.0, colour * (0.35 + 0.65 * shade))


def _fill(canvas: Array, ring: Array, ball: float, colour: Array) -> None:
    """Fill a convex outline grown by a ball, with smooth edges."""
    low = np.floor(ring.min(axis=0) - ball - 3).astype(int)
    high = np.ceil(ring.max(axis=0) + ball + 3).astype(int)
    x0, y0 = max(0, low[0]), max(0, low[1])
    x1, y1 = min(canvas.shape[1], high[0]), min(canvas.shape[0], high[1])
    if x1 <= x0 or y1 <= y0:
        return
    mask = np.zeros(((y1 - y0) * 4, (x1 - x0) * 4), np.uint8)
    points = np.round(((ring + 0.5 - (x0, y0)) * 4 - 0.5) * (1 << SHIFT)).astype(np.int32)
    cv2.fillConvexPoly(mask, points, 255, cv2.LINE_8, SHIFT)
    if ball > 0.2:
        size = 2 * round(ball * 4) + 1
        mask = cv2.dilate(mask, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size)))
    cover = cv2.resize(mask, (x1 - x0, y1 - y0), interpolation=cv2.INTER_AREA)[..., None] / np.float32(255)
    canvas[y0:y1, x0:x1] = canvas[y0:y1, x0:x1] * (1 - cover) + colour * cover


def _shadows(
    canvas: Array, dice: Sequence[Placed], view: View, air: Air, chance: np.random.Generator
) -> None:
    cover = np.zeros(canvas.shape[:2], np.float32)
    angle, far = chance.uniform(0, 2 * pi), chance.uniform(0.1, 0.5)
    for die in dice:
        turn = radians(die.turn_deg)
        foot = [
            (
                die.spot[0] + 0.5 * (x * cos(turn) - y * sin(turn)),
                die.spot[1] + 0.5 * (x * sin(turn) + y * cos(turn)),
            )
            for x, y in CORNERS
        ]  # fmt: skip
        there = [(x + far * cos(angle), y + far * sin(angle)) for x, y in foot]
        ring = view.seen(np.array([(x, y, 0.0) for x, y in (*foot, *there)]))
        hull = np.round(cv2.convexHull(ring.astype(np.float32))).astype(np.int32)
        cv2.fillConvexPoly(cover, hull, 1.0)
    soft = cv2.GaussianBlur(cover, (0, 0), max(0.6, view.side_px * 0.07))
    canvas *= 1 - air.shadow * soft[..., None]


def _glow(canvas: Array, spot: Any, radius: float, strength: float) -> None:
    y, x = np.ogrid[: canvas.shape[0], : canvas.shape[1]]
    canvas += strength * np.exp(-((x - spot[0]) ** 2 + (y - spot[1]) ** 2) / (2 * radius**2))[..., None]


def _weathered(canvas: Array, air: Air, chance: np.random.Generator) -> Pixels:
    height, width = canvas.shape[:2]
    angle = chance.uniform(0, 2 * pi)
    y, x = np.mgrid[:height, :width]
    along = (x / width - 0.5) * cos(angle) + (y / height - 0.5) * sin(angle)
    tint = 1 + chance.uniform(-0.06, 0.06, 3)
    lit = np.minimum(canvas, 320) * ((1 + 2 * air.gradient * along) * air.light)[..., None] * tint
    if air.blur > 0:
        lit = cv2.GaussianBlur(lit, (0, 0), air.blur)
    lit = np.clip(lit + chance.normal(0, max(air.noise, 0.01), lit.shape), 0, 255).astype(np.uint8)
    if air.jpeg < 100:
        _, data = cv2.imencode(".jpg", lit, [cv2.IMWRITE_JPEG_QUALITY, air.jpeg])
        lit = cv2.imdecode(data, cv2.IMREAD_COLOR)
    return lit  # type: ignore[no-any-return]


def some_style(chance: np.random.Generator, colour: str = "") -> Style:
    """Dice of some maker."""
    colour = colour or str(chance.choice(list(BODIES)))
    pip, spread = float(chance.uniform(0.07, 0.115)), float(chance.uniform(0.225, 0.275))
    pip = min(pip, spread / 2.3)
    ace = bool(chance.random() < 0.2) and colour in ("white", "ivory")
    return Style(
        colour, float(chance.uniform(0.03, 0.24)), pip, spread, float(chance.uniform(0.97, 1.12)),
        float(chance.uniform(1.2, 1.7)) if ace else float(chance.uniform(1.0, 1.2)), ace,
    )  # fmt: skip


def some_roll(seed: int, side_px: float, ground: str = "", colour: str = "", n: int = 0, **air: Any) -> Any:
    """A roll of separated dice: picture and truth; what is not said is left to chance."""
    chance = np.random.default_rng(seed)
    ground = ground or str(chance.choice(BASES))
    count = n or int(chance.integers(1, 7))
    spots: list[tuple[float, float]] = []
    while len(spots) < count:
        spot = float(chance.uniform(-5, 5)), float(chance.uniform(-3.4, 3.4))
        if all((spot[0] - x) ** 2 + (spot[1] - y) ** 2 > 1.75**2 for x, y in spots):
            spots.append(spot)
    dice = [
        Placed(int(chance.integers(1, 7)), spot, float(chance.uniform(0, 360)), some_style(chance, colour))
        for spot in spots
    ]
    width = round(side_px * 13.5)
    view = View(
        (width, round(width * 0.75)), side_px, float(chance.uniform(0, 22)), float(chance.uniform(20, 45))
    )
    known = {
        "blur": chance.uniform(0.4, 0.95), "noise": chance.uniform(1, 4),
        "jpeg": int(chance.integers(82, 97)), "gradient": chance.uniform(0, 0.3),
        "light": chance.uniform(0.75, 1.08), "shadow": chance.uniform(0, 0.5),
    }  # fmt: skip
    return picture(dice, view, ground, Air(**{**known, **air}), seed)
