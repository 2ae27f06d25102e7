"""Where things stand in a tile of a given size: pure arithmetic."""

from __future__ import annotations

import msgspec

from ui.theme.boxes import Box
from ui.theme.theme import Theme


class TileMeasures(msgspec.Struct, frozen=True):
    """Sizes inside one tile."""

    content: Box
    figure: int
    icon: int
    gap: int
    is_flat: bool


def measure(theme: Theme, box: Box) -> TileMeasures:
    """Two rows when title and figures fit one above the other, else one row."""
    pad, gap = theme.space("tile_pad"), theme.mm(0.9)
    top = theme.mm(1.4)
    figure = min(theme.mm(6.9), round(box.h * 0.62))
    cap = theme.font("body").cap
    is_flat = box.h < cap + gap + theme.mm(5.2) + 2 * top
    if not is_flat:
        figure = round(min(theme.mm(7.8), max(theme.mm(5.2), box.h - cap - gap - 2 * top - 2)))
        figure = min(figure, round(box.w * 0.36))
    content = box.trimmed(left=pad, right=theme.mm(1.4), top=top, bottom=theme.mm(1.2))
    if is_flat:
        content = box.trimmed(left=pad, right=theme.mm(1.5))
    return TileMeasures(content, figure, round(figure * 0.74), gap, is_flat)
