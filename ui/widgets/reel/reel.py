"""A list that a finger draws along by whole rows; keys, the wheel and the knob go on in it as well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.properties import NumericProperty
from kivy.uix.floatlayout import FloatLayout

from ui.theme.boxes import Box
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.drawn.touchable import TAP_MM, Touchable
from ui.widgets.drawn.wear import Wear
from ui.widgets.ink.ink import Ink
from ui.widgets.reel.rows import BAR_MM, SeenRow, Turned, first_for, last_first, rows_seen, whole_height


class ScrollBar(Drawn):
    """How far one is, and how much of all is in sight."""

    start, share = NumericProperty(0.0), NumericProperty(1.0)
    watched = ("start", "share")

    def paint(self, ink: Ink) -> None:
        """A groove, and in it what is in sight."""
        colours, thick = ink.theme.colours, ink.theme.line("heavy")
        groove = self.box.centred(thick, self.height)
        ink.fill(groove, colours.line)
        high = max(thick * 3, groove.h * self.share)
        top = groove.top - (groove.h - high) * self.start
        ink.fill(Box(groove.x, top - high, thick, high), colours.accent)


class Reel(FloatLayout):
    """Subclasses say in `lay_rows` what stands in the rows that are in sight."""

    def __init__(self, wear: Wear, **values: Any) -> None:
        """Nothing is listed."""
        super().__init__(**values)
        self.wear = wear
        self.first = 0  # the first row in sight
        self.room = Box(0, 0, 0, 0)
        self.heights: tuple[float, ...] = ()
        self.bar = ScrollBar(wear=wear, size_hint=(None, None))
        self._from: float | None = None  # where a finger that draws the list along was last

    @property
    def gap(self) -> int:
        """Between two rows."""
        return self.wear.theme.space("gap")

    @property
    def goes_on(self) -> bool:
        """Whether there are more rows than are in sight."""
        return whole_height(self.heights, self.gap) > self.room.h

    @property
    def page(self) -> Turned:
        """Where the list stands, for whoever turns it by steps, such as the wheel."""
        return Turned(self.first, 1 + self._last if self.goes_on else 1)

    @property
    def _last(self) -> int:
        return last_first(self.heights, self.room.h, self.gap)

    def list_rows(self, heights: Sequence[float], room: Box) -> None:
        """These rows, as high as this, in this room; the first in sight stays as far as it can."""
        self.heights, self.room = tuple(heights), room
        self.first = min(self.first, self._last) if self.goes_on else 0
        self._show()

    def turn_page(self) -> None:
        """A row on, after the last the first again."""
        self.scroll_to((self.first + 1) % self.page.of)

    def scroll_to(self, first: int) -> None:
        """That row is the first in sight, as far as there are rows below it."""
        first = max(0, min(first, self._last)) if self.goes_on else 0
        if first != self.first:
            self.first = first
            self._show()

    def bring(self, row: int) -> None:
        """That row comes into sight, and something of its neighbours: keys go on there."""
        if self.goes_on:
            self.scroll_to(first_for(row, self.heights, self.room.h, self.gap, self.first))

    def _show(self) -> None:
        seen = rows_seen(self.heights, self.room, self.gap, self.first)
        self.lay_rows(seen)
        if not self.goes_on:
            if self.bar.parent is not None:
                self.remove_widget(self.bar)
            return
        wide = self.wear.theme.mm(BAR_MM)
        self.bar.pos, self.bar.size = (self.room.right, self.room.y), (wide, self.room.h)
        self.bar.share = min(1.0, self.room.h / whole_height(self.heights, self.gap))
        self.bar.start = self.first / max(1, self._last)
        if self.bar.parent is None:
            self.add_widget(self.bar)

    def lay_rows(self, seen: Sequence[SeenRow]) -> None:
        """Put what stands in these rows where it is seen."""

    def on_touch_down(self, touch: Any) -> bool:
        """A finger that came down here may draw the list along."""
        taken = bool(super().on_touch_down(touch))
        if self.goes_on and not touch.is_mouse_scrolling and self.collide_point(*touch.pos):
            touch.grab(self)
            self._from = None
            return True
        return taken

    def on_touch_move(self, touch: Any) -> bool:
        """Once it has gone so far up or down that it is no tap, the rows go along."""
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        if self._from is None:
            if abs(touch.y - touch.oy) <= self.wear.theme.mm(TAP_MM):
                return True
            self._from = touch.oy
            _let_go(self, touch)
        self._draw_along(touch)
        return True

    def _draw_along(self, touch: Any) -> None:
        """By whole rows, each as far as it is high."""
        assert self._from is not None  # it draws
        while touch.y - self._from > (high := self.heights[self.first] + self.gap) / 2 and (
            self.first < self._last
        ):
            self._from += high
            self.scroll_to(self.first + 1)
        while self.first and self._from - touch.y > (high := self.heights[self.first - 1] + self.gap) / 2:
            self._from -= high
            self.scroll_to(self.first - 1)

    def on_touch_up(self, touch: Any) -> bool:
        """The list stays where it was drawn to."""
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        self._from = None
        return True


def _let_go(parent: Any, touch: Any) -> None:
    """It was no tap: whatever the finger has pressed in there is pressed no more."""
    for weak in list(touch.grab_list):
        held = weak()
        if isinstance(held, Touchable) and parent in _above(held):
            held.let_go(touch)


def _above(widget: Any) -> list[Any]:
    """Everything that a widget stands in."""
    found, at = [], widget.parent
    while at is not None and at.parent is not at:
        found.append(at)
        at = at.parent
    return found
