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
    places = [Box(room.x, start, room.w, high) for start in starts]

    def cost(place: Box) -> float:
        hidden = sum(_shared(place, box) * weight for box, weight in things)
        return hidden + (STRUCK * _shared(place, about) if about is not None else 0.0)

    return min(places, key=cost)


def _shared(one: Box, other: Box) -> float:
    """The area that two boxes share."""
    across = min(one.right, other.right) - max(one.x, other.x)
    up = min(one.top, other.top) - max(one.y, other.y)
    return across * up if across > 0 and up > 0 else 0.0
