"""The day and the hour, where a tile would stand."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

from kivy.clock import Clock
from kivy.properties import StringProperty

from companion.core.language.days import short_day
from ui.theme.boxes import Box
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.ink.fits import fit
from ui.widgets.ink.ink import Ink

EVERY_S = 5.0  # how late the hour may change


class HomeClock(Drawn):
    """Says what `now` says, for as long as it `runs`."""

    day = StringProperty("")
    hour = StringProperty("")
    watched = ("day", "hour")

    def __init__(self, now: Callable[[], datetime], **values: Any) -> None:
        """It stands."""
        self._now = now
        super().__init__(**values)
        self._beat = Clock.create_trigger(lambda _dt: self.look(), EVERY_S, interval=True)
        self.look()

    def run(self) -> None:
        """Go with the time."""
        self.look()
        self._beat()

    def stop(self) -> None:
        """Nobody looks at it any more."""
        self._beat.cancel()

    def look(self) -> None:
        """What time it is now."""
        now = self._now()
        self.day, self.hour = self.wear.say(short_day(now)), now.strftime("%H:%M")

    def paint(self, ink: Ink) -> None:
        """The day at the left, the hour large at the right."""
        theme, setter = ink.theme, ink.press.type
        inner = self.box.inset(theme.mm(1.6), 0)
        large = fit(
            setter, self.hour, inner.w / 2, [(theme.font("title", "number"), 1), (theme.font("body"), 1)]
        )
        ink.words(self.hour, inner, large.font, theme.colours.text, "right")
        rest = inner.trimmed(right=setter.width(self.hour, large.font) + theme.mm(2))
        ways = [(theme.font("body"), 1), (theme.font("caption"), 1), (theme.plain("caption"), 1)]
        day = fit(setter, self.day, rest.w, ways)
        ink.lines(day.lines, rest, day.font, theme.colours.dim, "left", "middle")


def place_of(room: Box, cells: tuple[Box, ...], columns: int, gap: float) -> Box | None:
    """The free cell at the end of the tiles, in whole columns; None: all are taken."""
    if not cells or not len(cells) % columns:
        return None
    last = cells[-1]
    at = room.right - cells[0].w
    return Box(at, last.y, cells[0].w, last.h) if last.right + gap <= at + 1 else None
