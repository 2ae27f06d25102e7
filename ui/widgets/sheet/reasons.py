"""Parts of the refusal sheet: a reason with its heading, and pool beside need."""

from __future__ import annotations

from kivy.properties import ObjectProperty, StringProperty

from ui.theme.boxes import Box
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.figures.figures import figure_width, paint_figure
from ui.widgets.icons.icons import paint_icon
from ui.widgets.ink.fits import fit
from ui.widgets.ink.ink import Ink
from ui.widgets.spots.spot import Explained


class Reason(Explained):
    """An icon, a small heading in its colour, and a sentence."""

    icon = StringProperty("")
    heading = StringProperty("")
    text = StringProperty("")
    note = StringProperty("")  # the rule's id
    tone = StringProperty("text")
    watched = ("icon", "heading", "text", "note", "tone")

    def paint(self, ink: Ink) -> None:
        """Heading above, sentence below on as many lines as there are."""
        theme, colours = ink.theme, ink.theme.colours
        tone = getattr(colours, self.tone)
        side = theme.mm(8)
        part, room = self.box.cut_left(side, theme.mm(5.6))
        paint_icon(ink, self.icon, part.cut_top(side)[0].inset(theme.mm(0.3)), tone)
        caption, body = theme.font("caption"), theme.font("body")
        head, rest = room.cut_top(caption.cap, theme.mm(2.0))
        words = theme.cased(self.heading) if theme.look.role.title_case == "upper" else self.heading
        colour = tone if self.tone != "text" else colours.dim
        ink.words(words, head, caption, colour, "left", "top")
        if self.note:
            ink.words(self.note, head, caption, colours.dim, "right", "top")
        lines = max(1, 1 + int((rest.h - body.cap) / (body.px * 1.05)))
        fewer = max(1, 1 + int((rest.h - caption.cap) / (caption.px * 1.05)))
        said = fit(ink.press.type, self.text, rest.w, [(body, lines), (caption, fewer)])
        ink.lines(said.lines, rest, said.font, colours.text)


class Prices(Drawn):
    """What there is, filled, beside what is needed, outlined."""

    pool = ObjectProperty(None, allownone=True)
    needed = ObjectProperty(None, allownone=True)
    watched = ("pool", "needed")

    def paint(self, ink: Ink) -> None:
        """Two large shapes with their words below."""
        if self.pool is None or self.needed is None:
            return
        theme, colours = ink.theme, ink.theme.colours
        size = min(theme.mm(17), round(self.height * 0.7), round(self.width * 0.46))
        caption = theme.font("body")
        halves = self.box.columns(2, theme.mm(2))
        for half, figure, key in zip(halves, (self.pool, self.needed), ("ui-pool", "ui-needed"), strict=True):
            width = figure_width(figure.shape, size)
            block = half.centred(half.w, min(half.h, size + theme.mm(1.8) + caption.cap))
            above, below = block.cut_top(size, theme.mm(1.8))
            paint_figure(ink, figure, above.centred(width, size), "pool" if figure.filled else "warn")
            word = fit(
                ink.press.type, self.wear.tell(key), below.w, [(caption, 1), (theme.font("caption"), 1)]
            )
            ink.words(
                word.lines[0],
                Box(below.x, below.y, below.w, below.h),
                word.font,
                colours.dim,
                "center",
                "top",
            )
