"""Picture files in colour, because dice have one."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import cv2
import numpy as np

from vision.pictures import picture_in
from vision.prepare import Pixels, on_white

JPEG = b"\xff\xd8"


def coloured_picture(path: Path) -> Pixels:
    """Return a picture file as BGR, upright; what is no picture is refused with a sentence, as for codes."""
    gray = picture_in(path)
    data = np.fromfile(path, np.uint8)
    if data[:2].tobytes() != JPEG:  # a kind of file that may have transparent parts
        whole = cv2.imdecode(data, cv2.IMREAD_UNCHANGED)
        if whole is not None and whole.dtype == np.uint8 and whole.ndim == 3 and whole.shape[2] == 4:
            return on_white(cast(Pixels, whole))
    picture = cv2.imdecode(data, cv2.IMREAD_COLOR)
    return gray if picture is None else cast(Pixels, picture)
