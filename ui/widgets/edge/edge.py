"""The edge light: the drawn twin of the lamps along the sides of the glass."""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.properties import NumericProperty, ObjectProperty

from companion.core.ids import SeatId
from companion.core.ports import Lamp
from ui.theme.colours import faded
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.edge.sides import Burning, burning
from ui.widgets.ink.ink import Ink


class EdgeLight(Drawn):
    """Every seat has a side; what its lamp does is drawn there in its colour and pattern."""

    lamps = ObjectProperty(())
    seats = ObjectProperty(())  # of the View
    sides = ObjectProperty({})  # seat -> quarter turns from the foot
    beat = NumericProperty(1.0)
    watched = ("lamps", "seats", "sides", "beat")

    def show(self, lamps: tuple[Lamp, ...]) -> None:
        """The lamps have changed."""
        self.lamps = lamps
        Animation.cancel_all(self, "beat")
        self.beat = 1.0
        moving = next(
            (lamp for lamp in lamps if lamp.pattern in ("blink", "breathe") and lamp.period_s > 0), None
        )
        if moving is not None and not self.wear.theme.reduced_motion:
            half = max(0.25, moving.period_s / 2)
            low = 0.55 if moving.pattern == "breathe" else 0.15
            wave = Animation(beat=low, d=half) + Animation(beat=1.0, d=half)
            wave.repeat = True
            wave.start(self)

    def paint(self, ink: Ink) -> None:
        """One strip for each that burns."""
        for strip in burning(tuple(self.lamps), tuple(self.seats), dict(self.sides), ink.theme, self.box):
            self._paint_strip(ink, strip)

    def _paint_strip(self, ink: Ink, strip: Burning) -> None:
        """Colour, then the seat's pattern over it, so that it is told without colour too."""
        strength = strip.strength * (self.beat if strip.moves else 1.0)
        ink.fill(strip.box, faded((*strip.colour, 1.0), strength))
        if strip.pattern and strip.pattern != "solid":
            ink.weave(strip.box, f"seat-{strip.pattern}", faded(ink.theme.seat_ink, 0.62))

    def on_touch_down(self, touch: Any) -> bool:
        """Light cannot be touched."""
        return False


def seats_of(view: Any) -> tuple[tuple[SeatId, int, bool], ...]:
    """Seat, colour and whether it is their turn."""
    return tuple((seat.seat, seat.colour, seat.active) for seat in view.seats) if view is not None else ()
