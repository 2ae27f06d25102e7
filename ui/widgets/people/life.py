"""The damage of a person in words: how much, and what would be too much."""

from __future__ import annotations

from companion.core.crossing.views import Figure, SeatView

GONE = "–"  # the strikes of somebody dead went back; a 0 would look like good health


def main_figure(seat: SeatView) -> Figure | None:
    """The number that is large on a plate: damage where people can be hurt, else what they have scored."""
    return seat.life or next((figure for figure in seat.figures if figure.shape == "points"), None)


def life_words(seat: SeatView) -> tuple[str, str]:
    """The number, and its limit; the dead have neither."""
    if not seat.alive:
        return GONE, ""
    if seat.life is None:
        return "", ""
    value = "?" if seat.life.value is None else str(seat.life.value)
    return value, f"/{seat.life.of}" if seat.life.of is not None else ""
