"""A person at the table: tab, name, cells, damage as key number; an alarm takes the whole plate."""

from __future__ import annotations

from kivy.properties import ObjectProperty

from companion.core.crossing.views import Alarm, Figure, SeatView
from ui.theme.boxes import Box
from ui.theme.colours import Colour, faded
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.figures.figures import PROPORTIONS, figure_width, paint_figure, paint_shape, tint_of
from ui.widgets.ink.fits import fit
from ui.widgets.ink.ink import Ink
from ui.widgets.people.cells import paint_cells
from ui.widgets.people.craft import WIDE, paint_craft
from ui.widgets.people.life import life_words, main_figure
from ui.widgets.people.tab import paint_tab

NAMELESS_MM, BARE_MM = 8.0, 24.0


class PersonWidget(Touchable):
    """Shows one SeatView; `alarm` is a danger to this person that is still on the table."""

    seat = ObjectProperty(None, allownone=True)
    alarm = ObjectProperty(None, allownone=True)
    watched = ("seat", "alarm")

    def paint(self, ink: Ink) -> None:
        """Ground, tab, name with cells, number."""
        seat: SeatView = self.seat
        theme, colours = ink.theme, ink.theme.colours
        danger: Alarm | None = self.alarm
        ground = colours.danger if danger else (colours.raised if self.pressed else self._ground(ink))
        here = seat.alive and seat.played
        text = colours.on_danger if danger else (colours.text if here else colours.dim)
        ink.slab(self.box, ground, theme.look.radius)
        if seat.active:
            ink.frame(self.box, theme.seat(seat.colour).colour, theme.line("heavy"), theme.look.radius)
            if theme.look.is_paper:  # the colours of seats are pale on paper
                ink.frame(self.box, colours.text, theme.line("thin"), theme.look.radius)
        narrow = self.width < theme.mm(36)  # five on a wide glass have a little more, all of them
        inner = self.box.inset(theme.mm(0.9 if narrow else 1.5), theme.mm(1.3))
        main = main_figure(seat)
        is_scored = main is not None and main.shape == "points"
        is_bare = is_scored and self.width < theme.mm(BARE_MM)  # there the tab alone says who it is
        tab_height = min(inner.h * (0.54 if narrow and not is_bare else 0.82), theme.mm(10.5))
        part, rest = inner.cut_left(round(tab_height * 1.02), theme.mm(1.4 if not narrow else 0.9))
        paint_tab(ink, part.centred(part.w, round(tab_height)), seat.name, seat.colour, not here)
        rest = self._paint_number(ink, rest, text, narrow)
        self._paint_name(ink, rest, text, danger)
        self.paint_focus(ink, self.box)

    def _ground(self, ink: Ink) -> Colour:
        """The plate: a card where cards are dark or paper, raised where they are bright."""
        colours = ink.theme.colours
        return colours.raised if ink.theme.look.manner.frame == "panel" else colours.card

    def _paint_number(self, ink: Ink, box: Box, text: Colour, narrow: bool) -> Box:
        """Damage with its limit; without room the limit goes, never the number."""
        theme = ink.theme
        figure = main_figure(self.seat)
        if figure is None:
            return box
        if figure.shape == "points" and self.seat.alive:
            return self._paint_points(ink, figure, box)
        value, limit = life_words(self.seat)
        font, small = theme.font("key", "number"), theme.font_mm(3.4 * theme.glass.text_scale)
        if font.cap > box.h * 0.78:
            font = theme.font_px(box.h * 0.78)
        width = ink.press.type.width(value, font)
        low = round(box.y + (box.h - font.cap) / 2)
        if limit and not narrow and not self.alarm:
            room = ink.press.type.width(limit, small)
            part, box = box.cut_right(room)
            ink.words(limit, Box(part.x, low, room, small.cap), small, theme.colours.dim, "left", "bottom")
        part, box = box.cut_right(width, theme.mm(1))
        ink.words(value, Box(part.x, low, part.w, font.cap), font, text, "right", "bottom")
        return box

    def _paint_points(self, ink: Ink, figure: Figure, box: Box) -> Box:
        """What was scored, in its star, with what wins beside it where there is room."""
        theme = ink.theme
        height = min(box.h * 1.04, theme.mm(14), (box.w - theme.mm(0.6)) / PROPORTIONS["points"][0])
        width = figure_width(figure.shape, height)
        small = theme.font_mm(3.4 * theme.glass.text_scale)
        limit = f"/{figure.of}" if figure.of is not None else ""
        room = ink.press.type.width(limit, small)
        if limit and box.w > width + room + theme.mm(22):
            part, box = box.cut_right(room, theme.mm(0.6))
            ink.words(limit, Box(part.x, box.y, room, box.h), small, theme.colours.dim)
        part, box = box.cut_right(min(width, box.w), theme.mm(1))
        paint_figure(ink, figure, part.centred(part.w, height))
        return box

    def _paint_beside(self, ink: Ink, seat: SeatView, box: Box) -> None:
        """Menace as triangles, pieces as saucers; those that are not on the board are dashed."""
        theme = ink.theme
        for figure in seat.figures:
            if figure is main_figure(seat):
                continue
            shown = figure.of or figure.value or 0
            wide = WIDE if figure.shape == "craft" else figure_width(figure.shape, 1)
            height = min(box.h, theme.mm(5))
            for at in range(shown):
                part, box = box.cut_left(round(height * wide), theme.mm(0.6))
                if box.w <= 0:
                    return
                here = at < (figure.value or 0)
                if figure.shape == "craft":
                    paint_craft(ink, part.centred(part.w, height), seat.colour, gone=not here)
                else:
                    self._paint_sign(ink, figure, part.centred(part.w, height), here)

    def _paint_sign(self, ink: Ink, figure: Figure, box: Box, filled: bool) -> None:
        """One shape without a number: so many of them say it."""
        paint_shape(ink, figure.shape, box, tint_of(ink.theme.colours, figure, "card"), filled)

    def _paint_name(self, ink: Ink, box: Box, text: Colour, danger: Alarm | None) -> None:
        """The name above the cells; an alarm says its word instead of the cells."""
        theme, seat = ink.theme, self.seat
        main = main_figure(seat)
        if box.w < theme.mm(NAMELESS_MM) and main is not None and main.shape == "points":
            return  # initial, colour and pattern say who it is
        body, caption = theme.font("body"), theme.font("caption")
        head, foot = box.cut_top(max(round(box.h * 0.5), caption.cap), theme.mm(0.6))
        ways = [(font, 1) for font in (body, caption, theme.plain("body")) if font.cap <= head.h]
        name = fit(ink.press.type, seat.name, head.w, ways or [(caption, 1)])
        if name.whole:  # else initial, colour and pattern say who it is
            ink.words(name.lines[0], head, name.font, text)
        if danger is not None:
            words = self._danger_words(danger)
            fitted = fit(ink.press.type, words, foot.w, [(caption, 1)])
            if not fitted.whole and danger.turns_left is not None:  # the plate itself is the alarm
                fitted = fit(ink.press.type, f"({danger.turns_left})", foot.w, [(caption, 1)])
            ink.words(fitted.lines[0], foot, caption, text)
        elif seat.alive and seat.guise is not None:
            guise = fit(ink.press.type, self.wear.say(seat.guise), foot.w, [(caption, 1)])
            ink.words(guise.lines[0], foot, caption, text)
        elif seat.alive and (main is None or main.shape == "points"):
            self._paint_beside(ink, seat, foot)
        elif seat.alive and seat.life is not None and seat.life.of:
            cells = foot.centred(foot.w, min(foot.h - theme.mm(0.8), theme.mm(3.1)))
            paint_cells(ink, cells, seat.life.value or 0, seat.life.of, theme.colours.danger)
        elif not seat.alive:
            ink.words(self.wear.tell("ui-dead"), foot, caption, faded(theme.colours.dim, 1))

    def _danger_words(self, danger: Alarm) -> str:
        """The word of the danger and the turns that are left."""
        key = f"ui-scene-{danger.kind}"
        words = self.wear.tell(key)
        words = self.wear.say(danger.text) if words == key else words
        if danger.turns_left is None:
            return words
        return self.wear.tell("ui-alarm-turns", what=words, count=danger.turns_left)
