"""Pictures the library would not show as they were meant: transparent ones, and dim ones of sixteen bits."""

from __future__ import annotations

import struct
from typing import cast

import cv2
import numpy as np
import numpy.typing as npt

from vision.pixels import Pixels

_JPEG = b"\xff\xd8"
_FAR_BELOW = 14
"""A picture of sixteen bits that needs no more than so many is of a sensor with fewer, or far too dark."""
_ORIENTATION = 0x0112
_TURNS: dict[int, tuple[bool, int | None]] = {
    2: (False, 1),
    3: (False, -1),
    4: (False, 0),
    5: (True, None),
    6: (True, 1),
    7: (True, -1),
    8: (True, 0),
}
"""For each orientation whether rows become columns, and then how OpenCV calls the way it is flipped."""


def special_in(data: Pixels) -> Pixels | None:
    """Return such a picture upright and in bytes, with its cover if it has one; None for any other."""
    if data[:2].tobytes() == _JPEG:
        return None
    read, kinds, told = cv2.imdecodeWithMetadata(data, flags=cv2.IMREAD_UNCHANGED)
    whole = cast("npt.NDArray[np.generic] | None", read)
    if whole is None or whole.dtype not in {np.dtype(np.uint8), np.dtype(np.uint16)}:
        return None
    has_cover = whole.ndim == 3 and whole.shape[2] == 4
    if not has_cover and (whole.dtype == np.uint8 or _bits(whole) > _FAR_BELOW):
        return None
    exif = (
        bytes(np.ravel(one)) for kind, one in zip(kinds, told, strict=True) if kind == cv2.IMAGE_METADATA_EXIF
    )
    return _upright(in_bytes(whole), _orientation(next(exif, b"")))


def in_bytes(pixels: npt.NDArray[np.generic]) -> Pixels:
    """Return a picture in bytes; of sixteen bits it keeps the upper eight of those it uses."""
    if pixels.dtype == np.uint8:
        return cast(Pixels, pixels)
    if pixels.ndim == 3 and pixels.shape[2] == 4:
        # A cover is whole at its own highest value, however dark the picture is.
        return np.dstack([in_bytes(pixels[:, :, :3]), in_bytes(pixels[:, :, 3])])
    bits = _bits(pixels)
    step = 1 << (bits - 8) if bits <= _FAR_BELOW else 257
    return (cast(npt.NDArray[np.uint16], pixels) // step).astype(np.uint8)


def _bits(pixels: npt.NDArray[np.generic]) -> int:
    """Return how many bits the highest value of a picture needs, but no fewer than a byte has."""
    return max(int(pixels.max(initial=0)).bit_length(), 8)


def _upright(pixels: Pixels, orientation: int) -> Pixels:
    """Return a picture turned as its file says; the library does that to all but these."""
    is_transposed, flip = _TURNS.get(orientation, (False, None))
    if is_transposed:
        pixels = cast(Pixels, cv2.transpose(pixels))
    return pixels if flip is None else cast(Pixels, cv2.flip(pixels, flip))


def _orientation(exif: bytes) -> int:
    """Return the orientation that a block of Exif tells; 1, upright, if it tells none."""
    start = max(exif.find(b"II*\0"), exif.find(b"MM\0*"), 0)
    order, block = "<" if exif[start : start + 1] == b"I" else ">", exif[start:]
    try:
        first = struct.unpack_from(f"{order}I", block, 4)[0]
        for entry in range(struct.unpack_from(f"{order}H", block, first)[0]):
            tag, _, _, value = struct.unpack_from(f"{order}HHIH", block, first + 2 + 12 * entry)
            if tag == _ORIENTATION:
                return int(value)
    except struct.error:
        pass
    return 1
