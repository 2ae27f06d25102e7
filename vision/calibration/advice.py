"""What to tell whoever sets up a camera: a key for the sentence and the numbers in it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal, TypeAlias

import msgspec

from vision.calibration.solution import Solved

Key: TypeAlias = Literal[
    "no-picture", "dark", "glare", "no-corners", "corner-missing", "corner-twice", "corners-swapped",
    "move-up", "move-down", "slide", "turn", "tilt", "too-coarse", "out-of-focus", "moving", "hold-still",
    "lengths", "not-flat", "done", "done-roughly", "corner-moved", "again",
]  # fmt: skip
"""Each has a sentence `camera-<key>` in every language."""

QUARTERS = ("top-left", "top-right", "bottom-right", "bottom-left")
"""Where the four corner marks lie, in the order of their numbers."""


class Advice(msgspec.Struct, frozen=True):
    """One piece of advice; `is_good` when nothing is to be done, `progress` from 0 to 1."""

    key: Key
    numbers: Mapping[str, int | float | str] = {}
    is_good: bool = False
    progress: float = 0.0
    solved: Solved | None = None


def where_of(corners: Collection[int]) -> str:
    """Where some of the four corners are, in one word: `left` for both left ones, else `whole`."""
    names = {QUARTERS[at] for at in corners}
    if len(names) == 1:
        return names.pop()
    for side in ("top", "bottom", "left", "right"):
        if names == {name for name in QUARTERS if side in name.split("-")}:
            return side
    return "whole"
