"""Look for what the first net mistakes for dice: `python -m tests.vision.training.mistakes PICTURES`.

Only where every die is known, the hidden and bleached ones too: the second net learns that these are none.
"""

from __future__ import annotations

import sys
from pathlib import Path

import cv2
import numpy as np

from tests.vision.training.crops import half_sides
from tests.vision.training.truth import Array, Lying, keep_mistakes, kept
from vision.dice import faces
from vision.dice.finder import Finder

FOLDERS = ("rendered", "own", "sketches", "without")
OFF, LARGER = 0.45, 1.6


def mistakes_in(finder: Finder, picture: Array, dice: list[Lying]) -> list[Array]:
    """The corners of what the net finds where no die is, or a much smaller or larger one."""
    known = [(corners.mean(axis=0), faces.side_of(half_sides(corners))) for face, corners in dice if face]
    return [
        face.corners
        for face in faces.faces_in(finder, picture, (0.0, 1e6))
        if not any(
            np.hypot(*(face.middle - middle)) < OFF * side and 1 / LARGER < face.side / side < LARGER
            for middle, side in known
        )
    ]


if __name__ == "__main__":
    cv2.setNumThreads(1)
    finder = Finder()
    for folder in FOLDERS:
        where = Path(sys.argv[1]) / folder
        for path, (picture, dice) in zip(sorted(where.glob("*.json")), kept(where), strict=True):
            keep_mistakes(path, mistakes_in(finder, picture, dice))
