"""Picture files in colour, because dice have one."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import cv2
import numpy as np

from vision.pictures.files import picture_in
from vision.pictures.kinds import special_in
from vision.pixels import Pixels, colour_of


def coloured_picture(path: Path) -> Pixels:
    """Return a picture file as BGR, upright; what is no picture is refused with a sentence, as for codes."""
    gray = picture_in(path)
    data = np.fromfile(path, np.uint8)
    special = special_in(data)
    if special is not None:
        return colour_of(special)
    picture = cv2.imdecode(data, cv2.IMREAD_COLOR)
    return gray if picture is None else cast(Pixels, picture)
