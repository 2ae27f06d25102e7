"""Codes read by zbar: second in every order, for the shop codes and odd tags the first one misses."""

from collections.abc import Iterable

from pyzbar import pyzbar

from vision.geometry import clockwise_from, squared
from vision.pixels import Pixels
from vision.readers.retail import as_printed
from vision.tags import FORMATS, Corners, Point, Tag, TagFormat

_SYMBOLS: dict[TagFormat, pyzbar.ZBarSymbol] = {
    "QR": pyzbar.ZBarSymbol.QRCODE,
    "Code 128": pyzbar.ZBarSymbol.CODE128,
    "EAN-13": pyzbar.ZBarSymbol.EAN13,
    "EAN-8": pyzbar.ZBarSymbol.EAN8,
    "UPC-A": pyzbar.ZBarSymbol.UPCA,
    "UPC-E": pyzbar.ZBarSymbol.UPCE,
}

# Where a code's own right side points in the picture, for each way zbar says it stands.
_HEADINGS: dict[str, Point] = {"UP": (1, 0), "RIGHT": (0, 1), "DOWN": (-1, 0), "LEFT": (0, -1)}

# Bars must agree on this many scan lines: a single line through print or cloth can look like a short code.
_LEAST_LINES = 3


class ZbarDecoder:
    """Finds codes with zbar, only of the kinds asked for."""

    name = "zbar"
    weight = 10.0

    def __init__(self, formats: Iterable[TagFormat] = FORMATS) -> None:
        self.formats = frozenset(formats)
        self._kind_of = {symbol.name: kind for kind, symbol in _SYMBOLS.items()}

    def decode(
        self, gray: Pixels, formats: frozenset[TagFormat] | None = None, *, is_level: bool = False
    ) -> list[Tag]:
        """Return every code found in a gray picture; it looks both ways, level or not."""
        wanted = self.formats if formats is None else self.formats & formats
        if 0 in gray.shape or not wanted:
            return []
        symbols = [_SYMBOLS[kind] for kind in sorted(wanted)]
        tags = (self._tag(symbol, wanted) for symbol in pyzbar.decode(gray, symbols=symbols))
        return [tag for tag in tags if tag is not None]

    def _tag(self, symbol: pyzbar.Decoded, wanted: frozenset[TagFormat]) -> Tag | None:
        kind = self._kind_of.get(symbol.type)
        if kind is None or (kind != "QR" and symbol.quality < _LEAST_LINES):
            return None
        try:
            # zbar guesses at other alphabets and is sometimes wrong without a word: plain letters only.
            text = symbol.data.decode("ascii", "strict")
        except UnicodeDecodeError:
            return None
        if kind not in {"QR", "Code 128"}:
            text, kind = as_printed(text, kind)
        return Tag(text, kind, _corners(symbol, kind), self.name) if text and kind in wanted else None


def _corners(symbol: pyzbar.Decoded, kind: TagFormat) -> Corners:
    points = [(float(x), float(y)) for x, y in symbol.polygon]
    heading = _HEADINGS.get(symbol.orientation or "UP", (1, 0))
    return clockwise_from(points, heading) if kind == "QR" else _around_bars(points, heading, kind)


def _around_bars(points: list[Point], heading: Point, kind: TagFormat) -> Corners:
    """Return the box around bars, which zbar tells as the ends of its level or upright scan lines."""
    right, down = heading, (-heading[1], heading[0])

    def along(point: Point, way: Point) -> float:
        return point[0] * way[0] + point[1] * way[1]

    start, end = (pick(along(point, right) for point in points) for pick in (min, max))
    # Shop codes also tell their middle: only what lies near either end belongs to a side.
    near = 0.3 * (end - start)
    first = [point for point in points if along(point, right) <= start + near]
    last = [point for point in points if along(point, right) >= end - near]

    def ends_of(side: list[Point]) -> tuple[Point, Point]:
        return min(side, key=lambda point: along(point, down)), max(
            side, key=lambda point: along(point, down)
        )

    (top_left, bottom_left), (top_right, bottom_right) = ends_of(first), ends_of(last)
    if kind == "UPC-E":
        # zbar stops two modules before the last bar of these.
        more = 2 / 49 * (end - start)
        top_right, bottom_right = (
            (x + more * heading[0], y + more * heading[1]) for x, y in (top_right, bottom_right)
        )
    return squared((top_left, top_right, bottom_right, bottom_left))
