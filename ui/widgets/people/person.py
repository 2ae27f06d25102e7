"""A person at the table: tab, name, cells, damage as key number; an alarm takes the whole plate."""

from __future__ import annotations

import msgspec
from kivy.properties import NumericProperty, ObjectProperty

from companion.core.crossing.views import Alarm, Figure, SeatView
from ui.theme.boxes import Box
from ui.theme.colours import Colour, faded
from ui.theme.theme import Font
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.figures.figures import PROPORTIONS, figure_width, paint_figure, paint_shape, tint_of
from ui.widgets.ink.fits import Fitted, below, fit
from ui.widgets.ink.ink import Ink
from ui.widgets.people.cells import paint_cells
from ui.widgets.people.craft import WIDE, paint_craft
from ui.widgets.people.life import life_words, main_figure
from ui.widgets.people.tab import paint_tab

NAMELESS_MM, BARE_MM, TAB_MM = 8.0, 24.0, 10.5
STACKED_MM = 14.0
BARE_TAB = 0.62  # of the height of a plate that has room for a tab and a star alone
NUMBER_SHARE = 0.88  # of the height inside a plate: damage is read from across the table


class NumberPlan(msgspec.Struct, frozen=True):
    """The number of a plate and what would be too much, with their widths; `star` is how high one is."""

    value: str
    limit: str
    font: Font
    small: Font
    wide: float
    limit_wide: float
    star: float = 0


class PersonWidget(Touchable):
    """Shows one SeatView; `alarm` is a danger to this person that is still on the table."""

    seat = ObjectProperty(None, allownone=True)
    alarm = ObjectProperty(None, allownone=True)
    most = NumericProperty(0)  # how large the names of the others stand
    most_figure = NumericProperty(0)
    watched = ("seat", "alarm", "most")

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
        part, rest = self._tab_and_rest()
        paint_tab(ink, part.centred(part.w, round(part.h)), seat.name, seat.colour, not here)
        rest = self._paint_number(ink, rest, text)
        self._paint_name(ink, rest, text, danger)
        self.paint_focus(ink, self.box)

    def _ground(self, ink: Ink) -> Colour:
        """The plate: a card where cards are dark or paper, raised where they are bright."""
        colours = ink.theme.colours
        return colours.raised if ink.theme.look.manner.frame == "panel" else colours.card

    def _tab_and_rest(self) -> tuple[Box, Box]:
        """Where the tab stands, and what it leaves."""
        theme, narrow = self.wear.theme, self._is_narrow()
        inner = self.box.inset(theme.mm(0.9 if narrow else 1.5), theme.mm(1.3))
        main = main_figure(self.seat)
        is_scored = main is not None and main.shape == "points"
        is_bare = is_scored and self.width < theme.mm(BARE_MM)  # there the tab alone says who it is
        if is_bare and self.width < theme.mm(STACKED_MM):  # the tab stands above the star
            part, rest = inner.cut_top(round(inner.h * 0.45), theme.mm(0.5))
            return part.centred(round(part.h * 1.02), part.h), rest
        share = BARE_TAB if is_bare else 0.54 if narrow else 0.82
        high = min(inner.h * share, theme.mm(TAB_MM))
        part, rest = inner.cut_left(round(high * 1.02), theme.mm(0.9 if narrow else 1.4))
        return part.centred(part.w, high), rest

    def _is_narrow(self) -> bool:
        """Five on a wide glass have a little more, all of them."""
        return self.width < self.wear.theme.mm(36)

    def _gap(self) -> int:
        """Between a name and its number."""
        return self.wear.theme.mm(0.6 if self._is_narrow() else 1)

    def _number(self, box: Box) -> NumberPlan | None:
        """Damage with its limit, or a star; without room the limit goes, never the number."""
        theme, setter = self.wear.theme, self.wear.press.type
        figure = main_figure(self.seat)
        if figure is None:
            return None
        small = theme.font_mm(3.4 * theme.glass.text_scale)
        if figure.shape == "points" and self.seat.alive:
            height = min(box.h * 1.04, theme.mm(14), (box.w - theme.mm(0.6)) / PROPORTIONS["points"][0])
            width = figure_width(figure.shape, height)
            limit = f"/{figure.of}" if figure.of is not None else ""
            room = setter.width(limit, small)
            if not limit or box.w <= width + room + theme.mm(22):
                limit, room = "", 0
            return NumberPlan("", limit, small, small, min(width, box.w), room, height)
        value, limit = life_words(self.seat)
        font = theme.font("key", "number")
        if font.cap > box.h * NUMBER_SHARE:
            font = theme.font_least(box.h * NUMBER_SHARE)
        limit = "" if self._is_narrow() or self.alarm else limit
        wide, of = setter.width(value, font), setter.width(limit, small)
        if limit and not self._has_room_for_name(box.w - wide - of - self._gap()):
            limit, of = "", 0.0  # the cells count the limit, too; nothing else says the name
        return NumberPlan(value, limit, font, small, wide, of)

    def _has_room_for_name(self, wide: float) -> bool:
        """Whether the name of this person stands in a room so wide, in type that is still read."""
        return self.wear.press.type.width(self.seat.name, self.wear.theme.plain("body")) <= wide

    def _paint_number(self, ink: Ink, box: Box, text: Colour) -> Box:
        """The number at the right end, with what would be too much or wins; returns what is left."""
        theme, plan, figure = ink.theme, self._number(box), main_figure(self.seat)
        if plan is None or figure is None:
            return box
        if plan.star:
            if plan.limit:
                part, box = box.cut_right(plan.limit_wide, theme.mm(0.6))
                ink.words(plan.limit, part, plan.small, theme.colours.dim)
            part, box = box.cut_right(plan.wide, theme.mm(1))
            paint_figure(ink, figure, part.centred(plan.wide, plan.star))
            return box
        low = round(box.y + (box.h - plan.font.cap) / 2)
        if plan.limit:
            part, box = box.cut_right(plan.limit_wide)
            room = Box(part.x, low, part.w, plan.small.cap)
            ink.words(plan.limit, room, plan.small, theme.colours.dim, "left", "bottom")
        part, box = box.cut_right(plan.wide, self._gap())
        ink.words(plan.value, Box(part.x, low, part.w, plan.font.cap), plan.font, text, "right", "bottom")
        return box

    def _name_room(self) -> Box:
        """What tab and number leave."""
        box, plan = self._tab_and_rest()[1], self._number(self._tab_and_rest()[1])
        if plan is None:
            return box
        theme = self.wear.theme
        if plan.limit:
            box = box.cut_right(plan.limit_wide, theme.mm(0.6) if plan.star else 0)[1]
        return box.cut_right(plan.wide, self._gap())[1]

    def wish(self) -> int:
        """How large the name would stand alone; one that has no room at all asks for nothing."""
        if self.seat is None:
            return 0
        name = self._name(self._name_room(), 0)
        return name.font.px if name is not None and name.whole else 0

    def wish_figure(self) -> float:
        """The number is as high as the plate, for everybody."""
        return 0

    def _halves(self, box: Box) -> tuple[Box, Box]:
        """The room of the name, and of what stands below it."""
        theme = self.wear.theme
        return box.cut_top(max(round(box.h * 0.5), theme.plain("body").cap), theme.mm(0.6))

    def _name(self, box: Box, most: float) -> Fitted | None:
        """The name, no larger than those of its siblings; None where initial and colour say who it is."""
        theme, seat, main = self.wear.theme, self.seat, main_figure(self.seat)
        if box.w < theme.mm(NAMELESS_MM) and main is not None and main.shape == "points":
            return None
        head = self._halves(box)[0]
        fonts = (theme.font("body"), theme.between("body"), theme.plain("body"), theme.plain("caption"))
        ways = [(font, 1) for font in fonts if font.cap <= head.h] or [(fonts[-1], 1)]
        return fit(self.wear.press.type, seat.name, head.w, below(ways, most))

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
        theme, seat, main = ink.theme, self.seat, main_figure(self.seat)
        name = self._name(box, self.most)
        if name is None:
            return
        caption = theme.font("caption")
        head, foot = self._halves(box)
        if name.whole:  # else initial, colour and pattern say who it is
            ink.words(name.lines[0], head, name.font, text)
        if danger is not None:
            words = self._danger_words(danger)
            fitted = fit(ink.press.type, words, foot.w, [(caption, 1)])
            if not fitted.whole and danger.turns_left is not None:  # the plate itself is the alarm
                fitted = fit(ink.press.type, f"({danger.turns_left})", foot.w, [(caption, 1)])
            ink.words(fitted.lines[0], foot, caption, text)
        elif seat.guise is not None:
            ways = [(caption, 1), (theme.plain("caption"), 1)]
            guise = fit(ink.press.type, self.wear.say(seat.guise), foot.w, ways)
            if guise.whole:  # else the pale plate and its outlined tab say that nobody plays
                ink.words(guise.lines[0], foot, guise.font, text)
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
