"""Training pictures on disk: a PNG, and beside it a JSON file that says which dice lie where."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
Lying = tuple[int, Array]
"""The face of a die, and its four corners; face 0 is what was mistaken for a die and is none."""


def keep(folder: Path, number: int, picture: Array, dice: Sequence[Lying]) -> None:
    """Write one picture and its truth."""
    folder.mkdir(parents=True, exist_ok=True)
    cv2.imwrite(str(folder / f"{number}.png"), picture)
    told = [{"face": face, "corners": np.asarray(corners).tolist()} for face, corners in dice]
    (folder / f"{number}.json").write_text(json.dumps({"dice": told}))


def keep_mistakes(path: Path, corners: Sequence[Array]) -> None:
    """Write down beside the truth of a picture what was mistaken for dice in it."""
    truth = json.loads(path.read_text())
    path.write_text(json.dumps(truth | {"mistakes": [one.tolist() for one in corners]}))


def kept(folder: Path) -> Iterator[tuple[Array, list[Lying]]]:
    """Every picture of a folder whose truth is known."""
    for path in sorted(folder.glob("*.json")):
        picture = cv2.imread(str(path.with_suffix(".png")))
        if picture is not None:
            truth = json.loads(path.read_text())
            lying = [(die["face"], np.array(die["corners"], float)) for die in truth["dice"]]
            lying += [(0, np.array(corners)) for corners in truth.get("mistakes", ())]
            yield np.asarray(picture), lying
