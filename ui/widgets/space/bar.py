"""Who has conquered a space: a bar in the colour and pattern of that person."""

from __future__ import annotations

from ui.theme.boxes import Box
from ui.theme.colours import faded
from ui.widgets.ink.ink import Ink


def paint_bar(ink: Ink, bar: Box, colour: int) -> None:
    """At the left edge of the space."""
    seat = ink.theme.seat(colour)
    ink.fill(bar, seat.colour)
    if seat.pattern != "solid":
        ink.weave(bar, f"seat-{seat.pattern}", faded(ink.theme.seat_ink, 0.62))
    ink.frame(bar, ink.theme.colours.frame, ink.theme.line("outline"))
