"""The free corners of a board of spaces: what is said stands there, and takes nothing from the board."""

from __future__ import annotations

from collections.abc import Sequence

from ui.theme.boxes import Box

LINE_LEAST_MM = 90.0  # of a line above the key strip that still says a sentence beside its buttons


def below_right(board: Box, cells: Sequence[Box], right: float, gap: float) -> Box:
    """Beside the last row of spaces, as far as `right`; the rows above it end where it begins."""
    low = min(cell.y for cell in cells)
    last = [cell for cell in cells if cell.y == low]
    above = min((cell.y for cell in cells if cell.y != low), default=board.top)
    left = max(cell.right for cell in last) + gap
    return Box(left, board.y, max(0, right - left), max(0, above - gap - board.y))


def free_corner(board: Box, cells: Sequence[Box], gap: float) -> Box:
    """The largest free part of a board at its foot, at the right of its last rows or at their left."""
    found = [Box(board.x, board.y, 0, 0)]
    for low in sorted({cell.y for cell in cells}):
        under = [cell for cell in cells if cell.y <= low]
        above = min((cell.y for cell in cells if cell.y > low), default=board.top + gap)
        left, right = min(cell.x for cell in under) - gap, max(cell.right for cell in under) + gap
        high = max(0, above - gap - board.y)
        found += [Box(right, board.y, max(0, board.right - right), high),
                  Box(board.x, board.y, max(0, left - board.x), high)]  # fmt: skip
    return max(found, key=lambda box: box.w * box.h)
