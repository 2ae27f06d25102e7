"""The damage of a person in words: how much, and what would be too much."""

from __future__ import annotations

from companion.core.crossing.views import SeatView

GONE = "–"  # the strikes of somebody dead went back; a 0 would look like good health


def life_words(seat: SeatView) -> tuple[str, str]:
    """The number, and its limit; the dead have neither."""
    if not seat.alive:
        return GONE, ""
    value = "?" if seat.life.value is None else str(seat.life.value)
    return value, f"/{seat.life.of}" if seat.life.of is not None else ""
