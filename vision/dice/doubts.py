"""What makes a reading unsure: it is then shown for a tap, never taken."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from vision.dice.die import Doubt
from vision.dice.faces import Face, apart
from vision.dice.finder import Values
from vision.dice.surface import Surface

LEAST_SIDE = 17.0  # px
LEAST_MEAN, LEAST_SINGLE = 0.85, 0.3  # how likely the face must be in all its views, and in every one
MOST_NONE = 0.4  # how likely any view may say that there is no die
MOST_GLOW, LOST = 60.0, 254.0  # how much whiter the middle is than the rim; what has lost everything in it
EMPTY_MIDDLE, LEAST_LOST = (2, 4), 0.97  # faces that a lost middle makes of others; how likely they must be
LEAST_LONG = 0.66  # of the longer way across a face, its shorter one
MOST_NEAR = 1.22  # sides between the middles of dice that may touch
USUAL = 3  # sure dice that say how large and how slanted all are
LEAST_ALIKE = 0.63  # of a round shape that is another's, its shorter way against its longer, squared
MOST_UNLIKE = 1.45  # times larger or smaller than they


def doubts_of(face: Face, views: Values, surface: Surface, size: tuple[int, int]) -> Iterator[Doubt]:
    """What is not as it should be about one face, by itself, in a picture of this size (width, height)."""
    if face.side < LEAST_SIDE:
        yield "small"
    if _is_cut(face, size):
        yield "cut"
    if _long_of(face.frame) < LEAST_LONG:
        yield "leaning"
    at = int(face.chances[1:].argmax()) + 1
    is_lost = at in EMPTY_MIDDLE and surface.middle_white >= LOST
    least = LEAST_LOST if is_lost else LEAST_MEAN
    is_alike = face.chances[at] >= least and views[:, at].min() >= LEAST_SINGLE
    if not is_alike or views[:, 0].max() > MOST_NONE:
        yield "glare" if _is_shone_on(surface) else "unclear"


def _is_shone_on(surface: Surface) -> bool:
    """Whether light lies on the middle of a face, where it can hide a pip or look like one."""
    return surface.middle_white >= LOST or surface.middle_white - surface.rim_white > MOST_GLOW


def _is_cut(face: Face, size: tuple[int, int]) -> bool:
    """Whether the picture ends on it."""
    corners = face.corners
    return bool((corners < -1).any() or (corners > np.array(size)).any())


def _long_of(frame: Values) -> float:
    values = np.linalg.svd(frame, compute_uv=False)
    return float(values[1] / values[0])


def among(faces: Sequence[Face], at: int, sure: Sequence[int]) -> Iterator[Doubt]:
    """What is not as it should be about one face among the others of its roll."""
    face = faces[at]
    if any(
        apart(face, other) < MOST_NEAR * max(face.side, other.side) for other in faces if other is not face
    ):
        yield "touching"
    usual = [faces[other] for other in sure if other != at]
    if len(usual) < USUAL:
        return
    if not 1 / MOST_UNLIKE < face.side / float(np.median([other.side for other in usual])) < MOST_UNLIKE:
        yield "unlike"
    if _long_of(np.linalg.inv(_ellipse(usual)) @ _ellipse([face])) < LEAST_ALIKE:
        yield "leaning"


def _ellipse(faces: Sequence[Face]) -> Values:
    """The round shape that fits into faces however they are turned: the same for all on one table."""
    return np.asarray(
        np.median([face.frame @ face.frame.T / abs(np.linalg.det(face.frame)) for face in faces], axis=0)
    )
