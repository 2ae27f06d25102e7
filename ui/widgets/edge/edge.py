"""The edge light: the drawn twin of the lamps along the sides of the glass."""

from __future__ import annotations

from typing import Any

from kivy.properties import ObjectProperty

from companion.core.language.ids import SeatId
from ui.theme.colours import faded
from ui.widgets.edge.lit import Lit
from ui.widgets.edge.sides import Burning, burning
from ui.widgets.ink.ink import Ink

LOWEST = 0.15  # a strip that blinks leaves a trace, so that its side is still known


class EdgeLight(Lit):
    """Every seat has a side; what its lamp does is drawn there in its colour, pattern and rhythm."""

    sides = ObjectProperty({})  # seat -> quarter turns from the foot
    watched = ("lamps", "seats", "sides")

    def paint(self, ink: Ink) -> None:
        """One strip for each that burns."""
        for strip in burning(tuple(self.lamps), tuple(self.seats), dict(self.sides), ink.theme, self.box):
            self._paint_strip(ink, strip)

    def _paint_strip(self, ink: Ink, strip: Burning) -> None:
        """Colour, then the seat's pattern over it, so that it is told without colour too."""
        strength = strip.strength
        if strip.lamp is not None:
            strength *= max(LOWEST, self.pulse.bright(strip.lamp, ink.theme.reduced_motion))
        ink.fill(strip.box, faded((*strip.colour, 1.0), strength))
        if strip.pattern and strip.pattern != "solid":
            ink.weave(strip.box, f"seat-{strip.pattern}", faded(ink.theme.seat_ink, 0.62))

    def on_touch_down(self, touch: Any) -> bool:
        """Light cannot be touched."""
        return False


def seats_of(view: Any) -> tuple[tuple[SeatId, int, bool], ...]:
    """Seat, colour and whether it is their turn."""
    return tuple((seat.seat, seat.colour, seat.active) for seat in view.seats) if view is not None else ()
