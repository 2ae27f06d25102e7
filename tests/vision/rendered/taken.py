"""Rendered scenes as cameras would have taken them: smaller, softened, sharpened again, rough and squeezed.

python -m tests.vision.rendered.taken FOLDER

Takes every rendered picture of the folder three times, as if by three cameras, and writes one `truth.json`
for all of them. Picture 1232 is the last take of scene 123.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, cast

import cv2
import numpy as np

from vision.pixels import Pixels

SIZES = (1.0, 0.77, 0.6)
"""How large each camera sees a scene, as parts of what was rendered."""


def as_taken(clean: Pixels, number: int) -> tuple[Pixels, int]:
    """Return a picture with the faults of a lens and a sensor, and how well it is kept as a JPEG."""
    chance = np.random.default_rng((number, 60_638))
    soft = cv2.GaussianBlur(clean, (0, 0), float(chance.uniform(0.3, 0.9))).astype(np.float32)
    grain = chance.normal(0, chance.uniform(1, 5), clean.shape).astype(np.float32)
    # Between neighbouring pixels a sensor's grain is alike, because each tells one colour only.
    seen = soft + cv2.GaussianBlur(grain, (0, 0), 0.5) * 1.6
    if chance.random() < 0.5:
        # Telephones sharpen what they take.
        wide = cv2.GaussianBlur(seen, (0, 0), 1.5)
        seen += np.float32(chance.uniform(0.3, 1.0)) * (seen - wide)
    return np.clip(seen, 0, 255).astype(np.uint8), int(chance.integers(72, 96))


def takes_of(clean: Pixels, truth: dict[str, Any], folder: Path) -> list[dict[str, Any]]:
    """Write all takes of one scene, and return the truth of each."""
    told = []
    for take, size in enumerate(SIZES):
        number = 10 * truth["number"] + take
        small = (
            clean if size == 1 else cv2.resize(clean, None, fx=size, fy=size, interpolation=cv2.INTER_AREA)
        )
        taken, quality = as_taken(cast(Pixels, small), number)
        cv2.imwrite(str(folder / f"{number}.jpg"), taken, [cv2.IMWRITE_JPEG_QUALITY, quality])
        codes = [_scaled(code, size) for code in truth["codes"]]
        told.append({"number": number, "size": [*taken.shape[1::-1]], "tilt": truth["tilt"], "codes": codes})
    return told


def _scaled(code: dict[str, Any], size: float) -> dict[str, Any]:
    corners = [[round((part + 0.5) * size - 0.5, 2) for part in corner] for corner in code["corners"]]
    return {**code, "px": round(code["px"] * size, 3), "corners": corners}


def main(folder: Path) -> None:
    """Take all rendered pictures of a folder."""
    told: list[dict[str, Any]] = []
    for file in sorted(folder.glob("*.truth"), key=lambda path: int(path.stem)):
        clean = cv2.imread(str(file.with_suffix(".raw.png")))
        told += takes_of(cast(Pixels, clean), json.loads(file.read_text()), folder)
    (folder / "truth.json").write_text("[\n" + ",\n".join(map(json.dumps, told)) + "\n]\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
