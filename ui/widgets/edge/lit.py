"""What every drawing of lamps shares: whose they are, and their rhythm."""

from __future__ import annotations

from typing import Any

from kivy.properties import ObjectProperty

from companion.core.ports.lights import Lamp
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.edge.pulse import Pulse


class Lit(Drawn):
    """Shows lamps, and moves for as long as one of them does."""

    lamps = ObjectProperty(())
    seats = ObjectProperty(())  # of the View

    def __init__(self, **values: Any) -> None:
        """Nothing burns yet."""
        super().__init__(**values)
        self.pulse = Pulse(self.wear.clock, self._stale)

    def show(self, lamps: tuple[Lamp, ...]) -> None:
        """The lamps have changed."""
        self.pulse.follow(lamps, self.wear.theme.reduced_motion)
        self.lamps = lamps
