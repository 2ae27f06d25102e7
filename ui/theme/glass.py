"""From millimetres on glass to pixels."""

from __future__ import annotations

from math import hypot

import msgspec

MM_PER_INCH = 25.4
# What the pixels of an unknown screen most often mean; the settings know better.
LIKELY_INCHES = ((480, 7.0), (720, 10.1), (10_000, 13.3))


class Glass(msgspec.Struct, frozen=True):
    """A screen: its pixels, its diagonal and how large its reader wants the type."""

    width: int
    height: int
    diagonal_in: float
    text_scale: float = 1.0
    known_px_per_mm: float = 0.0

    @property
    def px_per_mm(self) -> float:
        """How many pixels one millimetre has."""
        return self.known_px_per_mm or hypot(self.width, self.height) / self.diagonal_in / MM_PER_INCH

    @property
    def is_portrait(self) -> bool:
        """Whether it stands upright."""
        return self.height > self.width

    @property
    def is_small(self) -> bool:
        """Whether only the densest arrangement fits: less than 180 mm across and not upright."""
        return not self.is_portrait and self.height / self.px_per_mm < 105


def likely_diagonal(width: int, height: int) -> float:
    """A diagonal to start from while nobody has said one."""
    return next(inches for short, inches in LIKELY_INCHES if min(width, height) <= short)


def glass_for(
    width: int,
    height: int,
    diagonal_in: float = 0.0,
    text_scale: float = 1.0,
    known: dict[str, float] | None = None,
) -> Glass:
    """A glass of that size; `known` are exact pixel densities such as "800x480 7in"."""
    inches = diagonal_in or likely_diagonal(width, height)
    exact = (known or {}).get(f"{width}x{height} {inches:g}in", 0.0)
    return Glass(width, height, inches, text_scale, exact)
