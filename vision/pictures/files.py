"""Picture files as gray pixels, whatever is in them, or one sentence why not."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import cv2
import numpy as np

from vision.errors import VisionError
from vision.pictures.kinds import special_in
from vision.pixels import Pixels, gray_of

MOST_BYTES = 256 * 1024 * 1024
TAIL = 4096  # some programs write a little behind the end


class PictureError(VisionError):
    """A file that cannot be seen as a picture."""


def picture_in(path: Path) -> Pixels:
    """Return a picture file in gray, upright, with transparent parts shown as white paper."""
    data = _bytes_of(path)
    try:
        with _quiet():
            picture = None if _is_torn(data) else _decoded(data)
    except cv2.error as error:
        raise PictureError(
            "picture-too-large",
            f"{path} is too large or damaged to be opened.",
            "Use a smaller picture.",
            path=path,
        ) from error
    if picture is None or picture.size == 0:
        raise PictureError(
            "picture-unreadable",
            f"{path} is not a picture that can be read, or it is damaged.",
            "Use a PNG or JPEG picture.",
            path=path,
        )
    return picture


@contextmanager
def _quiet() -> Iterator[None]:
    """Let the library say nothing of a damaged file: its words would stand beside ours."""
    before = cv2.utils.logging.setLogLevel(cv2.utils.logging.LOG_LEVEL_SILENT)
    try:
        yield
    finally:
        cv2.utils.logging.setLogLevel(before)


def _decoded(data: Pixels) -> Pixels | None:
    special = special_in(data)
    return (
        cast("Pixels | None", cv2.imdecode(data, cv2.IMREAD_GRAYSCALE))
        if special is None
        else gray_of(special)
    )


def _bytes_of(path: Path) -> Pixels:
    try:
        size = path.stat().st_size
        if path.is_dir():
            raise PictureError(
                "picture-is-folder", f"{path} is a folder.", "Name the pictures in it.", path=path
            )
        if size > MOST_BYTES:
            raise PictureError(
                "picture-too-large",
                f"{path} is too large to be a picture.",
                "Use a smaller picture.",
                path=path,
            )
        data = np.frombuffer(path.read_bytes(), np.uint8)
    except FileNotFoundError as error:
        raise PictureError(
            "picture-absent", f"There is no file {path}.", "Check its name.", path=path
        ) from error
    except PermissionError as error:
        raise PictureError(
            "picture-forbidden",
            f"{path} may not be read by this user.",
            "Change who may read it.",
            path=path,
        ) from error
    except (OSError, ValueError) as error:
        raise PictureError(
            "picture-unreadable",
            f"{path} cannot be read ({error}).",
            "Check the disk and the name.",
            path=path,
        ) from error
    if data.size == 0:
        raise PictureError("picture-empty", f"{path} is an empty file.", "Take the picture again.", path=path)
    return data


def _is_torn(data: Pixels) -> bool:
    """Whether a PNG breaks off: its library would tell that in words of its own, in the middle of ours."""
    is_png = data[:4].tobytes() == b"\x89PNG"
    return is_png and b"IEND" not in data[-TAIL:].tobytes()
