"""A second look at every face that was found: turned and shifted a little, it must stay the same face."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np

from vision.dice.faces import Face, corners_of
from vision.dice.net import CELL, Array, Maps, Net
from vision.prepare import Pixels, scaled

VIEW = 64  # px of a picture of one die and what is around it
TURNS = np.radians((0.0, 30.0, 60.0, 105.0, 200.0, 290.0))
AROUND = 2.2  # sides from the middle of a die that its views may show
LARGE_SIDE = 44.0  # px
SIDES = (22.0, 26.0, 19.0, 23.0, 20.0, 25.0)  # px of the die in those pictures


def looked_at_again(net: Net, picture: Pixels, faces: Sequence[Face]) -> list[tuple[Face, Array]]:
    """Each face as its views have it, and the chances that every single view gave."""
    if not faces:
        return []
    maps = net.look([view for face in faces for view in _views(picture, face)])
    return [_judged(face, maps, at * len(TURNS)) for at, face in enumerate(faces)]


def _judged(face: Face, maps: Maps, first: int) -> tuple[Face, Array]:
    """A face in the mean of its views: in each the cell in the middle that is likeliest a die counts."""
    start, end = VIEW // CELL // 2 - 1, VIEW // CELL // 2 + 1
    chances, corners = [], []
    for at, spin in enumerate(_spins(face), first):
        near = maps.chances[at, start:end, start:end]
        cell = np.unravel_index(int(near[..., 0].argmin()), near.shape[:2])
        back = np.linalg.inv(spin)
        middle = face.middle + back @ (maps.middles[at, start:end, start:end][cell] - (VIEW - 1) / 2)
        chances.append(near[cell])
        corners.append(corners_of(middle, back @ maps.frames[at, start:end, start:end][cell]))
    first_corner, second, third, fourth = np.mean([_alike(ring, corners[0]) for ring in corners], axis=0)
    middle = (first_corner + second + third + fourth) / 4
    frame = (
        np.stack([second - first_corner + third - fourth, third - second + fourth - first_corner], axis=1) / 4
    )
    return Face(middle, frame, np.mean(chances, axis=0)), np.stack(chances)


def _alike(ring: Array, other: Array) -> Array:
    """Four corners, beginning with the one that lies where the first of the others does."""
    return min(
        (np.roll(ring, by, axis=0) for by in range(4)), key=lambda one: float(np.abs(one - other).sum())
    )


def _spins(face: Face) -> list[Array]:
    """How the picture is turned and scaled in each view."""
    return [
        side / face.side * np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
        for turn, side in zip(TURNS, SIDES, strict=True)
    ]


def _views(picture: Pixels, face: Face) -> list[Pixels]:
    """Small pictures with a die in the middle; a large one is made smaller first, so nothing is torn."""
    reach = AROUND * face.side
    left, top = (max(0, int(middle - reach)) for middle in face.middle)
    right, bottom = (int(middle + reach) + 1 for middle in face.middle)
    shrink = min(1.0, LARGE_SIDE / face.side)
    near = (
        picture[top:bottom, left:right] if shrink == 1.0 else scaled(picture[top:bottom, left:right], shrink)
    )
    middle = (face.middle - (left, top) + 0.5) * shrink - 0.5
    return [_view(near, middle, spin / shrink) for spin in _spins(face)]


def _view(near: Pixels, middle: Array, spin: Array) -> Pixels:
    matrix = np.hstack([spin, ((VIEW - 1) / 2 - spin @ middle)[:, None]])
    return np.asarray(cv2.warpAffine(near, matrix, (VIEW, VIEW), borderMode=cv2.BORDER_REPLICATE), np.uint8)
