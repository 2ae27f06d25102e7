"""A second look: dice of one roll lie on one table, so those that were read for sure say how a die looks.

What one shape and size of a die makes clear is read again around its pips; what is no die at all is left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import cv2
import msgspec
import numpy as np
import numpy.typing as npt

from vision.dice.bodies import Body, Matrix
from vision.dice.faces import Face, face_on
from vision.geometry import shrunk_by
from vision.prepare import Pixels
from vision.tags import Corners

BEST_SIDE = 32.0  # px of a die in the size of the picture in which it is looked at again
AROUND = np.arange(0, 2 * np.pi, np.pi / 10)
AS_ROUND = 1.12  # half sides that a die reaches about, while its turn is not known
ENOUGH_SIDES, ENOUGH_ACE_SIDES = 2, 3  # that must end where a die of this size would
SIDE_SHOWN = 0.7  # part of a side at which a picture changes
CHANGE = 16.0  # from inside a side to outside it
INSIDE, OUTSIDE = 0.8, 1.2  # half sides
RINGS, BESIDE = (0.1, 0.3, 0.5, 0.7), 1.35  # half sides, of lines on a die and around it
MOST_ALIKE = 0.2
EDGE = (0.85, 1.15, 1.45)  # half sides
MOST_BEYOND = 0.4  # of the change at an edge, what it changes beyond it
ALONG = np.linspace(-0.66, 0.66, 9)
MOST_UNLIKE = 0.75  # of the strongest difference from a face, from which on it is a pip's
QUARTERS = np.array([((1, 0), (0, 1)), ((0, -1), (1, 0)), ((-1, 0), (0, -1)), ((0, 1), (-1, 0))], float)
TURNS = np.radians(np.arange(0, 90, 6))
SHIFTS = np.array([(x, y) for x in (-0.12, 0.0, 0.12) for y in (-0.12, 0.0, 0.12)])
Frame = npt.NDArray[Any]
"""Two by two: from half sides of a die to pixels of a picture."""


def read_again(sight: Sight, middle: Matrix) -> tuple[Body, Face] | None:
    """The face of a die of a known shape at about this place, when its pips and its sides agree."""
    picture, frame = sight.soft, sight.frame
    face = face_on(sight.pixels, _body(picture, middle, frame, AS_ROUND * _round()))
    if face is None:
        return None
    middle = middle + frame @ face.fit.middle
    turn = np.radians(face.fit.turn_deg)
    if face.fit.face == 1:
        turn, middle = turned(picture, middle, frame)
    shown = int((sides_shown(picture, middle, frame, turn) >= SIDE_SHOWN).sum())
    if shown < (ENOUGH_ACE_SIDES if face.fit.face == 1 else ENOUGH_SIDES):
        return None
    body = _body(picture, middle, frame, _square(turn))
    face = face_on(sight.pixels, body)
    return None if face is None else (body, face)


def turned(picture: Pixels, middle: Matrix, frame: Frame) -> tuple[float, Matrix]:
    """The turn and the middle at which a die of this shape ends on most sides."""
    middles = middle + SHIFTS @ frame.T
    shown = sides_shown(picture, middles[:, None], frame, TURNS)
    shift, turn = np.unravel_index(int(_score(shown).argmax()), shown.shape[:2])
    return float(TURNS[turn]), np.asarray(middles[shift])


class Sight(msgspec.Struct, frozen=True, eq=False):
    """A picture at a size at which dice are easily looked at, the same without grain, how much smaller it is,
    and the shape of a die in it.
    """

    pixels: Pixels
    soft: Pixels
    factor: float
    frame: Frame

    @property
    def side(self) -> float:
        """How long the sides of a die are here."""
        return 2 * float(np.sqrt(abs(np.linalg.det(self.frame))))

    def is_like_die(self, middle: Matrix, sharp: int = 0) -> bool:
        """Whether something ends here as a die does, on some sides at once and not as a glow, and is of other
        colours than what is around it.
        """
        turn, spot = turned(self.soft, middle, self.frame)
        place = self.soft, spot, self.frame, turn
        shown = int((sides_shown(*place) >= SIDE_SHOWN).sum())
        return shown >= ENOUGH_ACE_SIDES and sharp_sides(*place) >= sharp and _alike(*place) <= MOST_ALIKE

    def colours_at(self, middle: Matrix) -> tuple[Matrix, Matrix]:
        """The usual colour of the face of a die here, and that of what differs most from it."""
        reach = max(2, round(0.3 * self.side))
        column, row = (max(reach, round(float(part))) for part in middle)
        part = self.soft[row - reach : row + reach + 1, column - reach : column + reach + 1]
        colours = part.reshape(-1, 3).astype(np.float64)
        body = np.median(colours, axis=0)
        away = np.sqrt(((colours - body) ** 2).sum(axis=1))
        strongest = float(np.percentile(away, 98))
        return body, colours[away >= MOST_UNLIKE * strongest].mean(axis=0)

    def body_at(self, middle: Matrix, turn: float) -> Body:
        """A body as if a die had been seen here, turned so."""
        return _body(self.pixels, middle, self.frame, _square(turn))

    def corners_at(self, middle: Matrix) -> Corners:
        """The corners of a die here, turned and shifted to fit best, in the whole picture."""
        turn, spot = turned(self.soft, middle, self.frame)
        return self.square_at(spot, turn)

    def square_at(self, spot: Matrix, turn: float) -> Corners:
        """The corners of a die here and turned so, in the whole picture."""
        (a, b, c, d) = ((float(x), float(y)) for x, y in _square(turn) @ self.frame.T + spot)
        return shrunk_by((a, b, c, d), 1 / self.factor)


def sight_of(levels: Mapping[float, Pixels], frames: Sequence[Frame]) -> Sight:
    """The best size of a picture for dice that were seen in these shapes, and the shape that most have."""
    frame = np.asarray(np.median(np.stack(frames), axis=0))
    side = 2 * float(np.sqrt(abs(np.linalg.det(frame))))
    factor = min(levels, key=lambda factor: abs(float(np.log(side / factor / BEST_SIDE))))
    soft = np.asarray(cv2.GaussianBlur(levels[factor], (0, 0), 0.8), np.uint8)
    return Sight(levels[factor], soft, factor, frame / factor)


def _score(shown: Matrix) -> Matrix:
    return np.asarray(np.minimum(shown, 0.9).sum(axis=-1))


def sides_shown(picture: Pixels, middle: Matrix, frame: Frame, turn: float | Matrix) -> Matrix:
    """Of each of four sides the part along which the picture changes from inside to outside; for many
    middles and turns at once where they are handed in together.
    """
    turned_frame = frame @ _spin(turn)
    inner, outer = (_seen(picture, middle, turned_frame, reach) for reach in (INSIDE, OUTSIDE))
    return np.asarray((np.abs(inner - outer).max(axis=-1) >= CHANGE).mean(axis=-1))


def _spin(turn: float | Matrix) -> Matrix:
    """What turns a die, for every one of some turns."""
    cosine, sine = np.cos(turn), np.sin(turn)
    return np.stack([np.stack([cosine, -sine], axis=-1), np.stack([sine, cosine], axis=-1)], axis=-2)


def _seen(picture: Pixels, middle: Matrix, frame: Frame, reach: float) -> Matrix:
    """The colours along four lines around a place."""
    across = np.stack([np.full_like(ALONG, reach), ALONG], axis=1)
    lines = across @ QUARTERS.swapaxes(-1, -2)
    spots = lines @ frame.swapaxes(-1, -2)[..., None, :, :] + middle[..., None, None, :]
    limits = np.array([picture.shape[1] - 1, picture.shape[0] - 1])
    places = np.minimum(np.maximum(np.rint(spots), 0), limits).astype(np.intp)
    return np.asarray(picture[places[..., 1], places[..., 0]], np.float32)


def sharp_sides(picture: Pixels, middle: Matrix, frame: Frame, turn: float) -> int:
    """On how many sides a picture changes at once, as at an edge and not as in a glow."""
    spin = _spin(turn)
    lines = [_seen(picture, middle, frame @ spin, reach) for reach in EDGE]
    at_edge, beyond = (
        np.median(np.abs(one - two).max(axis=2), axis=1) for one, two in zip(lines, lines[1:], strict=False)
    )
    return int((beyond <= MOST_BEYOND * at_edge).sum())


def _alike(picture: Pixels, middle: Matrix, frame: Frame, turn: float) -> float:
    """The part of a square that has the usual colour of what is around it: print has gaps, a die has none."""
    spin = _spin(turn)
    rings = [_seen(picture, middle, frame @ spin, reach).reshape(-1, 3) for reach in RINGS]
    around = np.median(_seen(picture, middle, frame @ spin, BESIDE).reshape(-1, 3), axis=0)
    return float((np.abs(np.concatenate(rings) - around).max(axis=1) < CHANGE).mean())


def _round() -> Matrix:
    return np.stack([np.cos(AROUND), np.sin(AROUND)], axis=1)


def _square(turn: float) -> Matrix:
    corners = np.array([(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)])
    return np.asarray(corners @ np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]]))


def _body(picture: Pixels, middle: Matrix, frame: Frame, ring: Matrix) -> Body:
    """A body of a known shape, as if it had been seen."""
    back = np.linalg.inv(frame)
    outline = ring @ frame.T + middle
    size = np.array([picture.shape[1], picture.shape[0]])
    is_cut = bool((outline.min(axis=0) <= 0).any() or (outline.max(axis=0) >= size - 1).any())
    side = 2 * float(np.sqrt(abs(np.linalg.det(frame))))
    values = np.linalg.svd(frame, compute_uv=False)
    return Body(
        outline, side, np.hstack([back, -(back @ middle)[:, None]]), is_cut, 1.0, float(values[1] / values[0])
    )
