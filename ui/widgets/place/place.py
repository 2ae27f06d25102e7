"""A place of the board: a recess with a frame and a name; what lies in it is drawn by tiles on top."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.properties import NumericProperty, ObjectProperty, StringProperty

from companion.core.crossing.views import Figure, Place
from ui.theme.boxes import Box
from ui.theme.colours import Colour
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.figures.figures import PROPORTIONS, paint_figure
from ui.widgets.ink.fits import Fitted, capitals, fit, fit_name, line_step
from ui.widgets.ink.ink import Ink
from ui.widgets.place.frames import paint_recess
from ui.widgets.place.measures import (
    COMING_EDGE_MM,
    TAPE_MM,
    chip_high,
    coming_side,
    figures_width,
    has_two_lines,
    head_mm,
    is_low,
)

CHIPS_SHARE = 0.45  # of the head line of a crowd


class PlaceWidget(Touchable):
    """Styles: room (name centred above), zone (name left, figures right), crowd (a row of its own)."""

    place = ObjectProperty(None, allownone=True)
    style = StringProperty("room")
    note = StringProperty("")
    unit = StringProperty("")  # of what is coming, where its word has no room
    most = NumericProperty(0)  # how large the names of its siblings stand
    most_figure = NumericProperty(0)  # its numbers stand outside of rows
    watched = ("place", "style", "note", "unit", "most")

    def paint(self, ink: Ink) -> None:
        """Recess, frame, name, figures."""
        place: Place = self.place
        danger = "danger" in place.states
        colours = ink.theme.colours
        line = colours.danger if danger else (colours.accent if "legal" in place.states else None)
        paint_recess(ink, self.box, line)
        if danger:
            self._paint_tape(ink)
        if "differs" in place.states:
            ink.dashes(self.box, colours.warn, ink.theme.line("heavy"), ink.theme.mm(1.3))
        if "blocked" in place.states:
            ink.weave(self.box.inset(3), "tape", (*colours.warn[:3], 0.25), 1.5)
        if self.style == "crowd":
            self._paint_crowd(ink, place)
        elif self.style == "zone":
            self._paint_zone(ink, place, colours.danger if danger else colours.dim, danger)
        else:
            self._paint_room(ink, place)
        self.paint_focus(ink, self.box)

    def _paint_tape(self, ink: Ink) -> None:
        """Hazard tape at the left edge."""
        tape = self.box.inset(2).cut_left(ink.theme.mm(TAPE_MM))[0]
        ink.fill(tape, ink.theme.colours.bg)
        ink.weave(tape, "tape", ink.theme.colours.warn, 1.375)

    def _paint_room(self, ink: Ink, place: Place) -> None:
        """The name centred above, on two lines where it is long and there is room."""
        theme = ink.theme
        head = self._head()
        fitted = self._room_name(head, self.most)
        top = head.trimmed(top=theme.mm(1.6))
        ink.lines(fitted.lines, top, fitted.font, theme.colours.dim, "center")
        if place.count is not None and not place.tiles:
            number = theme.font("title", "number")
            ink.words(
                str(place.count),
                self.box.trimmed(top=theme.mm(head_mm(theme))),
                number,
                theme.colours.text,
                "center",
            )

    def _head(self) -> Box:
        """The room above what lies in a room."""
        theme = self.wear.theme
        lines = 2.1 if has_two_lines(theme, self.box) else 1
        return self.box.inset(theme.mm(0.7), 0).cut_top(theme.mm(head_mm(theme) * lines))[0]

    def _room_name(self, head: Box, most: float) -> Fitted:
        """The name of a room, no larger than its siblings have theirs."""
        wear, theme = self.wear, self.wear.theme
        lines = (1, 2) if has_two_lines(theme, self.box) else (1,)
        fonts = (theme.font("caption"), theme.between("caption"), theme.plain("caption"))
        ways = [(font, count) for font in fonts for count in lines]
        return fit_name(wear.press.type, capitals(wear.names(self.place.title)), head.w, ways, most)

    def wish(self) -> int:
        """How large the name would stand in a room if it were alone; others have no siblings."""
        return self._room_name(self._head(), 0).font.px if self.style == "room" else 0

    def wish_figure(self) -> float:
        """Numbers of a place stand alone."""
        return 0

    def _paint_zone(self, ink: Ink, place: Place, colour: Colour, danger: bool) -> None:
        """The name at the left, what is coming at the right."""
        theme = ink.theme
        left = theme.mm(TAPE_MM + 1.6) if danger else theme.space("tile_pad")
        edge = 1.5 if self.height >= theme.mm(15) else 0.7
        box = self.box.trimmed(left=left, right=theme.mm(1.5), top=theme.mm(edge), bottom=theme.mm(1.5))
        large = self.height > theme.mm(18.5)
        font = theme.font("body" if large else "caption")
        side = coming_side(theme, self.height) + theme.mm(1.5) if place.figures else 0
        names = capitals(self.wear.names(place.title))
        title = fit_name(ink.press.type, names, box.w - side, [(font, 1), (theme.font("caption"), 1)])
        head = box.cut_top(title.font.cap)[0]
        ink.words(title.lines[0], head, title.font, colour, "left", "top")
        taken = ink.press.type.width(title.lines[0], title.font) + theme.mm(3) + side
        if self.note and large and ink.press.type.width(self.note, theme.font("caption")) < box.w - taken:
            note = head.trimmed(right=side)
            ink.words(self.note, note, theme.font("caption"), theme.colours.dim, "right", "middle")
        if place.figures:
            width = figures_width(theme, place, self.box)
            self._paint_coming(ink, place, self.box.cut_right(width)[0])

    def _paint_crowd(self, ink: Ink, place: Place) -> None:
        """The name and who strikes first on one line; the sum stands below it at the right end."""
        theme, colours = ink.theme, ink.theme.colours
        line = self.box.trimmed(left=theme.mm(TAPE_MM + 1.6)).cut_top(chip_high(theme))[0]
        body, caption = theme.font("body"), theme.font("caption")
        names = capitals(self.wear.names(place.title))
        room = line.trimmed(right=line.w * CHIPS_SHARE)
        title = fit_name(ink.press.type, names, room.w * 0.5, [(caption, 1)])
        ink.words(title.lines[0], room, title.font, colours.danger, "left", "middle")
        rest = room.trimmed(left=ink.press.type.width(title.lines[0], title.font) + theme.mm(3))
        note = fit(ink.press.type, self.note, rest.w, [(body, 1), (caption, 1)])
        if note.whole:
            ink.words(note.lines[0], rest, note.font, colours.dim, "left", "middle")
        for figure in place.figures:
            side = coming_side(theme, self.height)
            column = self.box.trimmed(right=theme.mm(1.6), bottom=theme.mm(1.4)).cut_right(side)[0]
            if is_low(theme, self.box):
                self._paint_square(ink, figure, self.box.trimmed(right=theme.mm(1.6)).cut_right(side)[0])
                continue
            square, above = column.cut_bottom(side, theme.mm(0.6))
            self._paint_square(ink, figure, square)
            unit = fit(ink.press.type, self.unit, above.w + theme.mm(2), [(body, 1), (caption, 1)])
            room = above.trimmed(top=chip_high(theme)).inset(-theme.mm(1), 0)
            if unit.whole and room.h >= unit.font.cap:
                ink.words(unit.lines[0], room, unit.font, colours.dim, "center", "bottom")

    def _paint_square(self, ink: Ink, figure: Figure, square: Box) -> None:
        """What is coming, in a square of that size: the shape's own measure is its height."""
        high = round(square.w / (PROPORTIONS["harm"][0]))
        paint_figure(ink, figure, Box(square.x, round(square.centre[1] - high / 2), square.w, high))

    def _paint_coming(self, ink: Ink, place: Place, box: Box) -> None:
        """Outlined numbers with their word at the left."""
        theme = ink.theme
        side = coming_side(theme, self.height)
        rest = box.trimmed(right=theme.mm(COMING_EDGE_MM))
        for figure in reversed(place.figures):
            part, rest = rest.cut_right(side, theme.mm(1.5))
            self._paint_square(ink, figure, part.centred(side, side))
            if figure.label is None or rest.w < theme.mm(5):
                continue
            rest = rest.trimmed(top=self.height * 0.3, bottom=theme.mm(1.4))
            ways = [(theme.font("body"), 2), (theme.font("caption"), 2)]
            word = fit(ink.press.type, self.wear.say(figure.label), rest.w, ways)
            if word.whole:
                ink.lines(word.lines, rest, word.font, theme.colours.dim, "right", "middle")


class DeckWidget(Touchable):
    """Three stacked tiles with a count."""

    place = ObjectProperty(None, allownone=True)
    watched = ("place",)

    def paint(self, ink: Ink) -> None:
        """The stack, its name, and how many cards it has."""
        place: Place = self.place
        theme, colours = ink.theme, ink.theme.colours
        off, radius = theme.mm(0.75), theme.look.radius
        front = self.box.trimmed(right=2 * off, top=2 * off)
        for at in (2, 1):
            ink.frame(Box(front.x + at * off, front.y + at * off, front.w, front.h), colours.frame, 1, radius)
        legal = "legal" in place.states
        ink.slab(front, colours.raised if self.pressed else colours.card, radius)
        ink.frame(
            front, colours.accent if legal else colours.frame, theme.line("outline") if legal else 1, radius
        )
        if legal:
            side = theme.line("tab")
            ink.shape(
                [(front.right, front.top - side), (front.right, front.top), (front.right - side, front.top)],
                colours.accent,
            )
        if "asked" in place.states:
            ink.frame(front, colours.warn, theme.line("outline"), radius)
            ink.frame(front.inset(4), colours.warn, theme.line("outline"), radius)
        self._paint_count(ink, place, front)
        self.paint_focus(ink, self.box)

    def _paint_count(self, ink: Ink, place: Place, front: Box) -> None:
        """Name above, number large in the middle, the unit below where there is room."""
        theme, colours = ink.theme, ink.theme.colours
        body, inner = theme.font("body"), front.inset(theme.mm(1), theme.mm(2))
        if place.count is None:
            name = fit_name(
                ink.press.type, self.wear.names(place.title), inner.w, [(body, 2), (theme.font("caption"), 3)]
            )
            ink.lines(name.lines, inner, name.font, colours.on_card, "center", "middle")
            return
        names = capitals(self.wear.names(place.title))
        if inner.h < body.cap * 1.3 + theme.font("title", "number").cap:
            self._paint_beside(ink, names, str(place.count), front.inset(theme.mm(1), theme.mm(0.4)))
            return
        name = fit_name(
            ink.press.type,
            names,
            inner.w,
            [(body, 1), (theme.font("caption"), 1), (theme.font("caption"), 2), (theme.plain("caption"), 1)],
        )
        used = ink.lines(name.lines, inner, name.font, colours.on_card, "center")
        number = theme.font("key", "number")
        rest = inner.trimmed(top=used)
        if rest.h < number.cap * 1.3:  # sooner a little lower than as low as a heading
            number = theme.font_least(max(rest.h / 1.3, theme.font("title", "number").cap))
        unit = rest.h > number.cap + body.cap * 3
        if ink.press.type.width(str(place.count), number) > rest.w:
            number = theme.font("title", "number")
        middle = rest.trimmed(bottom=body.cap + theme.mm(0.5)) if unit else rest
        ink.words(str(place.count), middle, number, colours.on_card, "center")
        if unit:
            ink.words(
                self.wear.tell("ui-cards"),
                rest,
                theme.font("caption"),
                colours.dim_on_card,
                "center",
                "bottom",
            )

    def _paint_beside(self, ink: Ink, names: Sequence[str], count: str, inner: Box) -> None:
        """On a low deck the number stands at the right of the name."""
        theme, colours = ink.theme, ink.theme.colours
        number, caption = theme.font("body", "number"), theme.font("caption")
        room = inner.trimmed(right=ink.press.type.width(count, number) + theme.mm(1))
        name = fit_name(ink.press.type, names, room.w, [(caption, 1), (theme.plain("caption"), 1)])
        ink.words(name.lines[0], room, name.font, colours.on_card)
        ink.words(count, inner, number, colours.on_card, "right")


class CounterWidget(Touchable):
    """A small plate with a name and a number: decks that need no picture."""

    places = ObjectProperty(())
    watched = ("places",)

    def paint(self, ink: Ink) -> None:
        """One line for each; two in a line where lines would be lower than their numbers."""
        theme, places = ink.theme, tuple(self.places)
        paint_recess(ink, self.box)
        inner = self.box.inset(theme.space("tile_pad"), theme.mm(1.0))
        number = theme.font("body", "number")
        lines = max(1, min(len(places), int(inner.h // (number.cap + 1))))
        across = -(-len(places) // lines)
        for at, row in enumerate(inner.rows(lines)):
            shown = places[at * across : (at + 1) * across]
            cells = row.columns(len(shown), theme.mm(3)) if shown else []
            for place, cell in zip(shown, cells, strict=True):
                ink.words(count_of(place), cell, number, theme.colours.text, "right")
                taken = ink.press.type.width(count_of(place), number) + theme.mm(1)
                self._paint_name(ink, place, cell.trimmed(right=taken))
        self.paint_focus(ink, self.box)

    def _paint_name(self, ink: Ink, place: Place, room: Box) -> None:
        """What lies there, in capitals."""
        theme, names = ink.theme, capitals(self.wear.names(place.title))
        fonts = [(theme.font("caption"), 1), (theme.plain("caption"), 1)]
        if room.h >= line_step(theme.font("caption")) * 2:
            fonts.append((theme.font("caption"), 2))
        name = fit_name(ink.press.type, names, room.w, fonts)
        ink.lines(name.lines, room, name.font, theme.colours.dim, "left", "middle")


def count_of(place: Place) -> str:
    """How many cards a pile has, where that is known."""
    return "" if place.count is None else str(place.count)


class Chevron(Touchable):
    """The way cards move, on the border between two places."""

    leftward = ObjectProperty(True)
    urgent = ObjectProperty(False)
    watched = ("leftward", "urgent")
    can_focus = False

    def paint(self, ink: Ink) -> None:
        """A small open arrow."""
        box = self.box
        tip, tail = (box.x, box.right) if self.leftward else (box.right, box.x)
        points = [(tail, box.top), (tip, box.y + box.h / 2), (tail, box.y)]
        colours = ink.theme.colours
        colour = colours.accent if ink.theme.look.manner.frame == "panel" else colours.frame
        colour = colours.danger if self.urgent else colour
        ink.line(points, colour, ink.theme.line("outline") * 1.2)

    def on_touch_down(self, touch: object) -> bool:
        """It only shows the way."""
        return False
