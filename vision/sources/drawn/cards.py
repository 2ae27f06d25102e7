"""How one card of the drawn table looks from straight above: body, picture, label with its tag."""

from functools import lru_cache
from typing import cast
from zlib import crc32

import cv2
import msgspec
import numpy as np
import segno

from vision.pixels import Pixels

CARD_MM = (63.0, 88.0)
LABEL_MARGIN_MM = 2.0
QUIET_MODULES = 4

_EDGE, _BODY, _BACK, _LABEL = 70, 225, 60, 250


class CardLook(msgspec.Struct, frozen=True):
    """Everything that decides how a card is drawn."""

    text: str | None
    tag_mm: float
    px_per_mm: float
    is_inverted: bool = False


@lru_cache(maxsize=2048)
def tag_squares(text: str) -> Pixels:
    """Return the squares of the smallest QR of a text at level H, 1 where it is dark."""
    code = segno.make(text, error="h", micro=False, boost_error=False)
    return np.array([list(row) for row in code.matrix], np.uint8)


def tag_picture(text: str, side_px: int, quiet_modules: int = QUIET_MODULES) -> Pixels:
    """Draw a text as the smallest QR at level H, with its quiet zone; the dark square has the given side."""
    modules = np.where(tag_squares(text), 0, 255).astype(np.uint8)
    modules = np.pad(modules, quiet_modules, constant_values=255)
    whole = round(side_px * len(modules) / (len(modules) - 2 * quiet_modules))
    grain = max(2, -(-2 * whole // len(modules)))
    large = np.kron(modules, np.ones((grain, grain), np.uint8))
    return cast(Pixels, cv2.resize(large, (whole, whole), interpolation=cv2.INTER_AREA))


def card_picture(look: CardLook) -> Pixels:
    """Draw one card upright: a light body with a picture and its label in the top left corner, or a back."""
    width, height = (round(side * look.px_per_mm) for side in CARD_MM)
    card = np.full((height, width), _BODY if look.text is not None else _BACK, np.uint8)
    thick = max(1, round(look.px_per_mm))
    if look.text is not None:
        _paint_face(card, look.text, look.px_per_mm)
        _stick_label(card, look)
    cv2.rectangle(card, (0, 0), (width - 1, height - 1), (_EDGE,), thick)
    return card


def _paint_face(card: Pixels, text: str, px_per_mm: float) -> None:
    """Paint soft shapes in the middle and lines of print below, other ones for every text."""
    chance = np.random.default_rng(crc32(text.encode()))
    height, width = card.shape
    for _ in range(6):
        x, y = chance.integers(width // 5, 4 * width // 5), chance.integers(2 * height // 5, 3 * height // 5)
        radius = int(chance.integers(max(2, width // 12), max(3, width // 5)))
        cv2.circle(card, (int(x), int(y)), radius, (int(chance.integers(90, 210)),), -1)
    for line in range(4):
        y = round(height - (6 + 4 * line) * px_per_mm)
        end = round(width - chance.uniform(6, 20) * px_per_mm)
        cv2.line(card, (round(6 * px_per_mm), y), (end, y), (110,), max(1, round(0.8 * px_per_mm)))


def _stick_label(card: Pixels, look: CardLook) -> None:
    """Put the label with the tag into the top left corner, cut off where the card ends."""
    label = tag_picture(look.text or "", round(look.tag_mm * look.px_per_mm))
    label = np.minimum(label, _LABEL)
    if look.is_inverted:
        label = 255 - label
    start = round(LABEL_MARGIN_MM * look.px_per_mm)
    spot = card[start : start + label.shape[0], start : start + label.shape[1]]
    spot[:] = label[: spot.shape[0], : spot.shape[1]]
