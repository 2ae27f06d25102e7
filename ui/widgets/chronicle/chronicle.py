"""The last lines of the log, and the line that says what hands have to do now."""

from __future__ import annotations

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from ui.widgets.drawn.drawn import Drawn
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.icons.icons import paint_icon
from ui.widgets.ink.fitting import fit
from ui.widgets.ink.ink import Ink
from ui.widgets.place.frames import paint_recess


class ChronicleWidget(Touchable):
    """Pairs of what was done and what came of it, newest first, as many as fit."""

    lines = ObjectProperty(())
    watched = ("lines",)

    def paint(self, ink: Ink) -> None:
        """In a wide panel one line each, in a column two."""
        theme, colours = ink.theme, ink.theme.colours
        paint_recess(ink, self.box)
        inner = self.box.inset(theme.space("tile_pad"), theme.mm(1.7))
        caption = theme.font("caption")
        wide = self.width > theme.mm(80)
        if not wide:
            head, inner = inner.cut_top(caption.cap, theme.mm(1.5))
            ink.words(self.wear.tell("ui-just-now").upper(), head, caption, colours.dim)
        body = theme.font("body")
        step = theme.mm(6.1) if wide else body.cap + caption.cap + theme.mm(4.0)
        for at, (what, came) in enumerate(tuple(self.lines)[: int((inner.h + theme.mm(1.5)) // step)]):
            row = inner.trimmed(top=at * step).cut_top(step)[0]
            if wide:
                left, right = row.columns([0.42, 0.58], theme.mm(2))
            else:
                left = right = row
            first = fit(ink.press.type, what, left.w, [(body, 1), (caption, 1)])
            ink.words(first.lines[0], left, first.font, colours.text, "left", "top")
            if came:
                under = right if wide else row.trimmed(top=body.cap + theme.mm(1.8))
                second = fit(ink.press.type, came, under.w, [(body if wide else caption, 1), (caption, 1)])
                ink.words(second.lines[0], under, second.font, colours.dim, "left", "top")
        self.paint_focus(ink, self.box)


class HandLine(Drawn):
    """One line above the key strip: what hands have to do now, or dim what has just happened."""

    text = StringProperty("")
    more = StringProperty("")
    urgent = BooleanProperty(False)
    watched = ("text", "more", "urgent")

    def paint(self, ink: Ink) -> None:
        """A hand, the words, and how many more there are."""
        theme, colours = ink.theme, ink.theme.colours
        if not self.text:
            return
        box = self.box.trimmed(left=theme.mm(0.4), right=theme.mm(0.4))
        side = min(theme.mm(4.6), self.height)
        colour = colours.warn if self.urgent else colours.dim
        part, room = box.cut_left(side, theme.mm(1.6))
        paint_icon(ink, "hand" if self.urgent else "log", part.centred(side * 0.9, side * 0.9), colour)
        caption = theme.font("caption")
        if self.more:
            width = ink.press.type.width(self.more, caption)
            part, room = room.cut_right(width, theme.mm(2))
            ink.words(self.more, part, caption, colours.dim)
        large = self.height > theme.mm(5.2)
        ways = [(theme.font("body"), 1), (caption, 1)] if large else [(caption, 1)]
        words = fit(ink.press.type, self.text, room.w, ways)
        ink.words(words.lines[0], room, words.font, colours.text if self.urgent else colours.dim)
