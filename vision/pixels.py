"""What is done to a picture before it is read: gray, larger, smaller, crisper, inverted."""

from typing import TypeAlias, cast

import cv2
import numpy as np
import numpy.typing as npt

Pixels: TypeAlias = npt.NDArray[np.uint8]
"""Gray (height x width) or BGR (height x width x 3) bytes."""

Gray: TypeAlias = npt.NDArray[np.float32]
"""A gray picture in numbers that may have parts."""

Mask: TypeAlias = npt.NDArray[np.bool_]
"""Which pixels of a picture are meant."""

Matrix: TypeAlias = npt.NDArray[np.float64]
"""Two rows of three: where a point of one picture lies in another."""

_CHANNELS = {1, 3, 4}


def use_one_core() -> None:
    """Keep OpenCV to one core, because the screen and the game want the others."""
    cv2.setNumThreads(1)


def is_picture(pixels: Pixels) -> bool:
    """Tell whether there is anything to look at: bytes in gray, in BGR, or in BGR and transparent."""
    has_channels = pixels.ndim == 2 or (pixels.ndim == 3 and pixels.shape[2] in _CHANNELS)
    return has_channels and pixels.size > 0 and pixels.dtype == np.uint8


def gray_of(pixels: Pixels) -> Pixels:
    """Return the picture in gray; what is no picture at all becomes an empty one."""
    if not is_picture(pixels):
        return np.zeros((0, 0), np.uint8)
    if pixels.ndim == 2:
        return np.ascontiguousarray(pixels)
    if pixels.shape[2] == 1:
        return np.ascontiguousarray(pixels[:, :, 0])
    return cast(Pixels, cv2.cvtColor(colour_of(pixels), cv2.COLOR_BGR2GRAY))


def colour_of(pixels: Pixels, planes: Pixels | None = None) -> Pixels:
    """Return the picture in BGR, empty where there is none.

    The `planes` are the rows of a YUV420 buffer whose brightness `pixels` is; other rows have no colours.
    """
    if not is_picture(pixels):
        return np.zeros((0, 0, 3), np.uint8)
    if planes is not None and has_planes(planes, (pixels.shape[1], pixels.shape[0])):
        return _unpacked(planes)[: pixels.shape[0], : pixels.shape[1]]
    if pixels.ndim == 3 and pixels.shape[2] == 3:
        return pixels
    if pixels.ndim == 3 and pixels.shape[2] == 4:
        return on_white(pixels)
    return cast(Pixels, cv2.cvtColor(gray_of(pixels), cv2.COLOR_GRAY2BGR))


def has_planes(rows: Pixels, size: tuple[int, int]) -> bool:
    """Whether rows are a YUV420 buffer with the brightness of a picture of that width and height in it."""
    wide, high = size
    is_whole = rows.ndim == 2 and rows.shape[0] % 3 == 0 and rows.shape[1] % 2 == 0
    return is_whole and high <= rows.shape[0] * 2 // 3 and wide <= rows.shape[1]


def _unpacked(planes: Pixels) -> Pixels:
    """Return a YUV420 buffer of full range in BGR; OpenCV's own conversion is for the range of television."""
    high, wide = planes.shape[0] * 2 // 3, planes.shape[1]
    rest = planes[high:].reshape(2, high // 2, wide // 2)
    blue, red = (cv2.resize(each, (wide, high), interpolation=cv2.INTER_LINEAR) for each in rest)
    return cast(Pixels, cv2.cvtColor(cv2.merge([planes[:high], red, blue]), cv2.COLOR_YCrCb2BGR))


def on_white(pixels: Pixels) -> Pixels:
    """Lay a picture with transparent parts on white paper, as a person would see it."""
    cover = pixels[:, :, 3:].astype(np.uint16)
    mixed = pixels[:, :, :3].astype(np.uint16) * cover + 255 * (255 - cover)
    return (mixed // 255).astype(np.uint8)


def scaled(gray: Pixels, factor: float) -> Pixels:
    """Return the picture larger (smoothly) or smaller (averaged); of what there is at least a pixel stays."""
    if gray.size == 0:
        return gray
    how = cv2.INTER_CUBIC if factor > 1 else cv2.INTER_AREA
    high, wide = (round(side * factor) for side in gray.shape[:2])
    if min(wide, high) > 0:
        return cast(Pixels, cv2.resize(gray, None, fx=factor, fy=factor, interpolation=how))
    return cast(Pixels, cv2.resize(gray, (max(wide, 1), max(high, 1)), interpolation=how))


def halved(gray: Pixels) -> Pixels:
    """Return the picture at half its size, each pixel the mean of four."""
    return scaled(gray, 0.5)


def crisp(gray: Pixels, radius: float = 1.0, strength: float = 2.0) -> Pixels:
    """Return the picture with the blur of its lens partly taken back, before it is enlarged."""
    soft = cv2.GaussianBlur(gray, (0, 0), radius)
    return cast(Pixels, cv2.addWeighted(gray, 1 + strength, soft, -strength, 0.0))


def crisper(gray: Pixels) -> Pixels:
    """Return a whole frame with a little of its blur taken back, at a fraction of the time."""
    return cast(Pixels, cv2.addWeighted(gray, 2.0, cv2.blur(gray, (3, 3)), -1.0, 0.0))


def softened(gray: Pixels) -> Pixels:
    """Return the picture without its finest grain: noise and stripes of a screen."""
    return cast(Pixels, cv2.GaussianBlur(gray, (0, 0), 1.0))


def inverted(gray: Pixels) -> Pixels:
    """Return light as dark and dark as light."""
    return cast(Pixels, cv2.bitwise_not(gray))


def sharpened(gray: Pixels) -> Pixels:
    """Return an enlarged picture with its blur partly taken back."""
    soft = cv2.GaussianBlur(gray, (0, 0), 4.0)
    return cast(Pixels, cv2.addWeighted(gray, 2.5, soft, -1.5, 0.0))


def smeared(gray: Pixels, high: int) -> Pixels:
    """Return a picture of upright lines, each row the mean of so many: noise goes, the lines stay."""
    return cast(Pixels, cv2.blur(gray, (1, max(high, 1))))


def evened(gray: Pixels) -> Pixels:
    """Return the picture with the contrast of every part brought out for itself."""
    return cast(Pixels, cv2.createCLAHE(3.0, (8, 8)).apply(gray))
