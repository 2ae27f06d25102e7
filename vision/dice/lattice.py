"""A second opinion: the nine places of pips laid over a picture as a whole, as every face, wherever they fit.

Size, slant and colours of a die are handed in; its outline, which is often wrong by a side, is not asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, reduce
from typing import Any, TypeAlias

import cv2
import msgspec
import numpy as np
import numpy.typing as npt

from vision.dice.ranks import at_share
from vision.prepare import Pixels

Grid: TypeAlias = npt.NDArray[Any]
HALF = 16  # px of the straightened picture that are half a side
MIDDLE = 28
SPAN = 2 * MIDDLE + 1
SHIFTS = range(-7, 8)  # px that the middle may lie aside
TURNS = np.radians(np.arange(0, 90, 6))
SPREADS = (0.41, 0.46, 0.51, 0.56, 0.61)  # half sides from the middle to the outer rows of pips
SOFT = 1.5  # px of the blur in which one pip is one value
PIP_REACH, ACE_REACH = 0.34, 0.48  # half sides around the place of a pip that are its own
NEAR = 0.2  # half sides around a place, where light could hide its pip
ACE_FACE = 0.75  # half sides from the middle of a one, where its face surely still is
BEYOND = 0.27  # half sides outside the outer rows, where a face surely still is
PIP_WORTH, ROUGH_COST, ASIDE_COST = 0.06, 0.4, 0.3
SITES = np.array([(x, y) for y in (-1.0, 0.0, 1.0) for x in (-1.0, 0.0, 1.0)])
PATTERNS: tuple[tuple[int, tuple[int, ...]], ...] = (
    (1, (4,)), (2, (0, 8)), (2, (2, 6)), (3, (0, 4, 8)), (3, (2, 4, 6)), (4, (0, 2, 6, 8)),
    (5, (0, 2, 4, 6, 8)), (6, (0, 2, 3, 5, 6, 8)), (6, (0, 1, 2, 6, 7, 8)),
)  # fmt: skip
"""Every face with the places its pips take, turned by less than a quarter."""


class Guess(msgspec.Struct, frozen=True):
    """A face at one place of the straightened picture, before it is looked at closely."""

    face: int
    pips: tuple[int, ...]
    shift: tuple[int, int]
    turn: float
    spread: float


class Laid(msgspec.Struct, frozen=True, eq=False):
    """A face as it fits best: where (in pixels of the picture), how turned, the least that any of its pips
    stands out, the most that anything else on it does in their colour or (rough) in another, how much
    brighter than its body it is where a pip could be, how far it is from where it was looked for, and how
    alike its pips are.
    """

    face: int
    middle: Grid
    turn: float
    spread: float
    least: float
    most: float
    rough: float
    light: float
    aside: float
    even: float

    @property
    def margin(self) -> float:
        """How clearly its pips stand out, and nothing else."""
        return self.least - self.most

    @property
    def worth(self) -> float:
        """How good it is against other faces: what explains more pips cannot have made them up."""
        return self.margin + PIP_WORTH * self.face - ROUGH_COST * self.rough - ASIDE_COST * self.aside


def laid_at(pixels: Pixels, middle: Grid, frame: Grid, body: Grid, pip: Grid) -> tuple[Laid, ...]:
    """Every face as it fits best near a place of a picture, for a die of two colours; the best one first."""
    view = _view(pixels, middle, frame)
    way = pip - body
    length = float(np.sqrt((way**2).sum()))
    if length < 1.0:
        return ()
    apart = view - body.astype(np.float32)
    along = cv2.transform(apart, (way / length**2)[None].astype(np.float32))
    beside = np.sqrt(np.maximum((apart**2).sum(axis=2) / length**2 - along**2, 0.0))
    soft = cv2.GaussianBlur(np.clip(along, -0.5, 1.2), (0, 0), SOFT)
    bright = cv2.GaussianBlur(apart.min(axis=2), (0, 0), SOFT)
    layers = soft, cv2.GaussianBlur(beside, (0, 0), SOFT), bright
    found = [_measured(layers, middle, frame, guess) for guess in _guesses(soft)]
    return tuple(sorted(found, key=lambda laid: -laid.worth))


def _view(pixels: Pixels, middle: Grid, frame: Grid) -> Grid:
    """The place of a die seen straight from above."""
    back = np.linalg.inv(frame) * HALF
    to_view = np.hstack([back, (MIDDLE - back @ middle)[:, None]])
    view = cv2.warpAffine(
        pixels, to_view, (SPAN, SPAN), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    return view.astype(np.float32)


def _guesses(soft: Grid) -> Iterator[Guess]:
    """For every pattern the shift, turn and spread at which its places differ most from the others."""
    places, shifts, poses = _placements()
    near = soft.ravel()[places]
    wide = cv2.dilate(soft, np.ones((3, 3), np.uint8)).ravel()[places]
    for face, pips in PATTERNS:
        least = reduce(np.minimum, (near[at] for at in pips))
        most = reduce(np.maximum, (wide[at] for at in range(9) if at not in pips))
        pose, shift = np.unravel_index(int((least - most).argmax()), least.shape)
        turn, spread = poses[pose]
        yield Guess(face, pips, shifts[shift], turn, spread)


@cache
def _placements() -> tuple[Grid, list[tuple[int, int]], list[tuple[float, float]]]:
    """Where the nine places come to lie at every turn, spread and shift, as indices of the flat picture."""
    poses = [(float(turn), spread) for turn in TURNS for spread in SPREADS]
    spots = np.stack([_turned(turn, spread) for turn, spread in poses]) * HALF + MIDDLE
    columns, rows = np.rint(spots).astype(np.intp).transpose(2, 1, 0)
    shifts = [(x, y) for y in SHIFTS for x in SHIFTS]
    aside = np.array([x + SPAN * y for x, y in shifts], np.intp)
    return (rows * SPAN + columns)[:, :, None] + aside, shifts, poses


def _turned(turn: float, spread: float) -> Grid:
    """The nine places in half sides."""
    cosine, sine = np.cos(turn), np.sin(turn)
    return np.asarray(spread * SITES @ np.array([[cosine, sine], [-sine, cosine]]))


def _measured(layers: tuple[Grid, Grid, Grid], middle: Grid, frame: Grid, guess: Guess) -> Laid:
    """A face at one place: its pips against all else on it."""
    soft, beside, bright = layers
    shift = np.array(guess.shift)
    sites = _turned(guess.turn, guess.spread) + shift / HALF
    peaks = np.array([_peak(soft, *np.rint(sites[at] * HALF + MIDDLE).astype(int)) for at in guess.pips])
    pips = (peaks[:, :2] - MIDDLE) / HALF
    rest = _on_face(guess) & ~_around(pips, ACE_REACH if guess.face == 1 else PIP_REACH)
    hiding = rest & _around(sites, NEAR)
    light = bright[hiding if hiding.any() else rest]
    least, most = float(peaks[:, 2].min()), float(peaks[:, 2].max())
    return Laid(
        guess.face, middle + frame @ (shift / HALF), guess.turn, guess.spread, least,
        at_share(soft[rest], 0.98), at_share(beside[rest], 0.98),
        at_share(light, 0.98) - at_share(bright[rest], 0.5), float(np.hypot(*shift)) / HALF,
        least / max(most, 1e-3),
    )  # fmt: skip


def _around(spots: Grid, reach: float) -> Grid:
    """What is near any of some spots."""
    apart = ((_ACROSS - x) ** 2 + (_DOWN - y) ** 2 < reach**2 for x, y in spots.tolist())
    return np.asarray(reduce(np.logical_or, apart))


def _peak(soft: Grid, column: int, row: int) -> tuple[int, int, float]:
    """Where a pip near a place is clearest."""
    near = soft[row - 2 : row + 3, column - 2 : column + 3]
    down, across = divmod(int(near.argmax()), near.shape[1])
    return column - 2 + across, row - 2 + down, float(near[down, across])


def _on_face(guess: Guess) -> Grid:
    """Where a face surely is; of a one, whose turn is not known, where it is however it is turned."""
    x, y = _ACROSS - guess.shift[0] / HALF, _DOWN - guess.shift[1] / HALF
    if guess.face == 1:
        return np.asarray(x**2 + y**2 < ACE_FACE**2)
    cosine, sine = np.cos(guess.turn), np.sin(guess.turn)
    along, across = x * cosine + y * sine, y * cosine - x * sine
    return np.asarray(np.maximum(np.abs(along), np.abs(across)) < guess.spread + BEYOND)


_DOWN, _ACROSS = (np.mgrid[:SPAN, :SPAN] - MIDDLE) / HALF
