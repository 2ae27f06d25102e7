"""Which strip of the edge belongs to whom and how it burns; pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from companion.core.ids import SeatId
from companion.core.ports import Lamp
from ui.theme.boxes import Box
from ui.theme.theme import Theme

FAINT = 0.45
# Sides in quarter turns from the foot, by the number of people, clockwise from the first.
AROUND = ((0, 0, 0, 0, 0), (0, 2, 0, 0, 0), (0, 3, 1, 0, 0), (0, 3, 2, 1, 0), (0, 3, 2, 2, 1))
Seat = tuple[SeatId, int, bool]  # id, colour, active


class Burning(msgspec.Struct, frozen=True):
    """One strip of light."""

    box: Box
    colour: tuple[float, float, float]
    pattern: str
    strength: float
    moves: bool = False


def burning(
    lamps: Sequence[Lamp], seats: Sequence[Seat], sides: Mapping[SeatId, int], theme: Theme, screen: Box
) -> list[Burning]:
    """The strips of all seats: without a lamp of its own a seat glows faintly, the active one fully."""
    width = theme.space("edge_light")
    by_role = {lamp.role: lamp for lamp in lamps}
    strips = []
    for at, (seat, colour, active) in enumerate(seats):
        lamp = by_role.get(f"seat:{seat}") or by_role.get(f"seat:{at + 1}")
        box = strip_box(side_of(at, len(seats), seat, sides), at, screen, width, active)
        look = theme.seat(colour)
        lit = lamp is not None and max(lamp.colour) > 0.02
        strength = 1.0 if active or lit else FAINT
        shown = lamp.colour if lamp is not None and lit else look.colour[:3]
        strips.append(Burning(box, shown, look.pattern, strength, bool(lamp and lamp.pattern != "steady")))
    mood = by_role.get("mood")
    if mood is not None and max(mood.colour) > 0.02 and mood.pattern != "steady":
        strips.append(Burning(screen.cut_top(width)[0], mood.colour, "", 1.0, True))
    return strips


def side_of(at: int, count: int, seat: SeatId, sides: Mapping[SeatId, int]) -> int:
    """Quarter turns from the foot: as people sit when that is known, else clockwise from the first."""
    return sides.get(seat, AROUND[min(count, len(AROUND)) - 1][at % len(AROUND)]) % 4


def strip_box(side: int, at: int, screen: Box, width: int, active: bool = False) -> Box:
    """The strip along one side, the whole of it in one's own turn; two at the far side share it."""
    if side == 0:
        return screen.cut_bottom(width)[0]
    if side == 2:
        half = screen.w / 2
        return Box(screen.x + (half if at % 2 else 0), screen.top - width, half, width)
    share = 0.0 if active else 0.2
    x = screen.x if side == 3 else screen.right - width
    return Box(x, screen.y + screen.h * share, width, screen.h * (1 - 2 * share))
