"""Codes read by zxing-cpp: first in every order, because it sees small and many codes best."""

from collections.abc import Iterable
from functools import cache
from typing import cast

import cv2
import msgspec
import zxingcpp

from vision.geometry import squared, without_doubles
from vision.pixels import Pixels
from vision.readers.retail import as_printed
from vision.tags import FORMATS, Corners, Tag, TagFormat

_KINDS: dict[TagFormat, zxingcpp.BarcodeFormat] = {
    "QR": zxingcpp.BarcodeFormat.QRCode,
    "Code 128": zxingcpp.BarcodeFormat.Code128,
    "EAN-13": zxingcpp.BarcodeFormat.EAN13,
    "EAN-8": zxingcpp.BarcodeFormat.EAN8,
    "UPC-A": zxingcpp.BarcodeFormat.UPCA,
    "UPC-E": zxingcpp.BarcodeFormat.UPCE,
}


_SQUARE: frozenset[TagFormat] = frozenset({"QR"})
_TURNED_PX = 1000
"""A picture with no longer side is turned for lying bars: the library takes longer to read its columns.

Of a larger one the library leaves lines out, and others when it is turned.
"""
_MODELS = (zxingcpp.BarcodeFormat.QRCodeModel1, zxingcpp.BarcodeFormat.QRCodeModel2)
"""Asked for all QR codes, the library takes time for their small relatives too, which are none of ours."""


class Tries(msgspec.Struct, frozen=True):
    """What the library tries besides the picture as it is: light codes, the picture smaller, lying bars."""

    is_inverted: bool
    is_smaller: bool
    is_lying: bool


class ZxingDecoder:
    """Finds codes with zxing-cpp, only of the kinds asked for."""

    name = "zxing"
    weight = 1.0

    def __init__(self, formats: Iterable[TagFormat] = FORMATS, *, reads_inverted: bool = False) -> None:
        self.formats = frozenset(formats)
        self._kind_of = {code: kind for kind, code in _KINDS.items()}
        self._reads_inverted = reads_inverted

    def decode(
        self, gray: Pixels, formats: frozenset[TagFormat] | None = None, *, is_level: bool = False
    ) -> list[Tag]:
        """Return every code found in a gray picture.

        Asked for no kinds, it does all it does by itself: light codes are read too. Square codes alone are
        looked for as they stand: they need no turn, and smaller only by those who ask. Nor do level bars.
        """
        wanted = self.formats if formats is None else self.formats & formats
        if 0 in gray.shape or not wanted:
            return []
        has_bars = wanted != _SQUARE
        tries = Tries(
            is_inverted=self._reads_inverted or formats is None,
            is_smaller=has_bars or formats is None,
            is_lying=has_bars and not is_level and max(gray.shape) > _TURNED_PX,
        )
        tags = [self._tag(one, wanted, _corners(one.position)) for one in _read(gray, wanted, tries)]
        if has_bars and not is_level and not tries.is_lying:
            turned = cast(Pixels, cv2.rotate(gray, cv2.ROTATE_90_CLOCKWISE))
            lying = _read(turned, wanted - _SQUARE, tries)
            tags += [self._tag(one, wanted, _turned_back(one.position, len(gray))) for one in lying]
        return without_doubles(tag for tag in tags if tag is not None)

    def _tag(self, barcode: zxingcpp.Barcode, wanted: frozenset[TagFormat], corners: Corners) -> Tag | None:
        kind = self._kind_of.get(barcode.format)
        if kind is None or not barcode.valid or not barcode.text:
            return None
        text, kind = as_printed(barcode.text, kind)
        if kind != "QR":
            corners = squared(corners)
        return Tag(text, kind, corners, self.name) if kind in wanted else None


def _turned_back(position: zxingcpp.Position, high: int) -> Corners:
    """Return where corners found in a picture that was turned to the right were before.

    The library never tells which way up bars are: they run from left to right, or from top to bottom.
    """
    first, second, third, fourth = ((y, high - 1 - x) for x, y in _corners(position))
    return third, fourth, first, second


def _read(gray: Pixels, wanted: frozenset[TagFormat], tries: Tries) -> list[zxingcpp.Barcode]:
    """Return the codes of such kinds, of bars those that stand, and those that lie if they are tried."""
    return zxingcpp.read_barcodes(
        gray,
        # Made anew each time: one kept to the program's end makes the library complain about it.
        formats=zxingcpp.BarcodeFormats(_asked_for(wanted)),
        try_rotate=tries.is_lying,
        try_downscale=tries.is_smaller,
        try_invert=tries.is_inverted,
        text_mode=zxingcpp.TextMode.Plain,
    )


@cache
def _asked_for(wanted: frozenset[TagFormat]) -> list[zxingcpp.BarcodeFormat]:
    bars = [_KINDS[kind] for kind in sorted(wanted - _SQUARE)]
    return [*_MODELS, *bars] if wanted >= _SQUARE else bars


def _corners(position: zxingcpp.Position) -> Corners:
    first, second = position.top_left, position.top_right
    third, fourth = position.bottom_right, position.bottom_left
    return (
        (float(first.x), float(first.y)),
        (float(second.x), float(second.y)),
        (float(third.x), float(third.y)),
        (float(fourth.x), float(fourth.y)),
    )
