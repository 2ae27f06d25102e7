"""Codes read by zxing-cpp: first in every order, because it sees small and many codes best."""

from collections.abc import Iterable

import zxingcpp

from vision.geometry import squared
from vision.prepare import Pixels
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


class ZxingDecoder:
    """Finds codes with zxing-cpp, only of the kinds asked for."""

    name = "zxing"

    def __init__(self, formats: Iterable[TagFormat] = FORMATS, *, reads_inverted: bool = False) -> None:
        self._formats = frozenset(formats)
        self._asked = [_KINDS[kind] for kind in sorted(self._formats)]
        self._kind_of = {code: kind for kind, code in _KINDS.items()}
        self._reads_inverted = reads_inverted

    def decode(self, gray: Pixels) -> list[Tag]:
        """Return every code found in a gray picture."""
        if 0 in gray.shape:
            return []
        found = zxingcpp.read_barcodes(
            gray,
            # Made anew each time: one kept to the program's end makes the library complain about it.
            formats=zxingcpp.BarcodeFormats(self._asked),
            try_invert=self._reads_inverted,
            text_mode=zxingcpp.TextMode.Plain,
        )
        tags = (self._tag(barcode) for barcode in found)
        return [tag for tag in tags if tag is not None]

    def _tag(self, barcode: zxingcpp.Barcode) -> Tag | None:
        kind = self._kind_of.get(barcode.format)
        if kind is None or not barcode.valid or not barcode.text:
            return None
        text, kind = as_printed(barcode.text, kind)
        corners = _corners(barcode.position)
        if kind != "QR":
            corners = squared(corners)
        return Tag(text, kind, corners, self.name) if kind in self._formats else None


def _corners(position: zxingcpp.Position) -> Corners:
    first, second = position.top_left, position.top_right
    third, fourth = position.bottom_right, position.bottom_left
    return (
        (float(first.x), float(first.y)),
        (float(second.x), float(second.y)),
        (float(third.x), float(third.y)),
        (float(fourth.x), float(fourth.y)),
    )
