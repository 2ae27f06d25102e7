"""The panel of a sheet, with a bar along its upper edge that says how grave it is."""

from __future__ import annotations

from kivy.properties import StringProperty

from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.drawn.wear import Wear
from ui.widgets.icons.icons import paint_icon
from ui.widgets.ink.fits import FittedPair, fit, lines_height
from ui.widgets.ink.ink import Ink
from ui.widgets.ink.typesetter import Typesetter
from ui.widgets.people.tab import paint_tab
from ui.widgets.spots.spot import Explained

TAIL = 0.38  # of the capitals: the tails of a title do not touch the line below it


class Panel(Drawn):
    """A recess with an outline; `tone` names the colour of outline and bar."""

    tone = StringProperty("accent")
    watched = ("tone",)

    def paint(self, ink: Ink) -> None:
        """Ground, outline, bar."""
        theme, colours = ink.theme, ink.theme.colours
        tone = getattr(colours, self.tone)
        ink.slab(self.box, colours.recess, theme.look.radius)
        ink.frame(self.box, tone, theme.line("outline"), theme.look.radius)
        ink.fill(Box(self.x, self.top - theme.mm(1.3), self.width, theme.mm(1.3)), tone)


class Head(Explained):
    """What a sheet is about: a sign, a title, and a line below it."""

    title = StringProperty("")
    sub = StringProperty("")
    icon = StringProperty("")
    tone = StringProperty("accent")
    name = StringProperty("")
    colour = StringProperty("")  # index of a seat, when it addresses a person
    watched = ("title", "sub", "icon", "tone", "name", "colour")

    def paint(self, ink: Ink) -> None:
        """The sign at the left, the words beside it, a rule below."""
        theme, colours = ink.theme, ink.theme.colours
        room = self.box.trimmed(bottom=theme.mm(2.2))
        size = min(theme.mm(10.5), room.h)
        if self.colour:
            part, room = room.cut_left(size, theme.mm(3))
            paint_tab(ink, part.centred(size, size), self.name, int(self.colour))
        elif self.icon:
            part, room = room.cut_left(size, theme.mm(3))
            paint_icon(ink, self.icon, part.centred(size * 0.94, size * 0.94), getattr(colours, self.tone))
        if self.sub:
            pair = head_pair(ink.press.type, theme, self.title, self.sub, room.w, room.h)
            block = room.centred(room.w, min(room.h, round(pair.height)))
            used = ink.lines(pair.head.lines, block, pair.head.font, colours.text)
            if pair.foot is not None:
                below = block.trimmed(top=used + pair.gap)
                ink.lines(pair.foot.lines, below, pair.foot.font, colours.dim)
        else:
            title, body, caption = theme.font("title", "title"), theme.font("body"), theme.font("caption")
            ways = [(title, 1), (title, 2), (body, 1), (body, 2), (caption, 1), (caption, 2), (caption, 3)]
            able = [way for way in ways if way[0].px * 1.05 * (way[1] - 1) + way[0].cap <= room.h]
            fitted = fit(ink.press.type, self.title, room.w, able or ways[-1:])
            ink.lines(fitted.lines, room, fitted.font, colours.text, "left", "middle")
        ink.fill(Box(self.x, self.y, self.width, 1), colours.line)


def head_pair(
    setter: Typesetter, theme: Theme, title: str, sub: str, width: float, height: float
) -> FittedPair:
    """Title and the line below it, the largest that go into a width and a height; else the smallest."""
    large, body, caption = theme.font("title", "title"), theme.font("body"), theme.font("caption")
    for count, step in ((1, large), (1, body), (2, body), (2, caption)):
        head = fit(setter, title, width, [(step, count)])
        gap = max(theme.mm(2), TAIL * head.font.cap)
        below = [(1, body), (1, caption), (2, caption), (3, caption)]
        for lines, font in [one for one in below if one[1].px <= head.font.px]:  # the title is never smaller
            foot = fit(setter, sub, width, [(font, lines)])
            total = lines_height(head) + gap + lines_height(foot)
            if head.whole and foot.whole and total <= height:
                return FittedPair(head, foot, gap, total)
    return FittedPair(head, foot, gap, lines_height(head) + gap + lines_height(foot))


def head_height(wear: Wear, head: Head, width: float) -> float:
    """How high a head has to be for its words at a width."""
    theme = wear.theme
    room = width - (theme.mm(13.5) if head.icon or head.colour else 0)
    pair = head_pair(wear.press.type, theme, head.title, head.sub, room, float("inf"))
    return pair.height + theme.mm(2.2 + 1.6)
