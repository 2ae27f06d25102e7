"""The edges of a mark, measured finer than a pixel: its corners, how sharp and how well lit it is."""

from __future__ import annotations

from math import atan2, cos, sin

import cv2
import msgspec
import numpy as np

from vision.calibration.lens import Array
from vision.marks.mark import SIDE
from vision.pixels import Pixels
from vision.tags import Corners

SAMPLES = 16  # places along a side at which its edge is looked for
STEP = 0.25  # pixels between two looks across an edge
LEAST_REACH, MOST_REACH = 2.0, 8.0  # pixels to both sides of an edge
SHARP_REACH, BLURS = 3.0, 3.0  # the reach for a sharp edge, and in spreads of a soft one
OFF = 2.5  # an edge point so many times further off than usual is something else
LEAST_CONTRAST = 8.0


class Measured(msgspec.Struct, frozen=True):
    """What the edges of a mark say: its corners, the blur in pixels, the gray of its dark and its paper."""

    corners: Corners
    blur_px: float
    dark: float
    light: float

    @property
    def contrast(self) -> float:
        """How far the dark and the paper are apart."""
        return self.light - self.dark


def measured(gray: Pixels, corners: Corners) -> Measured | None:
    """Measure a mark that was found about here; None when it has no clear edges."""
    four = np.array(corners, np.float64)
    found: _Looks | None = None
    for most in (
        MOST_REACH,
        0.0,
    ):  # the second time from where the first one led, and no wider than is blurred
        found = _looks(gray, four, most or max(SHARP_REACH, BLURS * found.blur if found is not None else 0.0))
        if found is None:
            return None
        four = _crossings(found.points)
        if not np.isfinite(four).all() or np.abs(four - np.array(corners)).max() > 2 * found.reach:
            return None
    if found is None:
        return None
    first, second, third, fourth = ((float(x), float(y)) for x, y in four)
    return Measured((first, second, third, fourth), found.blur, found.dark, found.light)


class _Looks(msgspec.Struct, frozen=True):
    """Edge points of the four sides, and the grays across them."""

    points: Array  # side, sample, x and y
    blur: float
    dark: float
    light: float
    reach: float


def _looks(gray: Pixels, four: Array, most: float) -> _Looks | None:
    """Look across the four sides of a mark at many places, so far to both sides at most."""
    ahead = np.roll(four, -1, axis=0) - four
    lengths = np.hypot(ahead[:, 0], ahead[:, 1])
    if lengths.min() < 2 * SIDE:
        return None
    reach = float(np.clip(0.85 * lengths.min() / SIDE, LEAST_REACH, min(most, MOST_REACH)))
    outward = np.column_stack((ahead[:, 1], -ahead[:, 0])) / lengths[:, None]
    along = np.linspace(0.12, 0.88, SAMPLES)
    bases = four[:, None, :] + along[None, :, None] * ahead[:, None, :]
    across = np.arange(-reach, reach + STEP / 2, STEP)
    spots = bases[:, :, None, :] + across[None, None, :, None] * outward[:, None, None, :]
    shape = (4 * SAMPLES, len(across))
    x, y = (spots[..., axis].reshape(shape).astype(np.float32) for axis in (0, 1))
    seen = cv2.remap(gray, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    grays = seen.reshape(4, SAMPLES, -1).astype(np.float64)
    ends = max(2, len(across) // 6)
    dark, light = _level(grays[:, :, :ends], along), _level(grays[:, :, -ends:], along)
    if (light - dark).min() < LEAST_CONTRAST:
        return None
    # How much of the way across is dark tells where the edge is, whatever the blur and the noise.
    share = np.clip((light[:, :, None] - grays) / (light - dark)[:, :, None], -0.2, 1.2)
    off = share[:, :, :-1].sum(axis=2) * STEP / 2 + share[:, :, 1:].sum(axis=2) * STEP / 2 - reach
    points = bases + off[:, :, None] * outward[:, None, :]
    return _Looks(points, _blur(share, off, across), float(dark.mean()), float(light.mean()), reach)


def _level(grays: Array, along: Array) -> Array:
    """The gray at every place along each side: a straight slope, for lamps and their reflections fade."""
    means = np.median(grays, axis=2)
    away = along - along.mean()
    slope = (means * away).sum(axis=1) / (away * away).sum()
    return np.asarray(means.mean(axis=1)[:, None] + slope[:, None] * away)


def _blur(share: Array, off: Array, across: Array) -> float:
    """How soft the edges are: the spread of a bell curve that would blur them so, in pixels."""
    reach = -across[0]
    steps = np.abs(off) < reach / 2
    if not steps.any():
        return float(reach)
    bins = np.round((across[None, :] - off[steps][:, None]) / STEP).astype(int)
    values, middle = share[steps], int(round(reach / STEP))
    inside = np.abs(bins) <= middle
    count = np.bincount(bins[inside] + middle, minlength=2 * middle + 1)
    total = np.bincount(bins[inside] + middle, values[inside], minlength=2 * middle + 1)
    profile = total / np.maximum(count, 1)
    # Between 16 and 84 of 100 lie two spreads; noise at the ends does not matter there.
    return float(max(STEP, (_where(profile, 0.16) - _where(profile, 0.84)) * STEP / 2))


def _where(profile: Array, level: float) -> float:
    """At which step a falling profile passes a level."""
    below = np.flatnonzero(profile < level)
    at = int(below[0]) if len(below) else len(profile) - 1
    if at == 0:
        return 0.0
    before, after = profile[at - 1], profile[at]
    return at - 1 + float((before - level) / max(before - after, 1e-9))


def _crossings(points: Array) -> Array:
    """The four corners in which the lines through the edge points cross."""
    lines = np.array([_line(side) for side in points])
    before = np.roll(lines, 1, axis=0)
    found = np.cross(before, lines)
    with np.errstate(divide="ignore", invalid="ignore"):
        return found[:, :2] / found[:, 2:]


def _line(points: Array) -> Array:
    """The straight line through points, without those that lie far from it."""
    kept = points
    for _ in range(2):
        x, y = kept.mean(axis=0)
        across, down = kept[:, 0] - x, kept[:, 1] - y
        turn = atan2(2 * float(across @ down), float(across @ across - down @ down)) / 2
        normal = (-sin(turn), cos(turn))
        foot = normal[0] * x + normal[1] * y
        far = np.abs(points[:, 0] * normal[0] + points[:, 1] * normal[1] - foot)
        fine = far <= max(OFF * float(np.median(far)), 0.05)
        if np.count_nonzero(fine) < SAMPLES // 2:
            break
        kept = points[fine]
    return np.array([normal[0], normal[1], -foot])
