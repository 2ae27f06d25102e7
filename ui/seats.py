"""Where the seats of a running game are around the screen, by the chairs that people sit on; pure."""

from __future__ import annotations

from companion.core.crossing.seating import SIDES, Kept, Seating, clockwise, known
from companion.core.crossing.views import View
from companion.core.language.ids import SeatId

Seat = tuple[SeatId, int, bool]  # id, colour, active


def chairs_of(view: View, kept: Kept) -> Seating:
    """The chair of everybody who plays, by name; empty when nobody has said."""
    return known(kept, tuple(seat.name for seat in view.seats))


def sides_of(view: View, kept: Kept) -> dict[SeatId, int]:
    """The side of each seat; one that is played on by another turns to whoever plays it."""
    chairs = chairs_of(view, kept)
    if not chairs:
        return {}
    return {seat.seat: SIDES[chairs.get(seat.by, chairs[seat.name])] for seat in view.seats}


def by_chairs(seats: tuple[Seat, ...], view: View | None, kept: Kept) -> tuple[Seat, ...]:
    """The seats clockwise from the foot of the screen: the first of them has the first light."""
    if view is None:
        return seats
    order = clockwise(chairs_of(view, kept))
    names = {seat.seat: seat.name for seat in view.seats}
    return tuple(sorted(seats, key=lambda seat: order.index(names[seat[0]]))) if order else seats
