"""A card on the board with every state of the grammar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from kivy.animation import Animation
from kivy.properties import NumericProperty, ObjectProperty

from companion.core.crossing.views import Condition, Figure, Tile
from companion.core.language.phrases import named
from ui.theme.boxes import Box
from ui.theme.colours import Colour, faded
from ui.theme.theme import Font
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.figures.figures import figure_width, paint_figure
from ui.widgets.icons.icons import is_sign, paint_icon
from ui.widgets.ink.fits import (
    Fitted,
    fit,
    fit_beside,
    fit_name,
    fit_narrow,
    in_height,
    line_step,
    lines_height,
)
from ui.widgets.ink.ink import Ink
from ui.widgets.tile.art import has_room, paint_art
from ui.widgets.tile.measures import TileMeasures, flat_room, level_with, lower, measure, room_above, smaller
from ui.widgets.tile.states import paint_corner, paint_ground, paint_source, paint_states

LOW_BREATH = 0.55
PRICE_SHARE, PRICE_WIDE, EYE_SHARE, HIGHEST_PRICE_MM, PRICE_MM = (
    0.62,
    0.8,
    0.3,
    17.0,
    7.8,
)  # of the price of a scan
COUNT_SHARE = 1.5  # of the capitals of a line below a name: what it takes with the gap above it
ICON_LEAST = 0.5  # of its size: a class is still told from the others
NAMELESS = named("")
TOLD = ("upgrade",)  # kinds that are bought for what they do: it stands beside their price


class TileFace(msgspec.Struct, frozen=True):
    """How an open card stands in its tile: where its name has room, and in what type."""

    m: TileMeasures
    room: Box
    title: Fitted
    beside: bool = False  # the second line of the name stands beside the figures


class TileWidget(Touchable):
    """Shows one core Tile; `scan` is the price of turning it up while it is hidden."""

    tile = ObjectProperty(None, allownone=True)
    scan = ObjectProperty(None, allownone=True)
    picked = ObjectProperty(False)
    breath = NumericProperty(1.0)
    most = NumericProperty(0)  # how large the names of its siblings stand
    most_figure = NumericProperty(0)  # and how high their numbers
    watched = ("tile", "scan", "picked", "breath", "most", "most_figure")

    def on_tile(self, _widget: Any, tile: Tile | None) -> None:
        """An open ask breathes slowly; nothing else does."""
        Animation.cancel_all(self, "breath")
        self.breath = 1.0
        if tile is not None and "asked" in tile.states and self.wear.theme.seconds("asked_breath"):
            half = self.wear.theme.seconds("asked_breath") / 2
            wave = Animation(breath=LOW_BREATH, d=half, s=1 / 10) + Animation(breath=1.0, d=half, s=1 / 10)
            wave.repeat = True
            wave.start(self)

    def collide_point(self, x: float, y: float) -> bool:
        """A low card is hit a little above and below it: only its place lies there."""
        reach = self.reach
        return bool(reach.x <= x <= reach.right and reach.y <= y <= reach.top)

    @property
    def reach(self) -> Box:
        """Where a finger hits it."""
        least = self.wear.theme.space("touch") if self.wear is not None else 0
        return self.box.inset(0, -max(0, least - self.height) / 2)

    def paint(self, ink: Ink) -> None:
        """Ground, words, figures, and the state on top."""
        tile: Tile = self.tile
        paint_ground(ink, self.box, tile, self.pressed)
        if tile.hidden:
            self._paint_price(ink)
        else:
            self._paint_art(ink, tile)
            self._paint_face(ink, tile)
        paint_states(ink, self.box, tile, bool(self.picked), float(self.breath))
        paint_corner(ink, self.box, tile)
        self.paint_focus(ink, self.box)

    def _paint_art(self, ink: Ink, tile: Tile) -> None:
        """The owner's picture of the card, once it is loaded; without one the tile is as it ever was."""
        pictures = self.wear.pictures
        if not tile.photo or pictures is None or self.pressed or not has_room(ink.theme, self.box):
            return
        texture = pictures.want(tile.photo, self._stale)
        if texture is not None:
            foot = measure(ink.theme, self.box, "big" in tile.states).figure if tile.figures else 0
            paint_art(ink, texture, self.box, tile, foot + ink.theme.mm(2.4))
            if tile.known:
                paint_source(ink, self.box, tile.known == "seen")

    def _paint_price(self, ink: Ink) -> None:
        """The plain plate with the price of a scan."""
        price: Figure | None = self.scan
        if price is None:
            self._paint_kind_of_back(ink)
            return
        theme = ink.theme
        tone: Any = "accent" if "legal" in self.tile.states else "card"
        wanted = max(self.height * PRICE_SHARE, theme.mm(PRICE_MM))
        height = round(min(wanted, self.height - 6, theme.mm(9)))
        width = figure_width("scan", height)
        if width > self.width - 12:
            self._paint_upright(ink, price)
            return
        plate = self.box.centred(
            min(self.width - 12, width + theme.mm(2.2)), min(self.height - 4, height + 14)
        )
        ink.fill(plate, theme.colours.bg)
        paint_figure(ink, price, plate.centred(width, height), tone)

    def _paint_kind_of_back(self, ink: Ink) -> None:
        """What the back of a hidden card gives away, on a plain plate."""
        if self.tile.note is None:
            return
        body, caption = ink.theme.font("body"), ink.theme.font("caption")
        room = self.box.inset(ink.theme.mm(1.2), ink.theme.mm(1.2))
        ways = [(body, 1), (caption, 1), (ink.theme.plain("caption"), 1), (ink.theme.plain("caption"), 2)]
        told = fit(ink.press.type, self.wear.say(self.tile.note), room.w - ink.theme.mm(1), ways)
        high = lines_height(told) + ink.theme.mm(2.4)
        ink.fill(room.centred(room.w, min(room.h, high)), ink.theme.colours.bg)
        ink.lines(told.lines, room, told.font, ink.theme.colours.warn, "center", "middle")

    def _paint_upright(self, ink: Ink, price: Figure) -> None:
        """In a narrow tile the eye stands above the price, and takes less of the height."""
        theme = ink.theme
        high = min(self.height - 12, (self.width - 12) / PRICE_WIDE, theme.mm(HIGHEST_PRICE_MM))
        plate = self.box.centred(min(self.width - 12, high * 0.8), high)
        ink.fill(plate, theme.colours.bg)
        above, below = plate.inset(0, theme.mm(0.4)).rows([EYE_SHARE, 1 - EYE_SHARE], theme.mm(0.3))
        paint_icon(ink, "look", above.centred(above.h * 1.3, above.h * 1.3), theme.colours.accent)
        shape = Figure("fight", price.value, filled=False)
        paint_figure(ink, shape, below.centred(below.h * 0.9, below.h), "accent")

    def _paint_face(self, ink: Ink, tile: Tile) -> None:
        """Title, class, figures and note, on two rows or on one."""
        face = self._face(tile, self.most, self.most_figure)
        if face.m.form == "flat":
            self._paint_flat(ink, tile, face)
        else:
            self._paint_tall(ink, tile, face)

    def wish(self) -> int:
        """How large the name would stand if it were alone; a hidden card has none.

        A name that finds no room in type that is read with ease makes only itself smaller.
        """
        tile: Tile | None = self.tile
        if tile is None or tile.hidden or tile.title is None:
            return 0
        return max(self._face(tile, 0).title.font.px, self.wear.theme.plain("body").px)

    def wish_figure(self) -> int:
        """How high its numbers would be alone, beside a name as large as those of its siblings."""
        tile: Tile | None = self.tile
        if tile is None or tile.hidden or not tile.figures:
            return 0
        return self._face(tile, self.most).m.figure

    def _face(self, tile: Tile, most: float, high: float = 0) -> TileFace:
        """In one row where the whole name has room there, else the name above the figures."""
        theme, foot = self.wear.theme, "big" in tile.states
        m = level_with(measure(theme, self.box, foot), high)
        if m.form == "flat":
            flat = TileFace(m, flat_room(tile, m), self._title(flat_room(tile, m), m, most))
            m = level_with(measure(theme, self.box, foot, compact=True), high)
            above = self._title(room_above(tile, m), m, most)
            if self._is_said_whole(flat.title) or (flat.title.whole and flat.title.font.px > above.font.px):
                return flat
        head = self._head(tile, m)
        title = self._title(head, m, most)
        if m.form == "compact":
            short = None if title.whole else self._short(tile, m)
            return short or TileFace(m, head, title)
        if self._is_said_whole(title) and title.font.px >= self._wanted(most):
            return TileFace(m, head, title)
        low = lower(theme, m)
        found = self._beside(tile, m, most) or self._beside(tile, low, most)
        found = found or self._above(tile, m, title, most) or self._above(tile, low, title, most)
        if found is None and (not title.whole or title.font.px < self._wanted(most)):
            less = smaller(theme, m)
            found = self._above(tile, less, title, most) or self._beside(tile, less, most, bare=True)
            if found is None and not title.whole:
                found = self._short(tile, less)
        return found or TileFace(m, head, title)

    def _head(self, tile: Tile, m: TileMeasures) -> Box:
        """The room of the name: above the figures, or above the line that says how its condition stands."""
        head = room_above(tile, m)
        if tile.live and m.form == "tall" and not (tile.figures or tile.icon or tile.note):
            return head.trimmed(bottom=self.wear.theme.font("caption").cap * COUNT_SHARE)
        return head

    def _wanted(self, most: float) -> float:
        """The size that a name has unless it finds no room, or its siblings none."""
        body = self.wear.theme.font("body").px
        return min(body, most) if most else body

    def _beside(self, tile: Tile, m: TileMeasures, most: float, bare: bool = False) -> TileFace | None:
        """The name on two lines, the second beside the figures; what else stands there is below it.

        A `bare` one goes without its class sooner than in small type.
        """
        font = self.wear.theme.font("body")
        if (most and font.px > most) or tile.note is not None:
            return None
        return self._in_two(tile, m, font, self.wear.say(tile.title or NAMELESS), bare)

    def _short(self, tile: Tile, m: TileMeasures) -> TileFace | None:
        """Any name on two lines in small type, before one is cut: its class and its note stand elsewhere."""
        names, theme = self.wear.names(tile.title or NAMELESS), self.wear.theme
        found = (
            self._in_two(tile, m, font, name, True, broken)
            for broken in (False, True)
            for font in (theme.font("caption"), theme.plain("caption"))
            for name in names
        )
        return next((one for one in found if one is not None), None) or self._narrow(tile, m)

    def _narrow(self, tile: Tile, m: TileMeasures) -> TileFace | None:
        """Any name on more lines than two, above the figures of a tile that others lie beside."""
        head, font = room_above(tile, m), self.wear.theme.plain("caption")
        names = self.wear.names(tile.title or NAMELESS)
        found = (fit_narrow(self.wear.press.type, name, (head.w, head.h), font) for name in names)
        return next((TileFace(m, head, one) for one in found if one is not None), None)

    def _in_two(
        self, tile: Tile, m: TileMeasures, font: Font, words: str, bare: bool, broken: bool = False
    ) -> TileFace | None:
        """Words on two lines, the second beside the figures, where they have room."""
        under = m.content.h - font.cap - line_step(font)
        has_icon = is_sign(tile.icon) and not bare
        if under < (m.icon * ICON_LEAST if has_icon else 0):
            return None
        taken = sum(figure_width(one.shape, m.figure) + m.gap for one in tile.figures)
        if m.content.h - font.cap < m.figure + self.wear.theme.mm(0.4):
            return None
        widths = (m.content.w, m.content.w - taken)
        title = fit_beside(self.wear.press.type, words, widths, font, broken)
        return TileFace(m, m.content, title, beside=True) if title is not None else None

    def _above(self, tile: Tile, m: TileMeasures, alone: Fitted, most: float) -> TileFace | None:
        """The whole name on two lines above the figures, where that is larger than it would be alone."""
        head = self._head(tile, m)
        title = self._title(head, m, most)
        if self._is_said_whole(title) and title.font.px >= max(alone.font.px, self._wanted(most)):
            return TileFace(m, head, title)
        return None

    def _paint_flat(self, ink: Ink, tile: Tile, face: TileFace) -> None:
        """Everything in one row."""
        m, room = face.m, face.m.content
        for figure in reversed(tile.figures):
            part, room = room.cut_right(figure_width(figure.shape, m.figure), m.gap)
            paint_figure(ink, figure, part.centred(part.w, m.figure))
        if is_sign(tile.icon):
            part, room = room.cut_right(m.icon, m.gap)
            paint_icon(ink, tile.icon, part.centred(m.icon, m.icon), ink.theme.colours.dim_on_card)
        title = face.title
        ink.lines(title.lines, face.room, title.font, self._text_colour(ink), "left", "middle")

    def _paint_tall(self, ink: Ink, tile: Tile, face: TileFace) -> None:
        """The title above, the figures below: the price at the right, the rest at the left."""
        m, title = face.m, face.title
        foot = m.content.cut_bottom(m.figure)[0]
        left = foot
        for figure in reversed(tile.figures if face.beside else tile.figures[-1:]):
            part, left = left.cut_right(figure_width(figure.shape, m.figure), m.gap)
            paint_figure(ink, figure, part)
        for figure in () if face.beside else tile.figures[:-1]:
            part, left = left.cut_left(figure_width(figure.shape, m.figure), m.gap)
            paint_figure(ink, figure, part)
        used = ink.lines(title.lines, face.room, title.font, self._text_colour(ink))
        side = min(m.icon, round(m.content.h - used - ink.theme.mm(0.4))) if face.beside else m.icon
        between = face.room.trimmed(top=used)
        if is_sign(tile.icon) and side >= m.icon * ICON_LEAST:
            if left.w < side and between.h >= side and not face.beside:  # the figures fill their row
                part = between.cut_bottom(side)[0].cut_right(side)[0]
            else:
                part, left = left.cut_left(side, m.gap)
                part = part.cut_bottom(side)[0] if face.beside else part.centred(side, side)
            paint_icon(ink, tile.icon, part, ink.theme.colours.dim_on_card)
        # Where the second line of a name stands no note can: only what is below the name is free.
        left = left.cut_bottom(max(0, min(left.h, m.content.h - used - ink.theme.mm(0.4))))[0]
        between = left if face.beside else between
        if tile.note is not None and m.form == "tall":
            self._paint_note(ink, (self.wear.say(tile.note),), left, between, m)
        elif tile.live and m.form == "tall":
            self._paint_live(ink, tile.live, left, between, m)
        elif tile.text is not None and m.form == "tall" and (not tile.figures or tile.kind in TOLD):
            beside = sum(figure_width(one.shape, m.figure) + m.gap for one in tile.figures)
            self._paint_text(ink, self.wear.say(tile.text), m.content.trimmed(top=used, right=beside))

    def _is_said_whole(self, title: Fitted) -> bool:
        """Whether a name stands there in full."""
        full = self.wear.say(self.tile.title or NAMELESS).replace(" ", "")
        return title.whole and "".join(title.lines).replace(" ", "") == full

    def _paint_live(
        self, ink: Ink, live: tuple[Condition, ...], foot: Box, between: Box, m: TileMeasures
    ) -> None:
        """How its condition stands, in the accent where it is met; shorter where there is no room."""
        first = next((one for one in live if not one.met), live[0])
        words = [self.wear.say(one) for one in (first.text, first.brief) if one is not None]
        tint = ink.theme.colours.accent if first.met else None
        self._paint_note(ink, words, foot, between, m, tint)

    def _paint_text(self, ink: Ink, words: str, room: Box) -> None:
        """What an Event or a Hazard does, where it lies; never cut: else it is one touch away."""
        caption = ink.theme.font("caption")
        below = room.trimmed(top=ink.theme.mm(1.2))
        ways = in_height([(caption, lines) for lines in (1, 2, 3, 4)], below.h)
        told = fit(ink.press.type, words, below.w, ways)
        if told.whole and told.font.cap <= below.h:
            ink.lines(told.lines, below, told.font, ink.theme.colours.dim_on_card)

    def _paint_note(
        self,
        ink: Ink,
        wordings: Sequence[str],
        foot: Box,
        between: Box,
        m: TileMeasures,
        tint: Colour | None = None,
    ) -> None:
        """The note stands below the title when there is a line free, else beside the figures."""
        font = ink.theme.font("caption")
        colour = tint or ink.theme.colours.dim_on_card
        for words in wordings:
            note = fit(ink.press.type, words, between.w, [(font, 1)])
            if between.h >= font.cap * 1.9 and note.whole:
                row = between.cut_top(font.cap * 1.9)[0]
                ink.words(note.lines[0], row, font, colour, "left", "bottom")
                return
            note = fit(ink.press.type, words, foot.w, [(font, 2 if foot.h > font.cap * 2.4 else 1)])
            if (
                note.whole and " ".join(note.lines) == words and foot.h >= font.cap
            ):  # a note that has no room is one touch away; it is never cut
                ink.lines(note.lines, foot, font, colour, "left", "middle")
                return

    def _title(self, room: Box, m: TileMeasures, most: float) -> Fitted:
        """The name as large as its siblings have it; smaller than what must be read only as a last way."""
        theme, setter = self.wear.theme, self.wear.press.type
        names = self.wear.names(self.tile.title or NAMELESS)
        body, caption = theme.font("body"), theme.font("caption")
        lines = (1,) if m.form == "compact" and (self.tile.figures or self.tile.icon) else (1, 2)
        airy = 1.05 if m.form == "tall" else 1.4
        fonts = (body, theme.between("body"), theme.plain("body"))
        ways = [
            (font, count)
            for font in fonts
            for count in lines
            if (count == 1 and (m.form != "compact" or font.cap <= room.h))
            or room.h >= font.cap + font.px * (airy if font is body else 1.05)
        ]
        title = fit_name(setter, names, room.w, ways, most) if ways else None
        if title is not None and title.whole:
            return title
        small = [
            (font, count)
            for font in (caption, theme.plain("caption"))
            for count in lines
            if count == 1 or room.h >= font.cap + font.px * 1.05
        ]
        return fit_name(setter, names, room.w, small, most)

    def _text_colour(self, ink: Ink) -> Any:
        """Dim is for what is over; a pressed tile changes places with its ink."""
        colours = ink.theme.colours
        if self.pressed:
            return colours.card
        return faded(colours.dim_on_card, 1) if "spent" in self.tile.states else colours.on_card
