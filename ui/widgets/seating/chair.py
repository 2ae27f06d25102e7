"""A chair at the drawn table: somebody sits there, or it is free."""

from __future__ import annotations

from typing import Any

import msgspec
from kivy.properties import BooleanProperty, ObjectProperty

from ui.theme.boxes import Box
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.ink.fits import fit, fit_pair, lines_height
from ui.widgets.ink.ink import Ink
from ui.widgets.people.tab import paint_tab

TALL_MM = 16.0
DRAG_MM = 4.0  # a finger that goes farther carries somebody


class Sitter(msgspec.Struct, frozen=True):
    """Somebody on a chair, as it is drawn."""

    name: str
    colour: int
    line: str = ""  # the turn and the light that are theirs


class Chair(Touchable):
    """Fires on_carried(x, y) when a finger carried its sitter away; `picked` and `legal` are as on cards."""

    sitter = ObjectProperty(None, allownone=True)
    picked = BooleanProperty(False)
    legal = BooleanProperty(False)
    watched = ("sitter", "picked", "legal")
    __events__ = ("on_carried", "on_carrying")

    def paint(self, ink: Ink) -> None:
        """Plate and tab, or an empty outline; what a touch would do is told by frame and corner."""
        theme, colours = ink.theme, ink.theme.colours
        sitter: Sitter | None = self.sitter
        if sitter is None:
            ink.slab(self.box, colours.recess, theme.look.radius)
            dash = theme.mm(1.6)
            ink.dashes(
                self.box.inset(1),
                colours.accent if self.legal else colours.frame,
                theme.line("outline"),
                dash,
            )
        else:
            ink.slab(self.box, colours.raised if self.pressed else colours.card, theme.look.radius)
            width = theme.line("heavy" if self.picked else "outline")
            ink.frame(self.box, colours.accent if self.picked else colours.frame, width, theme.look.radius)
            self._paint_sitter(ink, sitter)
        if self.legal:
            size = theme.mm(3)
            corner = [(self.right - size, self.top), (self.right, self.top), (self.right, self.top - size)]
            ink.shape(corner, colours.accent)
        self.paint_focus(ink, self.box)

    def _paint_sitter(self, ink: Ink, sitter: Sitter) -> None:
        """Tab, name, and below it the turn and the light."""
        theme, colours = ink.theme, ink.theme.colours
        inner = self.box.inset(theme.mm(1.2), theme.mm(1))
        if inner.h > theme.mm(TALL_MM):
            self._paint_tall(ink, sitter, inner)
            return
        size = min(inner.h, theme.mm(10), inner.w * 0.36)
        part, rest = inner.cut_left(size, theme.mm(1.4))
        paint_tab(ink, part.centred(size, size), sitter.name, sitter.colour)
        rest = rest.trimmed(right=theme.mm(1.5))
        body, caption = theme.font("body"), theme.font("caption")
        if sitter.line:
            fonts, gap = (body, caption), theme.mm(0.8)
            pair = fit_pair(ink.press.type, sitter.name, sitter.line, (rest.w, rest.h), fonts, gap)
            if pair.foot is not None and pair.foot.whole and pair.height <= rest.h:
                block = rest.centred(rest.w, pair.height)
                used = ink.lines(pair.head.lines, block, pair.head.font, colours.text)
                foot = block.trimmed(top=used + pair.gap)
                ink.lines(pair.foot.lines, foot, pair.foot.font, colours.dim)
                return
        name = fit(ink.press.type, sitter.name, rest.w, [(body, 1), (caption, 1), (caption, 2)])
        ink.lines(name.lines, rest, name.font, colours.text, "left", "middle")

    def _paint_tall(self, ink: Ink, sitter: Sitter, inner: Box) -> None:
        """On a narrow chair the name goes below."""
        theme, colours = ink.theme, ink.theme.colours
        body, caption = theme.font("body"), theme.font("caption")
        above, below = inner.rows([0.52, 0.48], theme.mm(1))
        size = min(above.h, inner.w * 0.4)
        part, rest = above.cut_left(size, theme.mm(1.4))
        paint_tab(ink, part.centred(size, size), sitter.name, sitter.colour)
        line = fit(ink.press.type, sitter.line, rest.w - theme.mm(2), [(caption, 1), (caption, 2)])
        if line.whole and lines_height(line) <= rest.h:
            ink.lines(line.lines, rest, line.font, colours.dim, "left", "middle")
        name = fit(ink.press.type, sitter.name, below.w, [(body, 1), (caption, 1), (caption, 2)])
        ink.lines(name.lines, below, name.font, colours.text, "left", "middle")

    def on_touch_move(self, touch: Any) -> bool:
        """A finger that goes away carries the sitter along."""
        if touch.grab_current is not self:
            return False
        if self._is_far(touch) and self.sitter is not None:
            self.pressed = True
            self.dispatch("on_carrying", touch.x, touch.y)
            return True
        return super().on_touch_move(touch)

    def on_touch_up(self, touch: Any) -> bool:
        """Put down elsewhere, it was no tap."""
        if touch.grab_current is self and self._is_far(touch) and self.sitter is not None:
            touch.ungrab(self)
            self.pressed = False
            self.dispatch("on_carried", touch.x, touch.y)
            return True
        return super().on_touch_up(touch)

    def _is_far(self, touch: Any) -> bool:
        """Whether the finger has gone farther than one that only taps."""
        far = self.wear.theme.mm(DRAG_MM)
        return abs(touch.x - touch.ox) > far or abs(touch.y - touch.oy) > far

    def on_carrying(self, x: float, y: float) -> None:
        """The sitter hangs on the finger."""

    def on_carried(self, x: float, y: float) -> None:
        """The sitter was put down somewhere."""


class Carried(Chair):
    """Who hangs on the finger."""

    can_focus = False

    def on_touch_down(self, touch: Any) -> bool:
        """What is carried cannot be touched."""
        return False


def under(box: Box, x: float, y: float) -> bool:
    """Whether a point lies in a box."""
    return box.x <= x <= box.right and box.y <= y <= box.top
