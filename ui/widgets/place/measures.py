"""Where things stand in a place: pure arithmetic, shared by the painters and the arrangers."""

from __future__ import annotations

from companion.core.crossing.views import Place
from ui.theme.boxes import Box
from ui.theme.theme import Theme

HEAD_MM = 4.9  # the line with the name of a place
TAPE_MM = 3.2
TILE_GAP_MM = 1.15
CROWDED = 3  # from so many tiles on the words about what is coming make room


def head_mm(theme: Theme) -> float:
    """How high the line with the name is in type of this size."""
    return HEAD_MM * max(1.0, theme.glass.text_scale)


def figures_width(theme: Theme, place: Place, box: Box) -> int:
    """The room at the right end of a zone for what is coming."""
    if not place.figures:
        return 0
    size = min(theme.mm(9.6), round(box.h * 0.52))
    words = theme.mm(13.5) if box.w > theme.mm(62) and len(place.tiles) < CROWDED else 0
    return round(len(place.figures) * (size + theme.mm(1.5)) + words + theme.mm(2))


def tile_room(theme: Theme, place: Place, box: Box, style: str) -> Box:
    """Where the tiles of a place lie."""
    side = theme.mm(1.4)
    if style == "zone":
        left = theme.mm(TAPE_MM + 1.6) if "danger" in place.states else side
        high = HEAD_MM if box.h < theme.mm(18.5) else 6.6
        head = theme.mm(high * max(1.0, theme.glass.text_scale))
        inner = box.trimmed(left=left, right=side, top=head, bottom=side)
        return inner.trimmed(right=figures_width(theme, place, box))
    lines = 2.1 if theme.glass.is_portrait and box.h > theme.mm(27) else 1.1
    return box.trimmed(left=side, right=side, top=theme.mm(head_mm(theme) * lines + 0.6), bottom=side)


def tiles_in(theme: Theme, place: Place, room: Box, widest_mm: float = 40.0) -> tuple[list[Box], int]:
    """A box for each tile from left to right, and how many had no room."""
    count, gap = len(place.tiles), theme.mm(TILE_GAP_MM)
    if not count:
        return [], 0
    narrowest = theme.mm(15)
    fits = max(1, int((room.w + gap) // (narrowest + gap)))
    shown = count if count <= fits else max(1, fits - 1)
    width = min(theme.mm(widest_mm), (room.w - gap * (shown - 1)) / shown)
    if count > shown:
        width = (room.w - gap * shown) / (shown + 1)
    boxes = [Box(round(room.x + at * (width + gap)), room.y, int(width), room.h) for at in range(shown)]
    return boxes, count - shown
