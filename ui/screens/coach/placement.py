"""Where a tip lies: never on what it is about, and on as little else as can be; pure."""

from __future__ import annotations

from collections.abc import Sequence

from ui.theme.boxes import Box
from ui.widgets.board.parts import Part, Parts

WEIGHTS = {"deck": 2.0, "objective": 1.0, "button": 1.0, "counter": 0.6, "chronicle": 0.4}
STRUCK = 1_000.0  # what a tip is about counts so much more than everything else


def lying(parts: Parts) -> tuple[tuple[Box, float], ...]:
    """What people look at, and how much: places where something lies, decks, the objective."""
    return tuple((part.box, weight) for part in parts if (weight := _weight(part)))


def _weight(part: Part) -> float:
    """How much somebody misses it who cannot see it."""
    if part.kind in WEIGHTS:
        return WEIGHTS[part.kind]
    has_cards = part.tile is not None or (part.place is not None and bool(part.place.tiles))
    return 1.0 if has_cards else 0.0


def best(room: Box, high: float, about: Box | None, things: Sequence[tuple[Box, float]], is_low: bool) -> Box:
    """The place over the whole width that covers least; of equal ones that at the top or the foot."""
    ends = (room.top - high, room.y) if is_low else (room.y, room.top - high)
    edges = [edge for box, _ in things for edge in (box.y - high, box.top)]
    starts = [*ends, *(edge for edge in edges if room.y <= edge <= room.top - high)]
    struck = ((about, STRUCK),) if about is not None else ()
    # Every place is as wide as the room: how much of a thing's width it covers is the same for all of them.
    hidden = [(box.y, box.top, _across(room, box) * weight) for box, weight in (*things, *struck) if weight]

    def cost(start: float) -> float:
        end = start + high
        return sum(
            (min(end, top) - max(start, low)) * weight
            for low, top, weight in hidden
            if low < end and start < top
        )

    return Box(room.x, min(dict.fromkeys(starts), key=cost), room.w, high)


def _across(room: Box, box: Box) -> float:
    """How much of the width of a thing lies in the room."""
    return max(0.0, min(room.right, box.right) - max(room.x, box.x))
