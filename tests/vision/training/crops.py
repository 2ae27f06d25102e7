"""What the net learns from: small pieces of pictures, turned and scaled, and the answers to them."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np

from tests.vision.training.truth import Array, Lying
from vision.dice.faces import LEAST_SIDE, MOST_SIDE, side_of
from vision.dice.finder import CELL, CELL_MIDDLE, UNIT

CROP = 96  # px
NUMBERS = 7  # that the net tells of every cell beside the chances of the faces
SIDES = (15.5, 33.0)  # px of a die in most crops
OTHER_SIDES, OTHER_SHARE = (7.0, 90.0), 0.12  # sizes the net is to leave to other scales
CORE, FACE, ABOUT = 0.5, 1.0, 1.3  # half sides: what tells a die, what may tell it, what is near
CUT = 0.12  # sides that may reach out of a crop
Chance = np.random.Generator


class Album:
    """Pictures to take crops from, at several sizes so that shrinking tears nothing."""

    def __init__(self, pictures: Sequence[tuple[Array, list[Lying]]]) -> None:
        self._pictures = [(_smaller_and_smaller(picture), dice) for picture, dice in pictures]

    def __len__(self) -> int:
        return len(self._pictures)

    def crop(self, chance: Chance) -> tuple[Array, list[Lying]]:
        """One piece of one picture, and the dice in it."""
        levels, dice = self._pictures[chance.integers(len(self._pictures))]
        scale, middle = _spot(levels[0], dice, chance)
        spin = scale * turned(chance)
        shift = (CROP - 1) / 2 - spin @ middle
        level = 0
        while scale < 0.6 and level + 1 < len(levels):
            scale, level = scale * 2, level + 1
        fine = 2.0**level
        matrix = np.hstack([spin * fine, (shift + spin @ np.full(2, (fine - 1) / 2))[:, None]])
        border = int(
            chance.choice(
                [cv2.BORDER_REFLECT, cv2.BORDER_REPLICATE, cv2.BORDER_CONSTANT], p=[0.42, 0.43, 0.15]
            )
        )
        plain = tuple(int(part) for part in chance.integers(0, 255, 3))
        piece = cv2.warpAffine(levels[level], matrix, (CROP, CROP), borderMode=border, borderValue=plain)
        there = [(face, corners @ spin.T + shift) for face, corners in dice]
        return np.asarray(piece), [(face, corners) for face, corners in there if _is_near(corners)]


def _smaller_and_smaller(picture: Array) -> list[Array]:
    levels = [picture]
    while min(levels[-1].shape[:2]) > 60:
        levels.append(np.asarray(cv2.resize(levels[-1], None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)))
    return levels


def _spot(picture: Array, dice: list[Lying], chance: Chance) -> tuple[float, Array]:
    """By how much to scale, and around what: near a die where there are some."""
    if not dice:
        scale = float(np.exp(chance.uniform(np.log(0.25), np.log(1.5))))
        return scale, chance.uniform(0, 1, 2) * picture.shape[1::-1]
    corners = dice[chance.integers(len(dice))][1]
    low, high = OTHER_SIDES if chance.random() < OTHER_SHARE else SIDES
    scale = float(np.exp(chance.uniform(np.log(low), np.log(high)))) / side_of(half_sides(corners))
    return scale, corners.mean(axis=0) + chance.uniform(-0.42, 0.42, 2) * CROP / scale


def turned(chance: Chance) -> Array:
    """A turn by chance, mirrored or not, a little longer one way than the other."""
    angle = chance.uniform(0, 2 * np.pi)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    mirror = np.diag([-1.0 if chance.random() < 0.5 else 1.0, 1.0])
    return np.asarray(turn @ mirror @ np.diag(np.exp(chance.uniform(-0.06, 0.06, 2))))


def _is_near(corners: Array) -> bool:
    return bool((corners.max(axis=0) > -CELL).all() and (corners.min(axis=0) < CROP + CELL).all())


def half_sides(corners: Array) -> Array:
    """The half sides of a face as columns."""
    first, second, third, fourth = corners
    return np.stack([second - first + third - fourth, fourth - first + third - second], axis=1) / 4


def answers(dice: list[Lying]) -> tuple[Array, Array, Array]:
    """For every cell of a crop: the face, the other numbers, and how much it counts (2 where a die is)."""
    cells = CROP // CELL
    faces, counts = np.zeros((cells, cells), np.int64), np.ones((cells, cells), np.float32)
    numbers = np.zeros((NUMBERS, cells, cells), np.float32)
    rows, columns = np.mgrid[:cells, :cells] * CELL + CELL_MIDDLE
    spots = np.stack([columns, rows], axis=-1)
    for face, corners in dice:
        if face == 0:
            continue  # what only looked like a die
        frame, middle = half_sides(corners), corners.mean(axis=0)
        side = side_of(frame)
        if not 11 < side < 46:
            continue  # another scale's
        away = np.hypot(*np.moveaxis((spots - middle) @ np.linalg.inv(frame).T, -1, 0))
        if not LEAST_SIDE <= side <= MOST_SIDE:
            counts[away < ABOUT] = 0
            continue
        counts[away < FACE] = 0
        core = away < CORE if (away < CORE).any() else away == away.min()
        if corners.min() < -side * CUT or corners.max() > CROP - 1 + side * CUT:
            continue  # cut off: neither a die nor none
        faces[core], counts[core] = face, 2
        numbers[:, core] = _numbers(frame, (middle - spots)[core] / CELL)
    return faces, numbers, counts


def _numbers(frame: Array, away: Array) -> Array:
    """Where the middle lies, then the frame as a triangle and a turn that is the same four times around."""
    triangle = np.linalg.cholesky(frame @ frame.T)
    turn = np.linalg.inv(triangle) @ frame
    angle = 4 * np.arctan2(turn[1, 0], turn[0, 0])
    shape = (
        np.log(triangle[0, 0] / UNIT), triangle[1, 0] / UNIT, np.log(triangle[1, 1] / UNIT),
        np.cos(angle), np.sin(angle),
    )  # fmt: skip
    return np.vstack([away.T, np.repeat(np.array(shape)[:, None], len(away), axis=1)])
