"""Codes drawn for tests, with nothing but the libraries that make them."""

import cv2
import numpy as np
import zxingcpp

from vision.frames import Frame
from vision.pixels import Pixels
from vision.sources.drawn.cards import tag_picture

PAPER = 235


def bars(text: str, kind: str, px_per_module: int = 3) -> Pixels:
    """Draw a bar code of one of zxing's kinds, with its quiet zone."""
    code = zxingcpp.create_barcode(text, getattr(zxingcpp.BarcodeFormat, kind))
    drawn = zxingcpp.write_barcode_to_image(code, scale=px_per_module, add_quiet_zones=True)
    return np.array(drawn, np.uint8)


def sheet(width: int = 1280, height: int = 720, gray: int = PAPER) -> Pixels:
    """An empty sheet of paper."""
    return np.full((height, width), gray, np.uint8)


def pasted(on: Pixels, code: Pixels, x: int, y: int, angle_deg: float = 0.0) -> Pixels:
    """Lay a code on a sheet with its middle at x, y, turned clockwise."""
    height, width = code.shape
    matrix = cv2.getRotationMatrix2D(((width - 1) / 2, (height - 1) / 2), -angle_deg, 1.0)
    matrix[:, 2] += (x - (width - 1) / 2, y - (height - 1) / 2)
    size = (on.shape[1], on.shape[0])
    cv2.warpAffine(code, matrix, size, dst=on, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_TRANSPARENT)
    return on


def blurred(gray: Pixels, seed: int, blur_px: float = 0.8, noise: float = 4.0) -> Pixels:
    """Make a clean sheet look as a usual camera in usual light shows it."""
    chance = np.random.default_rng(seed)
    soft = cv2.GaussianBlur(gray, (0, 0), blur_px).astype(np.float32)
    return np.clip(soft * 0.85 + 10 + chance.normal(0, noise, gray.shape), 0, 255).astype(np.uint8)


def tag_on_sheet(
    text: str, px_per_module: float, angle_deg: float, size: tuple[int, int] = (400, 300)
) -> Pixels:
    """One of our tags in the middle of a sheet."""
    code = tag_picture(text, round(21 * px_per_module))
    return pasted(sheet(*size), code, size[0] // 2, size[1] // 2, angle_deg)


def crowd(texts: list[str], px_per_module: float = 3.2, seed: int = 0) -> Pixels:
    """Many tags in rows on one Full HD sheet, each turned its own way."""
    chance = np.random.default_rng(seed)
    picture = sheet(1920, 1080)
    for number, text in enumerate(texts):
        row, column = divmod(number, 8)
        code = tag_picture(text, round(21 * px_per_module))
        pasted(picture, code, 120 + 230 * column, 110 + 210 * row, float(chance.uniform(0, 360)))
    return picture


def frame_of(pixels: Pixels, time_s: float = 0.0) -> Frame:
    """A frame of these pixels."""
    return Frame(pixels, time_s, "test")
