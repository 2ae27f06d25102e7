"""Whose turn it is and which phase runs, and the pools of the active player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.properties import ObjectProperty

from companion.core.crossing.views import Figure, SeatView, TurnView
from ui.theme.boxes import Box
from ui.theme.theme import Font, Theme
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.figures.figures import paint_figure
from ui.widgets.ink.fits import fit
from ui.widgets.ink.ink import Ink
from ui.widgets.people.tab import paint_tab

FLAT_MM, PHASE_SHARE = 13.8, 0.3  # of the width, for the phase beside the name
NAME_MM = (7.5, 5.8, 4.4, 3.4)
TAB_MM, NARROW_TAB_MM = 9.4, 5.5  # the tab gives way to the name, which is read from across the table


def is_flat(theme: Theme, box: Box) -> bool:
    """Whether words stand beside name and figures, as they do in two rows of a lying glass."""
    return not theme.glass.is_portrait and box.h <= theme.mm(FLAT_MM) and box.w > 3 * box.h


def caption_high(theme: Theme) -> int:
    """How high the line of small words below name and figures is."""
    return round(small_words(theme).cap + theme.mm(1.0))


def small_words(theme: Theme) -> Font:
    """The type of phase and pools: larger only where there are two rows, so that figures keep their size."""
    return theme.between("caption") if theme.glass.is_portrait else theme.plain("caption")


class TurnWidget(Touchable):
    """Tab, name and phase with one cell per phase."""

    seat = ObjectProperty(None, allownone=True)
    turn = ObjectProperty(None, allownone=True)
    watched = ("seat", "turn")

    def paint(self, ink: Ink) -> None:
        """The name reads from across the table; the phase from near by."""
        theme, colours = ink.theme, ink.theme.colours
        seat: SeatView | None = self.seat
        turn: TurnView | None = self.turn
        if is_flat(theme, self.box):
            aside, head = self.box.cut_right(round(self.width * PHASE_SHARE), theme.mm(2))
            if turn is not None:
                self._paint_aside(ink, turn, aside)
        else:
            foot, head = self.box.cut_bottom(caption_high(theme), theme.mm(1))
            if turn is not None:
                self._paint_phase(ink, turn, foot)
        if seat is not None:
            words, key = theme.cased(seat.name), theme.font_mm(NAME_MM[0], "title")
            wide = ink.press.type.width(words, key) + theme.mm(1.8)
            tab = min(head.h, theme.mm(TAB_MM if wide + theme.mm(TAB_MM) <= head.w else NARROW_TAB_MM))
            part, room = head.cut_left(tab, theme.mm(1.8 if tab > theme.mm(NARROW_TAB_MM) else 1.2))
            paint_tab(ink, part.centred(tab, tab), seat.name, seat.colour)
            sizes = {mm * times for mm in NAME_MM for times in (1.0, theme.glass.text_scale)}
            fonts = [(theme.font_mm(mm, "title"), 1) for mm in sorted(sizes, reverse=True)]
            fonts.append((theme.plain("body", "title"), 1))
            name = fit(ink.press.type, words, room.w, [way for way in fonts if way[0].cap <= room.h])
            ink.words(name.lines[0], room, name.font, colours.text)
        self.paint_focus(ink, self.box)

    def _paint_phase(self, ink: Ink, turn: TurnView, foot: Box) -> None:
        """The phase's name at the left, its cells at the right."""
        theme, colours = ink.theme, ink.theme.colours
        font = small_words(theme)
        side, gap = theme.mm(2.6), theme.mm(1.7)
        cells = turn.phases * side + max(0, turn.phases - 1) * gap
        phase = self.wear.say(turn.phase).upper()
        words = fit(ink.press.type, phase, foot.w - cells - gap, [(font, 1)])
        if not words.whole:  # the word says more than its cells
            alone = fit(ink.press.type, phase, foot.w, [(font, 1)])
            alone = (
                alone if alone.whole else fit(ink.press.type, self.wear.say(turn.phase), foot.w, [(font, 1)])
            )
            ink.words(alone.lines[0], foot, font, colours.text)
            return
        ink.words(words.lines[0], foot, font, colours.text)
        self._paint_cells(ink, turn, foot, foot.right - cells)

    def _paint_aside(self, ink: Ink, turn: TurnView, box: Box) -> None:
        """The phase's name above its cells."""
        theme = ink.theme
        above, below = box.rows([1.2, 1.0], theme.mm(0.8))
        phase = self.wear.say(turn.phase).upper()
        fonts = (theme.font("body"), theme.between("body"), theme.plain("body"), theme.plain("caption"))
        ways = [(font, 1) for font in fonts if font.cap <= above.h]
        words = fit(ink.press.type, phase, above.w, ways)
        ink.words(words.lines[0], above, words.font, theme.colours.text)
        self._paint_cells(ink, turn, below, below.x)

    def _paint_cells(self, ink: Ink, turn: TurnView, foot: Box, left: float) -> None:
        """One cell for each phase."""
        theme, colours = ink.theme, ink.theme.colours
        side, gap = theme.mm(2.6), theme.mm(1.7)
        for at in range(turn.phases):
            cell = Box(left + at * (side + gap), round(foot.y + (foot.h - side) / 2), side, side)
            if at == turn.at:
                ink.fill(cell, colours.accent)
            elif at < turn.at:
                ink.fill(cell, colours.dim)
            ink.frame(cell, colours.frame if at != turn.at else colours.accent, 1)


class PoolsWidget(Touchable):
    """The active player's pools: filled shapes as high as the strip, each with its word."""

    pools = ObjectProperty(())
    watched = ("pools",)
    at = -1  # the pool that was touched last; -1: by the keys, which mean all of them

    def on_touch_down(self, touch: Any) -> bool:
        """Remember which of them lies under the finger."""
        if self.collide_point(*touch.pos) and self.pools:
            share = (touch.x - self.x) / max(1, self.width)
            self.at = min(len(self.pools) - 1, int(share * len(self.pools)))
        return bool(super().on_touch_down(touch))

    def paint(self, ink: Ink) -> None:
        """One column for each pool."""
        theme = ink.theme
        pools: tuple[Figure, ...] = tuple(self.pools)
        if not pools:
            return
        if is_flat(theme, self.box):
            self._paint_flat(ink, pools)
            self.paint_focus(ink, self.box)
            return
        foot, head = self.box.cut_bottom(caption_high(theme), theme.mm(0.4))
        heads, feet = head.columns(len(pools), theme.mm(1)), foot.columns(len(pools), theme.mm(1))
        names = [self.wear.say(pool.label) if pool.label is not None else "" for pool in pools]
        font = self._words_font(ink, names, feet[0].w)
        for pool, name, above, below in zip(pools, names, heads, feet, strict=True):
            height = min(above.h, theme.mm(13.5))
            width = round(height * (1.0 if pool.shape == "pay" else 0.9))
            paint_figure(ink, pool, above.centred(width, height), "pool")
            if name and font is not None:  # else the shapes have to say it
                ink.words(name, below, font, theme.colours.dim, "center")
        self.paint_focus(ink, self.box)

    def _paint_flat(self, ink: Ink, pools: Sequence[Figure]) -> None:
        """Each pool with its word at its right, all words in one size."""
        theme = ink.theme
        cells = self.box.columns(len(pools), theme.mm(1.5))
        parts = [cell.cut_left(cell.h, theme.mm(1.5)) for cell in cells]
        names = [self.wear.say(pool.label) if pool.label is not None else "" for pool in pools]
        fonts = (theme.font("body"), theme.between("body"), theme.plain("body"), theme.plain("caption"))
        told = [fit(ink.press.type, name, parts[0][1].w, [(font, 1) for font in fonts]) for name in names]
        font = min((one.font for one in told), key=lambda font: font.px)
        for pool, name, (part, rest) in zip(pools, names, parts, strict=True):
            width = round(part.h * (1.0 if pool.shape == "pay" else 0.9))
            paint_figure(ink, pool, part.centred(width, part.h), "pool")
            if ink.press.type.width(name, font) <= rest.w:  # else the shape has to say it
                ink.words(name, rest, font, theme.colours.dim)

    def _words_font(self, ink: Ink, names: Sequence[str], width: float) -> Font | None:
        """The largest type in which every pool has its word, written alike on every glass."""
        setter = ink.press.type
        for font in (small_words(ink.theme), ink.theme.plain("caption")):
            if all(setter.width(name, font) <= width for name in names):
                return font
        return None
