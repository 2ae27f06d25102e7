"""The panel of a sheet, with a bar along its upper edge that says how grave it is."""

from __future__ import annotations

from kivy.properties import StringProperty

from ui.theme.boxes import Box
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.icons.icons import paint_icon
from ui.widgets.ink.fitting import fit
from ui.widgets.ink.ink import Ink
from ui.widgets.people.tab import paint_tab


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


class Head(Drawn):
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
        title, body, caption = theme.font("title", "title"), theme.font("body"), theme.font("caption")
        ways = (
            [(title, 1), (body, 1), (body, 2), (caption, 2)]
            if self.sub
            else [(title, 1), (title, 2), (body, 2), (caption, 3)]
        )
        fitted = fit(
            ink.press.type,
            self.title,
            room.w,
            [way for way in ways if way[0].px * 1.05 * (way[1] - 1) + way[0].cap <= room.h],
        )
        if self.sub:
            gap = theme.mm(2)
            below = fit(ink.press.type, self.sub, room.w, [(body, 1), (caption, 1), (caption, 2)])
            height = (
                fitted.font.cap
                + (len(fitted.lines) - 1) * fitted.font.px * 1.05
                + gap
                + below.font.cap
                + (len(below.lines) - 1) * below.font.px
            )
            block = room.centred(room.w, min(room.h, round(height)))
            used = ink.lines(fitted.lines, block, fitted.font, colours.text)
            ink.lines(below.lines, block.trimmed(top=used + gap), below.font, colours.dim)
        else:
            ink.lines(fitted.lines, room, fitted.font, colours.text, "left", "middle")
        ink.fill(Box(self.x, self.y, self.width, 1), colours.line)
