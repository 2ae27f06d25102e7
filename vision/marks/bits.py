"""What a square says: its bits are compared, as grays, with those of all thousand marks at several blurs.

A mark of two pixels a module has no black and white left, but it still looks like itself and like nothing
else: how alike it is, and how much less alike the next best mark is, tell how sure the reading is.
"""

from __future__ import annotations

from functools import cache
from math import prod
from typing import cast

import cv2
import msgspec
import numpy as np
import numpy.typing as npt

from vision.marks.squares import SIDE, Numbers, Squares, light_at, placed, shapes_of
from vision.pixels import Pixels

Grays = npt.NDArray[np.float32]

BLURS = (0.2, 0.4, 0.55, 0.7)
"""How far light spreads in the pictures that are compared with, in modules."""
LEAST_CONTRAST = 10.0
"""Gray steps between the dark edge and the paper around it."""
LEAST_EDGE, LEAST_PAPER = 0.8, 0.55
"""How much of the edge must be dark, and of the ring around it light: some may lie under another card."""
_CELLS = SIDE + 2  # the mark and one light square around it
_MIDDLES = (np.arange(_CELLS) - 0.5) / SIDE
_NEAR = np.array([(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1)]) * 0.15 / SIDE
_SPOTS = (np.array([(x, y) for y in _MIDDLES for x in _MIDDLES])[:, None] + _NEAR).reshape(-1, 2)
_MARK, _BITS = np.s_[:, 1:-1, 1:-1], np.s_[:, 2:-2, 2:-2]
_TELLING = np.pad(np.ones((SIDE - 2, SIDE - 2), np.bool_), 1).ravel()
"""Which modules of a mark are bits, not edge."""


class Readings(msgspec.Struct, frozen=True, eq=False):
    """What each of many squares says best, and how well: numbers, turns, likeness, lead, paper.

    Worst is how far the oddest of the modules that tell the number is from what it should be, 1 for light
    where the mark is dark. A sleeve often shines on the edge, which tells nothing.
    """

    numbers: npt.NDArray[np.int64]
    turns: npt.NDArray[np.int64]
    likeness: Grays
    lead: Grays
    paper: Grays
    worst: Grays


def read_squares(gray: Pixels, squares: Squares) -> Readings:
    """Tell for each square which mark it is most like, edge included, and its lead before any other mark."""
    cells = cells_of(gray, squares)
    whole, bits = _unit(cells[_MARK]), _unit(cells[_BITS])
    rows = np.arange(len(cells))
    best, worst = np.full(len(cells), -1.0, np.float32), np.ones(len(cells), np.float32)
    number, likeness, lead = np.zeros(len(cells), np.int64), best.copy(), np.zeros(len(cells), np.float32)
    for edged, plain in _looks():
        alike = bits @ plain.T
        entry = alike.argmax(axis=1)
        top = alike[rows, entry]
        for turn in range(4):  # whatever else it may be, it is another mark
            alike[rows, entry // 4 * 4 + turn] = -1.0
        is_better = top > best
        best = np.where(is_better, top, best)
        number = np.where(is_better, entry, number)
        alike_whole = np.einsum("ij,ij->i", whole, edged[entry])
        likeness = np.where(is_better, alike_whole, likeness)
        worst = np.where(is_better, _oddest(whole, edged[entry], alike_whole), worst)
        lead = np.where(is_better, top - alike.max(axis=1), lead)
    return Readings(number // 4, number % 4, likeness, lead, _paper(cells), worst)


def _oddest(seen: Grays, mark: Grays, likeness: Grays) -> Grays:
    """Return how far the bit that fits least is off, as a part of the way from dark to light."""
    swing = mark.max(axis=1) - mark.min(axis=1) + 1e-6
    return cast(Grays, np.abs(seen - likeness[:, None] * mark)[:, _TELLING].max(axis=1) / swing)


def likeness_of(gray: Pixels, squares: Squares, numbers: npt.NDArray[np.int64]) -> Grays:
    """Tell how much each square looks like the mark that is known to lie there, its first corner first."""
    whole = _unit(cells_of(gray, squares)[_MARK])
    looks = [np.einsum("ij,ij->i", whole, edged[numbers * 4]) for edged, _ in _looks()]
    return cast(Grays, np.max(looks, axis=0))


def cells_of(gray: Pixels, squares: Squares) -> Grays:
    """Return how light each module of each square is, and each of the light ones around it."""
    light = light_at(gray, placed(shapes_of(squares), _SPOTS))
    return cast(Grays, light.reshape(len(squares), _CELLS, _CELLS, len(_NEAR)).mean(axis=-1))


def is_bordered(cells: Grays) -> npt.NDArray[np.bool_]:
    """Tell which squares have a dark edge and light paper around them at all."""
    edge, around = _edge_of(cells[_MARK]), _edge_of(cells)
    return np.median(around, axis=1) - np.median(edge, axis=1) >= LEAST_CONTRAST


def is_framed(cells: Grays) -> npt.NDArray[np.bool_]:
    """Tell which squares, their corners fitted, have an edge that is dark nearly all around, and paper."""
    edge, around = _edge_of(cells[_MARK]), _edge_of(cells)
    halfway = (np.median(edge, axis=1) + np.median(around, axis=1))[:, None] / 2
    is_closed = (edge < halfway).mean(axis=1) >= LEAST_EDGE
    is_on_paper = (around > halfway).mean(axis=1) >= LEAST_PAPER
    return cast(npt.NDArray[np.bool_], is_closed & is_on_paper)


def _paper(cells: Grays) -> Grays:
    """Return how much around each square is lighter than halfway between its edge and its paper."""
    edge, around = _edge_of(cells[_MARK]), _edge_of(cells)
    halfway = (np.median(edge, axis=1) + np.percentile(around, 75, axis=1)) / 2
    return cast(Grays, (around > halfway[:, None]).mean(axis=1, dtype=np.float32))


def _edge_of(cells: Grays) -> Grays:
    sides = cells[:, 0, :], cells[:, -1, :], cells[:, 1:-1, 0], cells[:, 1:-1, -1]
    return cast(Grays, np.concatenate(sides, axis=1))


def _unit(cells: Grays) -> Grays:
    """Return the cells of each square as a direction: brightness and contrast do not count."""
    flat = cells.reshape(len(cells), prod(cells.shape[1:]))
    level = flat - flat.mean(axis=1, keepdims=True)
    return cast(Grays, level / (np.linalg.norm(level, axis=1, keepdims=True) + 1e-6))


@cache
def _looks() -> tuple[tuple[Grays, Grays], ...]:
    """Return for each blur how every mark looks in its four turns, with its edge and without."""
    drawn = _drawn()
    looks = []
    for blur in BLURS:
        spread = _spread(blur)
        soft = np.einsum("ia,nab,jb->nij", spread, drawn, spread).astype(np.float32)
        looks.append((_unit(soft[_MARK]), _unit(soft[_BITS])))
    return tuple(looks)


def _drawn() -> Grays:
    """Return all marks in their four turns with two light squares around; 1 is light."""
    marks = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_5X5_1000)
    flat = [
        cv2.aruco.generateImageMarker(marks, number, SIDE) > 127 for number in range(len(marks.bytesList))
    ]
    turned = np.array([np.rot90(mark, turn) for mark in flat for turn in range(4)], np.float32)
    return np.pad(turned, ((0, 0), (2, 2), (2, 2)), constant_values=1.0)


def _spread(blur: float) -> Numbers:
    """Return how much of each square's light reaches the middle of each cell."""
    fine = 6
    spots = (np.arange((_CELLS + 2) * fine) + 0.5) / fine - 0.5
    middles = np.arange(1, _CELLS + 1)
    weight = np.exp(-((spots - middles[:, None]) ** 2) / (2 * blur**2))
    weight /= weight.sum(axis=1, keepdims=True)
    return cast(Numbers, np.add.reduceat(weight, np.arange(0, spots.size, fine), axis=1))
