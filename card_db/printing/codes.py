"""The pictures of codes as squares and bars, dark and light."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from card_db.printing.errors import PrintError
from companion.core.language.tags import is_ours

Bits = tuple[tuple[bool, ...], ...]  # rows from the top, each from the left; True is dark
MarkBits = Callable[[int], Bits]  # how the table mark of a number is drawn; handed in by whoever knows

QR_SIDE = 21
NOT_OURS = "{text!r} is not one of the companion’s own codes, so it cannot be printed as one."


def qr_bits(text: str) -> Bits:
    """One of our codes as the smallest QR of the strongest correction; it is the same for every code."""
    import segno

    if not is_ours(text):
        raise PrintError(NOT_OURS.format(text=text))
    code = segno.make(text, version=1, error="h", mode="alphanumeric", micro=False, boost_error=False)
    return tuple(tuple(bool(square) for square in row) for row in code.matrix)


def bars(text: str) -> tuple[bool, ...]:
    """One of our codes as the bars of a Code 128, from left to right, True for dark."""
    import barcode

    if not is_ours(text):
        raise PrintError(NOT_OURS.format(text=text))
    (modules,) = barcode.Code128(text).build()
    return tuple(module == "1" for module in modules)


def runs(row: tuple[bool, ...]) -> list[tuple[int, int]]:
    """The dark stretches of a row: where each begins, and how long it is."""
    found, at = [], 0
    for is_dark, stretch in groupby(row):
        length = len(list(stretch))
        if is_dark:
            found.append((at, length))
        at += length
    return found


def readable(text: str) -> str:
    """A code as people copy it by hand, in two groups."""
    return f"{text[:5]} {text[5:]}"
