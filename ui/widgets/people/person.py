"""A person at the table: tab, name, cells, damage as key number; an alarm takes the whole plate."""

from __future__ import annotations

from kivy.properties import ObjectProperty

from companion.core.views import Alarm, SeatView
from ui.theme.boxes import Box
from ui.theme.colours import Colour, faded
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.ink.fitting import fit, fit_name
from ui.widgets.ink.ink import Ink
from ui.widgets.people.cells import paint_cells
from ui.widgets.people.life import life_words
from ui.widgets.people.tab import paint_tab


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
        text = colours.on_danger if danger else (colours.text if seat.alive else colours.dim)
        ink.slab(self.box, ground, theme.look.radius)
        if seat.active:
            ink.frame(self.box, theme.seat(seat.colour).colour, theme.line("heavy"), theme.look.radius)
        narrow = self.width < theme.mm(36)  # five on a wide glass have a little more, all of them
        inner = self.box.inset(theme.mm(0.9 if narrow else 1.5), theme.mm(1.3))
        tab_height = min(inner.h * (0.54 if narrow else 0.82), theme.mm(10.5))
        part, rest = inner.cut_left(round(tab_height * 1.02), theme.mm(1.4 if not narrow else 0.9))
        paint_tab(ink, part.centred(part.w, round(tab_height)), seat.name, seat.colour, not seat.alive)
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

    def _paint_name(self, ink: Ink, box: Box, text: Colour, danger: Alarm | None) -> None:
        """The name above the cells; an alarm says its word instead of the cells."""
        theme, seat = ink.theme, self.seat
        body, caption = theme.font("body"), theme.font("caption")
        head, foot = box.cut_top(round(box.h * 0.5), theme.mm(0.6))
        name = fit_name(ink.press.type, seat.name, head.w, [(body, 1), (caption, 1)])
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
        elif seat.alive and seat.life.of:
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
