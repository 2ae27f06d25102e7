"""The big button: one verb with its object, and the price or the consequence."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from ui.theme.boxes import Box
from ui.theme.colours import Colour, faded
from ui.widgets.buttons.lines import BigWords, set_lines
from ui.widgets.buttons.slabs import paint_slab
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.icons.gestures import HIGH, WIDE, paint_gesture
from ui.widgets.ink.ink import Ink
from ui.widgets.shapes.outlines import Points

GUARD_S = 0.4
GESTURE_MM = 15.0
CHEVRON_MM = (4.8, 2.4)


class BigButton(Touchable):
    """The only large area of accent colour; what only waits is plain words, and no button."""

    first = StringProperty("")
    second = StringProperty("")
    brief = StringProperty("")  # `second` in few words, where there is no room for it
    waits = BooleanProperty(False)
    opens = BooleanProperty(False)  # it opens something and does nothing by itself
    drain = NumericProperty(-1.0)  # what is left of a reaction window, -1: there is none
    gesture = StringProperty("")  # a picture of what hands have to do
    watched = ("first", "second", "brief", "waits", "opens", "drain", "gesture")

    def __init__(self, **values: Any) -> None:
        """No guard until it changes by itself."""
        self._guarded_until = -1.0
        self._own = False
        super().__init__(**values)

    @property
    def can_focus(self) -> bool:  # type: ignore[override]
        """Words that wait cannot be pressed."""
        return not self.waits

    def on_touch_down(self, touch: Any) -> bool:
        """Words that wait take no touch."""
        return False if self.waits else bool(super().on_touch_down(touch))

    def say(
        self, first: str, second: str = "", waits: bool = False, opens: bool = False, brief: str = ""
    ) -> None:
        """Change what it does; when that was not its own doing, touches are ignored for a moment."""
        self.opens, self.brief = opens, brief
        if (first, second, waits) == (self.first, self.second, self.waits):
            self._own = False
            return
        if not self._own and self.first:
            self._guarded_until = self.wear.clock() + GUARD_S
        self._own = False
        self.first, self.second, self.waits = first, second, waits

    def tap(self) -> None:
        """Act, unless the meaning has only just changed under the finger."""
        if self.wear.clock() < self._guarded_until:
            return
        self._own = True
        super().tap()

    def paint(self, ink: Ink) -> None:
        """The slab with its two lines and, in a window, the bar that drains."""
        theme, colours = ink.theme, ink.theme.colours
        fill, words = colours.accent, colours.on_accent
        if self.pressed:
            fill, words = words, fill
        if self.waits:
            words = colours.text
        else:
            paint_slab(ink, self.box, fill, colours.accent if self.pressed else None)
        inner = self.box.inset(theme.mm(3), theme.mm(1.0))
        inner = self._paint_gesture(ink, inner, colours.accent if self.waits else words)
        self._paint_lines(ink, inner, words)
        if self.drain >= 0:
            bar = (
                self.box.trimmed(left=theme.mm(3.6), right=theme.mm(3.6))
                .cut_bottom(theme.mm(2))[0]
                .trimmed(bottom=theme.mm(1))
            )
            ink.fill(bar, faded(words, 0.3))
            ink.fill(Box(bar.x, bar.y, bar.w * min(1.0, self.drain), bar.h), words)
        self.paint_focus(ink, self.box)

    def _paint_gesture(self, ink: Ink, inner: Box, colour: Colour) -> Box:
        """The picture at the left; returns the room for the words."""
        if not self.gesture:
            return inner
        wide = min(ink.theme.mm(GESTURE_MM), inner.h * WIDE / HIGH)
        part, rest = inner.cut_left(round(wide), ink.theme.mm(2))
        paint_gesture(ink, self.gesture, part, colour)
        return rest

    def _paint_chevrons(self, ink: Ink, inner: Box, middle: float, colour: Colour) -> None:
        """One at each end of the first line: it opens upwards."""
        wide, high = ink.theme.mm(CHEVRON_MM[0]), ink.theme.mm(CHEVRON_MM[1])
        low = round(middle - high / 2)
        for left in (inner.x, inner.right - wide):
            points: Points = [(left, low), (left + wide / 2, low + high), (left + wide, low)]
            ink.line(points, colour, ink.theme.line("heavy"))

    def _paint_lines(self, ink: Ink, inner: Box, colour: Colour) -> None:
        """First line in title type, second in body type, together in the middle."""
        theme = ink.theme
        beside = theme.mm(CHEVRON_MM[0] + 1) if self.opens else 0
        said = BigWords(theme.cased(self.first), self.second, self.brief)
        both = set_lines(ink.press.type, theme, said, (inner.w, inner.h), beside)
        block = inner.centred(inner.w, min(inner.h, both.height))
        used = ink.lines(both.first.lines, block, both.first.font, colour, "center")
        if self.opens:
            self._paint_chevrons(ink, inner, block.top - both.first.font.cap / 2, colour)
        if both.second is not None:
            below = block.trimmed(top=used + both.gap)
            ink.lines(both.second.lines, below, both.second.font, colour, "center")
