"""One space of a small map, a plain value."""

from __future__ import annotations

import msgspec

from companion.core.crossing.views import Place
from ui.theme.boxes import Box


class Dot(msgspec.Struct, frozen=True):
    """A space with its box; `legal`: one can go there; `seen`: in view, where not all is."""

    box: Box
    place: Place
    section: str
    tint: int
    legal: bool = False
    seen: bool = False
