"""The second net: which face a die shows that is laid flat before it, and where its corners really are."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np

from vision.dice.faces import SQUARE
from vision.dice.finder import FACES, Values, chances_of
from vision.pixels import Pixels

VIEW = 40  # px of a view: one die and what is close around it
SIDE = 26.0  # px of the die in it
MODEL = Path(__file__).with_name("judge.onnx")


class Judge:
    """The net, ready to look; one thread may use one of them at a time."""

    def __init__(self) -> None:
        """Read what was trained."""
        self._net = cv2.dnn.readNetFromONNX(str(MODEL))

    def look(self, views: Sequence[Pixels]) -> tuple[Values, Values]:
        """For every view how likely each face is (none, one, two ... six), and the corners in half sides."""
        blob = cv2.dnn.blobFromImages(views, 1 / 255, mean=(127.5, 127.5, 127.5))
        self._net.setInput(blob)
        told = np.asarray(self._net.forward())
        return chances_of(told[:, : FACES + 1]), SQUARE + told[:, FACES + 1 :].reshape(-1, 4, 2)


def flat(picture: Pixels, middle: Values, frame: Values) -> Pixels:
    """The view of a die whose middle and half sides (as columns) these are."""
    spin = SIDE / 2 * np.linalg.inv(frame)
    matrix = np.hstack([spin, ((VIEW - 1) / 2 - spin @ middle)[:, None]])
    return np.asarray(
        cv2.warpAffine(picture, matrix, (VIEW, VIEW), borderMode=cv2.BORDER_REPLICATE), np.uint8
    )
