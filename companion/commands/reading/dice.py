"""`companion read --dice`: the dice in pictures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from companion.core.language.phrases import Phrase, phrase
from vision.errors import VisionError


def rows(image: Path) -> list[dict[str, Any]]:
    """Return the dice of one picture from top to bottom; one that cannot be opened has none."""
    from vision.dice.pictures import coloured_picture
    from vision.dice.reader import read_dice

    try:
        pixels = coloured_picture(image)
    except VisionError:
        return []
    return [
        {"face": die.face, "colour": die.colour, "corners": _rounded(die.corners), "sure": die.sure}
        for die in read_dice(pixels)
    ]


def _rounded(corners: tuple[tuple[float, float], ...]) -> list[list[float]]:
    return [[round(x, 1), round(y, 1)] for x, y in corners]


def in_words(rows: list[dict[str, Any]], say: Callable[[Phrase], str]) -> str:
    """Return what to say of the dice of one picture."""
    if not rows:
        return say(phrase("read-no-die"))
    dice = (
        say(phrase("read-die", colour=row["colour"], face=f"{row['face']}{'' if row['sure'] else '?'}"))
        for row in rows
    )
    return say(phrase("read-dice", dice=", ".join(dice)))
