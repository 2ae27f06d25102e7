"""The bare table as a small picture to keep: as coarse as leaving can be told by; nothing is read in it."""

from __future__ import annotations

import cv2
import msgspec
import numpy as np

from vision.pixels import Gray, Mask

COARSER = 3
"""Of how many pixels of the flat picture one is kept each way: six millimetres of the table."""
LIGHTEST = 255.0


class Bare(msgspec.Struct, frozen=True, eq=False):
    """What is known of a table on which nothing lies."""

    picture: Gray
    is_known: Mask

    def filled(self, other: Bare) -> Bare:
        """This table, and where nothing is known of it what another picture knows."""
        fresh = other.is_known & ~self.is_known
        return Bare(np.where(fresh, other.picture, self.picture), self.is_known | fresh)


def packed(bare: Bare) -> bytes:
    """A small picture file, zero where nothing is known."""
    high, wide = (side // COARSER for side in bare.picture.shape)
    size, whole = (wide, high), np.s_[: high * COARSER, : wide * COARSER]
    known = cv2.resize(bare.is_known[whole].astype(np.float32), size, interpolation=cv2.INTER_AREA) > 0.999
    small = cv2.resize(bare.picture[whole], size, interpolation=cv2.INTER_AREA)
    pixels = np.where(known, np.clip(np.round(small), 1, LIGHTEST), 0).astype(np.uint8)
    _, file = cv2.imencode(".png", pixels)
    return file.tobytes()


def unpacked(kept: bytes, shape: tuple[int, int]) -> Bare | None:
    """The bare table of a flat picture of this shape; None when what was kept is no picture of one."""
    high, wide = (side // COARSER for side in shape)
    raw = np.frombuffer(kept, np.uint8)
    pixels = cv2.imdecode(raw, cv2.IMREAD_GRAYSCALE) if raw.size else None
    if pixels is None or pixels.shape != (high, wide):
        return None
    unknown = (pixels == 0).astype(np.uint8)
    smooth = cv2.inpaint(pixels, unknown, 3, cv2.INPAINT_NS) if unknown.any() else pixels
    size = (wide * COARSER, high * COARSER)
    picture, is_known = np.zeros(shape, np.float32), np.zeros(shape, np.bool_)
    whole = np.s_[: size[1], : size[0]]
    picture[whole] = cv2.resize(smooth, size, interpolation=cv2.INTER_LINEAR)
    is_known[whole] = cv2.resize(1 - unknown, size, interpolation=cv2.INTER_NEAREST) > 0
    return Bare(picture, is_known)
