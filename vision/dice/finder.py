"""The first net: what it makes of every eighth pixel of a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeAlias

import cv2
import msgspec
import numpy as np
import numpy.typing as npt

from vision.pixels import Pixels

Values: TypeAlias = npt.NDArray[Any]
CELL = 8  # px from one answer of the net to the next
CELL_MIDDLE = (CELL - 1) / 2
FACES = 6
UNIT = 12.0  # px of half a side, as the net counts them
MODEL = Path(__file__).with_name("finder.onnx")


class Maps(msgspec.Struct, frozen=True, eq=False):
    """The answers for a picture, by row and column of cells."""

    chances: Values
    """How likely each face lies here: none, one, two ... six."""
    middles: Values
    """Where the middle of that face is, in px of the picture."""
    frames: Values
    """Its half sides as columns, in px: how large it is, how turned, and how it is foreshortened."""


class Finder:
    """The net, ready to look; one thread may use one of them at a time."""

    def __init__(self) -> None:
        """Read what was trained."""
        self._net = cv2.dnn.readNetFromONNX(str(MODEL))

    def look(self, picture: Pixels) -> Maps:
        """What lies in a picture (BGR)."""
        self._net.setInput(cv2.dnn.blobFromImage(picture, 1 / 255, mean=(127.5, 127.5, 127.5)))
        return _maps(np.moveaxis(np.asarray(self._net.forward())[0], 0, -1))


def _maps(told: Values) -> Maps:
    """The plain numbers of the net as what they mean."""
    across, down, wide, slant, high, cosine, sine = np.moveaxis(told[..., FACES + 1 :], -1, 0)
    rows, columns = np.mgrid[: told.shape[0], : told.shape[1]] * CELL + CELL_MIDDLE
    middles = np.stack([columns + across * CELL, rows + down * CELL], axis=-1)
    turn = np.arctan2(sine, cosine) / 4  # a square looks the same four times around
    cosine, sine = np.cos(turn), np.sin(turn)
    wide, high = np.exp(np.clip(wide, -4, 4)), np.exp(np.clip(high, -4, 4))
    frames = UNIT * np.stack(
        [
            np.stack([wide * cosine, -wide * sine], axis=-1),
            np.stack([slant * cosine + high * sine, -slant * sine + high * cosine], axis=-1),
        ],
        axis=-2,
    )
    return Maps(chances_of(told[..., : FACES + 1]), middles, frames)


def chances_of(strengths: Values) -> Values:
    """How likely each face is, of how strongly a net tells each."""
    likely = np.exp(strengths - strengths.max(axis=-1, keepdims=True))
    return np.asarray(likely / likely.sum(axis=-1, keepdims=True))
