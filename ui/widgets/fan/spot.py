"""The spot of the drawn camera at the end of the fan, and what lowers the fan."""

from __future__ import annotations

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from companion.core.ports.practice import DrawnCard
from ui.theme.boxes import Box
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.icons.icons import paint_icon
from ui.widgets.ink.fits import fit
from ui.widgets.ink.ink import Ink

ICON_MM = 6.4


class FanSpot(Touchable):
    """Dashed while it waits, solid for a moment when it has taken a card; it warns where it read none."""

    card = ObjectProperty(None, allownone=True)  # what lies there
    says = StringProperty("")  # why it still lies there
    hot = BooleanProperty(False)  # a card is carried
    watched = ("card", "says", "hot")

    def paint(self, ink: Ink) -> None:
        """Frame, camera or card, words."""
        theme, colours = ink.theme, ink.theme.colours
        tone = colours.warn if self.says else colours.accent
        ink.slab(self.box, colours.raised if self.pressed else colours.recess, theme.look.radius)
        if self.card is not None or self.hot:
            ink.frame(self.box, tone, theme.line("heavy"), theme.look.radius)
        else:
            ink.dashes(self.box, tone, theme.line("outline"), theme.mm(1.3))
        self._paint_words(ink, self.box.inset(theme.mm(1.2), theme.mm(1.4)))
        self.paint_focus(ink, self.box)

    def _paint_words(self, ink: Ink, inner: Box) -> None:
        """What lies there, else that something may; the camera above it where there is room."""
        theme, colours = ink.theme, ink.theme.colours
        body, caption, least = theme.font("body"), theme.font("caption"), theme.plain("caption")
        card: DrawnCard | None = self.card
        words = self.says or (
            self.wear.say(card.title) if card is not None else self.wear.tell("ui-lay-here")
        )
        ways = [(body, 1), (caption, 1), (body, 2), (caption, 2), (caption, 3), (least, 3)]
        fitted = fit(ink.press.type, words, inner.w, ways)
        high = fitted.font.cap * 1.3 * len(fitted.lines)
        foot, above = inner.cut_bottom(high, theme.mm(0.8))
        side = min(theme.mm(ICON_MM), above.h)
        has_icon = not self.says and side >= theme.mm(3)
        if has_icon:
            paint_icon(ink, "camera" if card is None else "check", above.centred(side, side), colours.accent)
        room = foot if has_icon else inner
        ink.lines(fitted.lines, room, fitted.font, colours.text, "center", "middle")


class FanTab(Touchable):
    """Lowers the fan, or raises it again; it reaches to the edge of the glass."""

    words = StringProperty("")
    lowered = BooleanProperty(False)
    watched = ("words", "lowered")

    def paint(self, ink: Ink) -> None:
        """What lies below the fan, or the hand, and which way it goes."""
        theme, colours = ink.theme, ink.theme.colours
        box = self.box.trimmed(left=theme.space("inset"))
        ink.slab(box, colours.raised if self.pressed else colours.card, theme.look.radius)
        ink.frame(
            box, colours.accent if self.lowered else colours.frame, theme.line("outline"), theme.look.radius
        )
        upper, lower = box.inset(theme.mm(0.6), theme.mm(1.6)).rows(2, theme.mm(0.6))
        if self.lowered:
            side = min(theme.mm(5), upper.w, upper.h)
            paint_icon(ink, "hand", upper.centred(side, side), colours.accent)
        else:
            ways = [(theme.font(size), 1) for size in ("body", "caption")] + [(theme.plain("caption"), 1)]
            words = fit(ink.press.type, self.words, upper.w, ways)
            if words.whole:
                ink.words(words.lines[0], upper, words.font, colours.on_card, "center", "middle")
            else:  # a long name stands upright where it has room
                inner, font = box.inset(theme.mm(0.6), theme.mm(1.2)), theme.plain("caption")
                lower, above = inner.cut_bottom(theme.mm(2.4), theme.mm(0.6))
                if ink.press.type.width(self.words, font) <= above.h:
                    ink.upright(self.words, above, font, colours.on_card)
        arrow = lower.centred(theme.mm(3), theme.mm(1.5))
        tip, ends = (arrow.top, arrow.y) if self.lowered else (arrow.y, arrow.top)
        points = [(arrow.x, ends), (arrow.centre[0], tip), (arrow.right, ends)]
        ink.line(points, colours.on_card, theme.line("heavy"))
        self.paint_focus(ink, box)


class FanPeek(Touchable):
    """The upper edges of the cards of a fan that was lowered."""

    can_focus = False  # the tab beside it does the same
    count = ObjectProperty(0)
    wide = ObjectProperty(0)
    watched = ("count", "wide")

    def paint(self, ink: Ink) -> None:
        """As many edges as cards."""
        theme, colours = ink.theme, ink.theme.colours
        gap = theme.mm(0.8)
        for at in range(int(self.count)):
            edge = Box(self.x + at * (self.wide + gap), self.y, self.wide, self.height)
            if edge.right > self.box.right:
                break
            ink.fill(edge, colours.card)
            ink.line([(edge.x, edge.y), (edge.x, edge.top), (edge.right, edge.top), (edge.right, edge.y)],
                     colours.accent, theme.line("outline"))  # fmt: skip
