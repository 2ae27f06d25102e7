"""Plain buttons: words, an icon, or both."""

from __future__ import annotations

from typing import Literal

from kivy.properties import BooleanProperty, StringProperty

from ui.theme.boxes import Box
from ui.theme.colours import Colour
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.icons.icons import paint_icon
from ui.widgets.ink.fits import fit, fit_pair
from ui.widgets.ink.ink import Ink

Manner = Literal["beside", "above", "words"]
TAILED = 1.18  # of a line: with the tails of its letters, which must not touch the frame


class PlainButton(Touchable):
    """An outlined plate; `chosen` fills it with the accent; `icon_tint` names a colour of the palette."""

    text = StringProperty("")
    sub = StringProperty("")
    icon = StringProperty("")
    icon_tint = StringProperty("text")
    step = StringProperty("body")
    stacked = BooleanProperty(False)  # the icon above the words
    chosen = BooleanProperty(False)
    quiet = BooleanProperty(False)  # no outline: one of many
    align = StringProperty("center")
    watched = ("text", "sub", "icon", "icon_tint", "step", "stacked", "chosen", "quiet", "align")

    def paint(self, ink: Ink) -> None:
        """Plate, icon, words."""
        theme, colours = ink.theme, ink.theme.colours
        ground, words = (colours.raised, colours.text) if not self.quiet else (colours.card, colours.on_card)
        if theme.look.is_paper:
            ground, words = colours.card, colours.text
        if self.chosen:
            ground, words = colours.accent, colours.on_accent
        if self.pressed:
            ground, words = words, ground
        if not self.enabled:
            words = colours.dim
        ink.slab(self.box, ground, theme.look.radius)
        if not self.quiet:
            ink.frame(
                self.box,
                colours.accent if self.chosen else colours.frame,
                theme.line("outline"),
                theme.look.radius,
            )
        manner = self._manner(ink)
        inner = self.box.inset(theme.mm(0.5 if manner == "above" else 1.3), theme.mm(1))
        if self.icon and manner != "words":
            inner = self._paint_icon(ink, inner, words, manner)
        if self.text:
            self._paint_words(ink, inner, words, manner)
        self.paint_focus(ink, self.box)

    def _manner(self, ink: Ink) -> Manner:
        """The icon beside or above the words; where there is room for one of them, the words."""
        if not self.icon:
            return "words"
        if self.stacked or not self.text or self.sub:
            return "above" if self.stacked else "beside"
        theme, setter = ink.theme, ink.press.type
        caption, room = theme.font("caption"), self.width - theme.mm(12)
        lines = setter.wrap(self.text, caption, room)
        if len(lines) <= 2 and all(setter.width(line, caption) <= room for line in lines):
            return "beside"
        is_high = self.height >= caption.cap + theme.mm(8.5)
        fits = is_high and setter.width(self.text, caption) <= self.width - theme.mm(1)
        return "above" if fits else "words"

    def _paint_icon(self, ink: Ink, inner: Box, words: Colour, manner: Manner) -> Box:
        """The icon, and the room that is left for words."""
        theme = ink.theme
        tint = (
            words
            if self.icon_tint == "text" or self.pressed or self.chosen
            else getattr(theme.colours, self.icon_tint)
        )
        side: float = theme.mm(6)
        if not self.text:
            paint_icon(ink, self.icon, inner.centred(side, side), tint)
            return inner
        if manner == "above":
            foot = theme.font("caption").cap + theme.mm(1.6)
            top = inner.trimmed(bottom=foot + theme.mm(1.2), top=theme.mm(0.6))
            side = min(side, top.h)
            paint_icon(ink, self.icon, top.centred(side, side), tint)
            return inner.cut_bottom(foot + theme.mm(0.6))[0]
        part, rest = inner.trimmed(left=theme.mm(1.4)).cut_left(side, theme.mm(2))
        paint_icon(ink, self.icon, part.centred(side, side), tint)
        return rest

    def _paint_pair(self, ink: Ink, inner: Box, colour: Colour, align: str) -> bool:
        """Words and what they change below, one as large as the other where there is room."""
        theme, setter = ink.theme, ink.press.type
        step = theme.font(self.step)
        for small in (theme.font("body"), theme.font("caption")):
            fonts, gap = (step, small), theme.mm(1.2)
            pair = fit_pair(setter, self.text, self.sub, (inner.w, inner.h), fonts, gap)
            if pair.foot is not None:
                block = inner.centred(inner.w, pair.height)
                used = ink.lines(pair.head.lines, block, pair.head.font, colour, align)
                tint = colour if self.pressed or self.chosen else theme.colours.dim
                ink.lines(pair.foot.lines, block.trimmed(top=used + pair.gap), pair.foot.font, tint, align)
                return True
        return False

    def _paint_words(self, ink: Ink, inner: Box, colour: Colour, manner: Manner) -> None:
        """One or two lines, and a caption below."""
        theme = ink.theme
        caption = theme.font("caption")
        step = theme.font("caption" if manner == "above" else self.step)
        align = "left" if self.icon and manner == "beside" else self.align
        if self.sub and self._paint_pair(ink, inner, colour, align):
            return
        lines = 2 if inner.h > step.cap + step.px * TAILED else 1
        less = [
            (font, 2 if inner.h > font.px * 1.9 and not self.sub else 1)
            for font in (theme.between("caption"), theme.plain("caption"))
        ]
        room = inner
        if self.sub:
            lines = 1
            foot = inner.cut_bottom(round(inner.h * 0.46))[0]
            tint = colour if self.pressed or self.chosen else theme.colours.dim
            below = fit(ink.press.type, self.sub, foot.w, [(caption, 1), *less])
            ink.lines(below.lines, foot.trimmed(top=theme.mm(0.4)), below.font, tint, align, "top")
            room = inner.trimmed(bottom=round(inner.h * 0.46))
        fitted = fit(
            ink.press.type,
            self.text,
            room.w,
            [(step, 1), (step, lines), (caption, 1), (caption, 2 if room.h > caption.px * 1.9 else 1), *less],
        )
        ink.lines(fitted.lines, room, fitted.font, colour, align, "bottom" if self.sub else "middle")
