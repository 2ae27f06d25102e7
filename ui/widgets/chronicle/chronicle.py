"""The last lines of the log, and the line that says what hands have to do now."""

from __future__ import annotations

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from ui.theme.boxes import Box
from ui.theme.theme import Font
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.icons.icons import paint_icon
from ui.widgets.ink.fits import LINE_HEIGHT, fit, line_step
from ui.widgets.ink.ink import Ink
from ui.widgets.place.frames import paint_recess
from ui.widgets.shapes.outlines import Points

BAR_MM = 1.3  # the upper edge of a sheet
CHEVRON_MM = (4.8, 2.4)


class ChronicleWidget(Touchable):
    """Pairs of what was done and what came of it, newest first, as many as fit.

    Nothing is cut: what came of it stands there whole or not at all, and a touch opens the log.
    """

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
        for what, came in tuple(self.lines):
            height = self._wide(ink, what, came, inner) if wide else self._narrow(ink, what, came, inner)
            if not height:
                break
            inner = inner.trimmed(top=height)
        self.paint_focus(ink, self.box)

    def _wide(self, ink: Ink, what: str, came: str, room: Box) -> float:
        """What was done at the left, what came of it beside it; 0 when there is no room."""
        theme = ink.theme
        body, caption = theme.font("body"), theme.font("caption")
        left, right = room.columns([0.42, 0.58], theme.mm(2))
        rows = range(1, most_lines(caption, room) + 1)
        first = fit(ink.press.type, what, left.w, [(body, 1), *((caption, row) for row in rows)])
        second = fit(ink.press.type, came, right.w, [(body, 1), *((caption, row) for row in rows)])
        if not second.whole:
            second = fit(ink.press.type, "", right.w, [(caption, 1)])
        lines = max(len(first.lines), len(second.lines))
        one = max(theme.mm(6.1), round(max(first.font.px, second.font.px) * LINE_HEIGHT))
        height = one + (lines - 1) * caption.px * LINE_HEIGHT
        if height > room.h + theme.mm(2):
            return 0
        ink.lines(first.lines, left, first.font, theme.colours.text)
        ink.lines(second.lines, right, second.font, theme.colours.dim)
        return height

    def _narrow(self, ink: Ink, what: str, came: str, room: Box) -> float:
        """What came of it below what was done, on two lines when it is long; 0 when there is no room."""
        theme = ink.theme
        body, caption = theme.font("body"), theme.font("caption")
        rows = range(1, most_lines(caption, room) + 1)
        first = fit(ink.press.type, what, room.w, [(body, 1), *((caption, row) for row in rows)])
        second = fit(ink.press.type, came, room.w, [(caption, row) for row in rows])
        above = first.font.cap + (len(first.lines) - 1) * first.font.px * LINE_HEIGHT * 0.86 + theme.mm(1.8)
        below = caption.cap + (len(second.lines) - 1) * caption.px * LINE_HEIGHT * 0.86 if came else 0
        if came and (not second.whole or above + below > room.h):
            came, below = "", 0
        if above + below > room.h or not first.whole:
            return 0
        ink.lines(first.lines, room, first.font, theme.colours.text)
        if came:
            ink.lines(second.lines, room.trimmed(top=above), caption, theme.colours.dim)
        return above + below + theme.mm(2.2)


def most_lines(font: Font, room: Box) -> int:
    """How many lines of words a room has."""
    return max(1, int(room.h // line_step(font)))


class HandLine(Touchable):
    """One line above the key strip: what hands have to do now, or dim what has just happened."""

    text = StringProperty("")
    more = StringProperty("")
    urgent = BooleanProperty(False)
    rises = StringProperty("")  # it is the upper edge of a sheet that was lowered: a touch raises it
    watched = ("text", "more", "urgent", "rises")
    comes_last = True

    @property
    def can_focus(self) -> bool:  # type: ignore[override]
        """Whether a finger can hit it: on boards that leave it less room the menu leads there."""
        return self.wear is not None and self.height >= self.wear.theme.space("touch") - 2

    def paint(self, ink: Ink) -> None:
        """A hand, the words, and how many more there are."""
        theme, colours = ink.theme, ink.theme.colours
        if not self.text:
            return
        box = self.box.trimmed(left=theme.mm(0.4), right=theme.mm(0.4))
        if self.rises:
            box = self._paint_edge(ink)
        side = min(theme.mm(4.6), self.height)
        caption = theme.font("caption")
        colour = colours.warn if self.urgent else colours.dim
        part, room = box.cut_left(side, theme.mm(1.6))
        icon = "look" if self.rises else "hand" if self.urgent else "log"
        paint_icon(ink, icon, part.centred(side * 0.9, side * 0.9), colour)
        if self.more:
            width = ink.press.type.width(self.more, caption) + theme.mm(1.2)
            part, room = room.cut_right(width, theme.mm(1.2))
            plate = part.centred(width, min(theme.mm(6), self.height))
            ink.slab(plate, colours.raised, theme.look.radius)
            ink.frame(plate, colours.line, theme.line("outline"), theme.look.radius)
            ink.words(self.more, plate, caption, colours.text, "center", "middle")
        body, lines = theme.font("body"), 2 if self.height > caption.cap + caption.px * 1.1 else 1
        ways = [(body, 1), (caption, 1), (caption, lines)]
        words = fit(ink.press.type, self.text, room.w, ways)
        tint = colours.text if self.urgent else colours.dim
        ink.lines(words.lines, room, words.font, tint, "left", "middle")
        self.paint_focus(ink, self.box)

    def _paint_edge(self, ink: Ink) -> Box:
        """The bar of the sheet and its sides, with chevrons up at the right; gives the room between."""
        theme, colours = ink.theme, ink.theme.colours
        ink.fill(self.box, colours.recess)
        left, right = self.x + 1, self.right - 1
        corners: Points = [(left, self.y), (left, self.top), (right, self.top), (right, self.y)]
        ink.line(corners, colours.warn, theme.line("outline"))
        ink.fill(Box(self.x, self.top - theme.mm(BAR_MM), self.width, theme.mm(BAR_MM)), colours.warn)
        inner = self.box.trimmed(left=theme.mm(1.5), right=theme.mm(1.5), top=theme.mm(BAR_MM))
        wide, high = theme.mm(CHEVRON_MM[0]), theme.mm(CHEVRON_MM[1])
        part, inner = inner.cut_right(wide, theme.mm(2))
        low = round(part.y + (part.h - high) / 2)
        points: Points = [(part.x, low), (part.x + wide / 2, low + high), (part.right, low)]
        ink.line(points, colours.warn, theme.line("heavy"))
        return inner
