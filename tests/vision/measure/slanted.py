"""Bars seen slanted, soft, rough and cut off: how many readings are right, and how many wrong are believed.

python -m tests.vision.measure slanted [pictures, 2000] [first seed, 0]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp, log
from typing import cast

import cv2
import numpy as np

from tests.vision.drawing import bars
from tests.vision.pictures.photos import Chance, with_check
from vision.pixels import Pixels, use_one_core
from vision.readers.assurance import assured
from vision.readers.choice import open_decoders

KINDS = {"EAN-13": "EAN13", "UPC-A": "UPCA", "Code 128": "Code128", "EAN-8": "EAN8", "UPC-E": "UPCE"}
SHARES = (0.35, 0.2, 0.2, 0.2, 0.05)
WIDE, HIGH = 420, 320


def text_of(kind: str, chance: Chance) -> str:
    """A text by chance, with its check digit."""
    if kind == "Code 128":
        return "".join(chance.choice(list("0123456789ABCDEF"), int(chance.integers(5, 14))))
    if kind == "UPC-E":
        six = "".join(map(str, chance.integers(0, 10, 5))) + str(chance.integers(0, 3))
        return "0" + six + with_check(f"0{six[:2]}{six[5]}0000{six[2:5]}")[-1]
    more = {"EAN-13": 11, "UPC-A": 10, "EAN-8": 6}[kind]
    return with_check(str(chance.integers(1, 10)) + "".join(map(str, chance.integers(0, 10, more))))


def slanted(seed: int) -> tuple[Pixels, str]:
    """The picture of a number and the text in it."""
    chance = np.random.default_rng((seed, 5))
    kind = list(KINDS)[int(chance.choice(5, p=SHARES))]
    text = text_of(kind, chance)
    drawn = bars(text, KINDS[kind], 4)
    row = drawn[drawn.shape[0] // 2]
    tall = np.repeat(row[None], int(len(row) * chance.uniform(0.15, 0.6)), 0)
    size = exp(chance.uniform(log(1.0), log(3.5))) / 4
    turn = chance.uniform(-50, 50) if chance.random() < 0.7 else chance.uniform(-8, 8)
    matrix = cv2.getRotationMatrix2D((tall.shape[1] / 2, tall.shape[0] / 2), float(turn), size)
    matrix[:, 2] += np.array([WIDE - tall.shape[1], HIGH - tall.shape[0]]) / 2
    matrix[0, 1] += chance.uniform(-0.2, 0.2) * size * (chance.random() < 0.5)
    scene = np.full((HIGH, WIDE), chance.uniform(0.4, 0.9), np.float32)
    toned = tall.astype(np.float32) / 255 * np.float32(chance.uniform(0.5, 0.9)) + np.float32(0.08)
    soft = cv2.GaussianBlur(toned, (0, 0), 0.4 / size)
    cv2.warpAffine(soft, matrix, (WIDE, HIGH), dst=scene, borderMode=cv2.BORDER_TRANSPARENT)
    seen = cv2.GaussianBlur(scene, (0, 0), chance.uniform(0.3, 1.6)) * 255
    rough = np.clip(seen + chance.normal(0, chance.choice([2, 5, 10]), seen.shape), 0, 255).astype(np.uint8)
    data = cv2.imencode(".jpg", rough, [cv2.IMWRITE_JPEG_QUALITY, int(chance.integers(50, 95))])[1]
    gray = cast(Pixels, cv2.imdecode(data, cv2.IMREAD_GRAYSCALE))
    return (gray[:, : int(chance.uniform(0.5, 0.8) * WIDE)].copy() if chance.random() < 0.2 else gray), text


def measure(arguments: Sequence[str]) -> None:
    """Print what each library reads, and what of it is believed."""
    count, first = (int(part) for part in (*arguments, *("2000", "0")[len(arguments) :]))
    use_one_core()
    decoders, told = open_decoders(), Counter[tuple[str, str, str]]()
    for seed in range(first, first + count):
        gray, text = slanted(seed)
        for decoder in decoders:
            read = [tag for tag in decoder.decode(gray) if tag.format != "QR"]
            sure = assured(gray, read, decoders)
            for name, tags in (("read", read), ("believed", sure)):
                told.update((decoder.name, name, "right" if tag.text == text else "WRONG") for tag in tags)
            for tag in sure:
                if tag.text != text:
                    print(f"  {seed}: {tag.format} {tag.text} instead of {text} by {tag.reader}", flush=True)
    for key, many in sorted(told.items()):
        print(*key, many)
