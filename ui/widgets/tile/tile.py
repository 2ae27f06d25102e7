"""A card on the board with every state of the grammar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.animation import Animation
from kivy.properties import NumericProperty, ObjectProperty

from companion.core.crossing.views import Condition, Figure, Tile
from companion.core.language.phrases import named
from ui.theme.boxes import Box
from ui.theme.colours import Colour, faded
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.figures.figures import figure_width, paint_figure
from ui.widgets.icons.icons import CLASSES, paint_icon
from ui.widgets.ink.fits import Fitted, fit, fit_name, in_height
from ui.widgets.ink.ink import Ink
from ui.widgets.tile.measures import TileMeasures, measure, smaller
from ui.widgets.tile.states import paint_corner, paint_ground, paint_states

LOW_BREATH = 0.55
NAMELESS = named("")


class TileWidget(Touchable):
    """Shows one core Tile; `scan` is the price of turning it up while it is hidden."""

    tile = ObjectProperty(None, allownone=True)
    scan = ObjectProperty(None, allownone=True)
    picked = ObjectProperty(False)
    breath = NumericProperty(1.0)
    watched = ("tile", "scan", "picked", "breath")

    def on_tile(self, _widget: Any, tile: Tile | None) -> None:
        """An open ask breathes slowly; nothing else does."""
        Animation.cancel_all(self, "breath")
        self.breath = 1.0
        if tile is not None and "asked" in tile.states and self.wear.theme.seconds("asked_breath"):
            half = self.wear.theme.seconds("asked_breath") / 2
            wave = Animation(breath=LOW_BREATH, d=half, s=1 / 10) + Animation(breath=1.0, d=half, s=1 / 10)
            wave.repeat = True
            wave.start(self)

    def paint(self, ink: Ink) -> None:
        """Ground, words, figures, and the state on top."""
        tile: Tile = self.tile
        paint_ground(ink, self.box, tile, self.pressed)
        if tile.hidden:
            self._paint_price(ink)
        else:
            self._paint_face(ink, tile)
        paint_states(ink, self.box, tile, bool(self.picked), float(self.breath))
        paint_corner(ink, self.box, tile)
        self.paint_focus(ink, self.box)

    def _paint_price(self, ink: Ink) -> None:
        """The plain plate with the price of a scan."""
        price: Figure | None = self.scan
        if price is None:
            return
        height = round(min(self.height * 0.5, ink.theme.mm(8.2)))
        width = figure_width("scan", height)
        upright = width > self.width * 0.8
        if upright:
            height = round(min(self.height * 0.4, self.width * 0.42))
            width = round(height * 0.9)
        plate = self.box.centred(
            min(self.width - 12, width + ink.theme.mm(2.2)),
            min(self.height - 12, height * (1.75 if upright else 1) + 14),
        )
        ink.fill(plate, ink.theme.colours.bg)
        tone: Any = "accent" if "legal" in self.tile.states else "card"
        if upright:
            eye = plate.cut_top(plate.h * 0.38)[0].centred(round(height * 0.7), round(height * 0.7))
            paint_icon(ink, "look", eye, ink.theme.colours.accent)
            shape = Figure("fight", price.value, filled=False)
            paint_figure(ink, shape, plate.cut_bottom(plate.h * 0.62)[0].centred(width, height), "accent")
            return
        paint_figure(ink, price, plate.centred(width, height), tone)

    def _paint_face(self, ink: Ink, tile: Tile) -> None:
        """Title, class, figures and note, on two rows or on one."""
        foot = "big" in tile.states
        m = measure(ink.theme, self.box, foot)
        if m.form == "flat" and not self._paint_flat(ink, tile, m):
            m = measure(ink.theme, self.box, foot, compact=True)
        if m.form != "flat":
            self._paint_tall(ink, tile, m)

    def _paint_flat(self, ink: Ink, tile: Tile, m: TileMeasures) -> bool:
        """Everything in one row; False when the name has no room beside the figures."""
        room, gap, figures = m.content, m.gap, []
        for figure in reversed(tile.figures):
            part, room = room.cut_right(figure_width(figure.shape, m.figure), gap)
            figures.append((figure, part.centred(part.w, m.figure)))
        icon = None
        if tile.icon in CLASSES:
            part, room = room.cut_right(m.icon, gap)
            icon = part.centred(m.icon, m.icon)
        title = self._title(ink, room, m)
        if not self._is_said_whole(title):
            return False  # above the numbers there is room for the whole name
        for figure, part in figures:
            paint_figure(ink, figure, part)
        if icon is not None:
            paint_icon(ink, tile.icon, icon, ink.theme.colours.dim_on_card)
        ink.lines(title.lines, room, title.font, self._text_colour(ink), "left", "middle")
        return True

    def _paint_tall(self, ink: Ink, tile: Tile, m: TileMeasures) -> None:
        """The title above, the figures below: the price at the right, the rest at the left."""
        if m.form == "tall":
            m = self._with_room(ink, tile, m)
        foot = m.content.cut_bottom(m.figure)[0]
        left = foot
        if tile.figures:
            part, left = left.cut_right(figure_width(tile.figures[-1].shape, m.figure), m.gap)
            paint_figure(ink, tile.figures[-1], part)
        for figure in tile.figures[:-1]:
            part, left = left.cut_left(figure_width(figure.shape, m.figure), m.gap)
            paint_figure(ink, figure, part)
        if tile.icon in CLASSES:
            part, left = left.cut_left(m.icon, m.gap)
            paint_icon(ink, tile.icon, part.centred(m.icon, m.icon), ink.theme.colours.dim_on_card)
        head = self._head(tile, m)
        title = self._title(ink, head, m)
        used = ink.lines(title.lines, head, title.font, self._text_colour(ink))
        between = head.trimmed(top=used)
        if tile.note is not None and m.form == "tall":
            self._paint_note(ink, (self.wear.say(tile.note),), left, between, m)
        elif tile.live and m.form == "tall":
            self._paint_live(ink, tile.live, left, between, m)
        elif tile.text is not None and not tile.figures and m.form == "tall":
            self._paint_text(ink, self.wear.say(tile.text), m.content.trimmed(top=used))

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

    def _with_room(self, ink: Ink, tile: Tile, m: TileMeasures) -> TileMeasures:
        """A long name needs a second line, which the figures give where that keeps it large, or whole."""
        title, low = self._title(ink, self._head(tile, m), m), smaller(ink.theme, m)
        if not self._is_said_whole(title):
            return low
        body = ink.theme.font("body")
        is_larger = (
            title.font.px < body.px and self._title(ink, self._head(tile, low), low).font.px >= body.px
        )
        return low if is_larger else m

    def _is_said_whole(self, title: Fitted) -> bool:
        """Whether a name stands there neither cut nor abbreviated."""
        full = self.wear.say(self.tile.title or NAMELESS).replace(" ", "")
        return title.whole and "".join(title.lines).replace(" ", "") == full

    def _head(self, tile: Tile, m: TileMeasures) -> Box:
        """The room above the figures."""
        return m.content.trimmed(bottom=m.figure + m.gap if tile.figures or tile.icon or tile.note else 0)

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
                note.whole and " ".join(note.lines) == words
            ):  # a note that has no room is one touch away; it is never cut
                ink.lines(note.lines, foot, font, colour, "left", "middle")
                return

    def _title(self, ink: Ink, room: Box, m: TileMeasures) -> Fitted:
        """The name: body size, then two lines, then caption size, then a shorter wording."""
        tile: Tile = self.tile
        words = self.wear.say(tile.title or NAMELESS)
        body, caption = ink.theme.font("body"), ink.theme.font("caption")
        if m.form == "compact":
            return fit_name(ink.press.type, words, room.w, [(caption, 1), (ink.theme.plain("caption"), 1)])
        ways = [(body, 1)]
        if room.h >= body.cap + body.px * (1.05 if m.form == "tall" else 1.4):
            ways.append((body, 2))
        ways.append((caption, 1))
        if room.h >= caption.cap + caption.px * 1.05:
            ways.append((caption, 2))
        least = ink.theme.plain("caption")
        if least.cap < caption.cap:
            ways += [(least, 1), (least, 2)] if room.h >= least.cap + least.px * 1.05 else [(least, 1)]
        return fit_name(ink.press.type, words, room.w, ways)

    def _text_colour(self, ink: Ink) -> Any:
        """Dim is for what is over; a pressed tile changes places with its ink."""
        colours = ink.theme.colours
        if self.pressed:
            return colours.card
        return faded(colours.dim_on_card, 1) if "spent" in self.tile.states else colours.on_card
