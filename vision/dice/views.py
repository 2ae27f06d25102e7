"""A second look at every face that was found: laid flat, turned and scaled, it must stay the same."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from vision.dice.faces import Face, corners_of, once
from vision.dice.finder import Values
from vision.dice.judge import Judge, flat
from vision.pixels import Pixels, scaled

# Views, as degrees and how much larger: at first for where the corners really are, later for the face.
FIRST = ((0.0, 1.0), (90.0, 1.0))
LATER = ((0.0, 1.0), (86.0, 0.95), (184.0, 1.05), (274.0, 1.0), (-4.0, 1.07), (92.0, 0.93))
HARDLY = 0.1  # how likely there may be a die where no one looks again
AROUND = 2.2  # sides from the middle of a die that its views may show
LARGE_SIDE = 44.0  # px


def looked_at_again(judge: Judge, picture: Pixels, faces: Sequence[Face]) -> list[tuple[Face, Values]]:
    """Each face as its views have it, and the chances that every single view gave."""
    righted = [face for face, _ in _judged(judge, picture, faces, FIRST)]
    return _judged(judge, picture, once([face for face in righted if face.is_die > HARDLY]), LATER)


def _judged(
    judge: Judge, picture: Pixels, faces: Sequence[Face], spins: Sequence[tuple[float, float]]
) -> list[tuple[Face, Values]]:
    """Every face in the mean of its views."""
    if not faces:
        return []
    frames = [[_spun(face.frame, *spin) for spin in spins] for face in faces]
    views = [view for face, its in zip(faces, frames, strict=True) for view in _views(picture, face, its)]
    chances, corners = judge.look(views)
    return [
        _mean(face, its, chances[at : at + len(its)], corners[at : at + len(its)])
        for face, its, at in zip(faces, frames, range(0, len(views), len(spins)), strict=True)
    ]


def _mean(face: Face, frames: Sequence[Values], chances: Values, corners: Values) -> tuple[Face, Values]:
    """What the views of a face say together, and the chances of each."""
    rings = [face.middle + ring @ frame.T for ring, frame in zip(corners, frames, strict=True)]
    square = corners_of(face.middle, face.frame)
    first, second, third, fourth = np.mean([_alike(ring, square) for ring in rings], axis=0)
    middle = (first + second + third + fourth) / 4
    frame = np.stack([second - first + third - fourth, third - second + fourth - first], axis=1) / 4
    return Face(middle, frame, chances.mean(axis=0)), chances


def _alike(ring: Values, other: Values) -> Values:
    """Four corners, beginning with the one that lies where the first of the others does."""
    return min(
        (np.roll(ring, by, axis=0) for by in range(4)), key=lambda one: float(np.abs(one - other).sum())
    )


def _spun(frame: Values, degrees: float, larger: float) -> Values:
    """The half sides of a face as if it were turned, and larger."""
    turn = np.radians(degrees)
    return np.asarray(
        frame @ (larger * np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]]))
    )


def _views(picture: Pixels, face: Face, frames: Sequence[Values]) -> list[Pixels]:
    """The views of one die; a large one is made smaller first, so nothing is torn."""
    reach = AROUND * face.side
    left, top = (max(0, int(middle - reach)) for middle in face.middle)
    right, bottom = (int(middle + reach) + 1 for middle in face.middle)
    near, shrink = picture[top:bottom, left:right], min(1.0, LARGE_SIDE / face.side)
    if shrink < 1.0:
        near = scaled(near, shrink)
    middle = (face.middle - (left, top) + 0.5) * shrink - 0.5
    return [flat(near, middle, frame * shrink) for frame in frames]
