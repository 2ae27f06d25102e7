"""Wrong identities: pictures of bars, tags or crowds of tags, soft and rough, until so many are read.

python -m tests.vision.measure identities [bars, tags or crowds] [readings, 2000] [first seed] [seconds]

Bars and tags are alone in small pictures, slanted, and one in four is cut off; crowds are whole frames.

Each is read as a single picture and as a frame of the camera; what is read counts for either.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp, log
from time import monotonic
from typing import TypeAlias, cast

import cv2
import numpy as np

from companion.core.language.tags import tag_text
from tests.vision.drawing import bars, blurred, crowd, pasted, sheet
from tests.vision.measure.slanted import KINDS, SHARES, text_of
from vision.frames import Frame
from vision.pictures.codes import tags_in
from vision.pixels import Pixels, use_one_core
from vision.readers.choice import open_decoders, open_reader
from vision.sources.drawn.cards import tag_picture

Picture: TypeAlias = tuple[Pixels, frozenset[str]]
"""A picture and the texts of all codes in it."""


def one_of_bars(seed: int) -> Picture:
    """The small picture of bars of a number, hardly larger than the code in it."""
    chance = np.random.default_rng((seed, 6))
    kind = list(KINDS)[int(chance.choice(5, p=SHARES))]
    text = text_of(kind, chance)
    drawn = bars(text, KINDS[kind], 4)
    long = drawn.shape[1]
    deep = int(long * chance.uniform(0.12, 0.45))
    tall = np.repeat(drawn[drawn.shape[0] // 2][None], deep, 0)
    size = exp(chance.uniform(log(1.0), log(2.6))) / 4
    turn = float(chance.choice([0, 90, 180]) + chance.normal(0, 6 if chance.random() < 0.6 else 25))
    matrix = cv2.getRotationMatrix2D((long / 2, deep / 2), turn, size)
    c, s = np.abs(matrix[0, :2])
    wide, high = round(c * long + s * deep) + 24, round(s * long + c * deep) + 24
    matrix[:, 2] += np.array([wide - long, high - deep]) / 2
    matrix[0, 1] += chance.uniform(-0.2, 0.2) * size * (chance.random() < 0.4)
    toned = tall.astype(np.float32) / 255 * np.float32(chance.uniform(0.3, 0.9)) + np.float32(0.08)
    scene = np.full((high, wide), chance.uniform(0.2, 0.95), np.float32)
    soft = cv2.blur(toned, (max(round(0.8 / size), 1), 1))
    cv2.warpAffine(soft, matrix, (wide, high), dst=scene, borderMode=cv2.BORDER_TRANSPARENT)
    seen = cv2.GaussianBlur(scene, (0, 0), chance.uniform(0.3, 1.7)) * 255
    rough = np.clip(seen + chance.normal(0, chance.choice([2, 5, 10, 16]), seen.shape), 0, 255)
    return _cut_off(_squeezed(rough.astype(np.uint8), chance), chance), frozenset({text})


def one_of_tags(seed: int) -> Picture:
    """The small picture of a tag of a number."""
    chance = np.random.default_rng((seed, 7))
    text, px = tag_text(int(chance.integers(0, 34**8))), float(chance.uniform(1.4, 3.2))
    side = round(40 * px)
    drawn = pasted(
        sheet(side, side), tag_picture(text, round(21 * px)), side // 2, side // 2, chance.uniform(0, 360)
    )
    soft = blurred(drawn, seed, float(chance.uniform(0.3, 1.4)), float(chance.uniform(2, 12)))
    return _cut_off(_squeezed(soft, chance), chance), frozenset({text})


def crowd_of_tags(seed: int) -> Picture:
    """The frame of a number, with forty tags."""
    chance = np.random.default_rng((seed, 8))
    texts = [tag_text(int(number)) for number in chance.integers(0, 34**8, 40)]
    clean = crowd(texts, float(chance.uniform(1.7, 3.2)), seed)
    soft = blurred(clean, seed, float(chance.uniform(0.4, 1.3)), float(chance.uniform(2, 7)))
    return _squeezed(soft, chance, 60), frozenset(texts)


def _squeezed(gray: Pixels, chance: np.random.Generator, worst: int = 40) -> Pixels:
    """Squeeze a picture as cameras do."""
    data = cv2.imencode(".jpg", gray, [cv2.IMWRITE_JPEG_QUALITY, int(chance.integers(worst, 95))])[1]
    return cast(Pixels, cv2.imdecode(data, cv2.IMREAD_GRAYSCALE))


def _cut_off(seen: Pixels, chance: np.random.Generator) -> Pixels:
    """Cut one picture in four off at some side."""
    if chance.random() < 0.75:
        return seen
    quarters, part = int(chance.integers(4)), chance.uniform(0.5, 0.95)
    turned = np.rot90(seen, quarters)
    return np.ascontiguousarray(turned[:, : int(part * turned.shape[1])])


PICTURES = {"bars": one_of_bars, "tags": one_of_tags, "crowds": crowd_of_tags}


def measure(arguments: Sequence[str]) -> None:
    """Print how many pictures were tried, what was read, and every wrong reading."""
    of, *numbers = (*arguments, *("bars", "2000", "0", "600")[len(arguments) :])
    readings, first, seconds = map(int, numbers)
    use_one_core()
    decoders, reader, told, seed = open_decoders(), open_reader(), Counter[tuple[str, str]](), first
    until = monotonic() + seconds
    while told.total() < readings and monotonic() < until:
        gray, texts = PICTURES[of](seed)
        for name, found in (
            ("single", tags_in(gray, decoders)),
            ("live", reader.read(Frame(gray, 0.0, ""))),
        ):
            wrong = [tag for tag in found if tag.text not in texts]
            told[name, "right"] += len(found) - len(wrong)
            told[name, "WRONG"] += len(wrong)
            for tag in wrong:
                printed = ", ".join(sorted(texts))
                print(f"  {seed} {name}: {tag.format} {tag.text}, {tag.reader}, not {printed}", flush=True)
        seed += 1
    print(f"{seed - first} pictures of {of}, {told.total()} read")
    for key, many in sorted(told.items()):
        print(*key, many)
