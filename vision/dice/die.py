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

Doubt: TypeAlias = Literal["unclear", "glare", "touching", "leaning", "cut", "small", "unlike"]
"""Why a die is not sure: its face is not the same in every view (glare where a lamp shines on it), it may
touch another, it leans, the picture ends on it, it is too small, or of another size than others.
"""


class Die(msgspec.Struct, frozen=True):
    """A die: the face on top, the colour of its body, the corners of that face, and whether that is sure."""

    face: int
    colour: Colour
    corners: Corners
    sure: bool
    doubts: tuple[Doubt, ...] = ()
