"""Dice in rolls that `rendering.py roll` beside the training rendered, as a camera takes them."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

import cv2
import numpy as np

from tests.vision.measure.dice import Case, row, told
from vision.pixels import Pixels, use_one_core

INSIDE = 2  # px from the edge of a picture that a whole die keeps


def measure(arguments: Sequence[str]) -> None:
    """Print a row for each size of dice; the argument is the folder."""
    use_one_core()
    by_size: dict[int, list[Case]] = defaultdict(list)
    for side_px, case in rolls(Path(arguments[0])):
        by_size[side_px].append(case)
    by_kind: dict[str, Counter[str]] = defaultdict(Counter)
    for side_px, cases in sorted(by_size.items()):
        row(side_px, "rendered", iter(cases), by_kind)
    for kind, counts in sorted(by_kind.items()):
        print(f"{kind:<24} {told(counts)}")


def rolls(folder: Path) -> Iterator[tuple[int, Case]]:
    """Every roll of a folder, and how large its dice are."""
    for path in sorted(folder.glob("*.json")):
        truth = json.loads(path.read_text())
        picture = cv2.imread(str(path.with_suffix(".png")))
        if picture is not None:
            yield round(truth["side_px"]), case_of(as_taken(picture, int(path.stem)), truth)


def case_of(picture: Pixels, truth: dict[str, object]) -> Case:
    """The dice of a picture: the whole ones, and those on which it ends."""
    dice: list[tuple[int, str, object]] = [
        (die["face"], die["colour"], np.array(die["corners"])) for die in truth["dice"]
    ]
    size = np.array(picture.shape[1::-1]) - INSIDE
    whole = [die for die in dice if (die[2] > INSIDE).all() and (die[2] < size).all()]
    cut = [die for die in dice if not any(die is other for other in whole)]
    return Case(picture, tuple(whole), str(truth["ground"]), tuple(cut))


def as_taken(picture: Pixels, seed: int) -> Pixels:
    """A rendered picture with the blur, grain and compression of a camera."""
    chance = np.random.default_rng(seed)
    soft = cv2.GaussianBlur(picture, (0, 0), float(chance.uniform(0.3, 0.9)))
    rough = np.clip(soft + chance.normal(0, chance.uniform(1, 4), soft.shape), 0, 255).astype(np.uint8)
    packed = cv2.imencode(".jpg", rough, [cv2.IMWRITE_JPEG_QUALITY, int(chance.integers(80, 95))])[1]
    return np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), np.uint8)
