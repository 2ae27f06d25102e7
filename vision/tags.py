"""The decoded text of one code, and where its corners are."""

from typing import Literal, TypeAlias, get_args

import msgspec

Point: TypeAlias = tuple[float, float]
Corners: TypeAlias = tuple[Point, Point, Point, Point]
"""Top left, top right, bottom right, bottom left, as the code itself stands."""

TagFormat: TypeAlias = Literal["QR", "Code 128", "EAN-13", "EAN-8", "UPC-A", "UPC-E", "mark"]
FORMATS: frozenset[TagFormat] = frozenset(get_args(TagFormat)) - {"mark"}
"""Every kind of code that may be read; nothing else ever is. Table marks are no codes: `marks` finds them."""


class Tag(msgspec.Struct, frozen=True):
    """One code that was read: its text, what kind of code it is, where, and by which reader."""

    text: str
    format: TagFormat
    corners: Corners
    reader: str
