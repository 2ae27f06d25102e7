"""Where things stand in a place: pure arithmetic, shared by the painters and the arrangers."""

from __future__ import annotations

from math import ceil

from companion.core.crossing.views import Place
from ui.theme.boxes import Box
from ui.theme.theme import Theme

HEAD_MM, LOW_HEAD_MM = 4.9, 3.9  # the line with the name of a place, and of one lower than two fingers
LARGER_MM = 3.2  # what it grows by in type of twice the size
TAPE_MM = 3.2
TILE_GAP_MM = 1.15
CROWDED = 3  # from so many tiles on the words about what is coming make room
COMING_MM, COMING_EDGE_MM = 12.4, 1.2  # the square of what is coming reads from across the table
TWO_LINES_MM = 23.5
CHIP_MM = 6.2  # the head line of a crowded zone, with what else lay beside it
CROWD_NARROW_MM, CROWD_WIDER_MM = 14.3, 16.2  # a tile of a crowd at its narrowest, and on larger glasses
CROWD_USUAL_MM, CROWD_BROAD_MM = 21.5, 28.0  # how wide it is beside few others


def head_mm(theme: Theme) -> float:
    """How high the line with the name is in type of this size."""
    return HEAD_MM + LARGER_MM * (max(1.0, theme.glass.text_scale) - 1)  # the air around it stays


def has_two_lines(theme: Theme, box: Box) -> bool:
    """Whether the name of a room may take two lines: on a standing glass rooms are narrow and high."""
    return theme.glass.is_portrait and box.h > theme.mm(TWO_LINES_MM)


def coming_side(theme: Theme, height: float) -> int:
    """The side of the square that says what is coming: the same everywhere, a little less in a low place."""
    wanted = theme.mm(COMING_MM * max(1.0, theme.glass.text_scale))
    return min(wanted, round(height - 2 * theme.mm(COMING_EDGE_MM)))


def chip_high(theme: Theme) -> int:
    """How high the head line of a crowded zone is in type of this size."""
    return theme.mm(CHIP_MM * max(1.0, theme.glass.text_scale))


def is_low(theme: Theme, box: Box) -> bool:
    """Whether a crowded zone has no room for its head line above the sum: the sum takes the whole height."""
    return box.h < coming_side(theme, box.h) + chip_high(theme) + theme.mm(4.4)


def figures_width(theme: Theme, place: Place, box: Box) -> int:
    """The room at the right end of a zone for what is coming."""
    if not place.figures:
        return 0
    words = theme.mm(11) if box.w > theme.mm(62) and len(place.tiles) < CROWDED else 0
    return round(len(place.figures) * (coming_side(theme, box.h) + theme.mm(1.5)) + words + theme.mm(1))


def tile_room(theme: Theme, place: Place, box: Box, style: str) -> Box:
    """Where the tiles of a place lie."""
    side = theme.mm(1.4)
    if style == "zone":
        left = theme.mm(TAPE_MM + 1.6) if "danger" in place.states else side
        high, low = (LOW_HEAD_MM, 0.4) if box.h < theme.mm(15) else (HEAD_MM, 1.4)
        high = 6.6 if box.h >= theme.mm(18.5) else high
        head = theme.mm(high * max(1.0, theme.glass.text_scale))
        inner = box.trimmed(left=left, right=side, top=head, bottom=theme.mm(low))
        return inner.trimmed(right=figures_width(theme, place, box))
    lines = 2.1 if has_two_lines(theme, box) else 1.1
    return box.trimmed(left=side, right=side, top=theme.mm(head_mm(theme) * lines + 0.6), bottom=side)


def crowd_room(theme: Theme, place: Place, box: Box) -> Box:
    """Where the tiles of a crowded zone lie: below its head line, left of what is coming."""
    right = coming_side(theme, box.h) + theme.mm(3.6) if place.figures else theme.mm(1.4)
    return box.trimmed(left=theme.mm(TAPE_MM + 1.4), right=right, top=chip_high(theme), bottom=theme.mm(1.2))


def in_lines(theme: Theme, count: int, room: Box, lines: int) -> tuple[list[list[Box]], int]:
    """Boxes for a crowd in rows from above, and how many had no room: then the first box stands for them."""
    large = max(1.0, theme.glass.text_scale)
    least = CROWD_NARROW_MM if theme.glass.is_small else CROWD_WIDER_MM
    gap, narrowest = theme.mm(1.3), theme.mm(least * large**1.5)
    fits = max(1, int((room.w + gap) // (narrowest + gap)))
    wide = min(fits, max(3, ceil(count / lines)))
    hidden = count - wide * lines + 1 if count > wide * lines else 0
    drawn = count - hidden + (1 if hidden else 0)
    broad = CROWD_USUAL_MM if theme.glass.is_small else CROWD_BROAD_MM
    usual = ceil(room.w / theme.mm(broad * large**1.5))
    across = max(wide, min(6, fits, usual)) if lines == 1 else wide  # few are no wider than six
    width = (room.w - gap * (across - 1)) / across
    rows = room.rows(lines, theme.mm(0.8))
    upper = max(0, drawn - wide)  # whoever strikes first stands below
    counts = [drawn] if lines == 1 else [upper, drawn - upper]
    return [
        _row(row, some, int(width), gap, lines > 1) for row, some in zip(rows, counts, strict=True)
    ], hidden


def _row(row: Box, count: int, width: int, gap: float, from_right: bool) -> list[Box]:
    """So many tiles of a row; where there are two, both end at the right."""
    start = row.right - count * (width + gap) + gap if from_right else row.x
    return [Box(round(start + at * (width + gap)), row.y, width, row.h) for at in range(count)]


def tiles_in(theme: Theme, place: Place, room: Box, widest_mm: float = 40.0) -> tuple[list[Box], int]:
    """A box for each tile from left to right, and how many had no room."""
    count, gap = len(place.tiles), theme.mm(TILE_GAP_MM)
    if not count:
        return [], 0
    narrowest = theme.mm(CROWD_NARROW_MM)
    fits = max(1, int((room.w + gap) // (narrowest + gap)))
    shown = count if count <= fits else max(1, fits - 1)
    width = min(theme.mm(widest_mm), (room.w - gap * (shown - 1)) / shown)
    if count > shown:
        width = (room.w - gap * shown) / (shown + 1)
    boxes = [Box(round(room.x + at * (width + gap)), room.y, int(width), room.h) for at in range(shown)]
    return boxes, count - shown
