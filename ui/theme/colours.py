"""Colours as four numbers from 0 to 1, and how well one reads on another."""

from __future__ import annotations

Colour = tuple[float, float, float, float]


def from_hex(text: str) -> Colour:
    """The colour of a token such as "#5CF0A8"."""
    red, green, blue = (int(text[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return (red, green, blue, 1.0)


def faded(colour: Colour, alpha: float) -> Colour:
    """The same colour, see-through."""
    return (*colour[:3], alpha)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two: share 0 is the first, 1 the second."""
    red, green, blue = (a + (b - a) * share for a, b in zip(one[:3], other[:3], strict=True))
    return (red, green, blue, 1.0)


def luminance(colour: Colour) -> float:
    """Relative luminance as the accessibility guidelines define it."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour[:3]]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    """Contrast ratio from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
