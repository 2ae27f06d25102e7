"""One die as a picture shows it."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

import msgspec

from vision.tags import Corners

Colour: TypeAlias = Literal[
    "white", "ivory", "gray", "black", "red", "orange", "yellow", "green", "blue", "purple", "pink", "brown"
]
COLOURS: frozenset[Colour] = frozenset(get_args(Colour))
"""Every colour a die is called by."""

Doubt: TypeAlias = Literal["glare", "touching", "leaning", "cut", "small", "pips", "shape", "faint"]
"""Why a die is not sure: something shines on it, it touches another, it leans, the picture ends on it, it is
too small, its pips are no usual pattern, it is no square, its pips hardly stand out, it may be print.
"""


class Die(msgspec.Struct, frozen=True):
    """A die: the face on top, the colour of its body, the corners of that face, and whether that is sure."""

    face: int
    colour: Colour
    corners: Corners
    sure: bool
    doubts: tuple[Doubt, ...] = ()
